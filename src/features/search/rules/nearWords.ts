import { isHan } from './tokenise';
import type { Unit } from './units';

/** Characters that differ between two texts of the same length; 2 stands for more. */
function differences(a: readonly string[], b: readonly string[], from: number): number {
  let count = 0;
  for (let i = 0; i < a.length && count < 2; i++) if (a[i] !== b[from + i]) count++;
  return count;
}

/** Finds the nearest words of titles and keywords, which differ from a phrase in one character of three or more. */
export function toCorrector(units: readonly Unit[]): (phrase: string) => string | undefined {
  const phrases = [...new Set(units.flatMap((u) => [u.title, ...u.keywords]))]
    .filter((p) => isHan(p) && p.length > 2)
    .map((p) => [...p]);
  return (phrase) => {
    const typed = [...phrase];
    if (typed.length < 3 || !typed.every(isHan)) return undefined;
    for (const candidate of phrases) {
      for (let at = 0; at + typed.length <= candidate.length; at++) {
        if (differences(typed, candidate, at) === 1) return candidate.slice(at, at + typed.length).join('');
      }
    }
    return undefined;
  };
}
