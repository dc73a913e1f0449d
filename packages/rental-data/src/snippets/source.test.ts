import { describe, expect, it } from 'vitest';
import { BOOLEAN_MARK, EXAMPLE } from './example';
import { pandas, polars } from './python';
import { r } from './r';
import { snippetSource } from './source';
import { writeSnippets } from '.';
import { columnsOfSet, listSets } from '../catalogue/sets';
import { SITE, findRecordedSet } from '../../tests/support/citationSample';
import { catalogue, recorded } from '../../tests/support/realCatalogue';
import { SETS } from '../../tests/support/snippets/sample';

describe('snippetSource', () => {
  it('of a set of the rule', () => {
    expect(snippetSource(recorded, findRecordedSet('2026-04', 'deduplicated'), SITE)).toEqual({
      url: 'https://twrh.s3.ap-northeast-3.amazonaws.com/2026/%5B202604%5D%5BCSV%5D%5BDeduplicated%5D%20TW-Rental-Data.zip',
      savedAs: '[202604][CSV][Deduplicated] TW-Rental-Data.zip',
      plainName: '2026-04-deduplicated',
      inside: 'tw-rental-data/202604-deduplicated.csv',
      missing: '-',
      booleans: { true: 'T', false: 'F' },
      times: '%Y-%m-%d %H:%M:%S CST',
      identifiers: ['最大物件編號', '最小物件編號', '常見刊登者編碼'],
      codes: {
        縣市: 'https://example.org/sub/data/codes/top_region.csv',
        鄉鎮市區: 'https://example.org/sub/data/codes/sub_region.csv',
      },
      recomputed: [expect.objectContaining({ header: '每坪租金（含管理費與停車費）' })],
    });
  });

  it('of the first version: 1 and 0, and a path that nobody recorded', () => {
    const source = snippetSource(recorded, findRecordedSet('2018-05', 'raw'), SITE);
    expect(source).toMatchObject({
      booleans: { true: '1', false: '0' },
      times: '%Y-%m-%d %H:%M:%S UTC+08:00',
      identifiers: ['物件編號'],
    });
    expect(source).not.toHaveProperty('inside', expect.anything());
  });

  it('exists for every set', () => {
    for (const set of listSets(catalogue)) expect(snippetSource(catalogue, set, SITE)).toBeDefined();
  });

  it('is missing where no CSV is, or the notation is not recorded', () => {
    const set = findRecordedSet('2026-04', 'raw');
    expect(snippetSource(recorded, { ...set, files: [] }, SITE)).toBeUndefined();
    const versions = recorded.versions.map(({ missing, ...version }) => (missing ? version : version));
    expect(snippetSource({ ...recorded, versions }, set, SITE)).toBeUndefined();
  });

  it('refuses a version without the columns of the example, and says where to change them', () => {
    const columns = recorded.columns.filter((c) => c.header !== EXAMPLE.boolean);
    expect(() => snippetSource({ ...recorded, columns }, findRecordedSet('2026-04', 'raw'), SITE)).toThrow(
      /可炊？.*example\.ts/,
    );
  });
});

describe('what the snippets build on', () => {
  it.each(SETS)('$version $variant: columns of booleans end in ？', (set) => {
    for (const { header, type } of columnsOfSet(recorded, set)) {
      if (type === 'boolean') expect(header.endsWith(BOOLEAN_MARK), header).toBe(true);
    }
  });

  it('names a code whose header ends in ？ in every tool that goes by the ending', () => {
    const [set] = SETS;
    if (!set) throw new Error('no set');
    const columns = recorded.columns.map((c) =>
      c.header === '有產權登記？' ? { ...c, type: 'code' as const, codeTable: 'contact' } : c,
    );
    const source = snippetSource({ ...recorded, columns }, set, SITE);
    if (!source) throw new Error('no source');
    expect(source.notBoolean).toEqual(['有產權登記？']);
    expect(pandas(source)).toContain('and c not in ["有產權登記？"]]');
    expect(polars(source)).toContain('- pl.selectors.by_name("有產權登記？")');
    expect(r({ ...source, booleans: { true: '1', false: '0' } })).toContain('& names(df) != "有產權登記？"');
  });

  it.each(SETS)('$version $variant: the example looks up its own tables', (set) => {
    for (const [header, codeTable] of Object.entries(EXAMPLE.tables)) {
      const column = columnsOfSet(recorded, set).find((c) => c.header === header);
      expect(column).toMatchObject({ type: 'code', codeTable });
    }
  });
});

describe('a file that mixes two rules of a column', () => {
  const codes = (period: string) => {
    const source = snippetSource(catalogue, findRecordedSet(period, 'raw'), SITE);
    return source ? writeSnippets(source) : [];
  };

  it('is named above each program that reads it', () => {
    for (const { tool, code } of codes('2021')) {
      const [first = ''] = code.split('\n');
      if (tool === 'curl') expect(first).not.toContain('混有');
      else expect(first).toMatch(/^(?:#|--) 「.*「陽台數」.*在這一期混有兩種規則/);
    }
    expect(codes('2018').find(({ tool }) => tool === 'R')?.code).toContain('「出租所費天數」在這一期混有');
  });

  it('no other file is', () => {
    for (const period of ['2020', '2022', '2021-11'])
      for (const { code } of codes(period)) expect(code).not.toContain('混有兩種規則');
  });
});
