import { MAX_QUERY } from './address';
import { HINT, INPUT_LABEL } from './words';

/** Common attributes of both search inputs: no spelling help from the browser. */
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
