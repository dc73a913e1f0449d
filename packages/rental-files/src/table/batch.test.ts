/** Rows are found in two ways: plain ones sign by sign, any other by Papa Parse. Both find the same. */
import { describe, expect, it } from 'vitest';
import { recorded as catalogue } from 'rental-data/testing/realCatalogue';
import { makeTable, makeRandom, toSource, toCsv } from 'rental-data/testing/tables';
import { ColumnEncoder, KEPT_TEXTS, PlainRows, textAt } from './batch';
import { csvRows, Layout, PUBLISHED } from './csv';
import { openTable } from './files';

const HEADER = ['編號', '甲', '乙', '丙'];
const TEXTS = [
  '',
  '-',
  'T',
  '1',
  '12.50',
  '臺北市',
  '"引""號"',
  '"a,b"',
  '"兩\n行"',
  '"兩\r\n行"',
  ' 空白 ',
  '😀',
  '合計',
  'x'.repeat(40),
];
const ODD = ['', ',,,', HEADER.join(), '合計,,,', '1,2', '"甲\n"",",b,c,d', '7,8,9,10,,'];

async function* pieces(text: string, random: () => number): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length;) {
    const length = 1 + Math.floor(random() * 60);
    yield await Promise.resolve(bytes.subarray(at, at + length));
    at += length;
  }
}

describe('rows of random tables', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed))(
    'are the same in both ways (seed %i)',
    async (seed) => {
      const random = makeRandom(seed);
      const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
      const end = pick(['\n', '\r\n']);
      const lines = Array.from({ length: 40 }, (_, row) =>
        random() < 0.1 && seed % 2 === 1 && row < 39
          ? pick(ODD)
          : [String(row), pick(TEXTS), pick(TEXTS), pick(TEXTS)].join(),
      );
      const text = [HEADER.join(), ...lines].join(end) + pick(['', end]);
      const [layout, other] = [new Layout(), new Layout()];
      const expected: string[][] = [];
      for await (const rows of csvRows(pieces(text, makeRandom(seed)), 'x', PUBLISHED, layout))
        expected.push(...rows);
      const taker = new PlainRows(
        HEADER.map(() => new ColumnEncoder()),
        PUBLISHED,
      );
      const found: string[][] = [];
      for await (const _ of csvRows(pieces(text, makeRandom(seed + 1)), 'x', PUBLISHED, other, taker)) {
        const { columns, length } = taker.take();
        for (let row = 0; row < length; row += 1)
          found.push(columns.map((column) => (column ? textAt(column, row) : '')));
      }
      expect(found).toEqual(expected.slice(1));
      expect(other.findings).toEqual(layout.findings);
    },
  );
});

it('a column gives back its texts, however many different ones there are', () => {
  const encoder = new ColumnEncoder();
  const random = makeRandom(1);
  const texts = Array.from({ length: 3 * KEPT_TEXTS }, () => String(Math.floor(random() * 2 * KEPT_TEXTS)));
  const back: string[] = [];
  for (let from = 0; from < texts.length; from += 5000) {
    const some = texts.slice(from, from + 5000);
    for (const text of some) encoder.add(text);
    const column = encoder.take();
    back.push(...some.map((_, row) => textAt(column, row)));
    expect(column.texts.length).toBeLessThanOrEqual(KEPT_TEXTS);
  }
  expect(back).toEqual(texts);
});

it('a table gives the columns that are wanted, and the line breaks of the others', async () => {
  const made = makeTable({ version: '0.3', variant: 'raw', period: '2027-03', rows: 50 });
  const broken = { ...made, fields: made.fields.map((row) => row.with(2, '兩\n行')) };
  const table = await openTable(
    toSource('202703-raw.csv', new TextEncoder().encode(toCsv(broken))),
    catalogue,
  );
  const [candidate] = table.candidates;
  if (!candidate) throw new Error('none');
  const wanted = ['月租金', '縣市'].map((header) => made.header.indexOf(header));
  let [rows, breaks] = [0, 0];
  for await (const batch of table.rows(candidate, new Set(['月租金', '縣市']))) {
    expect(batch.columns.flatMap((column, index) => (column ? [index] : [])).sort()).toEqual(
      [...wanted].sort(),
    );
    for (const row of batch.rows) {
      expect(wanted.map((place) => row[place])).toEqual(wanted.map((place) => made.fields[rows]?.[place]));
      rows += 1;
    }
    breaks += batch.breaks;
  }
  const texts = broken.fields.flatMap((row) => row.filter((_, place) => !wanted.includes(place)));
  expect(texts.join('').split('\n').length - 1).toBeGreaterThanOrEqual(50);
  expect([rows, breaks]).toEqual([50, texts.join('').split('\n').length - 1]);
});
