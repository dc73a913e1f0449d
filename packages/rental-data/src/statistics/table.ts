/** Statistics as CSV: one row for each area and type of property that has any rents. */
import Papa from 'papaparse';
import { toCsv } from '../helpers/csv';
import { parseGranularity } from '../granularity';
import {
  COMPARABLE,
  FEWEST_ROWS,
  PROPERTY_TYPES,
  RULE_VERSION,
  STATISTICS_HEADER,
  type Comparable,
  type PropertyType,
} from './rule';
import type { Quartiles, StatisticsRow } from './types';

type Key = (typeof STATISTICS_HEADER)[number];

const inOrder = (quartiles: Quartiles | null): (number | undefined)[] =>
  quartiles ? [quartiles.q1, quartiles.median, quartiles.q3] : [undefined, undefined, undefined];

/** The rows as CSV, in the order given. */
export const statisticsToCsv = (rows: readonly StatisticsRow[]): string =>
  toCsv(
    STATISTICS_HEADER,
    rows.map((row) => [
      row.period,
      row.comparable,
      row.county,
      row.countyName,
      row.district,
      row.districtName,
      row.propertyType,
      row.n,
      ...inOrder(row.rent),
      row.perPingN,
      ...inOrder(row.perPing),
      RULE_VERSION,
    ]),
  );

/** A line of a table of statistics is wrong. */
export class StatisticsError extends RangeError {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly key: string,
    readonly problem: string,
    readonly fix: string,
  ) {
    super(`${file}:${String(line)}  ${key}：${problem}修正：${fix}`);
    this.name = 'StatisticsError';
  }
}

/** Reads rows that `statisticsToCsv` wrote. @throws StatisticsError with file, line, key and fix */
export function statisticsFromCsv(text: string, file: string): StatisticsRow[] {
  const [header = [], ...lines] = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), {
    delimiter: ',',
    skipEmptyLines: true,
  }).data;
  const odd = STATISTICS_HEADER.findIndex((key, place) => header[place] !== key);
  if (odd >= 0 || header.length !== STATISTICS_HEADER.length) {
    const problem = `第${String((odd < 0 ? STATISTICS_HEADER.length : odd) + 1)}欄是「${header[odd < 0 ? STATISTICS_HEADER.length : odd] ?? ''}」。`;
    throw new StatisticsError(
      file,
      1,
      STATISTICS_HEADER[odd] ?? '',
      problem,
      `欄名照順序是：${STATISTICS_HEADER.join(',')}。`,
    );
  }
  const seen = new Set<string>();
  return lines.map((fields, index) => {
    const line = index + 2;
    const fail = (key: string, problem: string, fix: string): never => {
      throw new StatisticsError(file, line, key, problem, fix);
    };
    if (fields.length !== STATISTICS_HEADER.length)
      fail('', `有${String(fields.length)}欄。`, `每一列要有${String(STATISTICS_HEADER.length)}欄。`);
    const at = (key: Key): string => fields[STATISTICS_HEADER.indexOf(key)] ?? '';
    const written = (key: Key, pattern: RegExp, fix: string): string =>
      pattern.test(at(key)) ? at(key) : fail(key, `「${at(key)}」不合寫法。`, fix);
    const number = (key: Key, pattern: RegExp, fix: string): number => Number(written(key, pattern, fix));
    const quartiles = (name: 'rent' | 'per_ping', count: number, pattern: RegExp): Quartiles | null => {
      const keys = [`${name}_q1`, `${name}_median`, `${name}_q3`] as const;
      if (count < FEWEST_ROWS) {
        const filled = keys.find((key) => at(key) !== '');
        if (filled)
          fail(filled, `只有${String(count)}列，卻有四分位數。`, `少於${String(FEWEST_ROWS)}列就留空。`);
        return null;
      }
      const fix = name === 'rent' ? '填整數，單位是元。' : '填數字，最多一位小數。';
      const [q1 = 0, median = 0, q3 = 0] = keys.map((key) => number(key, pattern, fix));
      if (q1 > median || median > q3) fail(keys[1], '四分位數不是由小到大。', '重新計算這一期。');
      return { q1, median, q3 };
    };
    const period =
      parseGranularity(at('period')) === 'monthly'
        ? at('period')
        : fail('period', `「${at('period')}」不是月份。`, '寫成2024-03。');
    const comparable =
      COMPARABLE.find((one): one is Comparable => one === at('comparable')) ??
      fail('comparable', `「${at('comparable')}」不合寫法。`, `填${COMPARABLE.join('、')}其中一個。`);
    const propertyType =
      PROPERTY_TYPES.find((one): one is PropertyType => String(one) === at('property_type')) ??
      fail(
        'property_type',
        `「${at('property_type')}」不合寫法。`,
        `填${PROPERTY_TYPES.join('、')}其中一個。`,
      );
    const county = written('county', /^(?:\d{5})?$/, '填5位的官方代碼；全台留空。');
    const district = written('district', /^(?:\d{8})?$/, '填8位的官方代碼；縣市與全台留空。');
    if (!district.startsWith(county) && district !== '')
      fail('district', `「${district}」不在縣市「${county}」裡。`, '前5位要是縣市的代碼。');
    if (at('rule') !== String(RULE_VERSION))
      fail(
        'rule',
        `照規則「${at('rule')}」計算，現在的規則是${String(RULE_VERSION)}。`,
        '用原檔重新計算這一期。',
      );
    const n = number('n', /^[1-9]\d*$/, '填1以上的整數；沒有列就不寫這一列。');
    const perPingN = number('per_ping_n', /^\d+$/, '填0以上的整數。');
    if (perPingN > n) fail('per_ping_n', `${String(perPingN)}比n的${String(n)}多。`, '重新計算這一期。');
    const cell = `${period},${county},${district},${String(propertyType)}`;
    if (seen.has(cell)) fail('property_type', `「${cell}」重複。`, '同一期、同一地、同一種物件只能有一列。');
    seen.add(cell);
    return {
      period,
      comparable,
      county,
      countyName: at('county_name'),
      district,
      districtName: at('district_name'),
      propertyType,
      n,
      rent: quartiles('rent', n, /^\d+$/),
      perPingN,
      perPing: quartiles('per_ping', perPingN, /^\d+(?:\.\d)?$/),
    };
  });
}
