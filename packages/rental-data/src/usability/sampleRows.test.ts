/** The made-up rows of a set, held against what the publisher's programs wrote. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { listCodes } from '../catalogue/holds';
import { timeForm } from '../catalogue/notation';
import { columnsOfSet, findSet, listSets, findVersion } from '../catalogue/sets';
import { sampleRows } from './sampleRows';
import { catalogue, recorded } from '../../tests/support/realCatalogue';

const SAMPLES = path.resolve('packages/rental-data/tests/fixtures/samples');
const readSample = (name: string): Record<string, string>[] =>
  parse(readFileSync(path.join(SAMPLES, name), 'utf8'), { columns: true, relax_column_count: true });

/** How the publisher's programs wrote the address of a listing, up to which month; since then, of its number alone. */
const ADDRESSES = [
  { until: '2021-10', form: /^https:\/\/rent\.591\.com\.tw\/rent-detail-\d+\.html$/ },
  { until: '2024-03', form: /^https:\/\/bff\.591\.com\.tw\/v1\/house\/rent\/detail\?id=\d+$/ },
  { until: '2024-10', form: /^https:\/\/rent\.591\.com\.tw\/\/\d+$/ },
  { until: '2026-08', form: /^-$/ },
];
/** Months of which nothing was recognised as let. */
const WITHOUT_LETTING = ['2026-03', '2026-04', '2026-08'];

describe('the made-up rows', () => {
  it.each([
    ['raw', '201909-raw.csv', '物件編號'],
    ['deduplicated', '201909-deduplicated.csv', '最大物件編號'],
  ])('of September 2019, %s, are rows of the sample but for their days', (variant, file, id) => {
    const written = new Map(readSample(file).map((row) => [row[id], row]));
    const rows = sampleRows(recorded, findSet(recorded, '2019-09', variant));
    expect(rows).toHaveLength(10);
    for (const row of rows) {
      const values = Object.fromEntries(row.map(({ column, value }) => [column.header, value]));
      const sample = written.get(values[id]);
      expect(Object.keys(values)).toEqual(Object.keys(sample ?? {}));
      for (const { column, value } of row) {
        const wanted = sample?.[column.header] ?? '';
        // Two listings of one dwelling share an address in the sample.
        if (column.header === '物件網址') continue;
        if (column.type === 'datetime') expect(value === '-').toBe(wanted === '-');
        else expect(value, column.header).toBe(wanted);
      }
    }
  });

  it.each([
    ['2026-04', 'deduplicated', '202604-deduplicated.csv'],
    ['2026-04', 'raw', '202604-raw.csv'],
    ['2024Q1', 'raw', '2024Q1-raw.csv'],
    ['2024Q1', 'deduplicated', '2024Q1-deduplicated.csv'],
    ['2019Q3', 'raw', '2019Q3-raw.csv'],
    ['2018-09', 'raw', '201809-raw.csv'],
  ])('of %s %s have the forms of the values of the sample', (period, variant, file) => {
    const sample = readSample(file);
    const maskValue = (value: string): string =>
      value.replaceAll(/\d+/g, '9').replaceAll(/[a-f9]+(?:-[a-f9]+){4}/g, 'uuid');
    for (const row of sampleRows(recorded, findSet(recorded, period, variant)))
      for (const { column, value } of row) {
        if (column.type !== 'number' && column.type !== 'boolean' && column.type !== 'datetime') continue;
        const forms = new Set(sample.map((one) => maskValue(one[column.header] ?? '')));
        const isWhole = /^-?\d+(?:\.0)?$/.test(value);
        const same = [...forms].filter((form) => form !== '-');
        // A column without values in the sample says nothing of their form.
        if (value === '-' || same.length === 0) continue;
        if (column.type === 'number' && isWhole)
          expect(value.endsWith('.0'), `${column.header} ${value}`).toBe(
            !file.startsWith('202604-d') && !file.startsWith('2024'),
          );
        else if (column.type === 'boolean')
          expect(same.every((form) => 'TF'.includes(form)) && 'TF'.includes(value), column.header).toBe(true);
        else if (column.type === 'datetime') expect(same, column.header).toContain(maskValue(value));
      }
  });

  it.each(listSets(catalogue))('of $period $variant keep to its columns, codes, times and days', (set) => {
    const rows = sampleRows(catalogue, set);
    const headers = columnsOfSet(catalogue, set).map(({ header }) => header);
    const times = timeForm(findVersion(catalogue, set.version));
    expect(rows).toHaveLength(10);
    for (const row of rows) {
      expect(row.map(({ column }) => column.header)).toEqual(headers);
      for (const { column, value } of row) {
        if (value === '-') continue;
        if (column.codeTable !== undefined)
          expect(
            listCodes(catalogue, set, column).map(({ code }) => String(code)),
            column.header,
          ).toContain(value);
        if (column.type !== 'datetime') continue;
        expect(value).toMatch(times);
        const { from, to } = set.covers;
        expect(value.slice(0, from.length) >= from).toBe(true);
        expect(value.slice(0, to.length) <= to).toBe(true);
      }
    }
  });

  it.each(listSets(catalogue).filter(({ period }) => /^\d{4}-\d{2}$/.test(period)))(
    'of $period $variant hold what the pages of that month gave',
    (set) => {
      const { period } = set;
      const address =
        ADDRESSES.find(({ until }) => period <= until)?.form ?? /^https:\/\/rent\.591\.com\.tw\/\d+$/;
      for (const row of sampleRows(catalogue, set)) {
        const values = new Map(row.map(({ column, value }) => [column.header, value]));
        const findDay = (...headers: string[]) =>
          Date.parse(headers.flatMap((header) => values.get(header)?.slice(0, 10) ?? [])[0] ?? '') /
          86_400_000;
        expect(values.get('物件網址') ?? '-').toMatch(set.variant === 'raw' ? address : /^-$/);
        if (period >= '2021-11') {
          expect(values.get('陽台數')).toMatch(/^\d+$/);
          expect(values.get('提供家具_椅子？')).toBe(values.get('提供家具_桌子？'));
        }
        const days = values.get('出租所費天數') ?? values.get('最大出租所費天數');
        const state = values.get('房屋出租狀態') ?? values.get('房屋曾出租過');
        const known = WITHOUT_LETTING.includes(period) ? '-' : days;
        expect(days).toBe(known);
        expect(days === '-').toBe(state !== '2');
        if (days !== '-')
          expect(
            findDay('出租大約時間', '最後出租時間') - findDay('物件首次發現時間', '最大物件首次發現時間') + 1,
          ).toBe(Number(days));
      }
    },
  );

  it('are as many as are asked for, the two variants of the same listings', () => {
    const raw = sampleRows(recorded, findSet(recorded, '2019-09', 'raw'), 100);
    const deduplicated = sampleRows(recorded, findSet(recorded, '2019-09', 'deduplicated'), 100);
    expect([raw.length, deduplicated.length]).toEqual([13, 10]);
  });

  it('write a column without values as missing', () => {
    const [row] = sampleRows(recorded, findSet(recorded, '2026-04', 'raw'));
    const values = new Map(row?.map(({ column, value }) => [column.header, value]));
    expect([values.get('附近有_學校？'), values.get('物件網址'), values.get('月租金')]).toEqual([
      '-',
      '-',
      '8000',
    ]);
  });
});
