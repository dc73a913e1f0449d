import type { Incident } from '../catalogue/types';
import { englishPeriod, englishPeriods } from './periods';

/** The periods that an incident affects, in English. */
export function englishReach({ affects }: Pick<Incident, 'affects'>): string {
  if (Array.isArray(affects)) return englishPeriods(affects);
  const { from, to } = affects;
  return to === undefined
    ? `every period from ${englishPeriod(from)} on`
    : `every period from ${englishPeriod(from)} to ${englishPeriod(to)}`;
}

/** The same in a few words: a period by name, or how many. */
export function briefEnglishReach(incident: Pick<Incident, 'affects'>): string {
  const { affects } = incident;
  return !Array.isArray(affects) || affects.length === 1
    ? englishReach(incident)
    : `${String(affects.length)} periods`;
}
