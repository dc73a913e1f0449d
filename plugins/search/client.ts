/** What browsers may know of the search. The only file of this plugin that browser code may import. */

/** Name under which Docusaurus keeps this plugin's global data, see SearchFile. */
export const SEARCH_PLUGIN = 'search';

/** The plugin's global data. */
export interface SearchFile {
  /** address of the search data below the site's base path: /_search/data-{hash}.json */
  path: string;
}
