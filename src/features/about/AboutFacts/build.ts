import { namesPeriod } from '@site/src/dataset/catalogue/reach';
import type { Catalogue, Incident } from '@site/src/dataset/catalogue/types';

/** Months that were crawled on trial: nobody estimated a loss, but their rows cannot be compared with those of other months. Pure. */
export function listTrials({ incidents, releases }: Pick<Catalogue, 'incidents' | 'releases'>) {
  const months = releases.filter((r) => r.granularity === 'monthly').map((r) => r.period);
  const isTrial = (i: Incident) =>
    i.rows === 'not-comparable' && i.avoid.length === 0 && Object.keys(i.estimatedLoss).length === 0;
  return incidents.filter(isTrial).flatMap((incident) => {
    const touched = months.filter((month) => namesPeriod(incident, month));
    const [first, last] = [touched[0], touched.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [{ incident, first, last, count: touched.length }];
  });
}
