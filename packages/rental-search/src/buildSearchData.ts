import type { SearchData } from './data';
import { type EntrySources, toEntries } from './entries';
import { checkPlaces, loadVocabulary } from './vocabulary';

/**
 * What a search is made of, with the vocabulary in catalogue/search.yaml: its synonyms, keywords of places, and pages.
 *
 * @param siteDir the folder that holds catalogue/
 * @throws WritingError when the vocabulary is wrong or names places that do not exist; it lists every problem with file and line
 */
export async function buildSearchData(
  siteDir: string,
  sources: Omit<EntrySources, 'keywords' | 'pages'>,
): Promise<SearchData> {
  const vocabulary = await loadVocabulary(siteDir);
  const { keywords, pages, synonyms } = vocabulary;
  const entries = toEntries({ ...sources, keywords, pages });
  checkPlaces(
    vocabulary,
    entries.map((e) => e.path),
  );
  return { entries, synonyms };
}
