import type { Catalogue } from '../../../src/domain/catalogue/types';
import type { KnownPeriods } from '../../../src/domain/catalogue/nearby';
import { readerOf } from '../../../src/domain/usability/reader';
import { rowsWords } from '../../../src/domain/usability/words';
import { duePeriods, toMapProp } from './release';

/** What the 404 page says about periods: the published ones, and why the others that were due are missing. */
export function toMissingProp(catalogue: Catalogue) {
  const { cells, unpublished } = toMapProp(catalogue);
  const periods: KnownPeriods = Object.fromEntries(
    Object.entries(cells).map(([period, { raw, deduplicated, rows, why }]) => [
      period,
      {
        raw,
        ...(deduplicated === undefined ? {} : { deduplicated }),
        state: rows,
        ...(why === undefined ? {} : { why }),
      },
    ]),
  );
  const reasonOf = (period: string) => {
    const rows = readerOf(catalogue).rows(period, 'raw');
    const [incident] = rows.reasons.flatMap((r) => (r.type === 'not-published' ? r.incidents : []));
    return { text: rowsWords(rows, catalogue.incidents), ...(incident === undefined ? {} : { incident }) };
  };
  return {
    periods,
    /** why a period that was due has no data, with the incident that kept it from being published */
    unpublished: Object.fromEntries(
      duePeriods(catalogue)
        .filter((period) => Object.hasOwn(unpublished, period))
        .map((period) => [period, reasonOf(period)]),
    ),
  };
}
