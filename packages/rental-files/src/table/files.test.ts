/** Files of every shape are read whole, whatever their format, packing and pieces. */
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { ColumnType, Format } from 'rental-data';
import { isByClickHouse, KINDS } from 'rental-data/testing/published';
import { recorded as catalogue } from 'rental-data/testing/realCatalogue';
import { makeTable, toSource, toCsv, toZip, type Wanted } from 'rental-data/testing/tables';
import { csvRows } from './csv';
import { openTable } from './files';
import { ofBlob } from './source';

const PERIODS: Record<string, string> = {
  '0.0': '2018-05',
  '0.1': '2018-07',
  '0.2': '2019-05',
  '0.3': '2024-03',
};
const WANTED: Wanted[] = KINDS.map((kind) => ({ ...kind, period: PERIODS[kind.version] ?? '', rows: 50 }));
const FORMATS: Record<string, readonly Format[]> = { '0.1': ['csv', 'json'], '0.2': ['csv', 'json'] };

/** What a field says, however the format writes it. */
function meaning(type: ColumnType, text: string): string {
  if (text === '-') return text;
  if (type === 'number') return String(Number(text));
  if (type === 'datetime')
    return String(Math.floor(Date.parse(text.replace(' CST', '+08:00').replace(' ', 'T')) / 1000));
  return type === 'bounding box' ? text.slice(1, -1).split(',').map(Number).join() : text;
}

async function collectRows(batches: AsyncIterable<{ rows: string[][] }>): Promise<string[][]> {
  const all: string[][] = [];
  for await (const { rows } of batches) all.push(...rows);
  return all;
}

describe.each(WANTED)('version $version, $variant', (wanted) => {
  const made = makeTable(wanted);
  it.each(FORMATS[wanted.version] ?? (['csv'] as const))(
    'is read from %s as it was written, and known by its columns',
    async (format) => {
      const { name, bytes } = toZip(made, format);
      const table = await openTable(toSource(name, bytes), catalogue);
      const [nearest] = table.candidates;
      expect(nearest?.distance).toBe(0);
      const candidate = table.candidates.find(
        ({ version, variant, distance }) =>
          distance === 0 && version.version === wanted.version && variant === wanted.variant,
      );
      if (!candidate) throw new Error('not among the candidates');
      const rows = await collectRows(table.rows(candidate));
      const read = candidate.columns.map(({ header }) => header);
      const kept = made.columns.filter(({ header }) => read.includes(header));
      const at = kept.map((column) => made.columns.indexOf(column));
      expect(read).toEqual(kept.map(({ header }) => header));
      if (format === 'csv') expect(rows).toEqual(made.fields);
      else if (wanted.version === '0.2')
        expect(read).toHaveLength(made.columns.filter(({ key }) => key !== undefined).length);
      // JSON has a file for each county.
      const sorted = (list: readonly (readonly string[])[]) =>
        list
          .map((row) => row.map((text, index) => meaning(kept[index]?.type ?? 'string', text)).join('|'))
          .sort();
      expect(sorted(rows)).toEqual(sorted(made.fields.map((row) => at.map((index) => row[index] ?? ''))));
      const isCounted = format === 'csv' && !isByClickHouse(wanted.version, wanted.variant, wanted.period);
      expect(table.recorded).toBe(isCounted ? wanted.rows : undefined);
      if (name.startsWith('['))
        expect(table.named).toEqual({ period: wanted.period, variant: wanted.variant });
    },
  );
});

it('a CSV out of its ZIP is read too, by its own name', async () => {
  const made = makeTable({ version: '0.3', variant: 'raw', period: '2024-03', rows: 5 });
  const table = await openTable(ofBlob(new Blob([toCsv(made)]), '202403-raw.csv'), catalogue);
  expect(table.named).toEqual({ period: '2024-03', variant: 'raw' });
  const candidate = table.candidates[0];
  if (!candidate) throw new Error('none');
  expect(await collectRows(table.rows(candidate))).toEqual(made.fields);
});

it('the code tables beside a CSV are no table, whatever letters their names are written in', async () => {
  const made = makeTable({ version: '0.3', variant: 'raw', period: '2024-03', rows: 5 });
  const bytes = zipSync({
    'tw-rental-data/½s½Xªí/½s½Xªí.¿¤¥«.csv': strToU8('編碼,代表,發行日期\n0,南投縣,2018/05/31\n'),
    'tw-rental-data/202403-raw.csv': strToU8(toCsv(made)),
  });
  const { names, named } = await openTable(toSource('download.zip', bytes), catalogue);
  expect(names).toEqual(made.header);
  expect(named).toEqual({ period: '2024-03', variant: 'raw' });
});

/** Bytes in pieces that end anywhere, inside of a letter too. */
async function* pieces(text: string, lengths: readonly number[]): AsyncGenerator<Uint8Array> {
  const bytes = strToU8(text);
  let [at, next] = [0, 0];
  while (at < bytes.length) {
    const length = Math.max(1, lengths[next % Math.max(1, lengths.length)] ?? 7);
    yield bytes.subarray(at, at + length);
    at += length;
    next += 1;
    await Promise.resolve();
  }
}

const cell = fc.oneof(
  fc.constantFrom('', '-', '"', '""', ',', '\n', 'a"b', '租金', '🏠', ' x ', '"\n",'),
  fc.string({ maxLength: 12 }).map((text) => text.replaceAll('\r', '').replaceAll('\0', '')),
);

it('CSV of any cells, in pieces of any length, gives what csv-parse gives', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc
        .integer({ min: 2, max: 5 })
        .chain((width) =>
          fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 12 }),
        ),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 }),
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      async (given, lengths, newline, hasBom) => {
        // A row without any text is left out, and one like the first is its header again.
        const rows = given.filter(
          (row, index) =>
            row.some((text) => text !== '') && (index === 0 || row.join('\0') !== given[0]?.join('\0')),
        );
        if (given[0] !== rows[0]) return;
        const text = rows
          .map(
            (row) =>
              row
                .map((value) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value))
                .join(',') + newline,
          )
          .join('');
        const read: string[][] = [];
        for await (const batch of csvRows(pieces((hasBom ? '\ufeff' : '') + text, lengths), 'x.csv'))
          read.push(...batch);
        expect(read).toEqual(parse(text, { record_delimiter: newline, bom: true }));
        expect(read).toEqual(rows);
      },
    ),
    { numRuns: 150 },
  );
});

it('a ZIP of many packings gives what was packed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 9 }),
      fc.integer({ min: 0, max: 3000 }),
      async (level, rows) => {
        const text = `縣市,月租金,坪數\n${Array.from({ length: rows }, (_, row) => `${String(row % 22)},${String(row)},1\n`).join('')}`;
        const bytes = zipSync({ 'a/b.csv': strToU8(text) }, { level: level as 0 });
        const table = await openTable(toSource('x.zip', bytes), catalogue);
        const [candidate] = table.candidates;
        if (!candidate) throw new Error('none');
        expect(await collectRows(table.rows(candidate))).toHaveLength(rows);
        expect(candidate.distance).toBeGreaterThan(0);
      },
    ),
    { numRuns: 20 },
  );
});
