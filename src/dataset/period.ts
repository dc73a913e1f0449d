/** Spans and lists of periods, in words. What a period is stands in the package that reads files. */
import {
  GRANULARITIES,
  granularity,
  lastMonthOf,
  month,
  monthNumberOf,
  monthsOf,
  periodWords,
  quarterOf,
  yearOf,
  type Granularity,
} from '#rental-files/period';

export * from '#rental-files/period';

/** Every month from `first` to `last`, both included. @throws RangeError when either is not a month */
export function monthRange(first: string, last: string): string[] {
  monthNumberOf(first);
  monthNumberOf(last);
  const count = Math.max(0, yearOf(last) - yearOf(first) + 1);
  return Array.from({ length: count }, (_, i) => String(yearOf(first) + i))
    .flatMap(monthsOf)
    .filter((m) => m >= first && m <= last);
}

/** Months are numbered in the order of time; a longer period has the number of its last month. */
export function monthIndex(period: string): number {
  const last = lastMonthOf(period);
  return yearOf(last) * 12 + monthNumberOf(last);
}

function following(period: string): string {
  const year = yearOf(period);
  switch (granularity(period)) {
    case 'monthly':
      return monthNumberOf(period) === 12 ? month(year + 1, 1) : month(year, monthNumberOf(period) + 1);
    case 'quarterly':
      return quarterOf(period) === 4 ? `${year + 1}Q1` : `${year}Q${quarterOf(period) + 1}`;
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
  const within = yearOf(first) === yearOf(last);
  return [periodWords(first), within ? words.slice(words.indexOf('年') + 1) : words];
}

/** A list of periods in words, neighbours joined: 2018年8月到12月、2018年第3季. @throws RangeError for no period */
export const spanListWords = (periods: readonly string[]): string =>
  periodSpans(periods)
    .map((span) => spanWords(span).join('到'))
    .join('、');

/** A list of periods in few words: 2021-06～10, then quarters, then years. @throws RangeError for no period */
export function periodListWords(periods: readonly string[]): string {
  const of = (wanted: Granularity) => periods.filter((p) => granularity(p) === wanted).sort();
  const months = periodSpans(of('monthly')).map(([first, last]) => {
    if (first === last) return first;
    return `${first}～${yearOf(first) === yearOf(last) ? last.slice(5) : last}`;
  });
  return [...months, ...of('quarterly'), ...of('annual')].join('、');
}

/** The day after an ISO date. @throws RangeError when the text is not a date */
export function nextDay(iso: string): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10);
}
