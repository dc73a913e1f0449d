/** Makes the data of the search from a catalogue, documents and a vocabulary, in Node. */
export { buildSearchData } from './buildSearchData';
export { packSearch } from './data';
export { type IndexSite, type SearchDocument, type SearchPage, toEntries, type TreeNode } from './entries';
export type { SectionKeywords } from './places';
export { loadVocabulary, VOCABULARY_FILE } from './vocabulary';
