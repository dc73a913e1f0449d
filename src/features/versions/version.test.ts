import { readFixture } from '@site/tests/support/readFixture';
import { render, renderStatic } from '@site/tests/support/renderPage';
import { createElement, type ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { columnDocuments } from '@site/plugins/content-db/records';
import CodeTables from '@site/src/features/codes/CodeTables';
import DedupKey from './DedupKey';
import { describeFilter, listFilters } from './DwellingFilter';
import ExampleRow from './ExampleRow';
import KnownIncidents from '@site/src/features/quality/KnownIncidents';
import VersionChanges from './VersionChanges';
import VersionFacts from './VersionFacts';
import {
  type Column,
  columnAnchor,
  describeUse,
  type DwellingFilter,
  existsIn,
  incidentsOfVersion,
  listVersionColumns,
  periodsOfIncident,
  findVersion,
} from 'rental-data';
import { groupSpecialValues } from 'rental-data/dictionary';
import { publishedFiles } from 'rental-data/testing/publishedFiles';
import { recorded } from 'rental-data/testing/realCatalogue';

const documents = columnDocuments(recorded);
const columnsIn = (version: string) =>
  listVersionColumns(recorded, findVersion(recorded, version)).map(({ column, ...found }) => ({
    ...column,
    ...found,
    anchor: columnAnchor(column),
    document: documents.find((d) => d.version === version && d.title === column.header),
  }));
const column = (version: string, header: string) => columnsIn(version).find((c) => c.header === header);
/** A block of the page of a version, without what marks it up. */
const show = (Block: ComponentType<{ version: string }>, version: string) =>
  render(recorded, createElement(Block, { version }));
const codeCount = (version: string, table: string) =>
  Number(new RegExp(`id="code-${table}">.*?，(\\d+)個代碼`).exec(show(CodeTables, version))?.[1]);

/** What was published, and what is told of it. */
const RECORD = readFixture<{
  facts: {
    version: string;
    columns: Record<string, number>;
    key: number;
    codes: Record<string, number>;
  }[];
  incidents: Record<string, string[]>;
  ofColumns: (readonly [version: string, header: string, incidents: string[]])[];
  ofPeriods: (readonly [version: string, incident: string, periods: string | null])[];
  used: (readonly [version: string, periods: string, beta: string[]])[];
  filters: Record<'documented' | 'newest', string[]>;
}>('versions');

describe.each(RECORD.facts)('the page of $version', ({ version, columns, key, codes }) => {
  const facts = findVersion(recorded, version);
  const shown = { ...facts, ...describeUse(recorded, facts), columnList: columnsIn(version) };
  const variants = Object.keys(columns);

  it('counts the columns of each variant it has', () => {
    expect(shown.columns).toEqual(columns);
    expect(shown.variants).toEqual(variants);
    for (const [variant, count] of Object.entries(columns)) {
      const listed = shown.columnList.filter((c) =>
        c.definitions.some((d) => d.variants.includes(variant as 'raw')),
      );
      expect(listed).toHaveLength(count);
    }
  });

  it('lists every header once, in the order of the files', () => {
    const listed = shown.columnList.map((c) => c.header);
    const here = recorded.columns.filter(
      (c) => existsIn(c, version) && c.variants.some((v) => variants.includes(v)),
    );
    expect(listed).toEqual([...new Set(here.map((c) => c.header))]);
    for (const { anchor } of shown.columnList) expect(anchor).toMatch(/^c-[^\s#]+$/);
  });

  it('defines each column for variants of this version only', () => {
    for (const { definitions } of shown.columnList) {
      expect(definitions.length).toBeGreaterThan(0);
      for (const definition of definitions) {
        expect(existsIn(definition, version)).toBe(true);
        expect(definition.variants.length).toBeGreaterThan(0);
        for (const variant of definition.variants) expect(variants).toContain(variant);
      }
    }
  });

  it('joins rows by the key columns, all of which are listed', () => {
    const listed = shown.columnList.filter(({ dedupKey }) => dedupKey);
    expect(listed).toHaveLength(key);
    const html = show(DedupKey, version);
    for (const { header, anchor } of listed) expect(html).toContain(`<a href="#${anchor}">${header}</a>`);
  });

  it('has a dwelling filter only where there are de-duplicated files', () => {
    expect(listFilters(recorded, facts).map(({ from }) => from)).toEqual(
      variants.includes('deduplicated') ? ['document', 'program'] : [],
    );
  });

  it('counts the periods and files that were published in it', () => {
    const files = publishedFiles.filter((f) => f.data_version === version);
    expect(shown.periods.files).toBe(files.length);
    expect(shown.periods.count).toBe(new Set(files.map((f) => f.period)).size);
    const beta = new Set(files.filter((f) => f.beta === 'true').map((f) => f.period));
    expect(shown.betaPeriods).toEqual([...beta]);
  });

  it('names the formats that were published, and why there is no other', () => {
    const published = new Set(publishedFiles.filter((f) => f.data_version === version).map((f) => f.format));
    expect(shown.formats).toEqual([...published]);
    expect(shown.formatPolicy === undefined).toBe(version !== '0.3');
  });

  it('names the last month that kept to it after it had ended', () => {
    expect(shown.lastMonth).toBe(version === '0.2' ? '2023-12' : undefined);
  });

  it('lists the codes of short tables in the documents of their columns, and none of long ones', () => {
    for (const { header, type, codeTable, document } of shown.columnList) {
      expect(codeTable !== undefined).toBe(type === 'code');
      expect(document?.facts.codeTable).toBe(codeTable);
      const codes = recorded.codeTables.find(({ id }) => id === codeTable)?.codes ?? [];
      const listed = codes.filter(({ code, label }) => document?.text.includes(`${String(code)} ${label}`));
      if (codes.length > 12) expect(listed, header).toEqual([]);
      else expect(listed).toHaveLength(codeTable === undefined ? 0 : codeCount(version, codeTable));
    }
  });

  // 工廠, 農舍 and 攤位 came while 0.2 was in use, the last of them after it began.
  it('counts the codes that files of the version may hold', () => {
    expect(Object.fromEntries(recorded.codeTables.map(({ id }) => [id, codeCount(version, id)]))).toEqual(
      codes,
    );
  });

  it('leads to what it changed of the version before it', () => {
    const before = { '0.3': '0.2', '0.2': '0.1', '0.1': '0.0' }[version];
    const html = show(VersionChanges, version);
    if (before === undefined) expect(html).toContain('沒有前一版可以比較');
    else expect(html).toContain(`href="/differences/${before}-${version}/"`);
  });
});

describe('what versions have and lack', () => {
  it('物件最後更新時間 is defined anew for the de-duplicated files of 0.3', () => {
    expect(column('0.2', '物件最後更新時間')?.definitions.map((d) => d.variants)).toEqual([['raw']]);
    expect(column('0.3', '物件最後更新時間')?.definitions.map((d) => [d.variants, d.since])).toEqual([
      [['raw'], '0.0'],
      [['deduplicated'], '0.3'],
    ]);
  });

  it.each(RECORD.ofColumns)('in %s the incidents of %s stand at it, worst first', (version, header, ids) => {
    expect(column(version, header)?.document?.facts.incidents).toEqual(ids);
  });

  it.each(Object.entries(RECORD.incidents))(
    'incidents of %s are those of its releases',
    (version, expected) => {
      const ids = [...show(KnownIncidents, version).matchAll(/href="\/data-quality\/#([^"]+)"/g)].map(
        ([, id]) => id,
      );
      expect(ids).toEqual(expected);
      expect(incidentsOfVersion(recorded, version).map(({ id }) => id)).toEqual(expected);
    },
  );

  it('incidents tell the periods of this version alone, those that inherit among them', () => {
    const periods = (version: string, id: string) => {
      const item = show(KnownIncidents, version)
        .split('<li ')
        .find((part) => part.includes(`#${id}"`));
      return item && /<\/a>（([^<]*)）/.exec(item)?.[1];
    };
    for (const [version, id, words] of RECORD.ofPeriods) expect(periods(version, id) ?? null, id).toBe(words);
    const versions = recorded.versions.map((v) => v.version);
    for (const incident of recorded.incidents) {
      const own = versions.flatMap((version) => periodsOfIncident(recorded, incident, version));
      expect(own.sort()).toEqual(periodsOfIncident(recorded, incident).sort());
    }
  });

  it('a period that was published as a beta is named in words', () => {
    const shown = (version: string) => show(VersionFacts, version);
    expect(shown('0.0')).toContain('<dd>2018年5月的檔案以測試版發布，除此之外沒有紀錄。</dd>');
    expect(shown('0.3')).not.toContain('測試版');
  });

  it.each(RECORD.used)('%s was used for %s', (version, text, beta) => {
    expect(describeUse(recorded, findVersion(recorded, version))).toMatchObject({
      periods: { text },
      betaPeriods: beta,
    });
  });
});

it.each([
  ['0.0', [70], '物件首次發現時間：2018-06-'],
  ['0.3', [73, 75], '押金月數：2.0'],
])('the example of a row of %s writes a line for each column of each variant', (version, lines, value) => {
  const html = show(ExampleRow, version);
  expect([...html.matchAll(/<pre[^>]*>([^<]*)</g)].map(([, text]) => text?.split('\n').length)).toEqual(
    lines,
  );
  expect(html).toContain(`\n${value}`);
});

describe('missing and special values', () => {
  const [rent, floor, county] = ['月租金', '所在樓層', '縣市'].map((header) => {
    const found = recorded.columns.find((c) => c.header === header);
    if (!found) throw new Error(header);
    const { special: _special, missing: _missing, neverMissing: _never, ...plain } = found;
    return plain;
  });
  const definedFor = (...columns: (Column | undefined)[]) =>
    groupSpecialValues(
      { ...recorded, columns: columns.filter((c) => c !== undefined) },
      findVersion(recorded, '0.3'),
    );

  it('stand together where they are alike, and keep what is inferred', () => {
    const special = [
      { value: '0', meaning: '沒有。' },
      { value: '65535', meaning: '不明。', certainty: 'inferred' as const },
    ];
    const [alike, other] = definedFor(
      { ...(rent as Column), special, missing: '頁面沒有寫。' },
      { ...(floor as Column), special, missing: '頁面沒有寫。' },
      { ...(county as Column), neverMissing: true },
    );
    const columns = [rent, floor].map((one) => ({
      header: one?.header,
      anchor: columnAnchor(one as Column),
    }));
    expect(alike).toEqual({ columns, missing: '「-」代表：頁面沒有寫。', special });
    expect(other).toMatchObject({ columns: [{ header: '縣市' }], missing: '不會有缺值。', special: [] });
  });

  it('leave out a column of which nothing is recorded', () => {
    expect(definedFor(rent)).toEqual([]);
  });
});

describe('describeFilter', () => {
  const [documented, , newest] = recorded.dataset.dwellingFilters as [
    DwellingFilter,
    DwellingFilter,
    DwellingFilter,
  ];

  it('says each condition in a sentence', () => {
    expect(describeFilter(documented)).toEqual(RECORD.filters.documented);
  });

  it('tells limits that are excluded, and leaves out what the program of 0.3 does not ask', () => {
    expect(describeFilter(newest)).toEqual(RECORD.filters.newest);
  });
});

it('the lives of columns stand beside the versions, which the page about the dataset lists newest first', async () => {
  const html = await renderStatic(recorded, 'about-data-set/index.tsx');
  const table = html.slice(html.indexOf('id="changes"'));
  expect([...table.matchAll(/aria-label="資料集版本([^"]+)"/g)].map(([, version]) => version)).toEqual([
    '0.3',
    '0.2',
    '0.1',
    '0.0',
  ]);
});
