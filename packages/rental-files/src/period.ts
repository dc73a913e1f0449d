/** Periods of the dataset: what they contain, and their words. */
import { GRANULARITIES, granularityOf, MONTH, QUARTER, type Granularity } from './granularity';

export { GRANULARITIES, granularityOf, type Granularity } from './granularity';

function invalid(period: string): RangeError {
  return new RangeError(`不是期別：「${period}」。月寫成2026-04，季寫成2024Q1，年寫成2023。`);
}

/** Granularity of a period. @throws RangeError when the text is not a period */
export function granularity(period: string): Granularity {
  const found = granularityOf(period);
  if (!found) throw invalid(period);
  return found;
}

/** Calendar year of a period, e.g. 2026. @throws RangeError when the text is not a period */
export function yearOf(period: string): number {
  granularity(period);
  return Number(period.slice(0, 4));
}

/** Month text `YYYY-MM` of a year and a month number 1-12. */
export function month(year: number, number: number): string {
  return `${year}-${String(number).padStart(2, '0')}`;
}

/** The months that a period contains, in order. @throws RangeError when the text is not a period */
export function monthsOf(period: string): [first: string, ...others: string[]] {
  const year = yearOf(period);
  if (MONTH.test(period)) return [period];
  const quarter = QUARTER.exec(period);
  const first = quarter ? (Number(quarter[2]) - 1) * 3 + 1 : 1;
  const others = Array.from({ length: quarter ? 2 : 11 }, (_, i) => month(year, first + 1 + i));
  return [month(year, first), ...others];
}

/** The last of the months that a period contains. @throws RangeError when the text is not a period */
export function lastMonthOf(period: string): string {
  const [first, ...others] = monthsOf(period);
  return others.at(-1) ?? first;
}

/** Quarter number 1-4 of a quarterly period. @throws RangeError for any other period */
export function quarterOf(period: string): number {
  const match = QUARTER.exec(period);
  if (!match) throw invalid(period);
  return Number(match[2]);
}

/** Month number 1-12 of a monthly period. @throws RangeError for any other period */
export function monthNumberOf(period: string): number {
  const match = MONTH.exec(period);
  if (!match) throw invalid(period);
  return Number(match[2]);
}

/** First and last day of a period as ISO dates. @throws RangeError when the text is not a period */
export function daysOf(period: string): { start: string; end: string } {
  const last = lastMonthOf(period);
  const days = new Date(Date.UTC(yearOf(last), monthNumberOf(last), 0)).getUTCDate();
  return { start: `${monthsOf(period)[0]}-01`, end: `${last}-${days}` };
}

/** The place of a period in its year, e.g. `-10` or `Q4`; empty for a year. */
export const slotOf = (period: string): string => period.slice(4);

/** Order of publication in lists: year, then annual before quarterly before monthly, then time. */
export function comparePeriods(a: string, b: string): number {
  return (
    yearOf(a) - yearOf(b) ||
    GRANULARITIES.indexOf(granularity(a)) - GRANULARITIES.indexOf(granularity(b)) ||
    (a < b ? -1 : a > b ? 1 : 0)
  );
}

export function periodWords(period: string): string {
  const year = yearOf(period);
  if (MONTH.test(period)) return `${year}年${monthNumberOf(period)}月`;
  return QUARTER.test(period) ? `${year}年第${quarterOf(period)}季` : `${year}年`;
}

export function dayList(period: string): string[] {
  return monthsOf(period).flatMap((month) =>
    Array.from(
      { length: Number(daysOf(month).end.slice(8)) },
      (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`,
    ),
  );
}
