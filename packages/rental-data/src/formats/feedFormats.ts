/**
 * A feed in the three formats. A day on which an entry came out is written where one was recorded, the same in all three
 * (`pubDate`, `published`, `date_published`); readers hide what looks old, so none is made up. Atom demands `updated` of
 * every entry: of one without a day it is the first day after what the entry describes.
 */
import { generateAtomFeed, generateRssFeed } from 'feedsmith';
import { MEDIA_TYPES, type FeedFormat } from '../addresses/files';
import { dayStart } from '../dates';
import { LANGUAGE, PROJECT } from '../words/identity';

export interface FeedItem {
  title: string;
  /** address and lasting name in one */
  url: string;
  html: string;
  /** one or two sentences, where the text is long */
  summary?: string | undefined;
  tags?: readonly string[];
  /** ISO date on which it came out; absent where no day was recorded */
  published?: string | undefined;
  /** first day after the time the entry describes, as an ISO date */
  after: string;
}

export interface Feed {
  title: string;
  description: string;
  /** the page that it follows */
  url: string;
  /** name that Atom readers know it by, where it is not the address of the file */
  id?: string;
  rights?: string | undefined;
  /** ISO date of the feed while it has no entry */
  began: string;
  items: readonly FeedItem[];
}

const moment = (day: string): Date => new Date(dayStart(day));

const updatedOn = ({ published, after }: FeedItem): string => published ?? after;

function toRss(feed: Feed, self: string): string {
  return generateRssFeed({
    xml: { lang: LANGUAGE },
    title: feed.title,
    link: feed.url,
    description: feed.description,
    language: LANGUAGE,
    ...(feed.rights && { copyright: feed.rights }),
    atom: { links: [{ href: self, rel: 'self', type: MEDIA_TYPES.rss }] },
    items: feed.items.map(({ title, url, html, summary, tags = [], published }) => ({
      title,
      link: url,
      ...(summary === undefined
        ? { description: html }
        : { description: summary, content: { encoded: html } }),
      categories: tags.map((name) => ({ name })),
      guid: { value: url, isPermaLink: true },
      ...(published && { pubDate: moment(published) }),
    })),
  });
}

function toAtom(feed: Feed, self: string): string {
  const newest = feed.items.map(updatedOn).sort().at(-1) ?? feed.began;
  return generateAtomFeed({
    xml: { lang: LANGUAGE },
    id: feed.id ?? self,
    title: { value: feed.title },
    subtitle: { value: feed.description },
    updated: moment(newest),
    ...(feed.rights && { rights: { value: feed.rights } }),
    authors: [{ name: PROJECT.name, email: PROJECT.mail }],
    links: [
      { href: feed.url, rel: 'alternate', type: 'text/html' },
      { href: self, rel: 'self', type: MEDIA_TYPES.atom },
    ],
    entries: feed.items.map((item) => ({
      id: item.url,
      title: { value: item.title },
      ...(item.published && { published: moment(item.published) }),
      updated: moment(updatedOn(item)),
      links: [{ href: item.url, rel: 'alternate', type: 'text/html' }],
      categories: (item.tags ?? []).map((term) => ({ term })),
      ...(item.summary && { summary: { value: item.summary } }),
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
    language: LANGUAGE,
    authors: [{ name: PROJECT.name }],
    items: feed.items.map(({ title, url, html, summary, tags, published }) => ({
      id: url,
      url,
      title,
      content_html: html,
      summary,
      ...(published && { date_published: dayStart(published) }),
      tags,
    })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** @param self address of the file @returns its text */
export function writeFeed(feed: Feed, format: FeedFormat, self: string): string {
  switch (format) {
    case 'rss':
      return toRss(feed, self);
    case 'atom':
      return toAtom(feed, self);
    case 'json':
      return toJsonFeed(feed, self);
  }
}
