/** What a page says of itself in its head: links, and schema.org. */
import { isEnglish, TRANSLATED } from '../../src/lib/addresses/english';
import { filePage, PAGES } from '../../src/lib/addresses/pages';
import {
  resolveAddress,
  type Catalogue,
  DATA_LICENCE,
  type DataSet,
  FEED_FORMATS,
  FEED_NAMES,
  type FeedFormat,
  type FeedName,
  FILES,
  LANGUAGE,
  MEDIA_TYPES,
  listSets,
  type Site,
} from 'rental-data';
import { feedTitle, toDataCatalogLd, toDatasetLd, toEnglishDatasetLd, toSetLd } from 'rental-data/formats';
import { BLOG_FEEDS } from '../../src/lib/addresses/siteFiles';
import { addData, ownTag, type Page } from 'html-first/page';

type Attributes = Record<string, string>;
type Followed = FeedName | 'posts';

/** The feeds that fit a page; most feed readers take the first one. */
function listFeeds(path: string): readonly Followed[] {
  if (path === PAGES.developers) return [...FEED_NAMES, 'posts'];
  if (path === PAGES.home) return ['updates', 'incidents', 'posts'];
  if (path.startsWith(PAGES.download)) return ['releases', 'incidents'];
  if (path === PAGES.updates) return ['updates', 'posts'];
  if (path === PAGES.quality) return ['incidents'];
  return path.startsWith(PAGES.blog) ? ['posts'] : [];
}

/** Every feed reader knows RSS; the page for developers names the other formats, too. */
const listFormats = (path: string): readonly FeedFormat[] =>
  path === PAGES.developers ? FEED_FORMATS : ['rss'];

const feedLinks = (path: string, name: Followed, { baseUrl }: Site): Attributes[] =>
  listFormats(path).map((format) => ({
    rel: 'alternate',
    type: MEDIA_TYPES[format],
    href: baseUrl + (name === 'posts' ? BLOG_FEEDS[format] : FILES.feed(name, format)),
    title: feedTitle(name),
  }));

const indexes = new WeakMap<Catalogue, Map<string, DataSet>>();

/** The published set whose page has this address, from an index, because every page asks. @param path below the base path, with slash at the end */
function setOfPage(path: string, catalogue: Catalogue): DataSet | undefined {
  const index =
    indexes.get(catalogue) ??
    new Map(listSets(catalogue).map((set) => [filePage(set.period, set.variant), set]));
  indexes.set(catalogue, index);
  return index.get(path);
}

/** FAIR Signposting (signposting.org): what to cite, where the set is described, and its licence. */
function setLinks(catalogue: Catalogue, path: string, site: Site): Attributes[] {
  const set = setOfPage(path, catalogue);
  if (!set) return [];
  const described = (type: string, file: string) => ({ rel: 'describedby', type, href: site.baseUrl + file });
  return [
    { rel: 'cite-as', href: resolveAddress(site, filePage(set.period, set.variant)) },
    described('application/json', FILES.set(set)),
    described('application/vnd.citationstyles.csl+json', FILES.cite('csl.json', set)),
    described('application/x-bibtex', FILES.cite('bib', set)),
    { rel: 'license', href: DATA_LICENCE.url },
  ];
}

/** The page in both languages; readers of any other are led to the English one. */
function translationLinks(path: string, site: Site): Attributes[] {
  const [chinese, english] = TRANSLATED.find((pair) => pair.includes(path)) ?? [];
  if (chinese === undefined || english === undefined) return [];
  const link = (hreflang: string, to: string) => ({
    rel: 'alternate',
    hreflang,
    href: resolveAddress(site, to),
  });
  return [link(LANGUAGE, chinese), link('en', english), link('x-default', english)];
}

/** The links of a page, as text for its head. @param path below the base path, null for 404.html */
export function formatHeadLinks(path: string | null, catalogue: Catalogue, site: Site): string {
  if (path === null) return '';
  const feeds = listFeeds(path).flatMap((name) => feedLinks(path, name, site));
  return [...feeds, ...translationLinks(path, site), ...setLinks(catalogue, path, site)]
    .map((link) => ownTag('link', link))
    .join('');
}

/** schema.org: the catalogue on the home page, the dataset on the download page and, in English, on the pages in English, a set on its own; else null. @param path below the base path, null for 404.html */
export function makeStructuredData(path: string | null, catalogue: Catalogue, site: Site): object | null {
  if (path === PAGES.home) return toDataCatalogLd(catalogue, site);
  if (path === PAGES.download) return toDatasetLd(catalogue, site);
  if (path !== null && isEnglish(path)) return toEnglishDatasetLd(catalogue, site);
  const set = path === null ? undefined : setOfPage(path, catalogue);
  return set ? toSetLd(catalogue, set, site) : null;
}

/** Puts structured data into the head. */
export function addStructuredData(page: Page, data: object | null): void {
  if (data) addData(page, { type: 'application/ld+json' }, data);
}
