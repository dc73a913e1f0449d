import {
  type Catalogue,
  type CoverageCell,
  describeCoverage,
  type Incident,
  monthlyRows,
  type Variant,
  worsensRows,
} from 'rental-data';

/** A month; one that was never published has no rows. */
export interface Month extends Partial<Pick<CoverageCell, Variant | 'rows' | 'why'>> {
  month: string;
  touched?: number[] | undefined;
}

export interface Chart {
  /** every month, in order */
  months: Month[];
  /** incidents that touched the number of rows, oldest first; the first is number 1 */
  bands: Pick<Incident, 'id' | 'severity' | 'title' | 'start' | 'end'>[];
}

export function describeChart(catalogue: Catalogue): Chart {
  const bands = catalogue.incidents.filter(worsensRows).reverse();
  const numbers = new Map(bands.map(({ id }, index) => [id, index + 1]));
  const { cells } = describeCoverage(catalogue);
  const months = monthlyRows(catalogue).map(({ month, incidents }) => {
    const touched = incidents.flatMap((id) => numbers.get(id) ?? []).sort((a, b) => a - b);
    return { month, ...cells[month], touched: touched.length > 0 ? touched : undefined };
  });
  return { months, bands };
}
