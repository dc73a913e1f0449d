import { expect, it } from 'vitest';
import { type JudgedFile, mayKeep } from './figures';
import { readKeptFile, toKeptFile } from './keptFile';
import { StatisticsError } from './table';

const NONE = { rows: 0, perPingRows: 0 };
const FILE: JudgedFile = {
  name: 'rents.csv',
  period: '2024-03',
  variant: 'deduplicated',
  version: '0.3',
  rows: 900,
  isPublished: true,
  areas: {
    '': [
      { rows: 90, rent: [9000, 12_000, 20_500], perPingRows: 30, perPing: [500.5, 812.3, 1200] },
      NONE,
      NONE,
      NONE,
    ],
    '67000370': [NONE, { rows: 29, rent: undefined, perPingRows: 0, perPing: undefined }, NONE, NONE],
  },
  extent: undefined,
  notes: ['檔名是改過的。'],
  computed: '2026-11-28',
};

it('a file comes back as it was, under the name of its month', () => {
  const kept: unknown = JSON.parse(JSON.stringify(toKeptFile(FILE)));
  expect(readKeptFile(kept)).toEqual({ ...FILE, name: '2024-03' });
});

it('of another version of the rule it is told apart from what is no file at all', () => {
  const kept = toKeptFile(FILE);
  const old = { ...kept, csv: kept.csv.replace('per_ping_q1', 'per_ping_p25') };
  expect(() => readKeptFile(old)).toThrow(StatisticsError);
  for (const value of [null, 1, [], { ...kept, variant: '__proto__' }, { ...kept, computed: '2026-99-28' }])
    expect(() => readKeptFile(value)).toThrow(RangeError);
});

it('nothing is kept of the practice file, nor of one without a month or figures', () => {
  expect(mayKeep(FILE)).toBe(true);
  const without: Partial<JudgedFile>[] = [{ isPractice: true }, { period: undefined }, { areas: null }];
  for (const change of without) expect(mayKeep({ ...FILE, ...change })).toBe(false);
});
