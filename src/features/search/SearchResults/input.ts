/** The field of the search, in the header of every page and on the page of its own. */
import { MAX_QUERY } from './address';

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
