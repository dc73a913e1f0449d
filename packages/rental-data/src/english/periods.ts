import { granularity, parseMonthNumber, periodSpans, parseQuarter, parseYear } from '../period';
import { dateWords } from '../words/format';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const monthName = (date: string): string => MONTHS[Number(date.slice(5, 7)) - 1] ?? '';

/** The month or quarter of a period without its year: April, Q1; nothing of a year. */
export function englishSlot(period: string): string {
  switch (granularity(period)) {
    case 'monthly':
      return MONTHS[parseMonthNumber(period) - 1] ?? '';
    case 'quarterly':
      return `Q${String(parseQuarter(period))}`;
    case 'annual':
      return '';
  }
}

/** A period in words: April 2026, Q1 2024, 2023. @throws RangeError when the text is not a period */
export const englishPeriod = (period: string): string =>
  [englishSlot(period), String(parseYear(period))].filter(Boolean).join(' ');

/** Words as a list in running text: a, b and c. */
export const englishList = (words: readonly string[], last = 'and'): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(` ${last} `);

/** Neighbouring periods from the first to the last: June to October 2021, Q3 2018 to Q4 2022. @throws RangeError for no period */
export function englishSpan(first: string, last: string): string {
  if (first === last) return englishPeriod(first);
  const begin = parseYear(first) === parseYear(last) ? englishSlot(first) : '';
  return `${begin || englishPeriod(first)} to ${englishPeriod(last)}`;
}

/** A list of periods in words, neighbours joined: June to October 2021, Q2 2021 and 2021. @throws RangeError for no period */
export const englishPeriods = (periods: readonly string[]): string =>
  englishList(periodSpans(periods).map(([first, last]) => englishSpan(first, last)));

/** A day: 25 August 2026; a month where no day is known: December 2025. @throws RangeError when the text is neither */
export function englishDate(date: string): string {
  dateWords(date.length === 7 ? `${date}-01` : date);
  const month = `${monthName(date)} ${date.slice(0, 4)}`;
  return date.length === 7 ? month : `${String(Number(date.slice(8)))} ${month}`;
}

/** A span of days, each end a day or a month: 25 to 31 August 2026, 1 November to December 2025. */
export function englishDateSpan(from: string, to: string): string {
  if (from === to) return englishDate(from);
  const begin = englishDate(from).split(' ');
  const end = englishDate(to);
  // Of what both ends share, the end tells it.
  if (from.slice(0, 4) === to.slice(0, 4)) begin.pop();
  if (from.slice(0, 7) === to.slice(0, 7) && begin.length > 1 && to.length > 7) begin.pop();
  return `${begin.join(' ')} to ${end}`;
}
