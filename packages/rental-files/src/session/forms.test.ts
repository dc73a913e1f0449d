/**
 * Files as they lie on disks: saved again by spreadsheets, pandas, R and macOS. Each gives the figures of the published file, worked
 * out here from the made rows, and says what was written otherwise.
 */
import { median } from 'd3-array';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type CatalogueJson, fromCatalogueJson } from 'rental-data';
import { toCatalogueJson } from 'rental-data/formats';
import { recorded as asWritten } from 'rental-data/testing/realCatalogue';
import { SITE } from 'rental-data/testing/sampleSite';
import { readCells, type MadeTable, makeTable, toSource, toCsv, toZip } from 'rental-data/testing/tables';
import { type ByteSource, readName } from 'rental-files';
import { ASIS, formatCsv, file, FORMS, MONTH, rewritten, withColumns } from 'rental-files/testing/savedAgain';
import { type Opened, Session } from 'rental-files/session';

/** Names on disks, all of the raw data of March 2024. */
const OF_MARCH = [
  '202403-raw (1).csv',
  '202403-raw 2.csv',
  '202403-raw - 複製.csv',
  '202403-raw拷貝.csv',
  '202403-raw_台北市.csv',
  '202403_raw.csv',
  '202403-RAW.CSV',
  '202403-raw.txt',
  '202403-raw-01.csv',
  'tw-rental-data/202403-raw.csv',
  '[202403][CSV][Raw] TW-Rental-Data (1).zip.csv',
  '%5B202403%5D%5BCSV%5D%5BRaw%5D%20TW-Rental-Data.csv',
];

/** As the page reads it. */
const catalogue = fromCatalogueJson(
  JSON.parse(JSON.stringify(toCatalogueJson(asWritten, SITE))) as CatalogueJson,
);
const quiet = (): void => undefined;
const RENT = '月租金';
const YES = '需要管理費？';
const COUNTY = '縣市';
const SEEN = '物件首次發現時間';

interface Figures {
  rows: number;
  median: number | null;
  yes: number;
  county: number;
  day: number;
  /** to the minute: spreadsheets leave seconds away */
  first: string;
}

const findMostCommon = (texts: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const text of texts) if (text !== '-') counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
};
const COUNTY_CODE = findMostCommon(readCells(MONTH, COUNTY));
const DAY = findMostCommon(readCells(MONTH, SEEN).map((text) => text.slice(0, 10)));

/** The figures of the rows as they were made. */
function computeFigures(made: MadeTable): Figures {
  const rents = readCells(made, RENT).filter((text) => text !== '-');
  return {
    rows: made.fields.length,
    median: median(rents.map(Number)) ?? null,
    yes: readCells(made, YES).filter((text) => text === 'T').length,
    county: readCells(made, COUNTY).filter((text) => text === COUNTY_CODE).length,
    day: readCells(made, SEEN).filter((text) => text.startsWith(DAY)).length,
    first:
      readCells(made, SEEN)
        .filter((text) => text !== '-')
        .sort()[0]
        ?.slice(0, 16) ?? '',
  };
}

const openIn = (session: Session, sources: readonly ByteSource[]): Promise<Opened> =>
  session.open(sources, quiet, quiet);
const openSources = (sources: readonly ByteSource[]): Promise<Opened> =>
  openIn(new Session(catalogue), sources);
const findMedian = (session: Session): number | null =>
  session.groups([], { by: [], measure: RENT }).groups[0]?.numbers?.median ?? null;

it.each(FORMS)('%s gives the figures of the published file', async (_, sources, note, differences) => {
  const session = new Session(catalogue);
  const opened = await openIn(session, sources);
  const figures: Figures = {
    rows: opened.rows,
    median: findMedian(session),
    yes: session.count([{ column: YES, oneOf: opened.yes }]),
    county: session.count([{ column: COUNTY, oneOf: [COUNTY_CODE] }]),
    day: session.count([{ column: SEEN, from: DAY, to: DAY }]),
    first: session.summary([], SEEN).times?.first.slice(0, 16) ?? '',
  };
  expect(figures).toEqual(computeFigures(MONTH));
  expect(opened.failed).toEqual([]);
  const [openedFile] = opened.files;
  expect(opened.files).toHaveLength(1);
  expect(openedFile).toMatchObject({ period: '2024-03', variant: 'raw', version: '0.3' });
  if (note) expect(openedFile?.note).toMatch(note);
  else expect(openedFile?.note).toBeUndefined();
  if (differences) expect(openedFile?.differences.join('')).toMatch(differences);
  else expect(openedFile?.differences).toEqual([]);
  expect(openedFile?.alerts).toEqual([]);
});

describe('JSON', () => {
  const OLD = makeTable({ version: '0.2', variant: 'raw', period: '2021-05', rows: 60 });
  const counties = Object.entries(unzipSync(toZip(OLD, 'json').bytes)).map(
    ([name, bytes]) => [name.split('/').at(-1) ?? '', bytes] as const,
  );

  it('of one county opens, and of all of them as one table', async () => {
    const [[name, bytes] = ['', new Uint8Array()]] = counties;
    const one = await openSources([toSource(name, bytes)]);
    expect(one.rows).toBe((JSON.parse(new TextDecoder().decode(bytes)) as unknown[]).length);
    expect(one.files).toMatchObject([{ period: '2021-05', variant: 'raw', format: 'json', version: '0.2' }]);
    const session = new Session(catalogue);
    const all = await openIn(
      session,
      counties.map(([own, text]) => toSource(own, text)),
    );
    expect(all.files).toHaveLength(1);
    expect([all.rows, findMedian(session)]).toEqual([60, computeFigures(OLD).median]);
  });

  it('of counties opens under any name of its ZIP, and knows its period', async () => {
    const bytes = zipSync(Object.fromEntries(counties));
    const opened = await openSources([toSource('x.zip', bytes)]);
    expect(opened.files).toMatchObject([{ period: '2021-05', variant: 'raw', rows: 60 }]);
  });
});

describe('a name', () => {
  it.each(OF_MARCH)('%s says the period', async (name) => {
    expect(readName(name)).toMatchObject({ period: '2024-03', variant: 'raw' });
    const opened = await openSources(file(ASIS, name));
    expect(opened.files[0]).toMatchObject({ period: '2024-03', variant: 'raw' });
  });

  it('that says the month alone leaves the content to the columns', async () => {
    const opened = await openSources(file(ASIS, '202403 台北市.csv'));
    expect(opened.files[0]).toMatchObject({ period: '2024-03', variant: 'raw' });
  });

  it('that says no period leaves the choice to the reader, among the months of its rows', async () => {
    const session = new Session(catalogue);
    const [unknown] = (await openIn(session, file(ASIS, 'data.csv'))).files;
    expect(unknown).not.toHaveProperty('period', expect.anything());
    expect(unknown?.periods?.[0]).toBe('2024-03');
    const chosen = await session.open(file(ASIS, 'data.csv'), quiet, quiet, undefined, undefined, {
      periods: { 'data.csv': '2024-03' },
    });
    expect(chosen.files).toMatchObject([{ period: '2024-03', isChosen: true, published: { rows: 204_420 } }]);
    expect(chosen.files[0]?.periods).toEqual(unknown?.periods);
  });
});

describe('what contradicts another is told', () => {
  const zipped = (files: Readonly<Record<string, string>>, name: string): ByteSource[] =>
    file(zipSync(Object.fromEntries(Object.entries(files).map(([own, text]) => [own, strToU8(text)]))), name);
  it.each([
    [
      'a name and the one inside',
      zipped({ '202402-raw.csv': ASIS }, '[202403][CSV][Raw] TW-Rental-Data.zip'),
      '檔名是2024年3月的原始資料，裡面的「202402-raw.csv」是2024年2月的原始資料',
    ],
    [
      'a name and the variant inside',
      file(toZip(MONTH).bytes, '[202403][CSV][Deduplicated] TW-Rental-Data.zip'),
      /檔名是.*消除重複住宅.*原始資料/,
    ],
    ['a name and the columns', file(ASIS, '202403-deduplicated.csv'), '檔名是消除重複住宅，欄位是原始資料。'],
    [
      'a name and _meta.json',
      zipped(
        { 'data.csv': ASIS, '_meta.json': JSON.stringify({ period: '2024-02', kind: 'raw' }) },
        '202403-raw.zip',
      ),
      '檔名是2024年3月的原始資料，裡面的「_meta.json」寫的是2024年2月的原始資料。',
    ],
  ])('%s', async (_, sources, alert) => {
    const opened = await openSources(sources);
    expect(opened.files[0]?.alerts.join('')).toMatch(alert);
  });
});

describe('_meta.json', () => {
  const withMeta = (meta: object, name: string): ByteSource[] =>
    file(zipSync({ 'data.csv': strToU8(ASIS), '_meta.json': strToU8(JSON.stringify(meta)) }), name);

  it('says the period and content where no name does', async () => {
    const opened = await openSources(
      withMeta({ period: '2024-03', kind: 'raw', dataset_version: '0.3' }, 'x.zip'),
    );
    expect(opened.files).toMatchObject([{ period: '2024-03', variant: 'raw', version: '0.3', alerts: [] }]);
  });

  it('is left alone where it says nothing that can be read', async () => {
    const opened = await openSources(withMeta({ period: 'March', kind: 3 }, 'x.zip'));
    expect(opened.files[0]).not.toHaveProperty('period', expect.anything());
  });
});

describe('what would be counted twice', () => {
  const other = makeTable({ version: '0.3', variant: 'raw', period: '2024-01', rows: 20 });
  const quarter = makeTable({ version: '0.3', variant: 'raw', period: '2024Q1', rows: 50 });
  const zip = (made: MadeTable, name = toZip(made).name): ByteSource => toSource(name, toZip(made).bytes);
  it.each([
    ['the same set twice', [zip(MONTH), ...file(ASIS, '202403-raw (1).csv')], /同一期（2024年3月）/, 90],
    [
      'a month beside its quarter',
      [zip(other), zip(quarter)],
      /是2024年1月.*是2024年第1季，已經包含這一期/,
      50,
    ],
  ])('is said before the rows are read: %s', async (_, sources, why, rows) => {
    const asked: string[] = [];
    const session = new Session(catalogue);
    const opened = await session.open(
      sources,
      () => expect(asked).toHaveLength(1),
      quiet,
      undefined,
      (overlaps) => {
        asked.push(...overlaps.map((one) => one.why));
        return overlaps.map(({ place }) => place);
      },
    );
    expect(asked.join('')).toMatch(why);
    expect(opened.rows).toBe(rows);
  });

  it('is said of listings that a file has several times, which can be left out', async () => {
    const twice = file(
      formatCsv({ header: MONTH.header, fields: [...MONTH.fields, ...MONTH.fields.slice(0, 7)] }),
      'joined.csv',
    );
    const session = new Session(catalogue);
    expect(await openIn(session, twice)).toMatchObject({ rows: 97, files: [{ repeats: 7 }] });
    const once = await session.open(twice, quiet, quiet, undefined, undefined, { isOnceEach: true });
    expect(once.rows).toBe(90);
    expect(once.files[0]).not.toHaveProperty('repeats', expect.anything());
  });

  it('is no two listings of which a cut keeps only what they have in common', async () => {
    const same = withColumns((header) => ['物件編號', COUNTY, RENT, YES].includes(header));
    const fields = same.fields.map((row) =>
      row.map((text, at) => (same.header[at] === '物件編號' ? text : (same.fields[0]?.[at] ?? ''))),
    );
    const opened = await openSources(file(formatCsv({ header: same.header, fields })));
    expect(opened.files[0]).toMatchObject({ rows: 90, alerts: [] });
    expect(opened.files[0]).not.toHaveProperty('repeats', expect.anything());
  });

  it('is nothing of several months in one ZIP', async () => {
    const bytes = zipSync({ '202403-raw.csv': strToU8(ASIS), '202401-raw.csv': strToU8(toCsv(other)) });
    const opened = await openSources(file(bytes, 'months.zip'));
    expect(opened.files).toMatchObject([
      { period: '2024-03', rows: 90 },
      { period: '2024-01', rows: 20 },
    ]);
    expect(opened.columns[0]?.header).toBe('期別');
  });
});

it('True and False of a file of version 0.0 are 1 and 0, as its publisher wrote them', async () => {
  const made = makeTable({ version: '0.0', variant: 'raw', period: '2018-06', rows: 60 });
  const at = made.header.indexOf(YES);
  const names: Readonly<Record<string, string>> = { '1': 'True', '0': 'False' };
  const fields = made.fields.map((row) => row.with(at, names[row[at] ?? ''] ?? '-'));
  const session = new Session(catalogue);
  const opened = await openIn(session, file(formatCsv({ header: made.header, fields }), '201806-raw.csv'));
  expect(opened).toMatchObject({ yes: ['1'], files: [{ version: '0.0', differences: [] }] });
  expect(session.readRows([], 0, 60, [YES]).flat()).toEqual(readCells(made, YES));
});

it('T and F in place of numbers name the recorded event', async () => {
  const flagged = rewritten(['integer', 'code'], (text) => (text === '0' ? 'F' : text === '1' ? 'T' : text));
  const asOld = (period: string) => file(formatCsv(flagged), `${period}-raw.csv`);
  const opened = await openSources(asOld('202112'));
  expect(opened.files[0]?.incident).toMatchObject({ id: 'flags-written-as-values-2021' });
  expect((await openSources(asOld('202403'))).files[0]?.incident).toBeUndefined();
});

describe('what is no table of the dataset', () => {
  const refused = async (sources: ByteSource[]): Promise<string> =>
    openSources(sources).then(
      () => 'opened',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    );
  it('is told in words: a folder with notes alone', async () => {
    const refusal = await refused([...file('hello', 'readme.txt'), ...file('Bud1', '.DS_Store')]);
    expect(refusal).toMatch(/裡面沒有資料，只有說明或編碼表/);
    expect(refusal.length).toBeLessThan(200);
  });

  it('does not keep a good file beside it from opening', async () => {
    const opened = await openSources([...file(ASIS), ...file('<html>', 'page.csv')]);
    expect(opened.files).toHaveLength(1);
    expect(opened.failed).toEqual([expect.stringMatching(/^page\.csv：這是網頁/)]);
  });
});
