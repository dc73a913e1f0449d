import { worsensRows } from '../catalogue/reach';
import type { Catalogue, Incident } from '../catalogue/types';
import type { Variant } from '../catalogue/values';
import { type CoverageCell, describeCoverage } from './coverageMap';
import { monthlyRows } from '../usability/monthlyRows';

/** A month; one that was never published has no rows. */
export interface ChartMonth extends Partial<Pick<CoverageCell, Variant | 'rows' | 'why'>> {
  month: string;
  /** numbers of the bands that touched it */
  touched?: number[] | undefined;
}

/** The rows of every month with the incidents that touched them, for a chart. */
export interface RowsChart {
  /** every month, in order */
  months: ChartMonth[];
  /** incidents that touched the number of rows, oldest first; the first is number 1 */
  bands: Pick<Incident, 'id' | 'severity' | 'title' | 'start' | 'end'>[];
}

/** What a chart of the rows of every month shows. */
export function describeRowsChart(catalogue: Catalogue): RowsChart {
  const bands = catalogue.incidents.filter(worsensRows).reverse();
  const numbers = new Map(bands.map(({ id }, index) => [id, index + 1]));
  const { cells } = describeCoverage(catalogue);
  const months = monthlyRows(catalogue).map(({ month, incidents }) => {
    const touched = incidents.flatMap((id) => numbers.get(id) ?? []).sort((a, b) => a - b);
    return { month, ...cells[month], touched: touched.length > 0 ? touched : undefined };
  });
  return { months, bands };
}
