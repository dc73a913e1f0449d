/**
 * A change of meaning is written down once and read everywhere. One of a column and one of the rows are invented here and looked for
 * in everything that is made of the catalogue; without them, nothing may name them.
 */
import { renderPages, renderStatic } from '@site/tests/support/renderPage';
import { describe, expect, it } from 'vitest';
import { toPublishedFiles } from '@site/plugins/export/files';
import { DOCUMENTED_PAGES } from '@site/src/lib/addresses/documentedPages';
import { filePage, PAGES } from '@site/src/lib/addresses/pages';
import {
  type Catalogue,
  compare,
  FILES,
  type MeaningChange,
  getReader,
  listSets,
  sideOfChange,
  toComparisonJson,
  VARIANTS,
} from 'rental-data';
import { isFull } from 'rental-data/testing/full';
import { recorded } from 'rental-data/testing/realCatalogue';
import { caveats, defaultChoice, exclusionWords, select } from 'rental-data/selection';

const SITE = { siteUrl: 'https://example.org', baseUrl: '/', pages: DOCUMENTED_PAGES };
const HEADER = '押金金額';

/** Test data: neither ever changed so. The second quarter of 2020 and the year hold months of both sides. */
const COLUMN: MeaningChange = {
  id: 'planted-column',
  columns: [HEADER],
  from: '2020-06',
  compare: 'avoid',
  before: '測試資料：押金照甲規則。',
  after: '測試資料：押金照乙規則。',
  certainty: 'stated',
};
const ROWS: MeaningChange = {
  id: 'planted-rows',
  from: '2020-06',
  compare: 'care',
  before: '測試資料：列照甲規則。',
  after: '測試資料：列照乙規則。',
  certainty: 'stated',
};
const planted: Catalogue = {
  ...recorded,
  changes: [...recorded.changes, COLUMN, ROWS],
  english: recorded.english && {
    ...recorded.english,
    changes: [
      ...recorded.english.changes,
      ...[COLUMN, ROWS].map(({ id }) => ({ id, before: `Test data ${id} A.`, after: `Test data ${id} B.` })),
    ],
  },
};
const namesIt = (text: string, { id, before = '' }: MeaningChange) =>
  [id, before, before.replace(/。$/, ''), `Test data ${id}`].some((own) => text.includes(own));

/** The pages of files of other years, which are most pages, are left to a full run. */
const isDrawn = (path: string): boolean => isFull || !/^\/download\/20(?!20)/.test(path);

const made = async (catalogue: Catalogue, isWanted?: (path: string) => boolean) =>
  new Map([
    ...toPublishedFiles(catalogue, SITE),
    [PAGES.about, await renderStatic(catalogue, 'about-data-set/index.tsx')],
    ...(await renderPages(catalogue, isWanted)),
  ]);
const all = {
  planted: await made(planted, isDrawn),
  // What is kept of another catalogue would show where that one names it.
  recorded: await made(recorded, (path) => /^\/download\/2020/.test(path)),
};
const naming = (catalogue: 'planted' | 'recorded', change: MeaningChange) =>
  [...all[catalogue]].filter(([, text]) => namesIt(text, change)).map(([path]) => path);

const sets = listSets(recorded);
const findSide = (set: (typeof sets)[number]) => sideOfChange(planted, COLUMN, set);
const notAfter = sets.filter((set) => findSide(set) !== 'after');
const EVERYWHERE = [
  FILES.catalogue,
  FILES.columns,
  FILES.english,
  FILES.usability,
  ...sets.map(({ period, variant }) => `data/sets/${period}/${variant}.json`),
  ...VARIANTS.map((variant) => `data/sets/latest/${variant}.json`),
];
const listPages = (list: typeof sets) =>
  list.map(({ period, variant }) => filePage(period, variant)).filter(isDrawn);
/** A file of both sides tells both rules; one of the earlier side says since when, and the dictionary says the rest. */
const MIXED = listPages(notAfter.filter((set) => findSide(set) === 'mixed'));
const BEFORE = listPages(notAfter.filter((set) => findSide(set) === 'before'));
const SINCE = /2020年6月起(?:<!-- -->)?意義改變/;
const [NEW, OLD, BOTH] = ['0.3', ['0.0', '0.1'], '0.2'] as const;

describe('a change is named where it is of concern, and nowhere else', () => {
  it('one of a column', () => {
    const versions = recorded.versions.flatMap(({ version, variants }) =>
      variants.map((variant) => FILES.tableSchema(version, variant)),
    );
    const differing = [
      ...OLD.flatMap((old) => [BOTH, NEW].flatMap((other) => [`${old}-${other}`, `${other}-${old}`])),
      `${BOTH}-${NEW}`,
      `${NEW}-${BOTH}`,
    ];
    expect(naming('planted', COLUMN).sort()).toEqual(
      [
        ...EVERYWHERE,
        ...MIXED,
        PAGES.about,
        ...versions,
        FILES.croissant,
        FILES.differences,
        ...differing.map((pair) => `/differences/${pair}/`),
      ].sort(),
    );
  });

  it('one of a column, in a few words on the page of a file before it', () => {
    const saying = (catalogue: 'planted' | 'recorded') =>
      [...all[catalogue]].flatMap(([path, text]) =>
        path.startsWith('/download/') && SINCE.test(text) ? path : [],
      );
    const avoided = new Set(
      listPages(
        notAfter.filter((set) => getReader(recorded).rows(set.period, set.variant).state === 'avoid'),
      ),
    );
    expect(saying('planted').sort()).toEqual(BEFORE.filter((path) => !avoided.has(path)).sort());
    expect(saying('recorded')).toEqual([]);
  });

  it('one of the rows', () => {
    // Pages of files compare no rows: /compare/ does, whose judgement is tested below.
    expect(naming('planted', ROWS).sort()).toEqual(
      [
        ...EVERYWHERE,
        FILES.dataPackage,
        ...notAfter.map(({ period, variant }) => `data/packages/${period}/${variant}/datapackage.json`),
      ].sort(),
    );
  });

  it('neither where it is not in the catalogue', () => {
    for (const change of [COLUMN, ROWS]) expect(naming('recorded', change)).toEqual([]);
  });
});

const json = (path: string) => JSON.parse(all.planted.get(path) ?? '') as Record<string, unknown>;
const WORDS = '2020年6月起改變。之前：測試資料：押金照甲規則。之後：測試資料：押金照乙規則';

describe('words and JSON tell on which side a file is', () => {
  it.each([
    ['2020-05', 'before'],
    ['2020-06', 'after'],
    ['2020Q2', 'mixed'],
    ['2020Q3', 'after'],
    ['2020', 'mixed'],
  ])('the JSON of %s: %s', (period, side) => {
    const { columns, changes } = json(`data/sets/${period}/raw.json`);
    expect(changes).toContainEqual({ change: ROWS.id, side });
    expect(columns).toContainEqual(
      expect.objectContaining({
        header: HEADER,
        changes: expect.arrayContaining([{ change: COLUMN.id, side }]) as unknown,
        state: side === 'mixed' ? 'caution' : 'fine',
        why: side === 'after' ? [] : [side === 'mixed' ? `這一期混有兩種規則：${WORDS}` : WORDS],
      }),
    );
  });

  it.each([
    ['0.1', '照之前的規則'],
    ['0.2', '兩種規則都有'],
    ['0.3', '照之後的規則'],
  ])('the Table Schema of version %s: %s', (version, side) => {
    expect(all.planted.get(FILES.tableSchema(version, 'raw'))).toContain(`${WORDS}。這個版本的檔案${side}。`);
  });

  it('Croissant, in both languages', () => {
    const text = all.planted.get(FILES.croissant);
    expect(text).toContain(`${WORDS}。這個版本的檔案照之後的規則。`);
    expect(text).toContain('Test data planted-column A.');
  });

  it.each([
    ['2020-05', '2020-07', true],
    ['2020Q2', '2020Q3', true],
    ['2020-06', '2020-07', false],
  ])('the comparison of %s and %s: %s', (a, b, isReported) => {
    const comparison = compare(planted, a, b, 'raw');
    const column = comparison.columns.list.find(({ header }) => header === HEADER);
    expect(column?.verdict).toBe(isReported ? 'not-comparable' : 'comparable');
    const reported = JSON.stringify(toComparisonJson(comparison, planted.incidents));
    for (const change of [COLUMN, ROWS]) expect(namesIt(reported, change)).toBe(isReported);
  });

  it('the choice of files, once for all files that it keeps out', () => {
    const choice = {
      ...defaultChoice(planted),
      from: 2020,
      to: 2020,
      variant: 'raw',
      columns: [HEADER],
    } as const;
    const selection = select(planted, { ...choice, columns: [...choice.columns] });
    const out = selection.excluded.filter(({ out: reason }) => reason?.type === 'changed');
    expect(out.map(({ period }) => period)).toEqual(['2020-01', '2020-02', '2020-03', '2020-04', '2020-05']);
    for (const file of out) expect(exclusionWords(planted, selection, file)).toBe(`「${HEADER}」${WORDS}。`);
    // Who takes them all the same reads it once.
    const taken = select(planted, { ...choice, columns: [...choice.columns], usable: false });
    const reported = caveats(planted, taken).filter((one) => namesIt(one, COLUMN));
    expect(reported).toEqual([`「${HEADER}」：${WORDS}（2020年1月到5月）。`]);
  });
});
