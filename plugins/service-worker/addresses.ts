import { CATALOGUE_FILE } from 'rental-data';
import { HASHED_FOLDERS, contentDatabase, searchData } from '../../src/lib/addresses/hashed';

/** Each has a cache and a strategy of its own, see worker/on.ts. */
export const KINDS = ['pages', 'files', 'content', 'search', 'catalogue'] as const;

export type Kind =
  /** the network first, so that a new release is seen at once */
  | 'pages'
  /** files whose address changes with their content: code, styles, images, payloads */
  | 'files'
  | 'content'
  | 'search'
  /** the published catalogue, which periods are compared and files are opened with: the network first */
  | 'catalogue';

const hashed = (address: (hash: string) => string): RegExp =>
  new RegExp(`^${address('[0-9a-f]+').replace('.json', '\\.json')}$`);

const HASHED: readonly (readonly ['files' | 'content' | 'search', RegExp])[] = [
  ['files', new RegExp(`^(?:${HASHED_FOLDERS.bundled}|${HASHED_FOLDERS.payloads})`)],
  ['content', hashed(contentDatabase)],
  ['search', hashed(searchData)],
];

/** null for what the worker leaves alone. @param scope address of the site's root @param navigates is it on its way into a window? */
export function kindOf(href: string, scope: string, navigates = false): Kind | null {
  if (!href.startsWith(scope)) return null;
  const path = href.slice(scope.length).replace(/[?#].*$/s, '');
  if (path === CATALOGUE_FILE) return 'catalogue';
  const file = HASHED.find(([, pattern]) => pattern.test(path));
  if (file) return file[0];
  return navigates || path === '' || path.endsWith('/') ? 'pages' : null;
}

/** One address for all spellings of a page. The query does not count, since static pages do not depend on it. */
export function pageKey(href: string): string {
  const { origin, pathname } = new URL(href);
  const path = pathname.replace(/\/index\.html$/, '/');
  return origin + (/\/[^/]*\.[^/]*$/.test(path) ? path : path.replace(/\/*$/, '/'));
}
