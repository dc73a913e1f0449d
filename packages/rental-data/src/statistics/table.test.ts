import { describe, expect, it } from 'vitest';
import { statisticsFromCsv, statisticsToCsv } from './table';
import type { StatisticsRow } from './types';

const ROWS: StatisticsRow[] = [
  {
    period: '2024-03',
    comparable: 'yes',
    county: '',
    countyName: '',
    district: '',
    districtName: '',
    propertyType: 0,
    n: 31,
    rent: { q1: 9000, median: 12_000, q3: 20_500 },
    perPingN: 30,
    perPing: { q1: 500.5, median: 812.3, q3: 1200 },
  },
  {
    period: '2024-03',
    comparable: 'yes',
    county: '67000',
    countyName: '臺南市',
    district: '67000370',
    districtName: '安平區',
    propertyType: 3,
    n: 29,
    rent: null,
    perPingN: 0,
    perPing: null,
  },
];
const FILE = 'catalogue/statistics/2024-03.csv';
const text = statisticsToCsv(ROWS);

describe('statistics as CSV', () => {
  it('come back as they were written', () => {
    expect(text.split('\r\n')[2]).toBe('2024-03,yes,67000,臺南市,67000370,安平區,3,29,,,,0,,,,1');
    expect(statisticsFromCsv(text, FILE)).toEqual(ROWS);
    expect(statisticsFromCsv(`\ufeff${text.replaceAll('\r\n', '\n')}`, FILE)).toEqual(ROWS);
  });

  it.each([
    ['a column of another name', 'rent_median', 'rent', 1, 'rent_median'],
    ['a quarter', '2024-03,yes,,', '2024Q1,yes,,', 2, 'period'],
    ['an unknown word', ',yes,67000', ',maybe,67000', 3, 'comparable'],
    ['another type', '安平區,3,', '安平區,4,', 3, 'property_type'],
    ['no rows', ',3,29,', ',3,0,', 3, 'n'],
    ['quartiles of too few rows', ',3,29,,', ',3,29,1,', 3, 'rent_q1'],
    ['no quartiles of enough rows', ',3,29,,', ',3,30,,', 3, 'rent_q1'],
    ['a half NT$', ',12000,', ',12000.5,', 2, 'rent_median'],
    ['quartiles in disorder', ',12000,', ',8000,', 2, 'rent_median'],
    ['two decimals', ',812.3,', ',812.35,', 2, 'per_ping_median'],
    ['a township of another county', '67000370', '68000370', 3, 'district'],
    ['more rents per ping than rents', ',29,,,,0,', ',29,,,,30,', 3, 'per_ping_n'],
    ['a field too few', ',0,,,,1\r\n', ',0,,,1\r\n', 3, ''],
    [
      'a cell twice',
      '2024-03,yes,67000',
      `${text.split('\r\n')[1] ?? ''}\r\n2024-03,yes,67000`,
      3,
      'property_type',
    ],
  ])('with %s are refused with file, line, key and fix', (_what, find, put, line, key) => {
    expect(text).toContain(find);
    const read = () => statisticsFromCsv(text.replace(find, put), FILE);
    expect(read).toThrow(expect.objectContaining({ file: FILE, line, key }) as Error);
    expect(read).toThrow(/修正：./);
  });
});
