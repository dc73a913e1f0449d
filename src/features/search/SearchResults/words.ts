import type { HitKind } from '@site/src/features/search/rules/types';
import { formatCount } from '@site/src/lib/text/format';
import { MAX_QUERY } from './address';

export const KIND_NAME: Record<HitKind, string> = {
  column: '欄位',
  document: '文件',
  post: '文章',
  incident: '品質事件',
  file: '檔案',
};

export const SEARCH_NAME = '搜尋';

export const HINT = '找欄位、期別、文章';

/** No spelling help from the browser. */
export const SEARCH_INPUT = {
  enterKeyHint: 'search',
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  maxLength: MAX_QUERY,
  placeholder: HINT,
  'aria-label': '搜尋欄位、期別、文章',
} as const;

/** Announced by screen readers: how many results there are, or that there are none. */
export function foundWords(count: number, query: string): string {
  return count > 0 ? `找到${formatCount(count)}筆` : `找不到「${query}」`;
}
