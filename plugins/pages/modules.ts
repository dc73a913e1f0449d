/** What browsers know of the catalogue, as JSON modules: the strip of months under the header, what the 404 page says of periods, and what pages that they draw begin with. */
import type { PluginContentLoadedActions } from '@docusaurus/types';
import { aliases } from '../../src/lib/addresses/aliases';
import { toCompareStart } from './data/compare';
import { toOpenPageProp } from './data/open';
import {
  type Catalogue,
  describeCoverage,
  describePeriods,
  monthsOnRecord,
  releaseQuality,
} from 'rental-data';

/** The strip of months under the header: c complete, p partial, n not comparable, a avoid, - not published. */
export function describeRuler(catalogue: Catalogue) {
  const letters = { complete: 'c', partial: 'p', 'not-comparable': 'n', avoid: 'a' } as const;
  const states = monthsOnRecord(catalogue).map((month) => {
    const release = catalogue.releases.find(({ period }) => period === month);
    return release ? letters[releaseQuality(catalogue, release).rows.state] : '-';
  });
  return {
    first: catalogue.dataset.since,
    states: states.join(''),
  };
}

/** The JSON modules below `@generated/pages/default/`: file name → content. All but the catalogue are for browsers. */
export const toModules = (catalogue: Catalogue): Map<string, object> =>
  new Map<string, object>([
    ['catalogue.json', catalogue],
    ['coverage.json', describeCoverage(catalogue)],
    ['ruler.json', describeRuler(catalogue)],
    ['aliases.json', aliases(catalogue)],
    ['missing.json', describePeriods(catalogue)],
    ['compare.json', toCompareStart(catalogue)],
    ['open.json', toOpenPageProp(catalogue)],
  ]);

export async function emitModules(
  catalogue: Catalogue,
  createData: PluginContentLoadedActions['createData'],
): Promise<void> {
  for (const [name, data] of toModules(catalogue)) await createData(name, data);
}
