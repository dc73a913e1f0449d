/** The pages that are made from the catalogue: the one place that knows them. */
import { codeTablePage, filePage, pairPage } from '../../src/domain/addresses/pages';
import type { Catalogue } from '../../src/domain/catalogue/types';
import type { Site } from '../../src/domain/addresses/files';
import { toCodeIndexPages, toCodePages } from './data/codes';
import { toComparePages } from './data/compare';
import { toAboutPages } from './data/dictionary';
import { toDifferencesPages } from './data/differences';
import { toFilePages } from './data/file';
import { toQualityPage } from './data/matrix';

/** Pages of one kind: one component, different data. */
interface PageKind {
  /** address of all pages of the kind in the form of react-router, below the base path; absent for a page of its own */
  pattern?: string;
  /** module of the component, which takes its data by `usePageData`; absent for a page below src/pages/ with an address of its own */
  component?: string;
  /** path below the base path, with slash at the end → the page's data */
  pages: (catalogue: Catalogue, site: Site) => Record<string, unknown>;
}

/** A further kind of page made from the catalogue is a further entry. */
const PAGE_KINDS: readonly PageKind[] = [
  {
    pattern: filePage.pattern,
    component: '@site/src/pages/_file/index.tsx',
    pages: toFilePages,
  },
  { component: '@site/src/pages/_about-data-set/index.tsx', pages: toAboutPages },
  { component: '@site/src/pages/_codes/index.tsx', pages: toCodeIndexPages },
  { pattern: codeTablePage.pattern, component: '@site/src/pages/_code-table/index.tsx', pages: toCodePages },
  {
    pattern: pairPage.pattern.replace('/:pair/', '/:pair?/'),
    component: '@site/src/pages/_differences/index.tsx',
    pages: toDifferencesPages,
  },
  { component: '@site/src/pages/_compare/index.tsx', pages: toComparePages },
  { pages: toQualityPage },
];

/** A page that is made from the catalogue. */
export interface CataloguePage extends Pick<PageKind, 'pattern' | 'component'> {
  path: string;
  data: unknown;
}

/** All such pages with their data. */
export const cataloguePages = (catalogue: Catalogue, site: Site): CataloguePage[] =>
  PAGE_KINDS.flatMap(({ pages, ...kind }) =>
    Object.entries(pages(catalogue, site)).map(([path, data]) => ({ ...kind, path, data })),
  );
