import { worsensRows } from '../catalogue/reach';
import type { Catalogue, Incident } from '../catalogue/types';
import type { Variant } from '../catalogue/values';
import { type CoverageCell, describeCoverage } from './coverageMap';
import { monthlyRows } from '../usability/monthlyRows';
import { nextDay, parseMonthNumber, parseYear } from '../period';

/** A month; one that was never published has no rows. */
export interface ChartMonth extends Partial<Pick<CoverageCell, Variant | 'rows' | 'why'>> {
  month: string;
  /** numbers of the bands that touched it */
  touched?: number[] | undefined;
}

/** An incident that touched the number of rows. */
interface RowsBand extends Pick<Incident, 'id' | 'severity' | 'title' | 'start' | 'end'> {
  /** from where to where it lies on the chart, in months since its first day: 1.5 is the middle of the second month */
  place: readonly [from: number, to: number];
}

/** The rows of every month with the incidents that touched them, for a chart. */
export interface RowsChart {
  /** every month, in order */
  months: ChartMonth[];
  /** incidents that touched the number of rows, oldest first; the first is number 1 */
  bands: RowsBand[];
}

/** An ISO date in months since the first month; the fraction is the elapsed part of its month at the start of the day. */
export function monthsSince(first: string, iso: string): number {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return (year - parseYear(first)) * 12 + (month - parseMonthNumber(first)) + (day - 1) / days;
}

/** What of an incident lies in the months of a chart: its last day too, and all that follow where it has not ended. */
export function placeBand(
  first: string,
  count: number,
  { start, end }: Pick<Incident, 'start' | 'end'>,
): [from: number, to: number] {
  const from = Math.min(Math.max(monthsSince(first, start), 0), count);
  const to = end === null ? count : monthsSince(first, nextDay(end));
  return [from, Math.min(Math.max(to, from), count)];
}

/** The counts of the months that a line joins: none of a month that must not be used. */
export const joinedRows = (months: readonly ChartMonth[], variant: Variant): (number | null)[] =>
  months.map(({ rows, [variant]: count }) => (rows === 'avoid' ? null : (count ?? null)));

/** What a chart of the rows of every month shows. */
export function describeRowsChart(catalogue: Catalogue): RowsChart {
  const incidents = catalogue.incidents.filter(worsensRows).reverse();
  const numbers = new Map(incidents.map(({ id }, index) => [id, index + 1]));
  const { cells } = describeCoverage(catalogue);
  const months = monthlyRows(catalogue).map(({ month, incidents: ids }) => {
    const touched = ids.flatMap((id) => numbers.get(id) ?? []).sort((a, b) => a - b);
    return { month, ...cells[month], touched: touched.length > 0 ? touched : undefined };
  });
  const first = months[0]?.month ?? '2000-01';
  return { months, bands: incidents.map((one) => ({ ...one, place: placeBand(first, months.length, one) })) };
}
