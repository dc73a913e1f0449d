/** The style sheets that most pages of a pattern have: they stand once, beside the payloads, in a script of their own. */
import { matchParameters } from './path';

/** The first of these patterns that leaves parts of the address open. @param patterns in the form of react-router, below the base path */
export const openPattern = (patterns: readonly string[], path: string): string | undefined =>
  patterns.find((pattern) => pattern.includes(':') && matchParameters(pattern, path));

/** Address of the script with the style sheets that the pages of a pattern share, below the payloads' folder. */
export const sharedStylesFile = (pattern: string): string =>
  `${pattern.slice(1).replaceAll(':', '')}styles.js`;
