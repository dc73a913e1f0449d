/** The address of every file that the site publishes. An address once published keeps its meaning. */
import { ADDRESS_LIST, WORKER_SCRIPT, yearTable } from './pages';
import type { Format, Variant } from '../catalogue/types';

export interface Site {
  /** origin without a trailing slash */
  siteUrl: string;
  /** path below it; begins and ends with a slash */
  baseUrl: string;
}

export type DocumentName =
  | 'catalogue'
  | 'english'
  | 'set'
  | 'columns'
  | 'codes'
  | 'incidents'
  | 'usability'
  | 'differences'
  | 'profile';
export type CitationFormat = 'bib' | 'ris' | 'csl.json' | 'cff';
export const CITATION_FORMATS: readonly CitationFormat[] = ['bib', 'ris', 'csl.json', 'cff'];
export type FeedName = 'updates' | 'releases' | 'incidents';
export const FEED_NAMES: readonly FeedName[] = ['updates', 'releases', 'incidents'];
export type FeedFormat = 'rss' | 'atom' | 'json';
export const FEED_FORMATS: readonly FeedFormat[] = ['rss', 'atom', 'json'];

interface SetName {
  period: string;
  variant: Variant;
}

const FEED_FILES: Record<FeedFormat, string> = { rss: 'xml', atom: 'atom.xml', json: 'json' };

/** The catalogue, apart from the others: the service worker knows it and needs no other. */
export const CATALOGUE_FILE = 'data/catalogue.json';

export const FOLDERS = {
  data: 'data/',
  citations: 'cite/',
  feeds: 'feeds/',
  images: 'img/',
} as const;

export const FILES = {
  catalogue: CATALOGUE_FILE,
  /** its texts in English, apart from it, since pages load it */
  english: 'data/english.json',
  set: ({ period, variant }: SetName) => `data/sets/${period}/${variant}.json`,
  profile: ({ period, variant }: SetName) => `data/profiles/${period}/${variant}.json`,
  columns: 'data/columns.json',
  codes: (table: string, format: Format) => `data/codes/${table}.${format}`,
  incidents: 'data/incidents.json',
  monthlyRows: 'data/monthly-rows.csv',
  series: (id: string) => `data/series/${id}.csv`,
  usability: 'data/usability.json',
  differences: 'data/differences.json',
  schema: (document: DocumentName) => `data/${document}.schema.json`,
  croissant: 'data/croissant.json',
  dataPackage: 'data/datapackage.json',
  setPackage: ({ period, variant }: SetName) => `data/packages/${period}/${variant}/datapackage.json`,
  tableSchema: (version: string, variant: Variant) => `data/tableschema/${version}/${variant}.json`,
  dcat: 'data/dcat.jsonld',
  cite: (format: CitationFormat, set?: SetName) =>
    set ? `cite/${set.period}/${set.variant}.${format}` : `cite/dataset.${format}`,
  feed: (feed: FeedName, format: FeedFormat) => `feeds/${feed}.${FEED_FILES[format]}`,
  badge: ({ period, variant }: SetName) => `img/badges/${period}/${variant}.svg`,
  /** picture that stands for a page elsewhere; the page by its path with slashes at both ends */
  socialPicture: (page: string) => `img/social/${page.slice(1, -1) || 'home'}.png`,
  manifest: 'manifest.webmanifest',
  yearTable: (year: number) => yearTable(year).slice(1),
  addressList: ADDRESS_LIST.slice(1),
  sitemap: 'sitemap.xml',
  robots: 'robots.txt',
  llms: 'llms.txt',
  /** whom to tell about a hole (RFC 9116) */
  security: '.well-known/security.txt',
  /** CycloneDX: the packages that the site is built with */
  billOfMaterials: 'data/sbom.cdx.json',
  licences: 'licences.txt',
  worker: WORKER_SCRIPT.slice(1),
} as const;

export const BLOG_FEEDS: Record<FeedFormat, string> = {
  rss: 'blog/rss.xml',
  atom: 'blog/atom.xml',
  json: 'blog/feed.json',
};

export const addressOf = ({ siteUrl, baseUrl }: Site, path: string): string =>
  `${siteUrl}${baseUrl}${path.replace(/^\//, '').replace(/(?<=#).*/, encodeURIComponent)}`;

export const FEED_TITLES: Record<FeedFormat, string> = { rss: 'RSS', atom: 'Atom', json: 'JSON Feed' };

export const MEDIA_TYPES = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const satisfies Record<FeedFormat, string>;
