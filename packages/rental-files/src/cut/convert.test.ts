/** What is written for other programs, read back by DuckDB. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { recorded } from 'rental-data/testing/realCatalogue';
import { inDuckDb } from 'rental-data/testing/snippets/duckdb';
import { makeTable, toSource, toCsv as tableToCsv } from 'rental-data/testing/tables';
import { temporaryFolder } from 'rental-data/testing/temporary-site';
import { toCsv, toJsonLines, toParquet } from './convert';
import { select } from './filters';
import { readRows, readStore, type Row } from './read';
import type { Store } from './store';
import { labelsIn } from './typed';

const made = makeTable({ version: '0.3', variant: 'raw', period: '2027-03', rows: 120 });
const source = toSource('202703-raw.csv', new TextEncoder().encode(tableToCsv(made)));
const RENT = made.header.indexOf('月租金');
/** A rent that is none, and one with a fraction. */
const broken = {
  ...made,
  fields: made.fields.map((row, index) =>
    index === 3 ? row.with(RENT, '面議') : index === 4 ? row.with(RENT, '9000.5') : row,
  ),
};

const collectBytes = async (pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return new Uint8Array(Buffer.concat(all));
};

let store: Store;
let rows: Uint32Array;
beforeAll(async () => {
  store = await readStore(source, recorded);
  rows = select(store, { filters: [] });
});

async function read(bytes: Uint8Array, query: string) {
  const file = path.join(await temporaryFolder(), 'x.parquet');
  await writeFile(file, bytes);
  return inDuckDb(async (connection) => {
    const reader = await connection.runAndReadAll(query.replace('FILE', `'${file}'`));
    return reader.getRowObjectsJS();
  });
}

describe('Parquet', () => {
  it('has the type of each column, and times with their zone', async () => {
    const bytes = await collectBytes(toParquet(store, rows));
    const types = await read(bytes, 'DESCRIBE SELECT * FROM FILE');
    const expected = {
      boolean: 'BOOLEAN',
      code: 'BIGINT',
      integer: 'BIGINT',
      number: 'DOUBLE',
      datetime: 'TIMESTAMP WITH TIME ZONE',
    };
    expect(types.map(({ column_name, column_type }) => [column_name, column_type])).toEqual(
      made.columns.map(({ header, type }) => [
        header,
        { ...expected, string: 'VARCHAR', list: 'VARCHAR', 'bounding box': 'VARCHAR' }[type],
      ]),
    );
  });

  it('has the values that the rows have', async () => {
    const bytes = await collectBytes(toParquet(store, rows));
    const all: Row[] = [];
    for await (const row of readRows(source, recorded)) all.push(row);
    const times = made.columns.flatMap(({ header, type }) => (type === 'datetime' ? [header] : []));
    const replaced = times.map((header) => `epoch_ms("${header}") AS "${header}"`).join(', ');
    const back = await read(bytes, `SELECT * REPLACE (${replaced}) FROM FILE`);
    const valueAs = (name: string, value: unknown): unknown =>
      value !== null && times.includes(name)
        ? new Date(Number(value))
        : typeof value === 'bigint'
          ? Number(value)
          : value;
    const typed = back.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, valueAs(name, value)])),
    );
    expect(typed).toEqual(all);
    expect(all.some((row) => Object.values(row).includes(null))).toBe(true);
    expect(all.some((row) => Object.values(row).some((value) => value instanceof Date))).toBe(true);
  });

  it('counts, groups and compares times in DuckDB as the rows do', async () => {
    const bytes = await collectBytes(toParquet(store, rows, { labels: labelsIn(store, recorded) }));
    const [sum] = await read(
      bytes,
      'SELECT count(*) AS 列數, count(月租金) AS 有值, sum(月租金)::DOUBLE AS 合計, count_if("提供車位？") AS 有車位, epoch_ms(max(物件首次發現時間)) AS 最後 FROM FILE',
    );
    const cells = (header: string): string[] =>
      made.fields.map((row) => row[made.header.indexOf(header)] ?? '');
    const present = cells('月租金').filter((text) => text !== '-');
    const times = cells('物件首次發現時間').filter((text) => text !== '-');
    const last = times.sort().at(-1)?.replace(' CST', '+08:00').replace(' ', 'T') ?? '';
    expect(Object.values(sum ?? {}).map(Number)).toEqual([
      120,
      present.length,
      present.reduce((total, text) => total + Number(text), 0),
      cells('提供車位？').filter((text) => text === 'T').length,
      Date.parse(last),
    ]);
    const [county] = await read(bytes, 'SELECT 縣市 FROM FILE WHERE 縣市 IS NOT NULL LIMIT 1');
    expect(String(county?.['縣市'])).toMatch(/[市縣]$/);
  });

  it('writes more rows than a group holds, and none', async () => {
    const many = Uint32Array.from({ length: 60_001 }, (_, at) => at % rows.length);
    const counted = await read(
      await collectBytes(toParquet(store, many, { columns: ['縣市'] })),
      'SELECT count(*) AS n FROM FILE',
    );
    expect(Number(counted[0]?.['n'])).toBe(60_001);
    const none = await collectBytes(toParquet(store, new Uint32Array(), { columns: ['縣市', '月租金'] }));
    expect(await read(none, 'SELECT 縣市, 月租金 FROM FILE')).toEqual([]);
  });
});

describe('values that do not fit their column', () => {
  it('are missing in every format, and counted', async () => {
    const other = await readStore(
      toSource('202703-raw.csv', new TextEncoder().encode(tableToCsv(broken))),
      recorded,
      {
        columns: ['月租金'],
      },
    );
    const all = select(other, { filters: [] });
    for (const write of [toCsv, toJsonLines, toParquet]) {
      const reported: [string, number][] = [];
      for await (const piece of write(other, all, { onUnfit: (...one) => reported.push(one) })) void piece;
      expect(reported).toEqual([['月租金', 2]]);
    }
    const lines = [...toJsonLines(other, all)].join('').split('\n');
    expect(lines[3]).toBe('{"月租金":null}');
  });
});

describe('rows for programs', () => {
  it('hold the columns that were asked for, codes as words where they are wanted', async () => {
    const all: Row[] = [];
    for await (const row of readRows(source, recorded, { columns: ['月租金', '縣市'], labels: true }))
      all.push(row);
    expect(all).toHaveLength(120);
    expect(Object.keys(all[0] ?? {})).toEqual(['月租金', '縣市']);
    expect(
      all.filter((row) => row['縣市'] !== null).every((row) => /\p{Script=Han}$/u.test(String(row['縣市']))),
    ).toBe(true);
  });

  it('say which columns there are where one is not', async () => {
    const rowsOfOther = readRows(source, recorded, { columns: ['租金'] });
    await expect(rowsOfOther.next()).rejects.toThrow(
      /\.(?:csv|zip)：沒有欄位「租金」，有的是：.*月租金.*修正：/,
    );
  });
});
