/** What browsers know of the catalogue, as JSON modules: the strip of months under the header, what the 404 page says of periods, and what pages that they draw begin with. */
import type { PluginContentLoadedActions } from '@docusaurus/types';
import { aliases } from '../../src/lib/addresses/aliases';
import { toCompareStart } from './data/compare';
import { toOpenPageProp } from './data/open';
import {
  type Catalogue,
  describeCoverage,
  duePeriods,
  type KnownPeriods,
  monthsOnRecord,
  getReader,
  releaseQuality,
  rowsWords,
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

export function describeMissing(catalogue: Catalogue) {
  const { cells, unpublished } = describeCoverage(catalogue);
  const periods: KnownPeriods = Object.fromEntries(
    Object.entries(cells).map(([period, { raw, deduplicated, rows, why }]) => [
      period,
      {
        raw,
        deduplicated,
        state: rows,
        why,
      },
    ]),
  );
  const explain = (period: string) => {
    const rows = getReader(catalogue).rows(period, 'raw');
    const [incident] = rows.reasons.flatMap((r) => (r.type === 'not-published' ? r.incidents : []));
    return { text: rowsWords(rows, catalogue.incidents), incident };
  };
  return {
    periods,
    /** why a period that was due has no data, with the incident that kept it from being published */
    unpublished: Object.fromEntries(
      duePeriods(catalogue)
        .filter((period) => Object.hasOwn(unpublished, period))
        .map((period) => [period, explain(period)]),
    ),
  };
}

/** The JSON modules below `@generated/pages/default/`: file name → content. All but the catalogue are for browsers. */
export const toModules = (catalogue: Catalogue): Map<string, object> =>
  new Map<string, object>([
    ['catalogue.json', catalogue],
    ['coverage.json', describeCoverage(catalogue)],
    ['ruler.json', describeRuler(catalogue)],
    ['aliases.json', aliases(catalogue)],
    ['missing.json', describeMissing(catalogue)],
    ['compare.json', toCompareStart(catalogue)],
    ['open.json', toOpenPageProp(catalogue)],
  ]);

export async function emitModules(
  catalogue: Catalogue,
  createData: PluginContentLoadedActions['createData'],
): Promise<void> {
  for (const [name, data] of toModules(catalogue)) await createData(name, data);
}
