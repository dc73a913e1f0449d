/** The address of every file that is published of the dataset. An address once published keeps its meaning. */
import type { Format, Variant } from '../catalogue/values';

/** Where something is published. */
export interface Place {
  /** origin without a trailing slash */
  siteUrl: string;
  /** path below it; begins and ends with a slash */
  baseUrl: string;
}

/** The pages to which documents lead, below the base path. */
export interface DocumentedPages {
  home: string;
  /** where the dataset is described in English */
  english: string;
  download: string;
  quality: string;
  updates: string;
  /** where it stands how the documents for programs changed: its name, and the place of a version of their format */
  formats: { name: string; version: (version: number) => string };
  /** rents by area */
  rents: string;
  file: (period: string, variant: string) => string;
  release: (period: string) => string;
  version: (version: string) => string;
  versionColumn: (version: string, anchor: string) => string;
  incident: (id: string) => string;
  post: (slug: string) => string;
}

export interface Site extends Place {
  pages: DocumentedPages;
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
  | 'profile'
  | 'rents'
  | 'rents-counties'
  | 'rents-county';
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

/** Below the base path, as the addresses of pages are. */
export const ADDRESS_LIST = '/download/urls.txt';
export const yearTable = (year: number): string => `/download/${String(year)}.json`;

/** The catalogue, apart from the others: the service worker knows it and needs no other. */
export const CATALOGUE_FILE = 'data/catalogue.json';

export const FOLDERS = {
  data: 'data/',
  citations: 'cite/',
  feeds: 'feeds/',
  images: 'img/',
  practice: 'practice/',
} as const;

export const FILES = {
  catalogue: CATALOGUE_FILE,
  /** its texts in English, apart from it, since pages load it */
  english: 'data/english.json',
  set: ({ period, variant }: SetName) => `data/sets/${period}/${variant}.json`,
  /** the newest month of a variant, at an address that stays */
  latestSet: (variant: Variant) => `data/sets/latest/${variant}.json`,
  profile: ({ period, variant }: SetName) => `data/profiles/${period}/${variant}.json`,
  columns: 'data/columns.json',
  codes: (table: string, format: Format) => `data/codes/${table}.${format}`,
  incidents: 'data/incidents.json',
  monthlyRows: 'data/monthly-rows.csv',
  series: (id: string) => `data/series/${id}.csv`,
  /** rents by area and type; there are none without statistics */
  rents: 'data/rents/index.json',
  rentsCounties: 'data/rents/counties.json',
  /** @param county its official code */
  rentsCounty: (county: string) => `data/rents/${county}.json`,
  rentsTable: 'data/rents/all.csv',
  usability: 'data/usability.json',
  differences: 'data/differences.json',
  schema: (document: DocumentName) => `data/${document}.schema.json`,
  croissant: 'data/croissant.json',
  dataPackage: 'data/datapackage.json',
  setPackage: ({ period, variant }: SetName) => `data/packages/${period}/${variant}/datapackage.json`,
  tableSchema: (version: string, variant: Variant) => `data/tableschema/${version}/${variant}.json`,
  rentsTableSchema: 'data/tableschema/rents.json',
  dcat: 'data/dcat.jsonld',
  cite: (format: CitationFormat, set?: SetName) =>
    set ? `cite/${set.period}/${set.variant}.${format}` : `cite/dataset.${format}`,
  feed: (feed: FeedName, format: FeedFormat) => `feeds/${feed}.${FEED_FILES[format]}`,
  badge: ({ period, variant }: SetName) => `img/badges/${period}/${variant}.svg`,
  yearTable: (year: number) => yearTable(year).slice(1),
  addressList: ADDRESS_LIST.slice(1),
  /** made-up rows to try the site with */
  practice: 'practice/practice-made-up-rows.zip',
} as const;

export const resolveAddress = ({ siteUrl, baseUrl }: Place, path: string): string =>
  `${siteUrl}${baseUrl}${path.replace(/^\//, '').replace(/(?<=#).*/, encodeURIComponent)}`;

export const FEED_TITLES: Record<FeedFormat, string> = { rss: 'RSS', atom: 'Atom', json: 'JSON Feed' };

export const MEDIA_TYPES = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const satisfies Record<FeedFormat, string>;
