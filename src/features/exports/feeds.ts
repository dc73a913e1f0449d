/** Feeds. Readers hide what looks old: only a recorded day is a date. Atom demands one: there it is the first day after the entry. */
import {
  filePage,
  formatChange,
  incidentItem,
  PAGES,
  postPage,
  releaseRow,
} from '../../dataset/addresses/pages';
import { generateAtomFeed, generateRssFeed } from 'feedsmith';
import type { Catalogue, Incident, Release } from '../../dataset/catalogue/types';
import { formatBytes, formatCount } from '../../lib/text/format';
import { daysOf, GRANULARITIES, nextDay, periodListWords, periodWords } from '../../dataset/period';
import { rowsWords } from '../../dataset/usability/words';
import { verdictOf } from '../../dataset/verdict/verdict';
import { titleAlone, VARIANT_NAME } from '../../dataset/words';
import {
  addressOf,
  FILES,
  MEDIA_TYPES,
  type FeedFormat,
  type FeedName,
  type Site,
} from '../../dataset/addresses/files';
import { dayStart, publishedOn } from '../../dataset/dates';
import { FORMAT_CHANGES, type FormatChange } from '../../dataset/formats';
import { PROJECT } from '../../dataset/words/identity';
import { incidentsOfRelease, periodsOfIncident } from '../../dataset/catalogue/sets';
import { listUpdates, type Update } from '../updates/build';

/** So many of the newest releases stand in the feed: two years of months, quarters and years have 34. */
const RELEASES = 34;
const FEED_LANGUAGE = 'zh-TW';

const TITLES: Record<FeedName | 'posts', string> = {
  updates: '最近更新',
  releases: '新發布的資料',
  incidents: '品質事件',
  posts: '部落格',
};

export const feedTitle = (name: FeedName | 'posts'): string => `${PROJECT.name}：${TITLES[name]}`;

interface Item {
  title: string;
  /** address and lasting name in one */
  url: string;
  html: string;
  /** ISO date on which it came out; absent where no day was recorded */
  published?: string | undefined;
  /** first day after the time the entry describes, as an ISO date */
  after: string;
}
interface Feed {
  title: string;
  description: string;
  url: string;
  items: Item[];
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => ENTITIES[c] ?? c);
const paragraphs = (...texts: readonly (string | false | undefined)[]): string =>
  texts.map((text) => (text ? `<p>${escaped(text)}</p>` : '')).join('');
const link = (url: string, text: string): string => `<a href="${escaped(url)}">${escaped(text)}</a>`;

function toReleaseItem(catalogue: Catalogue, release: Release, site: Site): Item {
  const known = incidentsOfRelease(catalogue, release).map(({ incident }) => titleAlone(incident));
  const { rows } = verdictOf(catalogue, release.period, release.sets[0]?.variant ?? 'raw');
  const sets = release.sets.map((set) => {
    const files = set.files.map((f) => `${f.format.toUpperCase()}解壓縮後${formatBytes(f.bytes)}`).join('、');
    const page = link(addressOf(site, filePage(set.period, set.variant)), VARIANT_NAME[set.variant]);
    return `<p>${page}：${formatCount(set.rows)}列（${files}）</p>`;
  });
  return {
    title: `${periodWords(release.period)}的資料`,
    url: addressOf(site, releaseRow(release.period)),
    html: [
      paragraphs(`${rowsWords(rows, catalogue.incidents)}。`),
      ...sets,
      paragraphs(known.length > 0 && `已知問題：${known.join('；')}。`, `資料集版本${release.version}`),
    ].join(''),
    published: publishedOn(release.sets),
    after: nextDay(daysOf(release.period).end),
  };
}

/** By the end of the period; a year ends with its last month and comes first. */
const newestFirst = (a: Release, b: Release): number =>
  daysOf(b.period).end.localeCompare(daysOf(a.period).end, 'en') ||
  GRANULARITIES.indexOf(a.granularity) - GRANULARITIES.indexOf(b.granularity);

function toIncidentItem(catalogue: Catalogue, incident: Incident, site: Site): Item {
  const { title, cause, effect, inferred, advice, status, start, end, post, id } = incident;
  const periods = `影響的期別：${periodListWords(periodsOfIncident(catalogue, incident))}`;
  const now = status && `現況：${status}`;
  const html = paragraphs(effect, inferred, `建議：${advice}`, cause, periods, now);
  return {
    title,
    url: addressOf(site, incidentItem(id)),
    html: post ? `${html}<p>${link(addressOf(site, postPage(post)), '事件經過')}</p>` : html,
    after: nextDay(end ?? start),
  };
}

/** Programs that read the public JSON learn here that a form has changed: it is the feed of what they have to mind. */
const toFormatItem = ({ since, version, formats, words }: FormatChange, site: Site): Item => ({
  title: `公開的JSON有改動：${formats.join('、')}的formatVersion升為${version}`,
  url: addressOf(site, formatChange(version)),
  html: paragraphs(words),
  published: since,
  after: since,
});

const toUpdateItem = ({ title, day, to, parts }: Update, site: Site): Item => ({
  title,
  url: addressOf(site, to),
  html: paragraphs(...parts.map(({ name, text }) => (name === undefined ? text : `${name}：${text}`))),
  published: day,
  after: day,
});

function toFeed(catalogue: Catalogue, name: FeedName, site: Site): Omit<Feed, 'title'> {
  if (name === 'updates') {
    return {
      description:
        '本站的更正、有發布日紀錄的檔案、資料集版本與公開JSON的改動，每一則都有日期。文章在部落格的feed。',
      url: addressOf(site, PAGES.updates),
      items: listUpdates(catalogue).map((update) => toUpdateItem(update, site)),
    };
  }
  if (name === 'releases') {
    return {
      description:
        '新發布的期別與已知的問題。日期是發布日；沒有發布日紀錄的期別，RSS與JSON Feed不寫日期，Atom必須有日期，寫的是期別結束的次日，不是發布日。',
      url: addressOf(site, PAGES.download),
      items: [...catalogue.releases]
        .sort(newestFirst)
        .slice(0, RELEASES)
        .map((release) => toReleaseItem(catalogue, release, site)),
    };
  }
  return {
    description:
      '資料的已知問題、影響的期別與建議，以及公開JSON的改動。品質事件在RSS與JSON Feed不寫日期；Atom必須有日期，寫的是事件結束的次日，還沒結束的是開始的次日，都不是公布的日期。',
    url: addressOf(site, PAGES.quality),
    items: [
      ...FORMAT_CHANGES.map((change) => toFormatItem(change, site)),
      ...catalogue.incidents.map((incident) => toIncidentItem(catalogue, incident, site)),
    ],
  };
}

const moment = (day: string): Date => new Date(dayStart(day));

/** As Atom demands. */
const updatedOn = ({ published, after }: Item): string => published ?? after;

function toRss(feed: Feed, self: string): string {
  return generateRssFeed({
    title: feed.title,
    link: feed.url,
    description: feed.description,
    language: FEED_LANGUAGE,
    atom: { links: [{ href: self, rel: 'self', type: MEDIA_TYPES.rss }] },
    items: feed.items.map(({ title, url, html, published }) => ({
      title,
      link: url,
      description: html,
      guid: { value: url, isPermaLink: true },
      ...(published && { pubDate: moment(published) }),
    })),
  });
}

function toAtom(feed: Feed, self: string, began: string): string {
  const newest = feed.items.map(updatedOn).sort().at(-1) ?? began;
  return generateAtomFeed({
    id: self,
    title: { value: feed.title },
    subtitle: { value: feed.description },
    updated: moment(newest),
    authors: [{ name: PROJECT.name, email: PROJECT.mail }],
    links: [
      { href: feed.url, rel: 'alternate', type: 'text/html' },
      { href: self, rel: 'self', type: MEDIA_TYPES.atom },
    ],
    entries: feed.items.map((item) => ({
      id: item.url,
      title: { value: item.title },
      updated: moment(updatedOn(item)),
      links: [{ href: item.url, rel: 'alternate', type: 'text/html' }],
      content: { value: item.html, type: 'html' },
    })),
  });
}

/** JSON Feed 1.1 (jsonfeed.org). Written here: the writer leaves `items` out of a feed without items, which must be there. */
function toJsonFeed(feed: Feed, self: string): string {
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.url,
    feed_url: self,
    description: feed.description,
    language: FEED_LANGUAGE,
    authors: [{ name: PROJECT.name }],
    items: feed.items.map(({ title, url, html, published }) => ({
      id: url,
      url,
      title,
      content_html: html,
      ...(published && { date_published: dayStart(published) }),
    })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

export function toFeedText(catalogue: Catalogue, name: FeedName, format: FeedFormat, site: Site): string {
  const feed = { title: feedTitle(name), ...toFeed(catalogue, name, site) };
  const self = addressOf(site, FILES.feed(name, format));
  switch (format) {
    case 'rss':
      return toRss(feed, self);
    case 'atom':
      return toAtom(feed, self, `${catalogue.dataset.since}-01`);
    case 'json':
      return toJsonFeed(feed, self);
  }
}
