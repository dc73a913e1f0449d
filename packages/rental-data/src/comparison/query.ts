/** What is to be compared, as it stands in an address: `?a=2021-10&b=2022-10&variant=raw`. Pure. */
import { VARIANT_NAME, VARIANTS, type Variant } from '../catalogue/values';
import type { Catalogue } from '../catalogue/types';
import { granularity, parseGranularity, periodWords, slotInYear, parseYear } from '../period';
import { getReader } from '../usability/reader';

export interface Choice {
  a: string;
  b: string;
  variant: Variant;
}

const SHOWN = 40;
const shown = (text: string): string => {
  const signs = [...text];
  return signs.length > SHOWN ? `${signs.slice(0, SHOWN).join('')}…` : text;
};

/** Reads the query of an address, takes from `otherwise` what it lacks, and says in sentences what means nothing, each once. Unpublished periods have an answer too. */
export function readQuery(search: string, otherwise: Choice): { choice: Choice; problems: string[] } {
  const query = new URLSearchParams(search);
  const problems = new Set<string>();
  const period = (side: 'a' | 'b'): string => {
    const text = query.get(side)?.trim();
    if (!text) return otherwise[side];
    if (parseGranularity(text)) return text;
    problems.add(`網址裡的「${shown(text)}」不是期別。月寫成2026-04，季寫成2024Q1，年寫成2023。`);
    return otherwise[side];
  };
  const [a, b] = [period('a'), period('b')];
  const named = query.get('variant')?.trim();
  const variant = VARIANTS.find((v) => v === named);
  if (named && !variant)
    problems.add(
      `沒有「${shown(named)}」這種內容，只有${VARIANTS.map((one) => `${one}（${VARIANT_NAME[one]}）`).join('、')}。`,
    );
  if (problems.size === 0 && a === b) problems.add('兩邊選了同一期，請換掉其中一期。');
  return { choice: { a, b, variant: variant ?? otherwise.variant }, problems: [...problems] };
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
