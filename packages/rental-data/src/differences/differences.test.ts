import { describe, expect, it } from 'vitest';
import { listColumns } from '../catalogue/columns';
import { findVersion } from '../catalogue/sets';
import { VARIANTS, type Variant } from '../catalogue/values';
import type { Catalogue } from '../catalogue/types';
import { booleanNotation, codesIn, findLastDay } from '../catalogue/notation';
import { listChanges, sideOfChange } from '../catalogue/changes';
import { differences, invertChange, versionPairs } from './differences';
import { summarisePair } from './summarise';
import type { ColumnRef, VersionChange, VersionDifferences } from './types';
import { changeParts, changeWords } from './words';
import { catalogue, recorded } from '../../tests/support/realCatalogue';
import { sampleCatalogue, sampleColumn, sampleVersion } from '../../tests/support/usabilitySample';

const pairs = versionPairs(recorded);
const names = (columns: readonly ColumnRef[]) => columns.map((c) => c.header);

/** Headers of a variant that a version has, read from the catalogue. */
const listHeaders = (from: Catalogue, version: string, variant: Variant): string[] =>
  listColumns(from, findVersion(from, version), variant).map((c) => c.header);

/** Headers that the changes take away from the first version, and those that they give to the second. */
function moved({ changes }: VersionDifferences, variant: Variant): { gone: string[]; come: string[] } {
  const headersBy = (pick: (change: VersionChange) => readonly ColumnRef[]) =>
    changes.filter((c) => 'variant' in c && c.variant === variant).flatMap((c) => names(pick(c)));
  return {
    gone: headersBy((c) => {
      if (c.kind === 'variant-removed') return c.columns;
      if (c.kind === 'column-removed') return [c.column];
      return c.kind === 'column-replaced' ? c.from : [];
    }),
    come: headersBy((c) => {
      if (c.kind === 'variant-added') return c.columns;
      if (c.kind === 'column-added') return [c.column];
      return c.kind === 'column-replaced' ? c.to : [];
    }),
  };
}

describe('pairs of versions', () => {
  it('are twelve, each way', () => {
    expect(pairs).toHaveLength(12);
    expect(new Set(pairs.map((p) => p.join())).size).toBe(12);
  });

  it.each(versionPairs(catalogue))(
    '%s to %s: what goes, comes and stays adds up to both column lists',
    (from, to) => {
      const found = differences(catalogue, from, to);
      expect([found.from, found.to]).toEqual([from, to]);
      for (const variant of VARIANTS) {
        const { gone, come } = moved(found, variant);
        const kept = found.kept.find((k) => k.variant === variant)?.headers ?? [];
        expect([...kept, ...gone].sort()).toEqual(listHeaders(catalogue, from, variant).sort());
        expect([...kept, ...come].sort()).toEqual(listHeaders(catalogue, to, variant).sort());
      }
    },
  );

  it.each(versionPairs(catalogue))('%s to %s is the mirror image of the way back', (from, to) => {
    const there = differences(catalogue, from, to);
    const back = differences(catalogue, to, from);
    expect(back.changes.map(invertChange)).toEqual(there.changes);
    expect(back.kept).toEqual(there.kept);
    for (const change of there.changes) {
      expect(invertChange(change)).not.toEqual(change);
      expect(invertChange(invertChange(change))).toEqual(change);
    }
  });

  it.each(catalogue.versions)('$version has no differences from itself, and keeps every column', (v) => {
    const { changes, kept } = differences(catalogue, v.version, v.version);
    expect(changes).toEqual([]);
    expect(kept).toEqual(
      v.variants.map((variant) => ({ variant, headers: listHeaders(catalogue, v.version, variant) })),
    );
  });

  it('an unknown version is named, with those that are known', () => {
    expect(() => differences(recorded, '0.2', '0.9')).toThrow(/0\.9.*0\.0、0\.1、0\.2、0\.3/);
    expect(() => differences(recorded, '', '0.2')).toThrow(RangeError);
  });
});

describe('what is known of the versions', () => {
  it.each([
    [
      '0.0',
      '0.1',
      // Both have files of one or two months only, which stand on the same side of every change.
      [],
    ],
    [
      '0.1',
      '0.2',
      [
        'raw 出租所費天數 before>mixed',
        'raw 有身份限制？ before>mixed',
        'deduplicated 最大出租所費天數 before>mixed',
      ],
    ],
    [
      '0.3',
      '0.2',
      [
        'raw 陽台數 after>mixed',
        'raw 物件類型 mixed>before',
        'deduplicated 最大物件編號,最小物件編號 after>before',
      ],
    ],
  ])(
    '%s to %s: each column whose meaning changed from some period on is told, and no other',
    (from, to, expected) => {
      const { changes, kept } = differences(recorded, from, to);
      const found = changes.flatMap((change) =>
        change.kind === 'meaning-changed'
          ? `${change.variant} ${change.columns.join()} ${change.from}>${change.to}`
          : [],
      );
      expect(found).toEqual(expect.arrayContaining(expected));
      if (expected.length === 0) expect(found).toEqual([]);
      // Each column of both versions whose files stand on different sides is in an entry.
      const wanted = kept.flatMap(({ variant, headers }) =>
        headers.flatMap((header) =>
          listChanges(recorded, variant, header)
            .filter((change) => {
              const [before, after] = [from, to].map((version) => {
                const releases = recorded.releases.filter(
                  (r) => r.version === version && r.sets.some((s) => s.variant === variant),
                );
                const sides = new Set(releases.map((release) => sideOfChange(recorded, change, release)));
                return sides.size > 1 ? 'mixed' : [...sides][0];
              });
              return before !== undefined && after !== undefined && before !== after;
            })
            .map(({ id }) => `${variant} ${header} ${id}`),
        ),
      );
      const listed = changes.flatMap((change) =>
        change.kind === 'meaning-changed'
          ? change.columns.map((header) => `${change.variant} ${header} ${change.change}`)
          : [],
      );
      expect(listed.sort()).toEqual(wanted.sort());
    },
  );

  it('names the columns whose notation changed: every boolean, and nothing else', () => {
    const [change] = differences(recorded, '0.0', '0.1').changes.filter((c) => c.kind === 'booleans-changed');
    const booleans = listColumns(recorded, { version: '0.0', variants: ['raw'] }, 'raw').filter(
      (c) => c.type === 'boolean',
    );
    expect(change?.columns).toEqual(booleans.map((c) => c.header));
  });
});

describe('booleanNotation', () => {
  it.each([
    ['T／F', { true: 'T', false: 'F' }],
    ['0／1', { true: '1', false: '0' }],
    ['true／false', { true: 'true', false: 'false' }],
    ['是／否', undefined],
    ['T', undefined],
    ['T／F／-', undefined],
  ])('%s', (text, values) => {
    expect(booleanNotation(text)).toEqual({ text, ...(values ? { values } : {}) });
  });
});

describe('facts of a version', () => {
  it('holds the codes that came into use up to the end of its newest period', () => {
    const lastDays = ['0.0', '0.1', '0.2', '0.3'].map((v) => findLastDay(recorded, findVersion(recorded, v)));
    expect(lastDays).toEqual(['2018-06-30', '2018-07-31', '2023-12-31', undefined]);
    // 攤位 came three days after version 0.2 was released.
    const table = recorded.codeTables.find((t) => t.id === 'property_type') ?? { codes: [] };
    const stalls = lastDays.map((day) => codesIn(table, day).some(({ code }) => code === 8));
    expect(stalls).toEqual([false, false, true, true]);
  });
});

describe('changes that no version has made yet', () => {
  const invented = (more: Partial<Catalogue> & Pick<Catalogue, 'versions' | 'columns'>) =>
    sampleCatalogue(recorded, more);
  const two = [sampleVersion('1.0'), sampleVersion('1.1')];

  it.each([
    ['type', { type: 'integer' }, { type: 'number' }, 'integer', 'number'],
    ['unit', { unit: '坪' }, { unit: '平方公尺' }, '坪', '平方公尺'],
    ['key', {}, { key: 'new' }, '', 'new'],
    ['meaning', { description: '舊的意思。' }, { description: '新的意思。' }, '舊的意思。', '新的意思。'],
  ] as const)('the same header with another %s', (aspect, before, after, from, to) => {
    const same = { description: '說明。', variants: ['deduplicated' as const] };
    const columns = [
      sampleColumn('甲', { ...same, ...before, since: '1.0', until: '1.0' }),
      sampleColumn('甲', { ...same, ...after, since: '1.1' }),
    ];
    const { changes, kept } = differences(invented({ versions: two, columns }), '1.0', '1.1');
    expect(changes).toEqual([
      {
        kind: 'column-changed',
        variant: 'deduplicated',
        column: { header: '甲', ...(aspect === 'key' ? { key: 'new' } : {}) },
        aspect,
        from,
        to,
      },
    ]);
    expect(kept).toEqual([
      { variant: 'raw', headers: [] },
      { variant: 'deduplicated', headers: ['甲'] },
    ]);
  });

  it('a column that follows another code table', () => {
    const codeTables = ['a', 'b'].map((id) => ({ id, title: '甲', codes: [] }));
    const code = { type: 'code', description: '說明。', variants: ['raw' as const] } as const;
    const columns = [
      sampleColumn('甲', { ...code, variants: ['raw'], codeTable: 'a', since: '1.0', until: '1.0' }),
      sampleColumn('甲', { ...code, variants: ['raw'], codeTable: 'b', since: '1.1' }),
    ];
    const { changes } = differences(invented({ versions: two, columns, codeTables }), '1.0', '1.1');
    expect(changes).toMatchObject([{ aspect: 'code-table', from: 'a', to: 'b' }]);
  });

  it('listings that are told apart by other columns, once for both variants', () => {
    const columns = [
      sampleColumn('甲', { description: '說明。', dedupKey: true }),
      sampleColumn('乙', { description: '說明。', dedupKey: true, since: '1.0', until: '1.0' }),
      sampleColumn('乙', { description: '說明。', since: '1.1' }),
    ];
    const made = invented({ versions: two, columns });
    const change = { kind: 'dedup-changed', from: ['甲', '乙'], to: ['甲'] };
    expect(differences(made, '1.0', '1.1').changes).toEqual([change]);
    expect(differences(made, '1.1', '1.0').changes).toEqual([{ ...change, from: ['甲'], to: ['甲', '乙'] }]);
    const rawOnly = [
      sampleVersion('1.0', { variants: ['raw'] }),
      sampleVersion('1.1', { variants: ['raw'] }),
    ];
    expect(differences(invented({ versions: rawOnly, columns }), '1.0', '1.1').changes).toEqual([]);
  });

  it('a column that stays without values, and one that has some again', () => {
    const column = { variants: ['raw' as const], description: '說明。' };
    const columns = [
      sampleColumn('甲', { ...column, since: '1.0', until: '1.0' }),
      sampleColumn('甲', { ...column, since: '1.1', state: 'deprecated' }),
      sampleColumn('乙', { ...column, since: '1.0', until: '1.0', state: 'experimental' }),
      sampleColumn('乙', { ...column, since: '1.1' }),
    ];
    const made = invented({ versions: two, columns });
    const change = { kind: 'column-deprecated', variant: 'raw', column: { header: '甲' } };
    expect(differences(made, '1.0', '1.1').changes).toEqual([change]);
    expect(differences(made, '1.1', '1.0').changes).toEqual([{ ...change, kind: 'column-restored' }]);
  });

  it('the code table of a column that only one version has', () => {
    const codes = [{ code: 1, label: '一', since: '2030-01-01' }];
    const codeTables = [{ id: 'a', title: '甲', codes }];
    const columns = [sampleColumn('甲', { type: 'code', codeTable: 'a', variants: ['raw'], since: '1.1' })];
    const made = invented({ versions: two, columns, codeTables });
    const change = { kind: 'table-added', table: 'a', title: '甲', columns: ['甲'] };
    expect(differences(made, '1.0', '1.1').changes).toMatchObject([
      { kind: 'column-added' },
      { ...change, codes: [{ code: 1, label: '一' }] },
    ]);
    expect(differences(made, '1.1', '1.0').changes).toMatchObject([
      { kind: 'column-removed' },
      { ...change, kind: 'table-removed' },
    ]);
  });

  it('missing values written otherwise', () => {
    const versions = [sampleVersion('1.0'), sampleVersion('1.1', { missing: { csv: 'NA' } })];
    expect(differences(invented({ versions, columns: [] }), '1.0', '1.1').changes).toEqual([
      { kind: 'missing-changed', format: 'csv', from: '-', to: 'NA' },
    ]);
  });

  it('a column that was renamed twice leads to its last name, and columns that were joined belong together', () => {
    const versions = [
      sampleVersion('1.0'),
      sampleVersion('1.1', { replaces: { 甲: ['乙'] } }),
      sampleVersion('1.2', { replaces: { 乙: ['丁'], 丙: ['丁'] } }),
    ];
    const columns = [
      sampleColumn('甲', { since: '1.0', until: '1.0' }),
      sampleColumn('乙', { since: '1.1', until: '1.1' }),
      sampleColumn('丙', { since: '1.0', until: '1.1' }),
      sampleColumn('丁', { since: '1.2' }),
    ];
    const all = invented({ versions, columns });
    const replaced = (from: string, to: string) =>
      differences(all, from, to).changes.flatMap((c) =>
        c.kind === 'column-replaced' && c.variant === 'raw' ? [[names(c.from), names(c.to)]] : [],
      );
    expect(replaced('1.0', '1.1')).toEqual([[['甲'], ['乙']]]);
    expect(replaced('1.1', '1.2')).toEqual([[['乙', '丙'], ['丁']]]);
    expect(replaced('1.0', '1.2')).toEqual([[['甲', '丙'], ['丁']]]);
    expect(replaced('1.2', '1.0')).toEqual([[['丁'], ['甲', '丙']]]);
  });

  it('a column that only got another name means the same', () => {
    const versions = [sampleVersion('1.0'), sampleVersion('1.1', { replaces: { 甲: ['乙'] } })];
    const columns = [
      sampleColumn('甲', { since: '1.0', until: '1.0', description: '同一個意思。' }),
      sampleColumn('乙', { since: '1.1', description: '同一個意思。' }),
    ];
    const { changes } = differences(invented({ versions, columns }), '1.0', '1.1');
    expect(changes).toMatchObject([{ meaning: false }, { meaning: false }]);
  });
});

describe('the table of all pairs', () => {
  it('says what is known of the recorded versions', () => {
    const words = (from: string, to: string) => summarisePair(recorded, from, to);
    expect(words('0.2', '0.3')).toBe('新增1欄、改名或換成其他欄位2欄、定義或意義改變30欄；其他改變3處');
    expect(words('0.3', '0.2')).toBe('移除1欄、改名或換成其他欄位3欄、定義或意義改變30欄；其他改變3處');
    expect(words('0.0', '0.2')).toBe('多了消除重複住宅；新增3欄、定義或意義改變25欄；其他改變3處、代碼3個');
    expect(words('0.2', '0.0')).toBe('沒有消除重複住宅；移除3欄、定義或意義改變25欄；其他改變3處、代碼3個');
  });

  it('says so of versions that do not differ', () => {
    const same = sampleCatalogue(recorded, {
      versions: [sampleVersion('0.1'), sampleVersion('0.2')],
      columns: [sampleColumn('坪數')],
    });
    expect(summarisePair(same, '0.1', '0.2')).toBe('沒有不同');
  });
});

it('what differs and what to do about it make up the sentence of the JSON', () => {
  for (const [from, to] of versionPairs(catalogue)) {
    for (const change of differences(catalogue, from, to).changes) {
      const { what, task } = changeParts(change);
      const bare = (text: string) => text.slice(0, -1);
      expect([`${bare(what)}，${task}`, `${bare(what)}；${task}`]).toContain(changeWords(change));
    }
  }
});
