import type { Catalogue } from '../catalogue/types';
import { monthRange } from '../period';
import { getReader } from './reader';
import type { RowsState } from './types';
import { rowsWhy } from './words';

interface MonthlyRows {
  month: string;
  /** absent where the variant was not published */
  raw?: number;
  deduplicated?: number;
  /** absent for a month that was never published */
  state: RowsState;
  /** why the rows have their state, as a phrase; empty for complete ones */
  why: string;
  /** estimated share of lost rows in percent */
  loss?: number | undefined;
  /** ids of the incidents that made the number of rows worse, or that kept the month from being published */
  incidents: string[];
}

/** The months that the dataset could have: a published one may be newer than the record says. */
export function monthsOnRecord({ dataset: { since, asOf }, releases }: Catalogue): string[] {
  const newest = releases.findLast((r) => r.granularity === 'monthly')?.period;
  return newest === undefined ? [] : monthRange(since, newest > asOf ? newest : asOf);
}

/** Every month from the first of the dataset to the month of the record; none is left out, so that gaps can be seen. */
export function monthlyRows(catalogue: Catalogue): MonthlyRows[] {
  const reader = getReader(catalogue);
  const releases = new Map(catalogue.releases.map((r) => [r.period, r]));
  return monthsOnRecord(catalogue).map((month) => {
    const sets = releases.get(month)?.sets ?? [];
    const { state, loss, reasons } = reader.rows(month, sets[0]?.variant ?? 'raw');
    const incidents = reasons.flatMap((reason) => {
      // What leaves the rows usable is no mark of a month.
      if (reason.type === 'incident') return reason.gives === 'complete' ? [] : [reason.incident];
      return reason.type === 'not-published' ? reason.incidents : [];
    });
    return {
      month,
      ...Object.fromEntries(sets.map(({ variant, rows }) => [variant, rows])),
      state,
      why: rowsWhy({ state, reasons }, catalogue.incidents),
      loss,
      incidents,
    };
  });
}
