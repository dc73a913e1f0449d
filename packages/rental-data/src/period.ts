/** Periods of the dataset: what they contain, and their words. */
import { GRANULARITIES, parseGranularity, MONTH, QUARTER, type Granularity } from './granularity';

export { GRANULARITIES, parseGranularity, type Granularity } from './granularity';

function invalid(period: string): RangeError {
  return new RangeError(`不是期別：「${period}」。月寫成2026-04，季寫成2024Q1，年寫成2023。`);
}

/** Granularity of a period. @throws RangeError when the text is not a period */
export function granularity(period: string): Granularity {
  const found = parseGranularity(period);
  if (!found) throw invalid(period);
  return found;
}

/** Calendar year of a period, e.g. 2026. @throws RangeError when the text is not a period */
export function parseYear(period: string): number {
  granularity(period);
  return Number(period.slice(0, 4));
}

/** Month text `YYYY-MM` of a year and a month number 1-12. */
export function month(year: number, number: number): string {
  return `${year}-${String(number).padStart(2, '0')}`;
}

/** The months that a period contains, in order. @throws RangeError when the text is not a period */
export function listMonths(period: string): [first: string, ...others: string[]] {
  const year = parseYear(period);
  if (MONTH.test(period)) return [period];
  const quarter = QUARTER.exec(period);
  const first = quarter ? (Number(quarter[2]) - 1) * 3 + 1 : 1;
  const others = Array.from({ length: quarter ? 2 : 11 }, (_, i) => month(year, first + 1 + i));
  return [month(year, first), ...others];
}

/** The last of the months that a period contains. @throws RangeError when the text is not a period */
export function findLastMonth(period: string): string {
  const [first, ...others] = listMonths(period);
  return others.at(-1) ?? first;
}

/** Quarter number 1-4 of a quarterly period. @throws RangeError for any other period */
export function parseQuarter(period: string): number {
  const match = QUARTER.exec(period);
  if (!match) throw invalid(period);
  return Number(match[2]);
}

/** Month number 1-12 of a monthly period. @throws RangeError for any other period */
export function parseMonthNumber(period: string): number {
  const match = MONTH.exec(period);
  if (!match) throw invalid(period);
  return Number(match[2]);
}

/** First and last day of a period as ISO dates. @throws RangeError when the text is not a period */
export function toDayRange(period: string): { start: string; end: string } {
  const last = findLastMonth(period);
  const days = new Date(Date.UTC(parseYear(last), parseMonthNumber(last), 0)).getUTCDate();
  return { start: `${listMonths(period)[0]}-01`, end: `${last}-${days}` };
}

/** The place of a period in its year, e.g. `-10` or `Q4`; empty for a year. */
export const slotInYear = (period: string): string => period.slice(4);

/** Order of publication in lists: year, then annual before quarterly before monthly, then time. */
export function comparePeriods(a: string, b: string): number {
  return (
    parseYear(a) - parseYear(b) ||
    GRANULARITIES.indexOf(granularity(a)) - GRANULARITIES.indexOf(granularity(b)) ||
    (a < b ? -1 : a > b ? 1 : 0)
  );
}

export function periodWords(period: string): string {
  const year = parseYear(period);
  if (MONTH.test(period)) return `${year}年${parseMonthNumber(period)}月`;
  return QUARTER.test(period) ? `${year}年第${parseQuarter(period)}季` : `${year}年`;
}

export function dayList(period: string): string[] {
  return listMonths(period).flatMap((month) =>
    Array.from(
      { length: Number(toDayRange(month).end.slice(8)) },
      (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`,
    ),
  );
}

/** Every month from `first` to `last`, both included. @throws RangeError when either is not a month */
export function monthRange(first: string, last: string): string[] {
  parseMonthNumber(first);
  parseMonthNumber(last);
  const count = Math.max(0, parseYear(last) - parseYear(first) + 1);
  return Array.from({ length: count }, (_, i) => String(parseYear(first) + i))
    .flatMap(listMonths)
    .filter((m) => m >= first && m <= last);
}

/** Months are numbered in the order of time; a longer period has the number of its last month. */
export function monthIndex(period: string): number {
  const last = findLastMonth(period);
  return parseYear(last) * 12 + parseMonthNumber(last);
}

function following(period: string): string {
  const year = parseYear(period);
  switch (granularity(period)) {
    case 'monthly':
      return parseMonthNumber(period) === 12 ? month(year + 1, 1) : month(year, parseMonthNumber(period) + 1);
    case 'quarterly':
      return parseQuarter(period) === 4 ? `${year + 1}Q1` : `${year}Q${parseQuarter(period) + 1}`;
    case 'annual':
      return String(year + 1);
  }
}

export type PeriodSpan = [first: string, last: string];

/** Neighbouring periods joined: months in order, then quarters, then years. @throws RangeError for no period */
export function periodSpans(periods: readonly string[]): PeriodSpan[] {
  const kinds = [...GRANULARITIES].reverse();
  return kinds.flatMap((wanted) => {
    const spans: PeriodSpan[] = [];
    for (const period of periods.filter((p) => granularity(p) === wanted).sort()) {
      const span = spans.at(-1);
      if (span && following(span[1]) === period) span[1] = period;
      else spans.push([period, period]);
    }
    return spans;
  });
}

/** A span in words, in one part or two, between which 到 stands: 2021年6月, 10月. */
export function spanWords([first, last]: PeriodSpan): string[] {
  if (first === last) return [periodWords(first)];
  const words = periodWords(last);
  const within = parseYear(first) === parseYear(last);
  return [periodWords(first), within ? words.slice(words.indexOf('年') + 1) : words];
}

/** A list of periods in words, neighbours joined: 2018年8月到12月、2018年第3季. @throws RangeError for no period */
export const spanListWords = (periods: readonly string[]): string =>
  periodSpans(periods)
    .map((span) => spanWords(span).join('到'))
    .join('、');

/** A list of periods in few words: 2021-06～10, then quarters, then years. @throws RangeError for no period */
export function periodListWords(periods: readonly string[]): string {
  const withGranularity = (wanted: Granularity) => periods.filter((p) => granularity(p) === wanted).sort();
  const months = periodSpans(withGranularity('monthly')).map(([first, last]) => {
    if (first === last) return first;
    return `${first}～${parseYear(first) === parseYear(last) ? last.slice(5) : last}`;
  });
  return [...months, ...withGranularity('quarterly'), ...withGranularity('annual')].join('、');
}

/** The day after an ISO date. @throws RangeError when the text is not a date */
export function nextDay(iso: string): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10);
}
