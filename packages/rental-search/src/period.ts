/** Periods in what people type. Reads every notation in use; the rest of the site only knows `2021-07`. */
import { listMonths } from 'rental-data';
import { fold, joinNames } from './normalise';

export interface ParsedQuery {
  /** in the notation of the published files, in the order of the text, each once */
  periods: string[];
  rest: string;
}

/** 110 is a year of the Republic only where 年, 民國 or a month says so. */
const ROC_OFFSET = 1911;
const ROC =
  /(?<![\d.a-z_-])(?:民國\s*(1\d\d)(?!\d)|(1\d\d)(?=\s*年)|(1[0-2]\d)(?=\s*[/.]\s*(?:1[0-2]|0?[1-9])(?!\d)))/g;

/** A dataset begun in 2018 speaks of no year before 2011; such four digits are just a number. */
const YEAR = '(?<![\\d.a-z_-])(?:西元)?(20(?:1[1-9]|[2-9]\\d))';
const MONTH = '(1[0-2]|0?[1-9])';
const NOT_AFTER = '(?!\\d)';

const formatMonth = (year: string, part: string) => `${year}-${part.padStart(2, '0')}`;
const quarterOfYear = (year: string, part: string) => `${year}Q${'一二三四'.indexOf(part) + 1 || part}`;

/** The longest notation first: 2021年7月 must not be read as the year 2021. */
const RULES = (
  [
    [`\\s*年\\s*${MONTH}\\s*月`, formatMonth],
    ['\\s*年?\\s*(?:第\\s*)?([1-4一二三四])\\s*季', quarterOfYear],
    [`\\s*[-/年]?\\s*q\\s*([1-4])${NOT_AFTER}`, quarterOfYear],
    [`\\s*[-/.]\\s*${MONTH}${NOT_AFTER}`, formatMonth],
    [`(1[0-2]|0[1-9])${NOT_AFTER}`, formatMonth],
    ['\\s*(?:年(?:度|檔)?|(?![\\d.]|[-/]\\d{1,2}(?!\\d)))()', String],
  ] as const
).map(([rest, period]) => [new RegExp(YEAR + rest, 'g'), period] as const);

/** The periods that a text names, in any notation from 202107 to 民國110年第三季, and the rest of the text. */
export function parsePeriods(query: string): ParsedQuery {
  let rest = fold(query)
    .replace(ROC, (_, ...years: (string | undefined)[]) =>
      String(ROC_OFFSET + Number(years.slice(0, 3).find(Boolean))),
    )
    // q3 2021 has the year behind, and the second year of 2019-2023 and 2019到2023 something before it.
    .replace(/\bq([1-4]) +(20\d\d)(?!\d)/g, '$2 q$1')
    .replace(/(20\d\d)年?[-到至](?=20\d\d(?!\d))/g, '$1 ');
  const found: { at: number; period: string }[] = [];
  for (const [pattern, period] of RULES) {
    rest = rest.replace(pattern, (whole: string, year: string, part: string, at: number) => {
      found.push({ at, period: period(year, part) });
      // Equal length keeps the order of what later rules find.
      return ' '.repeat(whole.length);
    });
  }
  found.sort((a, b) => a.at - b.at);
  return {
    periods: [...new Set(found.map((f) => f.period))],
    rest: joinNames(rest.trim().replace(/\s+/g, ' ')),
  };
}

/** Do two periods have a month in common? @throws RangeError when one of them is not a period */
export function overlaps(a: string, b: string): boolean {
  const months = listMonths(a);
  return listMonths(b).some((m) => months.includes(m));
}
