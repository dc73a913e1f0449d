/** What a file of the dataset has to keep: each rule is broken once, and said with its column. */
import { describe, expect, it } from 'vitest';
import { openTable } from '../../../src/domain/table/files';
import { inspect, type Finding } from '../../../src/domain/table/inspect';
import { strToU8, zipSync } from 'fflate';
import { makeTable, sourceOf, toCsv, toZip, type MadeTable } from '../../support/tables';
import { recorded as catalogue } from '../catalogue/real-catalogue';

/** A month that is not published, so that nothing but the file itself is compared. */
const made = makeTable(catalogue, { version: '0.3', variant: 'raw', period: '2024-05', rows: 120 });

async function findingsOf(table: MadeTable, bytes = toZip(catalogue, table).bytes): Promise<Finding[]> {
  const { name } = toZip(catalogue, { ...table, fields: [] });
  return (await inspect(await openTable(sourceOf(name, bytes), catalogue), catalogue)).findings;
}

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
  expect(await findingsOf(made)).toEqual([]);
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
    /不是2026-04-30/,
  ],
  [
    'times of another month',
    withValue('物件最後更新時間', '2024-04-02 03:12:45 CST', 120),
    { rule: 'period', column: '物件最後更新時間' },
    /2024年4月，不在2024年5月/,
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
    const found = await findingsOf(table);
    const told = found.filter((known) => says.test(known.problem));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject(finding);
    expect(told[0]?.fix).toMatch(/。$/);
    if (finding.rule !== 'columns') expect(found).toHaveLength(1);
  });

  it('other rows than its own record is told so', async () => {
    const counts = strToU8(JSON.stringify({ _total: 121 }));
    const bytes = zipSync({
      'tw-rental-data/202405-raw.csv': strToU8(toCsv(made)),
      'tw-rental-data/202405-raw.json': counts,
    });
    expect(await findingsOf(made, bytes)).toMatchObject([
      { rule: 'rows', problem: 'ZIP記的是121列，實際有120列。' },
    ]);
  });

  it('other rows than what is published is told so', async () => {
    const found = await findingsOf(
      makeTable(catalogue, { version: '0.3', variant: 'raw', period: '2024-03', rows: 5 }),
    );
    expect(found).toMatchObject([{ rule: 'published', problem: '已經公布的是204,420列，這個檔案有5列。' }]);
  });

  it('a number that nobody rents for is counted, and no rule', async () => {
    const table = withValue('月租金', '99999999');
    expect(await findingsOf(table)).toEqual([]);
    const { name, bytes } = toZip(catalogue, table);
    const { profile } = await inspect(await openTable(sourceOf(name, bytes), catalogue), catalogue);
    expect(profile.columns[at('月租金')]).toMatchObject({
      violations: { range: 3 },
      examples: [{ row: 1, text: '99999999', violation: 'range' }, { row: 2 }, { row: 3 }],
    });
  });

  it('listings twice in a quarter keeps the rules: its versions are merged', async () => {
    const quarter = makeTable(catalogue, { version: '0.2', variant: 'raw', period: '2022Q3', rows: 40 });
    const found = await findingsOf({
      ...quarter,
      fields: [...quarter.fields, ...quarter.fields.slice(0, 2)],
    });
    expect(found.filter(({ rule }) => rule === 'duplicates')).toEqual([]);
  });
});

it('ten examples of each column are kept, and every row is counted', async () => {
  const { name, bytes } = toZip(catalogue, withValue('縣市', '99', 50));
  const { profile } = await inspect(await openTable(sourceOf(name, bytes), catalogue), catalogue);
  expect(profile.columns[at('縣市')]?.examples).toHaveLength(10);
  expect(profile.columns[at('縣市')]?.violations).toEqual({ code: 50 });
});

it('reading stops when it is told to, after the piece that is being read', async () => {
  const long = makeTable(catalogue, { ...made, rows: 3000 });
  const { name, bytes } = toZip(catalogue, long);
  const ending = new AbortController();
  const seen: number[] = [];
  const reading = inspect(await openTable(sourceOf(name, bytes), catalogue), catalogue, {
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
