/** What is to be compared, as it stands in an address: `?a=2021-10&b=2022-10&variant=raw`. Pure. */
import { VARIANTS, type Variant } from '../catalogue/values';
import type { Catalogue } from '../catalogue/types';
import { granularity, parseGranularity, periodWords, slotInYear, parseYear } from '../period';
import { getReader } from '../usability/reader';

export interface Choice {
  a: string;
  b: string;
  variant: Variant;
}

export type QueryProblem =
  | { type: 'no-period'; side: 'a' | 'b'; text: string }
  | { type: 'no-variant'; text: string }
  | { type: 'same' };

const SHOWN = 40;
const shown = (text: string): string => {
  const signs = [...text];
  return signs.length > SHOWN ? `${signs.slice(0, SHOWN).join('')}…` : text;
};

/** Reads the query of an address, and takes from `otherwise` what it lacks. Unpublished periods have an answer too. */
export function readQuery(search: string, otherwise: Choice): { choice: Choice; problems: QueryProblem[] } {
  const query = new URLSearchParams(search);
  const problems: QueryProblem[] = [];
  const period = (side: 'a' | 'b'): string => {
    const text = query.get(side)?.trim();
    if (!text) return otherwise[side];
    if (parseGranularity(text)) return text;
    problems.push({ type: 'no-period', side, text: shown(text) });
    return otherwise[side];
  };
  const [a, b] = [period('a'), period('b')];
  const named = query.get('variant')?.trim();
  const variant = VARIANTS.find((v) => v === named);
  if (named && !variant) problems.push({ type: 'no-variant', text: shown(named) });
  if (problems.length === 0 && a === b) problems.push({ type: 'same' });
  return { choice: { a, b, variant: variant ?? otherwise.variant }, problems };
}

export const periodsWith = ({ releases }: Pick<Catalogue, 'releases'>, variant: Variant): string[] =>
  releases.filter((r) => r.sets.some((s) => s.variant === variant)).map((r) => r.period);

/** The newest pair that may be compared; where there is none, the newest month and the same one of an earlier year, else the month before. @throws RangeError for fewer than two */
export function defaultChoice(catalogue: Catalogue): Choice {
  const [variant] = VARIANTS;
  const [offered] = suggestionsFor(catalogue);
  if (offered) return offered.choice;
  const months = periodsWith(catalogue, variant).filter((p) => parseGranularity(p) === 'monthly');
  const b = months.at(-1);
  const a =
    months.findLast((m) => m !== b && b !== undefined && slotInYear(m) === slotInYear(b)) ?? months.at(-2);
  if (a === undefined || b === undefined) throw new RangeError('要發布過兩個月的資料，才有得比較。');
  return { a, b, variant };
}

/** Of the complete months: the newest two a year apart; the newest against the first of its name and the newest of all. */
export function suggestionsFor(catalogue: Catalogue): { choice: Choice; words: string }[] {
  const variant = 'raw';
  const months = periodsWith(catalogue, variant).filter((period) => granularity(period) === 'monthly');
  const complete = months.filter((month) => getReader(catalogue).rows(month, variant).state === 'complete');
  const last = complete.at(-1);
  if (last === undefined) return [];
  const yearBefore = (month: string): string => `${String(parseYear(month) - 1)}${slotInYear(month)}`;
  const after = complete.findLast((month) => complete.includes(yearBefore(month)));
  const name = `${String(Number(last.slice(5)))}月`;
  const pairs: [a: string | undefined, b: string | undefined, why: string][] = [
    [after && yearBefore(after), after, '相隔一年，列數都沒有已知缺漏'],
    [
      complete.find((month) => slotInYear(month) === slotInYear(last)),
      last,
      `列數沒有已知缺漏的${name}裡，最早和最近的一期`,
    ],
    [last, months.at(-1), '列數沒有已知缺漏的最新月份，和最新的月份'],
  ];
  return pairs.flatMap(([a, b, why]) =>
    a === undefined || b === undefined || a === b
      ? []
      : [{ choice: { a, b, variant }, words: `${periodWords(a)}與${periodWords(b)}：${why}` }],
  );
}
