/** Pages of files show only what their period, variant and formats can hold. What is possible is written here apart from the catalogue. */
import { findJsonKey, listCodes } from '../catalogue/holds';
import { columnsOfSet, listSets } from '../catalogue/sets';
import type { Column, DataSet } from '../catalogue/types';
import { toDayRange, granularity, listMonths } from '../period';
import { valueMeanings } from '../words/column';
import { expect, it } from 'vitest';
import { recorded } from '../../tests/support/realCatalogue';
import { jsonWords, timeWords } from '../words/file';
import { judgeColumns } from './cautions';

/** Column and value → first and last month with it. */
const MONTHS: Record<string, [first: string, last: string]> = {
  '所在樓層 99': ['2018-05', '2018-08'],
  '所在樓層 100': ['2018-05', '2018-08'],
  '建物樓高 0': ['2024-09', '9999-12'],
  '陽台數 0': ['2021-11', '9999-12'],
  '性別限制 3': ['2018-05', '2021-10'],
  '仲介資訊 未認證': ['2021-11', '9999-12'],
  '物件類型 8': ['2018-09', '9999-12'],
  '物件網址 https://bff.591.com.tw/…': ['2021-11', '2024-03'],
  '物件網址 https://rent.591.com.tw//…': ['2024-09', '2024-10'],
  '陽台數 缺值': ['2018-05', '2021-10'],
  '物件網址 缺值': ['2025-10', '2026-08'],
};
/** The only columns in which the program writes that a code is unknown. */
const UNKNOWN_IN = ['縣市', '鄉鎮市區', '建築類型', '物件類型', '刊登者類型'];
/** A row of the de-duplicated variant has a value in each. */
const FILTERED = ['建築類型', '物件類型', '建物樓高', '所在樓層', '坪數', '每坪租金（含管理費與停車費）'];
const NEARBY = ['附近有_', '附近的'];
const FURNITURE = ['2026-03', '2026-04', '2026-08'];

const isIn = (months: readonly string[], key: string): boolean => {
  const [first, last] = MONTHS[key] ?? ['0000-00', '9999-12'];
  return months.some((month) => month >= first && month <= last);
};

const toKey = ({ header, type }: Column, value: string, { version }: DataSet): string =>
  type === 'boolean' && version === '0.0' && value === '0' ? `${header} F` : `${header} ${value}`;

function* faultsOfSet(set: DataSet): Generator<string> {
  const months = listMonths(set.period);
  const isDwelling = set.variant === 'deduplicated';
  const judged = judgeColumns(recorded, set);
  for (const { column, state } of judged) {
    const { header, special = [], missing, missingIn = [] } = column;
    for (const { value } of special) {
      if (!isIn(months, toKey(column, value, set))) yield `${header} ${value} in another month`;
      if (isDwelling && header === '所在樓層' && Number(value) >= 90)
        yield `${header} ${value} of no dwelling`;
      if (isDwelling && FILTERED.slice(0, 2).includes(header)) yield `${header} ${value} of no dwelling`;
      if (state === 'empty' && months.length === 1) yield `${header} ${value} of a column without values`;
      if (value === (set.version === '0.0' ? 'F' : '0') && column.type === 'boolean')
        yield `${header} ${value} in another notation`;
    }
    const gaps = [missing ?? [], ...missingIn.map(({ meaning }) => meaning)].flat();
    if (isDwelling && FILTERED.includes(header) && gaps.length > 0) yield `${header} missing in a dwelling`;
    if (gaps.length > 0 && !isIn(months, `${header} 缺值`)) yield `${header} missing in another month`;
    const [first] = months;
    const last = months.at(-1) ?? first;
    if (NEARBY.some((beginning) => header.startsWith(beginning))) {
      if (first >= '2021-11' && gaps.join() !== '頁面不再提供。')
        yield `${header} of pages that still told it`;
      if (last <= '2021-10' && gaps.join('').includes('不再提供'))
        yield `${header} of pages that told it no more`;
    }
    if (header.startsWith('提供家具_') && FURNITURE.includes(set.period) !== gaps.join('').includes('蓋掉'))
      yield `${header} missing for another reason`;
    if (header.startsWith('提供家具_') && FURNITURE.includes(set.period) && missing !== undefined)
      yield `${header} missing because no page names it`;
  }
  for (const { meaning, columns } of valueMeanings(judged.map(({ column }) => column))) {
    const years = [...meaning.matchAll(/(20\d\d)年/g)].map(([, year]) => year);
    if (
      granularity(set.period) === 'monthly'
        ? years.length > 0
        : years.some((y) => !set.period.startsWith(y ?? ''))
    )
      yield `${columns.join()}: ${meaning}`;
  }
  for (const column of columnsOfSet(recorded, set))
    for (const { code, since } of listCodes(recorded, set, column)) {
      const { header } = column;
      if (since > toDayRange(set.period).end || !isIn(months, `${header} ${String(code)}`))
        yield `${header} ${String(code)} of later`;
      if (code === 65535 && !UNKNOWN_IN.includes(header)) yield `${header} ${String(code)} is never written`;
      if (isDwelling && header === '建築類型' && code > 2) yield `${header} ${String(code)} of no dwelling`;
      if (isDwelling && header === '物件類型' && code > (set.version === '0.3' ? 4 : 3))
        yield `${header} ${String(code)} of no dwelling`;
    }
  const isUnrecorded = timeWords(recorded, set, 'UTC+08:00').includes('沒有紀錄');
  if (isUnrecorded !== (set.version === '0.0')) yield 'the hours of times';
  if (!set.files.some(({ format }) => format === 'json')) return;
  const words = jsonWords(recorded, set);
  const isJuly = set.period === '2018-07';
  if (words.includes('UTC') === isJuly || words.includes('和CSV一樣是台灣時間') !== isJuly)
    yield 'the times of JSON';
  if (words.includes('45個鍵') !== (isJuly && set.variant === 'raw')) yield 'the number of keys of JSON';
  const hasStations = (months[0] ?? '') < '2021-11' && !(isJuly && set.variant === 'raw');
  if (words.includes('車站數是文字') !== hasStations) yield 'stations as texts in JSON';
  const keys = columnsOfSet(recorded, set).filter((column) => findJsonKey(recorded, set, column)).length;
  if (isJuly && set.variant === 'raw' && keys !== 41) yield `${String(keys)} keys of JSON`;
}

it('nothing is shown of a file that its period, variant and formats cannot hold', () => {
  const sets = listSets(recorded);
  expect(sets.length).toBe(211);
  const faults = sets.flatMap((set) =>
    [...faultsOfSet(set)].map((fault) => `${set.period} ${set.variant}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

it('all special values and meanings are shown somewhere', () => {
  const shown = listSets(recorded).flatMap((set) =>
    judgeColumns(recorded, set).flatMap(({ column: { header, special = [], missing, missingIn = [] } }) => [
      ...special.map(({ value, meaning }) => `${header} ${value} ${meaning}`),
      `${header} ${missing ?? ''}`,
      ...missingIn.map(({ meaning }) => `${header} ${meaning}`),
    ]),
  );
  const known = new Set(shown);
  for (const { header, special = [], missing, missingIn = [] } of recorded.columns) {
    for (const { value, meaning } of special) expect(known).toContain(`${header} ${value} ${meaning}`);
    for (const meaning of [missing ?? [], ...missingIn.map((one) => one.meaning)].flat())
      expect(known).toContain(`${header} ${meaning}`);
  }
});
