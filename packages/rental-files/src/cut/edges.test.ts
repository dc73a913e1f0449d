/** Cuts at the edges: nothing, one row, all missing, values that lie on a bound. */
import { describe, expect, it } from 'vitest';
import { findVersion } from 'rental-data';
import { recorded as catalogue } from 'rental-data/testing/realCatalogue';
import { countsAmong, select, type Filter } from './filters';
import { groupRows } from './groups';
import { Store, type StoreColumn } from './store';
import { summarise } from './summary';
import { everyRow } from '../../tests/support/madeStore';

const columns: StoreColumn[] = [
  { header: '縣市', type: 'code' },
  { header: '可炊？', type: 'boolean' },
  { header: '月租金', type: 'integer' },
  { header: '物件首次發現時間', type: 'datetime' },
  { header: '物件網址', type: 'string' },
];

const ROWS = [
  ['17', 'T', '30000', '2026-04-30 23:59:59 CST', 'a'],
  ['17', 'F', '-', '2026-05-01 00:00:00 CST', 'b'],
  ['5', '-', '8000', '-', '-'],
  ['65535', 'T', '8000', '2026-04-01 00:00:00 CST', 'c'],
  ['-', 'T', '-', '2026-04-02 12:00:00 CST', 'd'],
  ['5', '-', '-', '2026-04-30 00:00:00 CST', 'a,"b"\n'],
];

/** With dictionaries, and with the ways in which columns of many values are kept. */
const KEPT: [string, number | undefined][] = [
  ['few', undefined],
  ['many', 0],
];

function filled(fewValues: number | undefined, rows: string[][] = ROWS): Store {
  const store = new Store(columns, fewValues === undefined ? {} : { fewValues });
  store.add(rows, { columns, version: findVersion(catalogue, '0.3'), period: '2026-04' });
  return store;
}

describe.each(KEPT)('with %s different values', (_, few) => {
  const store = filled(few);
  it.each<[string, Filter[], number[]]>([
    ['no filter', [], [0, 1, 2, 3, 4, 5]],
    ['one of none', [{ column: '縣市', oneOf: [] }], []],
    ['one of codes and missing', [{ column: '縣市', oneOf: ['65535', '-'] }], [3, 4]],
    ['one of texts', [{ column: '物件網址', oneOf: ['a', 'a,"b"\n', '-'] }], [0, 2, 5]],
    ['one of numbers', [{ column: '月租金', oneOf: ['8000', '-'] }], [1, 2, 3, 4, 5]],
    ['one of times', [{ column: '物件首次發現時間', oneOf: ['-', '2026-05-01 00:00:00 CST'] }], [1, 2]],
    ['missing number', [{ column: '月租金', isMissing: true }], [1, 4, 5]],
    ['present number', [{ column: '月租金', isMissing: false }], [0, 2, 3]],
    ['missing text', [{ column: '物件網址', isMissing: true }], [2]],
    ['present text', [{ column: '物件網址', isMissing: false }], [0, 1, 3, 4, 5]],
    ['missing time', [{ column: '物件首次發現時間', isMissing: true }], [2]],
    ['numbers on the bounds', [{ column: '月租金', from: 8000, to: '30000' }], [0, 2, 3]],
    ['numbers below', [{ column: '月租金', to: 29999 }], [2, 3]],
    ['whole days', [{ column: '物件首次發現時間', from: '2026-04-30', to: '2026-04-30' }], [0, 5]],
    ['from a day', [{ column: '物件首次發現時間', from: '2026-05-01' }], [1]],
    ['to a day', [{ column: '物件首次發現時間', to: '2026-04-01' }], [3]],
    [
      'all filters together',
      [
        { column: '可炊？', oneOf: ['T'] },
        { column: '月租金', isMissing: false },
        { column: '縣市', oneOf: ['17'] },
      ],
      [0],
    ],
  ])('selects by %s', (_name, filters, expected) => {
    expect([...select(store, { filters })]).toEqual(expected);
  });

  it('groups nothing, one row, and what is all missing', () => {
    const measure = '月租金';
    const none = { p25: null, median: null, p75: null };
    expect(groupRows(store, new Uint32Array(), { by: [], measure })).toEqual({
      kind: 'number',
      groups: [{ keys: [], rows: 0, missing: 0, numbers: none }],
    });
    expect(groupRows(store, new Uint32Array(), { by: ['縣市'] }).groups).toEqual([]);
    expect(groupRows(store, Uint32Array.of(0), { by: ['縣市', '可炊？'], measure }).groups).toEqual([
      { keys: ['17', 'T'], rows: 1, missing: 0, numbers: { p25: 30000, median: 30000, p75: 30000 } },
    ]);
    expect(groupRows(store, Uint32Array.of(1, 4), { by: [], measure }).groups).toEqual([
      { keys: [], rows: 2, missing: 2, numbers: none },
    ]);
    expect(groupRows(store, Uint32Array.of(2, 5), { by: [], measure: '可炊？' }).groups).toEqual([
      { keys: [], rows: 2, missing: 2, yes: { rows: 0, share: null } },
    ]);
  });

  it('lists groups in the order of the codes, what is missing last', () => {
    const { groups } = groupRows(store, everyRow(store), { by: ['縣市', '可炊？'] });
    expect(groups.map(({ keys, rows }) => [...keys, rows])).toEqual([
      ['5', '-', 2],
      ['17', 'T', 1],
      ['17', 'F', 1],
      ['65535', 'T', 1],
      ['-', 'T', 1],
    ]);
  });

  it('counts the values of a column among the rows that pass', () => {
    const filters: Filter[] = [{ column: '可炊？', oneOf: ['T'] }];
    const rows = select(store, { filters });
    expect([...(countsAmong(store, rows, '縣市') ?? [])]).toEqual([
      ['5', 0],
      ['17', 1],
      ['65535', 1],
      ['-', 1],
    ]);
    expect(countsAmong(store, rows, '物件首次發現時間')).toBeUndefined();
  });

  it('sums up numbers, texts and times', () => {
    expect(summarise(store, everyRow(store), '月租金')).toMatchObject({
      rows: 6,
      missing: 3,
      distinct: 2,
      counts: [
        { value: '8000', rows: 2 },
        { value: '30000', rows: 1 },
      ],
      numbers: { min: 8000, p25: 8000, median: 8000, p75: 19000, max: 30000 },
    });
    expect(summarise(store, everyRow(store), '物件首次發現時間')).toMatchObject({
      missing: 1,
      distinct: 5,
      times: { first: '2026-04-01 00:00:00 CST', last: '2026-05-01 00:00:00 CST' },
    });
    const texts = summarise(store, everyRow(store), '物件網址');
    expect([texts.missing, texts.distinct, texts.counts.length]).toEqual([1, 5, 5]);
    const missing = summarise(store, Uint32Array.of(1, 4), '月租金');
    expect(missing).toEqual({ rows: 2, missing: 2, distinct: 0, counts: [] });
    expect(summarise(store, new Uint32Array(), '物件首次發現時間')).toEqual({
      rows: 0,
      missing: 0,
      distinct: 0,
      counts: [],
    });
  });
});

describe('a histogram', () => {
  const makeHistogram = (numbers: number[]) =>
    summarise(
      filled(
        undefined,
        numbers.map((number) => ['17', 'T', String(number), '-', '-']),
      ),
      Uint32Array.from(numbers, (_, row) => row),
      '月租金',
    ).numbers?.histogram;

  it('has twenty equal bins between the 1st and the 99th percentile, and what lies beyond', () => {
    const histogram = makeHistogram([...Array.from({ length: 200 }, (_, i) => i + 1), 1_000_000, -5]);
    // Of 202 numbers the places of the percentiles are 2.01 and 198.99.
    expect(histogram).toMatchObject({ below: 3, above: 3 });
    expect(histogram?.from).toBeCloseTo(2.01, 6);
    expect(histogram?.to).toBeCloseTo(198.99, 6);
    expect(histogram?.bins).toHaveLength(20);
    expect(histogram?.bins.reduce((sum, rows) => sum + rows, 0)).toBe(196);
    for (const rows of histogram?.bins ?? []) expect([9, 10]).toContain(rows);
  });

  it('counts a number at the upper end in the last bin', () => {
    const histogram = makeHistogram(Array.from({ length: 101 }, (_, i) => i));
    expect([histogram?.from, histogram?.to, histogram?.above]).toEqual([1, 99, 1]);
    expect(histogram?.bins).toHaveLength(20);
    expect(histogram?.bins.reduce((sum, rows) => sum + rows, 0)).toBe(99);
  });

  it('has one bin where all rows have one number', () => {
    expect(makeHistogram([7, 7, 7])).toEqual({ from: 7, to: 7, bins: [3], below: 0, above: 0 });
  });
});

describe('what cannot be done says why, and what to do', () => {
  const store = filled(undefined);
  it.each<[string, () => unknown, RegExp]>([
    [
      'filter of an unknown column',
      () => select(store, { filters: [{ column: '坪數', isMissing: true }] }),
      /「坪數」.*修正：/,
    ],
    [
      'range of no number',
      () => select(store, { filters: [{ column: '月租金', from: 'x' }] }),
      /「月租金」的範圍「x」不是數值。修正：/,
    ],
    [
      'range of no day',
      () => select(store, { filters: [{ column: '物件首次發現時間', to: '2026-02-30' }] }),
      /「2026-02-30」不是日期。修正：/,
    ],
    [
      'groups of times',
      () => groupRows(store, everyRow(store), { by: ['物件首次發現時間'] }),
      /「物件首次發現時間」.*不能分組。修正：/,
    ],
    [
      'figures of texts',
      () => groupRows(store, everyRow(store), { by: [], measure: '物件網址' }),
      /「物件網址」沒有數值.*修正：/,
    ],
  ])('%s', (_name, work, message) => {
    expect(work).toThrow(message);
  });
});
