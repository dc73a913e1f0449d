import type { Catalogue, Incident, Variant } from '../../../src/domain/catalogue/types';
import { coverageOf, gapWords } from '../../../src/domain/coverage';
import { joinWords } from '../../../src/domain/format';
import { GRANULARITIES, type Granularity } from '../../../src/domain/period';
import { namesPeriod } from '../../../src/domain/quality';
import { rowsWhy } from '../../../src/domain/usability/words';
import { useWords } from '../../../src/domain/uses';
import { newestSound, verdictOf } from '../../../src/domain/verdict/verdict';
import type { AboutProp, RecommendedProp, SetLineProp, TrialProp } from '../client';
import { newestSet } from './release';

/** Months that were crawled on trial: their rows cannot be compared although none are known to be missing. */
function toTrials({ incidents, releases }: Catalogue): TrialProp[] {
  const months = releases.filter((r) => r.granularity === 'monthly').map((r) => r.period);
  const isTrial = (i: Incident) => i.countsAffected && !i.kinds.includes('rows-missing');
  return incidents.filter(isTrial).flatMap((incident): TrialProp[] => {
    const touched = months.filter((month) => namesPeriod(incident, month));
    const [first, last] = [touched[0], touched.at(-1)];
    if (first === undefined || last === undefined) return [];
    const { id, title, status } = incident;
    return [{ id, title, first, last, count: touched.length, ...(status === undefined ? {} : { status }) }];
  });
}

/** What the dataset is and who stands behind it: what every page says of it as a whole. */
export function toAboutProp(catalogue: Catalogue): AboutProp {
  const { sources, removed, limits, usedBy } = catalogue.dataset;
  const coverage = coverageOf(catalogue);
  const gap = gapWords(coverage);
  return {
    sources: sources.map(({ name, url }) => ({ name, url })),
    coverage,
    ...(gap ? { gap } : {}),
    trials: toTrials(catalogue),
    removed: joinWords(removed),
    limits,
    usedBy: usedBy.map((use) => ({ who: use.who, use: useWords(use) })),
  };
}

const toSetLine = (catalogue: Catalogue, period: string, variant: Variant): SetLineProp => {
  const { rows } = verdictOf(catalogue, period, variant);
  const why = rowsWhy(rows, catalogue.incidents);
  return { period, variant, state: rows.state, ...(why ? { why } : {}) };
};

/** The newest sound set of a granularity, de-duplicated where there is one. */
function soundSet(catalogue: Catalogue, wanted: Granularity): SetLineProp | undefined {
  for (const variant of ['deduplicated', 'raw'] as const) {
    const period = newestSound(catalogue, wanted, variant);
    if (period !== undefined) return toSetLine(catalogue, period, variant);
  }
  return undefined;
}

/** What undecided readers are led to, and the newest month beside it. */
export function toRecommendedProp(catalogue: Catalogue): RecommendedProp {
  const { period, variant } = newestSet(catalogue, 'monthly');
  const [year, quarter, month] = GRANULARITIES.map((wanted) => soundSet(catalogue, wanted));
  return {
    ...(month ? { month } : {}),
    ...(quarter ? { quarter } : {}),
    ...(year ? { year } : {}),
    newest: toSetLine(catalogue, period, variant),
  };
}
