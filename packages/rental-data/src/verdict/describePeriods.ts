import type { Catalogue } from '../catalogue/types';
import type { KnownPeriods } from '../usability/nearby';
import { getReader } from '../usability/reader';
import { duePeriods } from '../usability/timeline';
import { rowsWords } from '../usability/words';
import { describeCoverage } from './coverageMap';

/** What `nearbySets` asks of the periods that were published, and why one that was due was not. */
export function describePeriods(catalogue: Catalogue) {
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
