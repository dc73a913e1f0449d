import { TRANSLATED } from '../../src/dataset/addresses/english';
import { filePage, PAGES } from '../../src/dataset/addresses/pages';
import type { Catalogue } from '../../src/dataset/catalogue/types';
import {
  addressOf,
  BLOG_FEEDS,
  FEED_FORMATS,
  FEED_NAMES,
  FILES,
  MEDIA_TYPES,
  type FeedName,
  type Site,
} from '../../src/dataset/addresses/files';
import { feedTitle } from '../../src/features/exports/feeds';
import { DATA_LICENCE, LANGUAGE } from '../../src/dataset/words/identity';
import { tag } from './page';
import { setOfPage } from './setOfPage';

type Attributes = Record<string, string>;
type Followed = FeedName | 'posts';

/** The feeds that fit a page; most feed readers take the first one. */
function feedsOf(path: string): readonly Followed[] {
  if (path === PAGES.developers) return [...FEED_NAMES, 'posts'];
  if (path === PAGES.home) return ['updates', 'incidents', 'posts'];
  if (path.startsWith(PAGES.download)) return ['releases', 'incidents'];
  if (path === PAGES.updates) return ['updates', 'posts'];
  if (path === PAGES.quality) return ['incidents'];
  return path.startsWith(PAGES.blog) ? ['posts'] : [];
}

const feedLinks = (name: Followed, { baseUrl }: Site): Attributes[] =>
  FEED_FORMATS.map((format) => ({
    rel: 'alternate',
    type: MEDIA_TYPES[format],
    href: baseUrl + (name === 'posts' ? BLOG_FEEDS[format] : FILES.feed(name, format)),
    title: feedTitle(name),
  }));

/** FAIR Signposting (signposting.org): what to cite, where the set is described, and its licence. */
function setLinks(catalogue: Catalogue, path: string, site: Site): Attributes[] {
  const set = setOfPage(path, catalogue);
  if (!set) return [];
  const described = (type: string, file: string) => ({ rel: 'describedby', type, href: site.baseUrl + file });
  return [
    { rel: 'cite-as', href: addressOf(site, filePage(set.period, set.variant)) },
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
  const link = (hreflang: string, to: string) => ({ rel: 'alternate', hreflang, href: addressOf(site, to) });
  return [link(LANGUAGE, chinese), link('en', english), link('x-default', english)];
}

/** The links of a page, as text for its head. @param path below the base path, null for 404.html */
export function headLinksOf(path: string | null, catalogue: Catalogue, site: Site): string {
  if (path === null) return '';
  const feeds = feedsOf(path).flatMap((name) => feedLinks(name, site));
  return [...feeds, ...translationLinks(path, site), ...setLinks(catalogue, path, site)]
    .map((link) => tag('link', link))
    .join('');
}
