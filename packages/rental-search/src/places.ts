/** Words that lead to a place although it does not hold them. */
import type { SearchEntry } from './types';

export interface SectionKeywords {
  at: string;
  words: string[];
}

/** Does a place of the keyword list mean this entry? `*` stands for a dataset version. */
export function matchesPlace(at: string, path: string): boolean {
  const [before = '', after] = at.split('*');
  if (after === undefined) return at === path;
  return (
    path.startsWith(before) &&
    path.endsWith(after) &&
    /^[\d.]+$/.test(path.slice(before.length, path.length - after.length))
  );
}

export function withKeywords(
  entries: readonly SearchEntry[],
  keywords: readonly SectionKeywords[],
): SearchEntry[] {
  return entries.map((entry) => {
    const more = keywords.filter((k) => matchesPlace(k.at, entry.path)).flatMap((k) => k.words);
    return more.length > 0 ? { ...entry, keywords: [...new Set([...entry.keywords, ...more])] } : entry;
  });
}
