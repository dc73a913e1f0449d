import { withFix, type Language, type ProblemAndFix } from './words/language';

/** Exit codes: wrong usage or no such file, and something found or a file that cannot be read. */
export const USAGE = 2;
export const FOUND = 1;

/** What somebody who runs the command can mend; the message says how. */
export class CommandError extends Error {
  constructor(
    readonly words: ProblemAndFix,
    readonly language: Language,
    readonly exitCode = USAGE,
  ) {
    super(withFix(words, language));
    this.name = 'CommandError';
  }
}
