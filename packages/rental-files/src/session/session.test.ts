/** The session behind the page that opens files: what is read, kept and read again, and what is refused. */
import { expect, it } from 'vitest';
import { recorded as catalogue } from 'rental-data/testing/realCatalogue';
import { readCells, type MadeTable, makeTable, toSource, toZip } from 'rental-data/testing/tables';
import { readAddress, writeAddress } from '../cut/address';
import type { ByteSource } from '../table/source';
import { addressColumns } from './columns';
import type { FirstLook, OpenedColumn } from './opened';
import { readRents } from './rents';
import { Session } from './session';

const quiet = (): void => undefined;
const makeMonthTable = (period: string, variant: 'raw' | 'deduplicated' = 'raw', rows = 120): MadeTable =>
  makeTable({ version: '0.3', variant, period, rows });
const source = (table: MadeTable): ByteSource => {
  const { name, bytes } = toZip(table);
  return toSource(name, bytes);
};

it('shows the first rows, reads all, and says what it read', async () => {
  const table = makeMonthTable('2024-03');
  const looks: FirstLook[] = [];
  const session = new Session(catalogue);
  const opened = await session.open([source(table)], (look) => looks.push(look), quiet);
  expect(looks).toHaveLength(1);
  const first = looks[0]?.rows ?? [];
  expect(first.length).toBeGreaterThan(10);
  expect(first).toEqual(table.fields.slice(0, first.length));
  expect(opened).toMatchObject({
    rows: 120,
    missing: '-',
    yes: ['T'],
    files: [{ period: '2024-03', variant: 'raw', isExact: true, rows: 120, published: { rows: 204_420 } }],
  });
  expect(opened.kept).toEqual(table.header);
  expect(session.readRows([], 3, 5, ['縣市', '月租金'])).toEqual(
    [3, 4].map((row) => [readCells(table, '縣市')[row], readCells(table, '月租金')[row]]),
  );
});

it('keeps the usual columns of a large file, and reads another when it is asked for', async () => {
  const table = makeMonthTable('2024-03');
  const small = new Session(catalogue, undefined, 1000);
  const opened = await small.open([source(table)], quiet, quiet);
  expect(opened.kept).toContain('月租金');
  expect(opened.kept).not.toContain('提供家具_床？');
  expect(() => small.count([{ column: '提供家具_床？', oneOf: ['T'] }])).toThrow(
    /沒有讀進欄位「提供家具_床？」/,
  );
  const kept = await small.loadColumns(['提供家具_床？']);
  expect(kept).toEqual([...opened.kept, '提供家具_床？']);
  const wanted = readCells(table, '提供家具_床？').filter((text) => text === 'T').length;
  expect(small.count([{ column: '提供家具_床？', oneOf: ['T'] }])).toBe(wanted);
});

it('asks before files that may be too much, and reads nothing where the reader declines', async () => {
  const asked: number[] = [];
  const session = new Session(catalogue, 1000);
  const looks: FirstLook[] = [];
  const open = (answer: boolean) =>
    session.open(
      [source(makeMonthTable('2024-03'))],
      (look) => looks.push(look),
      quiet,
      (bytes) => {
        asked.push(bytes);
        return answer;
      },
    );
  await expect(open(false)).rejects.toThrow('declined');
  expect(looks).toEqual([]);
  expect((await open(true)).rows).toBe(120);
  expect(asked[0]).toBeGreaterThan(1000);
});

it('tells files apart by period, and refuses those of another variant', async () => {
  const session = new Session(catalogue);
  const opened = await session.open(
    [source(makeMonthTable('2023-11')), source(makeMonthTable('2023-12'))],
    quiet,
    quiet,
  );
  expect(opened.columns[0]?.header).toBe('期別');
  expect(session.choices([], '期別')).toEqual([
    ['2023-11', 120],
    ['2023-12', 120],
  ]);
  await expect(
    session.open(
      [source(makeMonthTable('2023-11')), source(makeMonthTable('2023-11', 'deduplicated'))],
      quiet,
      quiet,
    ),
  ).rejects.toThrow(/」是消除重複住宅，前面的檔案是原始資料，不能合在一起。請分開打開。$/);
});

it('sums up the rents of a single month alone, as the page of rents does', async () => {
  const session = new Session(catalogue);
  const openRents = async (...tables: MadeTable[]) =>
    (await session.open(tables.map(source), quiet, quiet)).rents;
  const table = makeMonthTable('2024-03', 'raw', 400);
  const rents = await openRents(table);
  expect(rents?.areas?.['']?.[0]?.rent).toHaveLength(3);
  expect(rents).toEqual(await readRents(source(table), catalogue, quiet));
  expect(await openRents(makeMonthTable('2023-11'), makeMonthTable('2023-12'))).toBeUndefined();
  expect(await openRents(makeMonthTable('2023'))).toBeUndefined();
  expect((await openRents(makeMonthTable('2021-10')))?.areas).toBeNull();
});

/** A month of each dataset version. */
const PERIODS = new Map([
  ['0.0', '2018-05'],
  ['0.1', '2018-07'],
  ['0.2', '2018-12'],
  ['0.3', '2023-11'],
]);
const VERSIONS = [...PERIODS.keys()];
const inVersion = (version: string): MadeTable =>
  makeTable({ version, variant: 'raw', period: PERIODS.get(version) ?? '', rows: 120 });

it.each(VERSIONS.flatMap((first) => VERSIONS.flatMap((other) => (first === other ? [] : [[first, other]]))))(
  'of dataset versions %s and %s, every value that is offered can stand in an address',
  async (...versions) => {
    const session = new Session(catalogue);
    const opened = await session.open(
      versions.map((version) => source(inVersion(version))),
      quiet,
      quiet,
    );
    const headers = opened.columns.map(({ header }) => header);
    await session.loadColumns(headers);
    const filters = headers.flatMap((column) => {
      const oneOf = session.choices([], column)?.map(([text]) => text);
      return oneOf ? [{ column, oneOf }] : [];
    });
    expect(filters.length).toBeGreaterThan(40);
    const read = readAddress(writeAddress({ filters }), addressColumns(opened.columns), opened.missing);
    expect(read).toEqual({ view: { filters }, dropped: [] });
  },
);

it('says which columns one of the files does not have, and tells ways of writing yes apart', async () => {
  const session = new Session(catalogue);
  const openColumns = async (...tables: MadeTable[]) =>
    (await session.open(tables.map(source), quiet, quiet)).columns;
  const wordsIn = (columns: readonly OpenedColumn[]) =>
    columns.find(({ header }) => header === '可炊？')?.words?.map(([, word]) => word);
  const [old, later] = [inVersion('0.0'), inVersion('0.2')];
  for (const columns of [await openColumns(old, later), await openColumns(later, old)]) {
    const whole = columns.filter(({ isPartial }) => !isPartial).map(({ header }) => header);
    expect(whole).not.toContain('約略地點_x');
    const inBoth = old.header.filter((header) => later.header.includes(header));
    expect(whole.toSorted()).toEqual(['期別', ...inBoth].toSorted());
    expect(wordsIn(columns)?.toSorted()).toEqual(['否（0）', '否（F）', '是（1）', '是（T）']);
  }
  const alone = await openColumns(later);
  expect(alone.filter(({ isPartial }) => isPartial)).toEqual([]);
  expect(wordsIn(alone)).toEqual(['是', '否']);
});

it('stops in the middle of a file', async () => {
  const session = new Session(catalogue);
  const reading = session.open([source(makeMonthTable('2024-03'))], () => session.stop(), quiet);
  await expect(reading).rejects.toThrow('stopped');
});

it('finds the rents of the rows that pass as of a file that has no others, and only as long as they are asked for', async () => {
  const made = makeMonthTable('2024-03', 'raw', 900);
  // In one place, so that enough rows have a value.
  const fields = made.fields.map((row) =>
    row.with(made.header.indexOf('縣市'), '17').with(made.header.indexOf('物件類型'), '0'),
  );
  const table = { ...made, fields };
  const session = new Session(catalogue);
  await session.open([source(table)], quiet, quiet);
  const filters = [{ column: '月租金', from: 9000, to: 40_000 }];
  const place = table.header.indexOf('月租金');
  const passes = (row: readonly string[]): boolean =>
    Number(row[place]) >= 9000 && Number(row[place]) <= 40_000;
  const left = session.rents([{ column: '月租金', from: 50_000 }]);
  const wanted = session.rents(filters);
  expect(session.count(filters)).toBe(table.fields.filter(passes).length);
  await expect(left).rejects.toThrow('asked again');
  const alone = await readRents(source({ ...table, fields: table.fields.filter(passes) }), catalogue, quiet);
  expect(await wanted).toEqual(alone.areas);
  expect(Object.values(alone.areas ?? {}).some(([figures]) => figures?.rent)).toBe(true);
});
