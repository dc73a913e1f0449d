import { PERIOD_HEADER } from 'rental-data';
import { PROPERTY_TYPES } from 'rental-data/statistics';
import type { AddressColumn, View } from '../cut/address';
import type { Filter } from '../cut/filters';
import type { Grouping } from '../cut/groups';
import type { OpenedColumn } from './opened';

export type FirstView = View & { grouping: Grouping };

export const PROPERTY_TYPE = '物件類型';
export const COUNTY = '縣市';

const RENT = [
  '月租金',
  '每坪租金（含管理費與停車費）',
  '月管理費',
  '月停車費',
  '押金類型',
  '押金月數',
  '押金金額',
  '需要管理費？',
  '需要停車費？',
];
const BUILDING = [
  '建築類型',
  '物件類型',
  '所在樓層',
  '建物樓高',
  '坪數',
  '陽台數',
  '衛浴數',
  '房數',
  '客廳數',
];
const COMMON = [
  '縣市',
  '鄉鎮市區',
  '物件類型',
  '建築類型',
  '月租金',
  '每坪租金（含管理費與停車費）',
  '坪數',
  '房數',
  '房屋出租狀態',
  '物件首次發現時間',
];

/**
 * At first: rents of dwellings, which most readers come for. Without the condition, parking spaces and shops would be drawn beside homes.
 * @param by the column by which they are grouped: what the page does not show already
 */
export function firstView(
  columns: readonly OpenedColumn[],
  dwellingTypes: readonly string[],
  by: string,
): FirstView {
  const find = (wanted: string) => columns.find(({ header }) => header === wanted);
  const { words = [] } = find(PROPERTY_TYPE) ?? {};
  const oneOf = words.flatMap(([text, word]) => (dwellingTypes.includes(word) ? [text] : []));
  return {
    filters: oneOf.length > 0 ? [{ column: PROPERTY_TYPE, oneOf }] : [],
    grouping: { by: find(by) ? [by] : [], measure: find('月租金') ? '月租金' : undefined },
  };
}

/** Do the conditions keep dwellings, and no other rows of their column, as at first? */
export const keepsDwellings = (filters: readonly Filter[], first: FirstView): boolean =>
  filters.some((filter) => JSON.stringify(filter) === JSON.stringify(first.filters[0]));

/** Do the conditions keep every home of the file? Then the rents of homes are those of the whole. */
export const keepsHomes = (filters: readonly Filter[]): boolean =>
  filters.every(
    (filter) =>
      filter.column === PROPERTY_TYPE &&
      'oneOf' in filter &&
      PROPERTY_TYPES.every((code) => filter.oneOf.includes(String(code))),
  );

export const USUAL_COLUMNS: readonly string[] = [
  ...new Set([...COMMON, ...RENT, ...BUILDING, '出租所費天數', '重複物件數', '物件最後更新時間', '物件編號']),
];

export const COLUMN_CHOICES: readonly { name: string; headers?: readonly string[] }[] = [
  { name: '常用', headers: COMMON },
  { name: '租金', headers: ['縣市', '鄉鎮市區', '物件類型', ...RENT] },
  { name: '建物', headers: ['縣市', '鄉鎮市區', ...BUILDING] },
  { name: '全部' },
];

export const addressColumns = (columns: readonly OpenedColumn[]): AddressColumn[] =>
  columns.map(({ header, type, words }) => ({
    header,
    type,
    values: words && new Set(words.map(([text]) => text)),
  }));

/** Columns of a table at first: those of `wanted` that it has, in its order; all where it has none of them. */
export function chooseColumns<C extends { header: string }>(
  columns: readonly C[],
  wanted: readonly string[] = COMMON,
): readonly C[] {
  const found = columns.filter(({ header }) => wanted.includes(header) || header === PERIOD_HEADER);
  return found.length > 0 ? found : columns;
}
