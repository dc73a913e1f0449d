/** The pages that are made from the catalogue's records: the one place that knows them. */
import type { Catalogue } from '../../src/domain/catalogue/types';
import type { Site } from '../../src/domain/export/addresses';
import { toCodeIndexPages, toCodePages } from '../catalogue/props/codes';
import { toAboutPages } from '../catalogue/props/dictionary';
import { toComparePages } from '../catalogue/props/compare';
import { toDifferencesPages } from '../catalogue/props/differences';
import { toFilePages } from '../catalogue/props/file';

/** Pages of one kind: one component, different data. */
export interface RecordKind {
  /** address of all pages of the kind in the form of react-router, below the base path; absent for a page of its own */
  pattern?: string;
  /** module of the component, which takes its data by `usePageData` */
  component: string;
  /** path below the base path, with slash at the end → the page's data */
  pages: (catalogue: Catalogue, site: Site) => Record<string, unknown>;
}

/** A further kind of page made from the catalogue is a further entry. */
const RECORD_KINDS: readonly RecordKind[] = [
  {
    pattern: '/download/:period/:variant/',
    component: '@site/src/pages/_file/index.tsx',
    pages: toFilePages,
  },
  { component: '@site/src/pages/_about-data-set/index.tsx', pages: toAboutPages },
  { component: '@site/src/pages/_codes/index.tsx', pages: toCodeIndexPages },
  { pattern: '/codes/:table/', component: '@site/src/pages/_code-table/index.tsx', pages: toCodePages },
  {
    pattern: '/differences/:pair?/',
    component: '@site/src/pages/_differences/index.tsx',
    pages: toDifferencesPages,
  },
  { component: '@site/src/pages/_compare/index.tsx', pages: toComparePages },
];

/** A page that is made from records. */
export interface RecordPage extends Pick<RecordKind, 'pattern' | 'component'> {
  path: string;
  data: unknown;
}

/** All such pages with their data. */
export const recordPages = (catalogue: Catalogue, site: Site): RecordPage[] =>
  RECORD_KINDS.flatMap(({ pages, ...kind }) =>
    Object.entries(pages(catalogue, site)).map(([path, data]) => ({ ...kind, path, data })),
  );
