/** The pages that are made from the catalogue: the one place that knows them. */
import { codeTablePage, differencePage, filePage, PAGES } from '../../src/domain/addresses/pages';
import { setsOf } from '../../src/domain/catalogue/sets';
import type { Catalogue } from '../../src/domain/catalogue/types';
import { versionPairs } from '../../src/domain/differences/differences';
import { draftPairs } from '../../src/domain/differences/draft';
import type { PageAttributes } from '../../src/navigation/types';

/** Pages of one kind: one component, which finds in the address what it shows of the catalogue. */
interface PageKind {
  /** module of the component */
  component: string;
  /** below the base path, with slash at the end */
  paths: (catalogue: Catalogue) => string[];
  /** set where browsers draw the page with React: what it asks of a route change. All other pages are HTML in browsers. */
  react?: PageAttributes;
}

/** A further kind of page made from the catalogue is a further entry. */
const PAGE_KINDS: readonly PageKind[] = [
  {
    component: '@site/src/pages/_file/index.tsx',
    paths: (catalogue) => setsOf(catalogue).map(({ period, variant }) => filePage(period, variant)),
  },
  { component: '@site/src/pages/_about-data-set/index.tsx', paths: () => [PAGES.about] },
  { component: '@site/src/pages/_codes/index.tsx', paths: () => [PAGES.codes] },
  {
    component: '@site/src/pages/_code-table/index.tsx',
    paths: ({ codeTables }) => codeTables.map(({ id }) => codeTablePage(id)),
  },
  { component: '@site/src/pages/_differences/Overview.tsx', paths: () => [PAGES.differences] },
  {
    component: '@site/src/pages/_differences/index.tsx',
    paths: (catalogue) => [
      ...versionPairs(catalogue).map(([from, to]) => differencePage(from, to)),
      ...draftPairs(catalogue).map(({ from, to }) => differencePage(from, to)),
    ],
  },
  {
    component: '@site/src/pages/_compare/index.tsx',
    paths: () => [PAGES.compare],
    react: { data: 'compare' },
  },
  { component: '@site/src/pages/_open/index.tsx', paths: () => [PAGES.open], react: {} },
  { component: '@site/src/pages/_search/index.tsx', paths: () => [PAGES.search], react: {} },
];

/** A page that is made from the catalogue. */
export interface CataloguePage extends Pick<PageKind, 'component' | 'react'> {
  path: string;
}

/** All such pages. */
export const cataloguePages = (catalogue: Catalogue): CataloguePage[] =>
  PAGE_KINDS.flatMap(({ paths, ...kind }) => paths(catalogue).map((path) => ({ ...kind, path })));
