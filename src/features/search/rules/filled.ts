/** Pages that compare two things, with both filled in as the query names them. */
import { comparePage, differencePage, PAGES } from '../../../dataset/addresses/pages';
import { periodWords } from '../../../dataset/period';
import type { Candidate } from './group';
import type { SearchEntry } from './types';

const COMPARES = /比較|相比|差[異別在多]|不同|變化|compare|differ|\bvs\b/;

/** A page as a hit that no word led to. @param filled what its address and its title say in this case */
export const pageAt = (
  entries: readonly SearchEntry[],
  page: string,
  filled?: Partial<SearchEntry>,
): Candidate[] =>
  entries.flatMap((entry) =>
    entry.path === page ? { entry: { ...entry, ...filled }, score: 0, terms: new Set() } : [],
  );

/**
 * The pages that the query fills in.
 * @param words what is left of the query without periods and versions
 */
export function fillIn(
  entries: readonly SearchEntry[],
  { periods, versions, words }: { periods: readonly string[]; versions: readonly string[]; words: string },
): Candidate[] {
  const [a, b, more] = [...(periods[0] ? periods : versions)].sort();
  // Two of them and no other word ask for the same.
  if (!a || !b || more || (words && !COMPARES.test(words)))
    // Something about several periods: where files of many are picked.
    return words && periods[1] ? pageAt(entries, PAGES.pick) : [];
  return periods[0]
    ? pageAt(entries, PAGES.compare, {
        path: comparePage(a, b, 'raw'),
        title: `比較${periodWords(a)}與${periodWords(b)}`,
      })
    : pageAt(entries, PAGES.differences, { path: differencePage(a, b), title: `版本差異：${a}到${b}` });
}
