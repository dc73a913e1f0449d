/** Words of the site that are like the words typed. */
import { compact } from './query';
import { bigrams, isHan } from './tokenise';
import type { Unit } from './units';

const SUGGESTIONS = 4;

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

/** Share of common pairs of characters, 0-1. */
function likeness(a: string, b: string): number {
  const pairs = (text: string) =>
    new Set([...bigrams(text), ...(/[a-z]/.test(text) ? [] : Array.from(text))]);
  const left = pairs(a);
  const right = pairs(b);
  let common = 0;
  for (const pair of left) if (right.has(pair)) common++;
  return (2 * common) / Math.max(1, left.size + right.size);
}

/** Titles of columns and documents that are most like a text, or have a keyword that is. */
export function suggest(units: readonly Unit[], text: string): string[] {
  const asked = compact(text);
  const titles = new Map<string, number>();
  for (const { entry, title, keywords } of units) {
    if (entry.kind !== 'column' && entry.kind !== 'document') continue;
    let best = likeness(asked, title);
    for (const keyword of keywords) best = Math.max(best, likeness(asked, keyword));
    titles.set(entry.title, Math.max(best, titles.get(entry.title) ?? 0));
  }
  return [...titles]
    .sort((a, b) => b[1] - a[1])
    .slice(0, SUGGESTIONS)
    .map(([title]) => title);
}
