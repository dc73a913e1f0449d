/** The pages that are made from the catalogue: the one place that knows them. */
import { ENGLISH_PAGES } from '../../src/lib/addresses/english';
import { codeTablePage, differencePage, filePage, PAGES, rentsPage } from '../../src/lib/addresses/pages';
import { type Catalogue, draftPairs, listSets, versionPairs } from 'rental-data';

/** Pages of one kind: one component, which finds in the address what it shows of the catalogue. */
interface PageKind {
  component: string;
  /** below the base path, with slash at the end */
  paths: (catalogue: Catalogue) => string[];
}

const PAGE_KINDS: readonly PageKind[] = [
  {
    component: '@site/src/features/file/page.tsx',
    paths: (catalogue) => listSets(catalogue).map(({ period, variant }) => filePage(period, variant)),
  },
  { component: '@site/src/features/rents/page.tsx', paths: () => [PAGES.rents] },
  {
    component: '@site/src/features/rents/countyPage.tsx',
    paths: ({ statistics }) =>
      [...new Set(statistics.flatMap(({ county, district }) => (district ? county : [])))].map((county) =>
        rentsPage(county),
      ),
  },
  { component: '@site/src/features/updates/page.tsx', paths: () => [PAGES.updates] },
  { component: '@site/src/features/english/columnsPage.tsx', paths: () => [ENGLISH_PAGES.columns] },
  { component: '@site/src/features/english/codesPage.tsx', paths: () => [ENGLISH_PAGES.codes] },
  { component: '@site/src/features/english/qualityPage.tsx', paths: () => [ENGLISH_PAGES.quality] },
  { component: '@site/src/features/english/filesPage.tsx', paths: () => [ENGLISH_PAGES.files] },
  { component: '@site/src/features/codes/page.tsx', paths: () => [PAGES.codes] },
  {
    component: '@site/src/features/codes/tablePage.tsx',
    paths: ({ codeTables }) => codeTables.map(({ id }) => codeTablePage(id)),
  },
  { component: '@site/src/features/differences/page.tsx', paths: () => [PAGES.differences] },
  {
    component: '@site/src/features/differences/pairPage.tsx',
    paths: (catalogue) => [
      ...versionPairs(catalogue).map(([from, to]) => differencePage(from, to)),
      ...draftPairs(catalogue).map(({ from, to }) => differencePage(from, to)),
    ],
  },
  {
    component: '@site/src/features/compare/page.tsx',
    paths: () => [PAGES.compare],
  },
  {
    component: '@site/src/features/pick/page.tsx',
    paths: () => [PAGES.pick],
  },
  { component: '@site/src/features/open/page.tsx', paths: () => [PAGES.open] },
  { component: '@site/src/features/search/page.tsx', paths: () => [PAGES.search] },
];

export interface CataloguePage extends Pick<PageKind, 'component'> {
  path: string;
}

export const cataloguePages = (catalogue: Catalogue): CataloguePage[] =>
  PAGE_KINDS.flatMap(({ paths, ...kind }) => paths(catalogue).map((path) => ({ ...kind, path })));
