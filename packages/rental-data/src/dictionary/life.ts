import { VARIANTS } from '../catalogue/values';
import { groupBy } from '../helpers/groupBy';

export type LifeState = 'both' | 'raw' | 'deduplicated' | 'none';

const STATES: Record<string, LifeState> = { b: 'both', r: 'raw', d: 'deduplicated', '-': 'none' };

/** The states that the catalogue's letters stand for, one per version. @throws RangeError for an unknown letter */
export function lifeStates(letters: string): LifeState[] {
  return [...letters].map((letter) => {
    const state = STATES[letter];
    if (!state) throw new RangeError(`不認得的欄位狀態：「${letter}」。可以用的是b、r、d和-。`);
    return state;
  });
}

function formatSpan(versions: readonly string[], first: string, last: string): string {
  if (last === versions.at(-1)) return first === versions[0] ? '每個版本都有' : `版本${first}起`;
  return first === last ? `只有版本${first}` : `版本${first}到${last}`;
}

/** Which versions have a column, in words; variants with the same are grouped. @param versions oldest first */
export function variantSpans(letters: string, versions: readonly string[]) {
  const states = lifeStates(letters);
  const spans = VARIANTS.flatMap((variant) => {
    const there = versions.filter((_, i) => states[i] === 'both' || states[i] === variant);
    const [first, last] = [there[0], there.at(-1)];
    return first && last ? [{ variant, words: formatSpan(versions, first, last) }] : [];
  });
  return [...groupBy(spans, ({ words }) => words)].map(([words, same]) => ({
    variants: same.map(({ variant }) => variant),
    words,
  }));
}
