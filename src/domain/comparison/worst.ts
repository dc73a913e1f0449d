/** Order of verdicts. Pure. */
import { VERDICTS, type Verdict } from './types';

/** Worst of several verdicts: `comparable` of none. */
export function worstVerdict(verdicts: readonly Verdict[]): Verdict {
  return [...verdicts].sort((x, y) => VERDICTS.indexOf(y) - VERDICTS.indexOf(x))[0] ?? 'comparable';
}

/** The reasons, worst first; those that are equally bad keep their order. */
export const worstFirst = <T extends { verdict: Verdict }>(reasons: readonly T[]): T[] =>
  [...reasons].sort((x, y) => VERDICTS.indexOf(y.verdict) - VERDICTS.indexOf(x.verdict));
