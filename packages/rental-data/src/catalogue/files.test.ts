import { granularity, parseYear } from '../period';
import { addressRule, takeDeduplicatedCsv } from '../snippets/batch';
import { fileName, fileUrl } from './address';
import type { DataSet, Release } from './types';
import type { Format, Variant } from './values';
import { describe, expect, it } from 'vitest';
import {
  listSources,
  newestWith,
  setsAbove,
  shareOfRaw,
  sourceNames,
  totalBytes,
  withOwnNames,
} from './files';
import { recorded } from '../../tests/support/realCatalogue';

const HOST = 'https://files.example';

function set(period: string, variant: Variant, rows: number, formats: Format[] = ['csv']): DataSet {
  return {
    period,
    variant,
    version: '0.2',
    beta: false,
    rows,
    rowsBySource: { a: rows },
    covers: { from: '2018-01-01', to: '2018-12-31', whole: true },
    files: formats.map((format, index) => ({
      format,
      bytes: (index + 1) * 1000,
      url: fileUrl(HOST, period, fileName(period, variant, format)),
    })),
  };
}

const release = (period: string, sets: DataSet[]): Release => ({
  period,
  granularity: granularity(period),
  year: parseYear(period),
  version: '0.2',
  beta: false,
  covers: { from: '2018-01-01', to: '2018-12-31', whole: true },
  sets,
});

const may = release('2018-05', [
  {
    ...set('2018-05', 'raw', 50),
    files: [{ format: 'csv', bytes: 500, url: `${HOST}/2018/201805-own.zip` }],
  },
]);
const july = release('2018-07', [
  set('2018-07', 'raw', 100, ['csv', 'json']),
  set('2018-07', 'deduplicated', 80, ['csv', 'json']),
]);
const quarter = release('2018Q3', [set('2018Q3', 'raw', 300), set('2018Q3', 'deduplicated', 200)]);
const whole = release('2018', [set('2018', 'raw', 900, ['csv', 'json'])]);
const august = release('2019-08', [
  {
    ...set('2019-08', 'raw', 70),
    rowsBySource: { a: 30, b: 40 },
  },
]);
const all = [may, july, quarter, whole, august];
const catalogue = {
  ...recorded,
  dataset: {
    ...recorded.dataset,
    sources: [
      { id: 'a', name: '甲', url: HOST },
      { id: 'b', name: '乙', url: HOST },
    ],
  },
  releases: all,
};

describe('what is known of the files', () => {
  it('names every source once, and one without a name by its id', () => {
    expect(sourceNames(catalogue, [...all].reverse())).toEqual(['甲', '乙']);
    expect(sourceNames(catalogue, [])).toEqual([]);
    const nameless = { dataset: { ...recorded.dataset, sources: [] } };
    expect(listSources(nameless, { rowsBySource: { '591': 3 } })).toEqual([{ name: '591', rows: 3 }]);
  });

  it('finds the newest period with a format, of one granularity', () => {
    expect(newestWith(all, 'monthly', 'json')).toBe('2018-07');
    expect(newestWith(all, 'monthly', 'csv')).toBe('2019-08');
    expect(newestWith(all, 'annual', 'json')).toBe('2018');
    expect(newestWith(all, 'quarterly', 'json')).toBeUndefined();
  });

  it('adds the bytes of every file', () => {
    expect(totalBytes([may])).toBe(500);
    expect(totalBytes([july])).toBe(6000);
    expect(totalBytes([])).toBe(0);
  });

  it('counts the sets above a limit, the limit itself not', () => {
    expect(setsAbove(all, 299)).toBe(2);
    expect(setsAbove(all, 300)).toBe(1);
  });

  it('finds the files that do not follow the rule of the publisher', () => {
    expect(withOwnNames(all, HOST).map((r) => r.period)).toEqual(['2018-05']);
    expect(withOwnNames([july], HOST)).toEqual([]);
  });
});

describe('code that fetches files', () => {
  it('writes the rule as the publisher uses it', () => {
    const filled = addressRule(HOST, '2026', '04')
      .map((piece) => (typeof piece === 'string' ? piece : piece[0]))
      .join('')
      .replace('{CSV|JSON}', 'CSV')
      .replace('{Raw|Deduplicated}', 'Raw');
    expect(filled).toBe(decodeURIComponent(fileUrl(HOST, '2026-04', fileName('2026-04', 'raw', 'csv'))));
  });

  it('filters encoded addresses of de-duplicated CSV files only', () => {
    const pattern = /grep '(.*)'/.exec(takeDeduplicatedCsv('list'))?.[1] ?? '';
    const urls = all.flatMap((r) => r.sets.flatMap((s) => s.files.map((f) => f.url)));
    expect(urls.filter((url) => new RegExp(pattern).test(url))).toEqual(
      all.flatMap((r) =>
        r.sets
          .filter((s) => s.variant === 'deduplicated')
          .flatMap((s) => s.files.filter((f) => f.format === 'csv').map((f) => f.url)),
      ),
    );
  });
});

describe('a share of the raw rows', () => {
  it('compares a set with those of its period', () => {
    expect(shareOfRaw(july.sets, july.sets[1] as DataSet)).toBe(0.8);
    expect(shareOfRaw(july.sets, july.sets[0] as DataSet)).toBeUndefined();
    expect(shareOfRaw([july.sets[1] as DataSet], july.sets[1] as DataSet)).toBeUndefined();
  });
});
