/** The address patterns of the site, those of specification §2 and our own, and what each asks of a route change. */
import { codeTablePage, filePage, pairPage, postPage, tagPage, versionPage } from '../domain/addresses/pages';
import type { PageAttributes } from './types';

interface RoutePattern extends PageAttributes {
  /** in the form of react-router, below the base path, with slash at the end; `*` is every address */
  path: string;
}

export const ROUTE_PATTERNS: readonly RoutePattern[] = [
  { path: '*', middleware: ['moved'] },
  { path: versionPage.pattern, validate: 'dataset-version' },
  { path: filePage.pattern, validate: 'published-set' },
  { path: codeTablePage.pattern, validate: 'code-table' },
  { path: pairPage.pattern, validate: 'version-pair' },
  { path: postPage.pattern, validate: 'post-name' },
  { path: tagPage.pattern, validate: 'tag-name' },
];
