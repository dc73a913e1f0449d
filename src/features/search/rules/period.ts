/** Periods in what people type. Reads every notation in use; the rest of the site only knows `2021-07`. */
import { granularityOf, monthNumberOf, monthsOf, quarterOf, yearOf } from '../../../dataset/period';
import { fold, joinNames } from './normalise';

/** A query with its periods taken out. */
interface ParsedQuery {
  /** in the notation of the published files, in the order of the text, each once */
  periods: string[];
  /** what is left, normalised */
  rest: string;
}

/** Years that a dataset begun in 2018 can speak of; outside them four digits are just a number. */
const FIRST_YEAR = 2011;
const LAST_YEAR = 2099;
/** Two years apart, so that 110 is read as a year of the Republic only where 年 or 民國 says so. */
const ROC_OFFSET = 1911;

const HAN_DIGITS: Record<string, string> = { 一: '1', 二: '2', 三: '3', 四: '4' };

const YEAR = '(?:西元)?(20\\d{2})';
const ROC = '(?:民國\\s*)?(1\\d{2})\\s*年';
const QUARTER = '(?:第\\s*)?([1-4一二三四])\\s*季';
const NOT_BEFORE = '(?<![\\d.a-z_-])';
const NOT_AFTER = '(?![\\d])';

interface Rule {
  pattern: string;
  period: (year: number, part: string) => string;
}
const monthOf = (year: number, part: string) => `${year}-${part.padStart(2, '0')}`;
const quarterOfYear = (year: number, part: string) => `${year}Q${HAN_DIGITS[part] ?? part}`;
const wholeYear = (year: number) => String(year);

/** The longest notation first: 2021年7月 must not be read as the year 2021. */
const RULES: readonly Rule[] = [
  { pattern: `${NOT_BEFORE}${YEAR}\\s*年\\s*(1[0-2]|0?[1-9])\\s*月`, period: monthOf },
  { pattern: `${NOT_BEFORE}${ROC}\\s*(1[0-2]|0?[1-9])\\s*月`, period: monthOf },
  { pattern: `${NOT_BEFORE}${YEAR}\\s*年?\\s*${QUARTER}`, period: quarterOfYear },
  { pattern: `${NOT_BEFORE}${ROC}\\s*${QUARTER}`, period: quarterOfYear },
  { pattern: `${NOT_BEFORE}${YEAR}\\s*[-/年]?\\s*q\\s*([1-4])${NOT_AFTER}`, period: quarterOfYear },
  { pattern: `${NOT_BEFORE}${ROC}\\s*q\\s*([1-4])${NOT_AFTER}`, period: quarterOfYear },
  { pattern: `${NOT_BEFORE}q([1-4])\\s+${YEAR}${NOT_AFTER}`, period: (_, part) => part },
  { pattern: `${NOT_BEFORE}${YEAR}\\s*[-/.]\\s*(1[0-2]|0?[1-9])${NOT_AFTER}`, period: monthOf },
  {
    pattern: `${NOT_BEFORE}(?:民國\\s*)?(1[0-2]\\d)\\s*[/.]\\s*(1[0-2]|0?[1-9])${NOT_AFTER}`,
    period: monthOf,
  },
  { pattern: `${NOT_BEFORE}(20\\d{2})(1[0-2]|0[1-9])${NOT_AFTER}`, period: monthOf },
  { pattern: `${NOT_BEFORE}${YEAR}\\s*(?:年(?:度|檔)?|(?![\\d.]|[-/]\\d{1,2}(?!\\d)))`, period: wholeYear },
  { pattern: `${NOT_BEFORE}${ROC}(?:度|檔)?`, period: wholeYear },
  { pattern: `${NOT_BEFORE}民國\\s*(1\\d{2})${NOT_AFTER}`, period: wholeYear },
];
const COMPILED = RULES.map(({ pattern, period }) => ({ pattern: new RegExp(pattern, 'g'), period }));

/** The periods that a text names, in any notation from 202107 to 民國110年第三季, and the rest of the text. */
export function parsePeriods(query: string): ParsedQuery {
  let rest = fold(query);
  const found: { at: number; period: string }[] = [];
  for (const { pattern, period } of COMPILED) {
    rest = rest.replace(
      pattern,
      (whole: string, first: string, second: string | number, ...more: unknown[]) => {
        // q3 2021 is the only notation with the year behind.
        const turned = /^q/.test(whole);
        const written = Number(turned ? second : first);
        const year = written < 200 ? written + ROC_OFFSET : written;
        if (year < FIRST_YEAR || year > LAST_YEAR) return whole;
        const text = turned ? `${year}Q${first}` : period(year, typeof second === 'string' ? second : '');
        if (granularityOf(text) === undefined) return whole;
        const at = typeof second === 'number' ? second : Number(more.find((m) => typeof m === 'number'));
        found.push({ at, period: text });
        // Equal length keeps the order of what later rules find.
        return ' '.repeat(whole.length);
      },
    );
  }
  found.sort((a, b) => a.at - b.at);
  return {
    periods: [...new Set(found.map((f) => f.period))],
    rest: joinNames(rest.trim().replace(/\s+/g, ' ')),
  };
}

/** Every way to write a period that people use, for those who search by it. @throws RangeError when the text is not a period */
export function periodNotations(period: string): string[] {
  const year = yearOf(period);
  const roc = year - ROC_OFFSET;
  switch (granularityOf(period)) {
    case 'monthly': {
      const number = monthNumberOf(period);
      const two = String(number).padStart(2, '0');
      return [period, `${year}/${number}`, `${year}${two}`, `${year}年${number}月`, `${roc}年${number}月`];
    }
    case 'quarterly': {
      const number = quarterOf(period);
      return [period, `${year}年第${number}季`, `${roc}年第${number}季`];
    }
    default:
      return [period, `${year}年`, `${roc}年`];
  }
}

/** Do two periods have a month in common? @throws RangeError when one of them is not a period */
export function overlaps(a: string, b: string): boolean {
  const months = monthsOf(a);
  return monthsOf(b).some((m) => months.includes(m));
}
