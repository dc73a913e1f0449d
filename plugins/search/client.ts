/** What browsers may know of the search. The only file of this plugin that browser code may import. */

export const SEARCH_PLUGIN = 'search';

export interface SearchFile {
  /** address of the search data below the site's base path: /_search/data-{hash}.json */
  path: string;
}
