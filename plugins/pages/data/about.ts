import type { Catalogue, Incident, Variant } from '../../../src/domain/catalogue/types';
import { coverageOf, gapWords } from '../../../src/domain/catalogue/coverage';
import { joinWords } from '../../../src/domain/text/format';
import { GRANULARITIES, type Granularity } from '../../../src/domain/period';
import { namesPeriod } from '../../../src/domain/catalogue/reach';
import { rowsWhy } from '../../../src/domain/usability/words';
import { useWords } from '../../../src/domain/words/uses';
import { newestSound, verdictOf } from '../../../src/domain/verdict/verdict';
import { careAnswer } from '../../../src/domain/verdict/words';
import { newestSet } from './release';

/** Months that were crawled on trial: nobody estimated a loss, but their rows cannot be compared with those of other months. */
function toTrials({ incidents, releases }: Catalogue) {
  const months = releases.filter((r) => r.granularity === 'monthly').map((r) => r.period);
  const isTrial = (i: Incident) =>
    i.rows === 'not-comparable' && i.avoid.length === 0 && Object.keys(i.estimatedLoss).length === 0;
  return incidents.filter(isTrial).flatMap((incident) => {
    const touched = months.filter((month) => namesPeriod(incident, month));
    const [first, last] = [touched[0], touched.at(-1)];
    if (first === undefined || last === undefined) return [];
    const { id, title, status } = incident;
    return [{ id, title, first, last, count: touched.length, ...(status === undefined ? {} : { status }) }];
  });
}
export type TrialProp = ReturnType<typeof toTrials>[number];

/** What the dataset is and who publishes it, for every page that says so. */
export function toAboutProp(catalogue: Catalogue) {
  const { sources, removed, limits, usedBy, rhythm } = catalogue.dataset;
  const coverage = coverageOf(catalogue);
  const gap = gapWords(coverage);
  return {
    sources: sources.map(({ name, url }) => ({ name, url })),
    coverage,
    rhythm,
    /** why months are missing, as a phrase without full stop, with the incident that explains it */
    ...(gap ? { gap } : {}),
    trials: toTrials(catalogue),
    /** what is collected and taken out before publication */
    removed: joinWords(removed),
    limits,
    /** newest first */
    usedBy: usedBy.map((use) => ({ who: use.who, use: useWords(use) })),
  };
}

const toSetLine = (catalogue: Catalogue, period: string, variant: Variant) => {
  const verdict = verdictOf(catalogue, period, variant);
  const { rows, count } = verdict;
  const why = rowsWhy(rows, catalogue.incidents);
  return {
    period,
    variant,
    count,
    /** how many columns it has */
    columns: Object.values(verdict.counts).reduce((sum, n) => sum + n, 0),
    state: rows.state,
    care: careAnswer(verdict),
    ...(why ? { why } : {}),
  };
};
/** A set with its number of rows, their state and that of its columns; `why` is a phrase, absent for complete rows. */
export type SetLineProp = ReturnType<typeof toSetLine>;

/** The newest sound set of a granularity, de-duplicated where there is one. */
function soundSet(catalogue: Catalogue, wanted: Granularity) {
  for (const variant of ['deduplicated', 'raw'] as const) {
    const period = newestSound(catalogue, wanted, variant);
    if (period !== undefined) return toSetLine(catalogue, period, variant);
  }
  return undefined;
}

/** For readers who cannot decide: the newest sound sets, and the newest month whatever its state. */
export function toRecommendedProp(catalogue: Catalogue) {
  const { period, variant } = newestSet(catalogue, 'monthly');
  const [year, quarter, month] = GRANULARITIES.map((wanted) => soundSet(catalogue, wanted));
  return {
    ...(month ? { month } : {}),
    ...(quarter ? { quarter } : {}),
    ...(year ? { year } : {}),
    newest: toSetLine(catalogue, period, variant),
  };
}
