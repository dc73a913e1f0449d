/** Which dataset versions have a column. Pure. */
import { VARIANTS, type Variant } from '@site/src/domain/catalogue/types';

/** What one version has of a column: both variants, only the raw, only the de-duplicated one, or none. */
export type LifeState = 'both' | 'raw' | 'deduplicated' | 'none';

const STATES: Record<string, LifeState> = { b: 'both', r: 'raw', d: 'deduplicated', '-': 'none' };

/**
 * The states behind the letters of the catalogue, one per version.
 * @throws RangeError when a letter is unknown: drawn as absent it would be a lie
 */
export function lifeStates(letters: string): LifeState[] {
  return [...letters].map((letter) => {
    const state = STATES[letter];
    if (!state) throw new RangeError(`不認得的欄位狀態：「${letter}」。可以用的是b、r、d和-。`);
    return state;
  });
}

/** How a span of versions is best said. */
export interface LifeSpan {
  kind: 'all' | 'from' | 'one' | 'range';
  first: string;
  last: string;
}

/**
 * The span from `since` to `until` within the known versions.
 * @param versions oldest first
 * @param until last version that has it; none means that it still exists
 */
export function lifeSpan(versions: readonly string[], since: string, until?: string): LifeSpan {
  const newest = versions.at(-1) ?? since;
  const last = until ?? newest;
  if (last >= newest) return { kind: since === versions[0] ? 'all' : 'from', first: since, last };
  return { kind: since === last ? 'one' : 'range', first: since, last };
}

/** The span in which the files of some variants have a column. */
interface VariantSpan {
  variants: Variant[];
  span: LifeSpan;
}

/**
 * The spans of a column by variant; variants that share theirs stand together.
 * @param letters the letters of the catalogue, one per version
 * @param versions oldest first
 */
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
