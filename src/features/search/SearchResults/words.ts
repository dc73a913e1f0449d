import type { HitKind } from 'rental-search';
import { formatCount } from 'rental-data';

export const KIND_NAME: Record<HitKind, string> = {
  column: '欄位',
  document: '文件',
  post: '文章',
  incident: '品質事件',
  file: '檔案',
};

/** Announced by screen readers: how many results there are, or that there are none. */
export function foundWords(count: number, query: string): string {
  return count > 0 ? `找到${formatCount(count)}筆` : `找不到「${query}」`;
}
