import type { CodeTable } from './types';

/** The code tables in the ZIPs of CSV, by their names there; two are not called by the header of their column. */
export const PACKED_TABLES: Readonly<Record<string, string>> = {
  deal_status: '交易狀態',
  contact: '刊登者類型',
  building_type: '建物類型',
  gender_restriction: '性別限制',
  deposit_type: '押金類型',
  property_type: '物件類型',
  top_region: '縣市',
  sub_region: '鄉鎮市區',
};

/** The name of a code table in a ZIP: `編碼表.{name}.csv`. */
export const packedName = ({ id, title }: Pick<CodeTable, 'id' | 'title'>): string =>
  PACKED_TABLES[id] ?? title;
