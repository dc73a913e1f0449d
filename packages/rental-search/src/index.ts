/** The search in browsers and in Node: data and a query in, hits in their order out. Made ready by `rental-search/build`. */
export { COLUMN_FIELDS, type FilterableColumn, matchesColumn, readColumnFilter } from './columnFilter';
export { type PackedSearch, type SearchData, type Synonym, unpackSearch } from './data';
export { createSearch, type Search } from './engine';
export { fold } from './normalise';
export type { HitKind, SearchEntry, SearchHit, SearchResult, SearchSite, TextPart } from './types';
