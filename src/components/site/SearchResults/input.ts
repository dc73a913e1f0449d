import { MAX_QUERY } from './address';
import { HINT, INPUT_LABEL } from './words';

/** What the input of the dialog and that of the search page have in common: no help of the browser with the spelling. */
export const SEARCH_INPUT = {
  enterKeyHint: 'search',
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  maxLength: MAX_QUERY,
  placeholder: HINT,
  'aria-label': INPUT_LABEL,
} as const;
