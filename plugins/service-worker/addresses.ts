/** How the service worker tells apart what the site serves. Pure; the worker and the build use it. */
import { CATALOGUE_FILE } from '../../src/dataset/addresses/files';
import { HASHED_FOLDERS, contentDatabase, searchData } from '../../src/dataset/addresses/hashed';

/** Each kind has a cache and a strategy of its own, see worker/on.ts. */
export const KINDS = ['pages', 'files', 'content', 'search', 'catalogue'] as const;

export type Kind =
  /** HTML pages: the network first, so that a new release is seen at once */
  | 'pages'
  /** files whose address changes with their content: code, styles, images, payloads */
  | 'files'
  /** the content database */
  | 'content'
  /** the data of the search */
  | 'search'
  /** the published catalogue, which periods are compared and files are opened with: the network first */
  | 'catalogue';

const hashed = (address: (hash: string) => string): RegExp =>
  new RegExp(`^${address('[0-9a-f]+').replace('.json', '\\.json')}$`);

/** The addresses of files come from the build: Docusaurus' assets, plugins/pages, plugins/content-db, plugins/search. */
const HASHED: readonly (readonly ['files' | 'content' | 'search', RegExp])[] = [
  ['files', new RegExp(`^(?:${HASHED_FOLDERS.bundled}|${HASHED_FOLDERS.payloads})`)],
  ['content', hashed(contentDatabase)],
  ['search', hashed(searchData)],
];

/**
 * What an address stands for.
 * @param href the whole address
 * @param scope address of the site's root, with slash at the end
 * @param navigates is it on its way into a window?
 * @returns null for what the worker leaves alone: other sites, other data files, feeds, the map of the site
 */
export function kindOf(href: string, scope: string, navigates = false): Kind | null {
  if (!href.startsWith(scope)) return null;
  const path = href.slice(scope.length).replace(/[?#].*$/s, '');
  if (path === CATALOGUE_FILE) return 'catalogue';
  const file = HASHED.find(([, pattern]) => pattern.test(path));
  if (file) return file[0];
  return navigates || path === '' || path.endsWith('/') ? 'pages' : null;
}

/**
 * The address under which a page is kept: one for all spellings that a host answers with the same page. The query
 * does not count, since static pages do not depend on it.
 */
export function pageKey(href: string): string {
  const { origin, pathname } = new URL(href);
  const path = pathname.replace(/\/index\.html$/, '/');
  return origin + (/\/[^/]*\.[^/]*$/.test(path) ? path : path.replace(/\/*$/, '/'));
}
