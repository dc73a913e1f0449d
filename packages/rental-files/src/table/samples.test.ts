/** What the publisher's own programs wrote is written again byte by byte, read whole, and what the catalogue says of it is true. */
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openTable } from './files';
import { inspect } from './inspect';
import { COLUMNS, publishedColumns, sample } from 'rental-data/testing/published';
import { recorded as catalogue } from 'rental-data/testing/realCatalogue';
import { toSource } from 'rental-data/testing/tables';
import { clickHouseCsv, countsJson, countyJson, packZip, pythonCsv } from 'rental-data/testing/writers';

const NAMES = readdirSync('packages/rental-data/tests/fixtures/samples');
const ZIPS = NAMES.filter((name) => name.endsWith('.zip'));
const decodeText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');
const readTable = (name: string): string[][] => parse(decodeText(sample(name)));

describe('a writer of tests writes', () => {
  it.each(NAMES.filter((name) => name.endsWith('.csv')))('%s', (name) => {
    const [header = [], ...rows] = readTable(name);
    const write = /^2024|^202604-deduplicated/.test(name) ? clickHouseCsv : pythonCsv;
    expect(write(header, rows)).toBe(decodeText(sample(name)));
  });

  it.each(['raw', 'deduplicated'] as const)('201909-%s_*.json', (variant) => {
    const [header = [], ...rows] = readTable(`201909-${variant}.csv`);
    const columns = header.flatMap((name) => COLUMNS.get(name) ?? []);
    const made = countyJson(columns, rows, { milliseconds: 123 });
    const expected = NAMES.filter((name) => name.startsWith(`201909-${variant}_`));
    expect([...made.keys()].map((county) => `201909-${variant}_${county}.json`).sort()).toEqual(
      expected.sort(),
    );
    for (const [county, text] of made)
      expect(text).toBe(decodeText(sample(`201909-${variant}_${county}.json`)));
  });

  it.each(ZIPS)('%s', (name) => {
    const bytes = sample(name);
    const entries = readDirectory(bytes);
    const content = unzipSync(bytes);
    const packer = entries.some((entry) => entry.name.endsWith('/')) ? 'info-zip' : 'python';
    const again = packZip(
      entries.map((entry) => [entry.name, content[entry.key] ?? new Uint8Array()]),
      packer,
    );
    expect(readDirectory(again)).toEqual(entries);
    const [counts] = entries.filter((entry) => /\d-raw\.json$/.test(entry.name));
    const rows = /201909.*CSV.*Raw/.test(name) ? readTable('201909-raw.csv').length - 1 : undefined;
    if (counts && rows !== undefined) expect(decodeText(content[counts.key] ?? bytes)).toBe(countsJson(rows));
  });
});

/** Names, marks for UTF-8 and sizes in the directory of a ZIP, and the names as fflate gives them. */
function readDirectory(bytes: Uint8Array) {
  const view = Buffer.from(bytes);
  const entries = [];
  let at = view.readUInt32LE(view.length - 6);
  while (view.readUInt32LE(at) === 0x02014b50) {
    const length = view.readUInt16LE(at + 28);
    const flags = view.readUInt16LE(at + 8);
    const name = view.toString('utf8', at + 46, at + 46 + length);
    const key = flags & 0x800 ? name : view.toString('latin1', at + 46, at + 46 + length);
    entries.push({ name, key, isMarked: (flags & 0x800) > 0, size: view.readUInt32LE(at + 24) });
    at += 46 + length + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32);
  }
  return entries;
}

it.each(ZIPS)('%s keeps every rule', async (name) => {
  // The real files of these periods have more rows than the samples.
  const unpublished = {
    ...catalogue,
    releases: catalogue.releases.map((release) => ({
      ...release,
      sets: release.sets.map((set) => ({ ...set, rows: -1 })),
    })),
  };
  const table = await openTable(toSource(name, sample(name)), unpublished);
  const { findings, candidate, period, profile } = await inspect(table, unpublished);
  expect(findings.filter(({ rule }) => rule !== 'published')).toEqual([]);
  const [, year = '', rest = ''] = /^\[(\d{4})(Q\d|\d{2})?\]/.exec(name) ?? [];
  expect(period).toBe(/^\d/.test(rest) ? `${year}-${rest}` : year + rest);
  expect([candidate.version.version, candidate.variant]).toEqual([
    year < '2024' ? '0.2' : '0.3',
    name.includes('Raw') ? 'raw' : 'deduplicated',
  ]);
  const csv = NAMES.find((known) => known === `${year}${rest}-${candidate.variant}.csv`);
  expect(profile.rows).toBe(readTable(csv ?? '').length - 1);
  expect(profile.columns.flatMap(({ violations }) => Object.keys(violations))).toEqual([]);
  const expected = publishedColumns(candidate.version.version, candidate.variant);
  expect(profile.columns.map(({ header }) => header)).toEqual(
    expected.filter(({ key }) => table.format === 'csv' || key !== undefined).map(({ header }) => header),
  );
});
