import { VARIANTS, type Variant } from '@site/src/dataset/catalogue/types';

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

interface LifeSpan {
  kind: 'all' | 'from' | 'one' | 'range';
  first: string;
  last: string;
}

/** The span from `since` to `until`, undefined where it still exists. @param versions oldest first */
export function lifeSpan(versions: readonly string[], since: string, until?: string): LifeSpan {
  const newest = versions.at(-1) ?? since;
  const last = until ?? newest;
  if (last >= newest) return { kind: since === versions[0] ? 'all' : 'from', first: since, last };
  return { kind: since === last ? 'one' : 'range', first: since, last };
}

export function spanWords({ kind, first, last }: LifeSpan): string {
  switch (kind) {
    case 'all':
      return '每個版本都有';
    case 'from':
      return `版本${first}起`;
    case 'one':
      return `只有版本${first}`;
    case 'range':
      return `版本${first}到${last}`;
  }
}

interface VariantSpan {
  variants: Variant[];
  span: LifeSpan;
}

/** The spans of a column by variant; variants with the same span are grouped. @param versions oldest first */
export function variantSpans(letters: string, versions: readonly string[]): VariantSpan[] {
  const states = lifeStates(letters);
  const spans: VariantSpan[] = [];
  for (const variant of VARIANTS) {
    const there = versions.filter((_, i) => states[i] === 'both' || states[i] === variant);
    const [first, last] = [there[0], there.at(-1)];
    if (first === undefined || last === undefined) continue;
    const same = spans.find(({ span }) => span.first === first && span.last === last);
    if (same) same.variants.push(variant);
    else spans.push({ variants: [variant], span: lifeSpan(versions, first, last) });
  }
  return spans;
}
