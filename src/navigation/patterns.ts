/** The address patterns of the site (specification §2) and what each asks of a route change. */
import type { PageAttributes } from './types';

interface RoutePattern extends PageAttributes {
  /** in the form of react-router, below the base path, with slash at the end; `*` is every address */
  path: string;
}

export const ROUTE_PATTERNS: readonly RoutePattern[] = [
  { path: '*', middleware: ['moved'] },
  // Pages below src/pages/ cannot declare anything themselves.
  { path: '/data-quality/', data: 'payload' },
  { path: '/about-data-set/:version/', validate: 'dataset-version' },
  { path: '/download/:period/:variant/', validate: 'published-set' },
  { path: '/codes/:table/', validate: 'code-table' },
  { path: '/differences/:pair/', validate: 'version-pair' },
  { path: '/blog/post/:name/', validate: 'post-name' },
  { path: '/blog/tag/:name/', validate: 'tag-name' },
];
