import type { ColumnGroup, ColumnState, ColumnType, MergeRule, Variant } from '../catalogue/values';
import type { Severity } from '../catalogue/types';
import type { Granularity } from '../period';
import type { ColumnsLevel } from '../usability/levels';
import type { RowsState } from '../usability/types';

export const ENGLISH_VARIANT: Record<Variant, string> = { raw: 'Raw', deduplicated: 'De-duplicated' };

export const ENGLISH_GRANULARITY: Record<Granularity, string> = {
  annual: 'year',
  quarterly: 'quarter',
  monthly: 'month',
};

export const ENGLISH_ROWS_STATE: Record<RowsState, string> = {
  complete: 'No known gaps in its rows',
  partial: 'Known gaps in its rows',
  'not-comparable': 'Rows not comparable',
  avoid: 'Do not use',
  absent: 'Not published',
};

export const ENGLISH_COLUMNS_LEVEL: Record<ColumnsLevel, string> = {
  note: 'Notes on columns',
  caution: 'Some columns need care',
  empty: 'Some columns have no values',
  severe: 'Some columns cannot be used',
};

/** How bad an incident is: do not compare or use; check before use; good to know. */
export const ENGLISH_SEVERITY: Record<Severity, string> = {
  severe: 'Severe',
  caution: 'Caution',
  note: 'Note',
};

export const ENGLISH_COLUMN_GROUP: Record<ColumnGroup, string> = {
  transaction: 'Listing and letting',
  price: 'Rent and fees',
  building: 'Building',
  environment: 'Surroundings, furniture and restrictions',
};

export const ENGLISH_COLUMN_TYPE: Record<ColumnType, string> = {
  integer: 'Integer',
  number: 'Number',
  string: 'Text',
  boolean: 'Yes/no',
  code: 'Code',
  datetime: 'Time',
  list: 'List',
  'bounding box': 'Bounding box',
};

export const ENGLISH_COLUMN_STATE: Record<ColumnState, string> = {
  experimental: 'Experimental',
  stable: 'Stable',
  'deprecated-soon': 'To be deprecated',
  deprecated: 'Deprecated',
};

export const ENGLISH_MERGE_RULE: Record<MergeRule, string> = {
  newest: 'the newest value is kept',
  'most-frequent': 'the value that more than half have is kept, or else one of the most frequent ones',
};

const UNITS: Record<string, string> = {
  元: 'TWD',
  '元／月': 'TWD per month',
  '元／坪／月': 'TWD per ping per month',
  '元／度': 'TWD per kWh',
  個月租金: 'months of rent',
  月: 'months',
  天: 'days',
  樓: 'floors',
  坪: 'ping',
  '度（WGS 84）': 'degrees (WGS 84)',
  '度（WGS 84緯度）': 'degrees of latitude (WGS 84)',
  '度（WGS 84經度）': 'degrees of longitude (WGS 84)',
};
/** The unit of a column. @throws RangeError when the catalogue has a unit without English */
export function englishUnit(unit: string): string {
  const found = UNITS[unit];
  if (found !== undefined) return found;
  throw new RangeError(
    `單位「${unit}」沒有英文。修正：加進packages/rental-data/src/english/words.ts的UNITS。`,
  );
}

/** Han characters, with what belongs to a name of a column: 格局編碼（陽台/衛浴/房/廳）, 約略地點_x, 可寵？ */
const CHINESE = /\p{Script=Han}[\p{Script=Han}（）？「」／/_]*(?:_?[xy](?![a-z]))?/gu;

interface Part {
  text: string;
  chinese: boolean;
}

export function languageParts(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(CHINESE)) {
    if (index > end) parts.push({ text: text.slice(end, index), chinese: false });
    parts.push({ text: found, chinese: true });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), chinese: false });
  return parts;
}
