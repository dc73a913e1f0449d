/** Files that the worker keeps beside pages and what the bundler has written, in a cache of their own. */
export interface KeptFiles {
  /** name of their cache; `pages` and `files` are taken */
  kind: string;
  /** their addresses, below the base path */
  pattern: RegExp;
  /** true where the address changes with the content: the file that was asked for last is kept, and asked first. Else the network is asked first. */
  hashed: boolean;
}

/** Pages: the network first, so that a new release is seen at once. */
export const PAGES = 'pages';

/** Files whose address changes with their content: code, styles, images, payloads. */
export const FILES = 'files';

/** Docusaurus' folder for what the bundler writes. */
export const BUNDLED = 'assets/';

export interface Scope {
  /** address of the site's root */
  scope: string;
  /** folder of the payloads, below the base path */
  payloads: string;
  files: readonly KeptFiles[];
}

/** The cache that a request belongs to; null for what the worker leaves alone. @param navigates is it on its way into a window? */
export function classifyRequest(
  href: string,
  { scope, payloads, files }: Scope,
  navigates = false,
): string | null {
  if (!href.startsWith(scope)) return null;
  const path = href.slice(scope.length).replace(/[?#].*$/s, '');
  const file = files.find(({ pattern }) => pattern.test(path));
  if (file) return file.kind;
  if (path.startsWith(BUNDLED) || path.startsWith(payloads)) return FILES;
  return navigates || path === '' || path.endsWith('/') ? PAGES : null;
}

/** One address for all spellings of a page. The query does not count, since static pages do not depend on it. */
export function pageKey(href: string): string {
  const { origin, pathname } = new URL(href);
  const path = pathname.replace(/\/index\.html$/, '/');
  return origin + (/\/[^/]*\.[^/]*$/.test(path) ? path : path.replace(/\/*$/, '/'));
}
