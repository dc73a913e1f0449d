/** What a file of the dataset has to keep: each rule is broken once, and said with its column. */
import { describe, expect, it } from 'vitest';
import { aloneAlarms } from '../drift/alone';
import { openTable } from './files';
import { inspectWithForms } from './forms';
import { forPublisher } from '../check/policy';
import type { Finding } from './finding';
import { inspect } from './inspect';
import { recorded as catalogue } from 'rental-data/testing/realCatalogue';
import { type MadeTable, makeTable, toSource, toCsv, toZip } from 'rental-data/testing/tables';
import { countsJson, packZip } from 'rental-data/testing/writers';

/** A month that is not published, so that nothing but the file itself is compared. */
const made = makeTable({ version: '0.3', variant: 'raw', period: '2024-05', rows: 120 });

async function collectFindings(table: MadeTable, bytes = toZip(table).bytes): Promise<Finding[]> {
  const { name } = toZip({ ...table, fields: [] });
  const { findings } = await inspect(await openTable(toSource(name, bytes), catalogue), catalogue);
  return forPublisher(findings);
}

/** A ZIP with a CSV, and other files. */
const inZip = (name: string, csv: string, ...others: [string, string][]): Uint8Array =>
  packZip(
    [[name, csv], ...others].map(([file = '', text = '']) => [`tw-rental-data/${file}`, Buffer.from(text)]),
    'python',
  );

const at = (header: string): number => made.header.indexOf(header);

/** The table with one field of some rows changed. */
const withValue = (header: string, value: string, rows = 3): MadeTable => ({
  ...made,
  fields: made.fields.map((row, index) => (index < rows ? row.with(at(header), value) : row)),
});
/** The table with its columns in another order, or others. */
const withColumns = (order: (header: string[]) => string[]): MadeTable => {
  const header = order(made.header);
  return { ...made, header, fields: made.fields.map((row) => header.map((name) => row[at(name)] ?? 'x')) };
};

it('a sound file breaks none', async () => {
  expect(await collectFindings(made)).toEqual([]);
});

const BROKEN: [what: string, table: MadeTable, finding: Partial<Finding>, says: RegExp][] = [
  [
    'a column less',
    withColumns((h) => h.filter((name) => name !== '月租金')),
    { rule: 'columns' },
    /少了「月租金」/,
  ],
  ['a column more', withColumns((h) => [...h, '車位']), { rule: 'columns' }, /多了「車位」/],
  [
    'another name',
    withColumns((h) => h.map((name) => (name === '坪數' ? '坪' : name))),
    { rule: 'columns' },
    /少了「坪數」/,
  ],
  [
    'another order',
    withColumns((h) => [h[1] ?? '', h[0] ?? '', ...h.slice(2)]),
    { rule: 'columns' },
    /順序不對/,
  ],
  [
    'the booleans of version 0.0',
    withValue('可炊？', '1', 120),
    { rule: 'values', column: '可炊？' },
    /120列的值不是這個資料集版本的是非值，例如第1列的「1」/,
  ],
  ['a code of no table', withValue('縣市', '99'), { rule: 'values', column: '縣市' }, /3列的值不在編碼表裡/],
  ['a rent in words', withValue('月租金', '一萬'), { rule: 'values', column: '月租金' }, /不是整數.*一萬/],
  ['a blank field', withValue('坪數', ''), { rule: 'values', column: '坪數' }, /空白，缺值要寫成-/],
  [
    'a time of another form',
    withValue('物件首次發現時間', '2024/5/1'),
    { rule: 'values', column: '物件首次發現時間' },
    /不是這個資料集版本寫時間的方式/,
  ],
  [
    'times of another month',
    withValue('物件最後更新時間', '2024-04-02 03:12:45 CST', 120),
    { rule: 'period', column: '物件最後更新時間' },
    /2024-04-02，不在2024年5月/,
  ],
  [
    'listings that came three days after its month',
    withValue('物件首次發現時間', '2024-06-03 03:12:45 CST'),
    { rule: 'period', column: '物件首次發現時間' },
    /2024-06-03，不在2024年5月/,
  ],
  [
    'a listing twice',
    { ...made, fields: [...made.fields, made.fields[0] ?? []] },
    { rule: 'duplicates' },
    /1列的物件編號和前面的列相同/,
  ],
];

describe('a file with', () => {
  it.each(BROKEN)('%s is told so', async (_what, table, finding, says) => {
    const found = await collectFindings(table);
    const reported = found.filter((known) => says.test(known.problem));
    expect(reported).toHaveLength(1);
    expect(reported[0]).toMatchObject(finding);
    expect(reported[0]?.fix).toMatch(/。$/);
    if (finding.rule !== 'columns') expect(found).toHaveLength(1);
  });

  it('other rows than its own record is told so', async () => {
    const bytes = inZip('202405-raw.csv', toCsv(made), ['202405-raw.json', countsJson(121)]);
    expect(await collectFindings(made, bytes)).toMatchObject([
      { rule: 'rows', problem: 'ZIP記的是121列，實際有120列。' },
    ]);
  });

  it('other rows than what is published is told so', async () => {
    const found = await collectFindings(
      makeTable({ version: '0.3', variant: 'raw', period: '2024-03', rows: 5 }),
    );
    expect(found).toMatchObject([{ rule: 'published', problem: '已經公布的是204,420列，這個檔案有5列。' }]);
  });

  it('a number that nobody rents for is counted, and no rule', async () => {
    const table = withValue('月租金', '99999999');
    expect(await collectFindings(table)).toEqual([]);
    const { name, bytes } = toZip(table);
    const { profile } = await inspect(await openTable(toSource(name, bytes), catalogue), catalogue);
    expect(profile.columns[at('月租金')]).toMatchObject({
      violations: { range: 3 },
      examples: [{ row: 1, text: '99999999', violation: 'range' }, { row: 2 }, { row: 3 }],
    });
  });
});

it('a file that was exported late keeps every rule, and says how many rows are later', async () => {
  const late = (header: string, day: string): MadeTable => withValue(header, `${day} 00:12:45 CST`, 6);
  for (const [header, day] of [
    ['物件最後更新時間', '2024-06-28'],
    ['物件首次發現時間', '2024-06-02'],
  ] as const) {
    const { name, bytes } = toZip(late(header, day));
    const inspection = await inspectWithForms(await openTable(toSource(name, bytes), catalogue), catalogue);
    expect(inspection.findings).toEqual([]);
    expect(aloneAlarms(catalogue, inspection, catalogue.dataset.sources, () => false)).toMatchObject([
      { id: `late:${header}`, change: `有6列（5.0%）的時間在這一期之後，最晚到${day}` },
    ]);
  }
  const { name, bytes } = toZip(made);
  const sound = await inspectWithForms(await openTable(toSource(name, bytes), catalogue), catalogue);
  expect(aloneAlarms(catalogue, sound, catalogue.dataset.sources, () => false)).toEqual([]);
});

it('de-duplicated rows that agree in every key column are no fault before version 0.3, nor where a key is missing', async () => {
  const findings = async (version: string, period: string, left?: string): Promise<Finding[]> => {
    const table = makeTable({ version, variant: 'deduplicated', period, rows: 30 });
    const header = table.header.filter((name) => name !== left);
    const fields = [...table.fields, table.fields[0] ?? []].map((row) =>
      row.filter((_, index) => table.header[index] !== left),
    );
    return (await collectFindings({ ...table, header, fields })).filter(({ rule }) => rule === 'duplicates');
  };
  expect(await findings('0.1', '2018-07')).toEqual([]);
  expect(await findings('0.2', '2021-05')).toEqual([]);
  expect(await findings('0.3', '2024-05')).toMatchObject([{ problem: '1列的比對欄位和前面的列全部相同。' }]);
  expect(await findings('0.3', '2024-05', '可炊？')).toEqual([]);
});

it('codes belong to periods: one that came into use later is none', async () => {
  for (const [period, findings] of [
    ['2018-08', [{ rule: 'values', column: '物件類型' }]],
    ['2018-09', []],
    ['2018Q3', []],
  ] as const) {
    const table = makeTable({ version: '0.2', variant: 'raw', period, rows: 30 });
    const place = table.header.indexOf('物件類型');
    const stalls = { ...table, fields: table.fields.map((row) => row.with(place, '8')) };
    const found = await collectFindings(stalls);
    expect(found.filter(({ rule }) => rule !== 'published')).toMatchObject(findings);
  }
});

it('times of version 0.0 are written with UTC+08:00, and with nothing else', async () => {
  const table = makeTable({ version: '0.0', variant: 'raw', period: '2018-05', rows: 30 });
  const changedTo = (zone: string): MadeTable => ({
    ...table,
    fields: table.fields.map((row) => row.map((text) => text.replace('UTC+08:00', zone))),
  });
  const bytes = (zone: string) => inZip('201805-raw.csv', toCsv(changedTo(zone)));
  const rules = async (zone: string) =>
    forPublisher(
      (await inspect(await openTable(toSource('x.zip', bytes(zone)), catalogue), catalogue)).findings,
    ).map(({ rule, column }) => [rule, column]);
  expect(await rules('UTC+08:00')).toEqual([['published', undefined]]);
  expect(await rules('CST')).toContainEqual(['values', '物件最後更新時間']);
});

describe('a count of lines', () => {
  const broken = withValue('仲介資訊', '兩\n行', 120);
  const lines = (count: number) =>
    inZip('202405-raw.csv', toCsv(broken), ['202405-raw.json', `{"_total": ${String(count)}}`]);
  it('explains itself by the line breaks in the texts', async () => {
    expect(await collectFindings(broken, lines(240))).toEqual([]);
    expect(await collectFindings(broken, lines(120))).toEqual([]);
    expect(await collectFindings(broken, lines(239))).toMatchObject([{ rule: 'rows' }]);
  });
});

describe('columns that stand a second time at the end', () => {
  const quarter = makeTable({ version: '0.2', variant: 'raw', period: '2019Q1', rows: 20 });
  const text = toCsv(quarter);
  const read = async (name: string, csv: string) => {
    const source = toSource(name, inZip(name.replace('.zip', '.csv'), csv));
    const inspection = await inspect(await openTable(source, catalogue), catalogue);
    return { ...inspection, findings: forPublisher(inspection.findings) };
  };

  it('are taken once', async () => {
    const { findings, profile } = await read('2019Q1-raw.zip', text);
    expect(findings).toMatchObject([{ rule: 'published' }]);
    expect(profile.columns.map(({ header }) => header)).toEqual(quarter.header);
    expect(text.split('\r\n')[0]?.split(',')).toHaveLength(86);
  });

  it('have to say the same', async () => {
    const [first = '', row = '', ...rest] = text.split('\r\n');
    const odd = [first, row.replace(/.$/, (last) => (last === 'T' ? 'F' : 'T')), ...rest].join('\r\n');
    const { findings } = await read('2019Q1-raw.zip', odd);
    expect(findings[0]?.problem).toContain('有1列和前面的同名欄位不同');
  });

  it('are too many where the catalogue does not know of them', async () => {
    const { findings } = await read('2020Q2-raw.zip', text);
    expect(findings[0]?.problem).toContain('沒有這13欄');
  });
});

it('ten examples of each column are kept, and every row is counted', async () => {
  const { name, bytes } = toZip(withValue('縣市', '99', 50));
  const { profile } = await inspect(await openTable(toSource(name, bytes), catalogue), catalogue);
  expect(profile.columns[at('縣市')]?.examples).toHaveLength(10);
  expect(profile.columns[at('縣市')]?.violations).toEqual({ code: 50 });
});

it('reading stops when it is told to, after the piece that is being read', async () => {
  const long = makeTable({ ...made, rows: 3000 });
  const { name, bytes } = toZip(long);
  const ending = new AbortController();
  const seen: number[] = [];
  const reading = inspect(await openTable(toSource(name, bytes), catalogue), catalogue, {
    signal: ending.signal,
    onProgress: (rows) => {
      seen.push(rows);
      ending.abort(new Error('enough'));
    },
  });
  await expect(reading).rejects.toThrow('enough');
  expect(seen).toHaveLength(1);
  expect(seen[0]).toBeLessThan(3000);
});
