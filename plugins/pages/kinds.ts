/** The pages that are made from the catalogue: the one place that knows them. */
import { PAGES } from '../../src/domain/addresses/pages';
import type { PageAttributes } from '../../src/navigation/types';
import type { Catalogue } from '../../src/domain/catalogue/types';
import type { Site } from '../../src/domain/addresses/files';
import { toCodeIndexPages, toCodePages } from './data/codes';
import { toComparePages } from './data/compare';
import { toAboutPages } from './data/dictionary';
import { toDifferencesPages } from './data/differences';
import { toFilePages } from './data/file';

/** Pages of one kind: one component, different data; null for a page without data. */
interface PageKind {
  /** module of the component, which takes its data by `usePageData`; absent for a page below src/pages/ with an address of its own */
  component?: string;
  /** path below the base path, with slash at the end → the page's data */
  pages: (catalogue: Catalogue, site: Site) => Record<string, unknown>;
  /** set where browsers draw the page with React: what it asks of a route change. All other pages are HTML in browsers. */
  react?: PageAttributes;
}

/** A further kind of page made from the catalogue is a further entry. */
const PAGE_KINDS: readonly PageKind[] = [
  { component: '@site/src/pages/_file/index.tsx', pages: toFilePages },
  { component: '@site/src/pages/_about-data-set/index.tsx', pages: toAboutPages },
  { component: '@site/src/pages/_codes/index.tsx', pages: toCodeIndexPages },
  { component: '@site/src/pages/_code-table/index.tsx', pages: toCodePages },
  { component: '@site/src/pages/_differences/index.tsx', pages: toDifferencesPages },
  { component: '@site/src/pages/_compare/index.tsx', pages: toComparePages, react: { data: 'compare' } },
  { component: '@site/src/pages/_open/index.tsx', pages: () => ({ [PAGES.open]: null }), react: {} },
  { component: '@site/src/pages/_search/index.tsx', pages: () => ({ [PAGES.search]: null }), react: {} },
];

/** A page that is made from the catalogue. */
export interface CataloguePage extends Omit<PageKind, 'pages'> {
  path: string;
  data: unknown;
}

/** All such pages with their data. */
export const cataloguePages = (catalogue: Catalogue, site: Site): CataloguePage[] =>
  PAGE_KINDS.flatMap(({ pages, ...kind }) =>
    Object.entries(pages(catalogue, site)).map(([path, data]) => ({ ...kind, path, data })),
  );
