import type { Catalogue } from '../../src/domain/catalogue/types';
import type { ContentDocument } from '../../src/domain/content/types';
import type { SearchData } from '../../src/domain/search/data';
import { toEntries } from '../../src/domain/search/entries';
import { checkPlaces, loadVocabulary } from './load';

/**
 * Everything the search of a site needs.
 * @param siteDir the folder that holds catalogue/
 * @throws WritingError when the vocabulary is wrong or names places that do not exist
 */
export async function buildSearchData(
  siteDir: string,
  documents: readonly ContentDocument[],
  catalogue: Catalogue,
): Promise<SearchData> {
  const vocabulary = await loadVocabulary(siteDir);
  const { keywords, pages, synonyms } = vocabulary;
  const entries = toEntries({ documents, catalogue, pages, keywords });
  checkPlaces(
    vocabulary,
    entries.map((e) => e.path),
  );
  return { entries, synonyms };
}
