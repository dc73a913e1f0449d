/** What is to be compared, as it stands in an address: `?a=2021-10&b=2022-10&variant=raw`. Pure. */
import { VARIANTS, type Catalogue, type Variant } from '../catalogue/types';
import { granularityOf, slotOf } from '../period';

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
    if (granularityOf(text)) return text;
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

/** The newest month and the same one of an earlier year, else the month before. @throws RangeError for fewer than two */
export function defaultChoice(catalogue: Pick<Catalogue, 'releases'>): Choice {
  const [variant] = VARIANTS;
  const months = periodsWith(catalogue, variant).filter((p) => granularityOf(p) === 'monthly');
  const b = months.at(-1);
  const a = months.findLast((m) => m !== b && b !== undefined && slotOf(m) === slotOf(b)) ?? months.at(-2);
  if (a === undefined || b === undefined) throw new RangeError('要發布過兩個月的資料，才有得比較。');
  return { a, b, variant };
}
