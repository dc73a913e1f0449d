import { parseAtomFeed, parseFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { MEDIA_TYPES, type FeedFormat } from '../../src/addresses/files';
import { LANGUAGE } from '../../src/words/identity';

export interface FeedFile {
  format: FeedFormat;
  /** where it is published */
  address: string;
  text: string;
}

type Text = string | undefined;

interface Parsed {
  title: Text;
  languages: Text[];
  self: Text;
  entries: (readonly [name: Text, address: Text, title: Text, html: Text, day: Text])[];
}

const iso = (moment: string | undefined): string | undefined =>
  moment === undefined ? undefined : new Date(moment).toISOString();

function parse({ format, text }: FeedFile): Parsed {
  switch (format) {
    case 'rss': {
      const feed = parseRssFeed(text);
      const self = feed.atom?.links?.find(({ rel, type }) => rel === 'self' && type === MEDIA_TYPES.rss);
      return {
        title: feed.title,
        languages: [feed.language, feed.xml?.lang],
        self: self?.href,
        entries: (feed.items ?? []).map((i) => [
          i.guid?.value,
          i.link,
          i.title,
          i.content?.encoded ?? i.description,
          iso(i.pubDate),
        ]),
      };
    }
    case 'atom': {
      const feed = parseAtomFeed(text);
      const self = feed.links?.find(({ rel, type }) => rel === 'self' && type === MEDIA_TYPES.atom);
      return {
        title: feed.title?.value,
        languages: [feed.xml?.lang],
        self: self?.href,
        entries: (feed.entries ?? []).map((e) => [
          e.id,
          e.links?.[0]?.href,
          e.title?.value,
          e.content?.value,
          iso(e.published),
        ]),
      };
    }
    case 'json': {
      const feed = parseJsonFeed(text);
      return {
        title: feed.title,
        languages: [feed.language],
        self: feed.feed_url,
        entries: (feed.items ?? []).map((i) => [i.id, i.url, i.title, i.content_html, iso(i.date_published)]),
      };
    }
  }
}

/** Midnight in Taipei, as the rest of the site counts days. */
const BEGINS_IN_TAIPEI = /T16:00:00\.000Z$/;

function* faultsOfFile(file: FeedFile): Generator<string> {
  const { format } = parseFeed(file.text);
  if (format !== file.format) yield `is ${format}`;
  const { title, languages, self, entries } = parse(file);
  if (!title) yield 'has no title';
  if (languages.some((language) => language !== LANGUAGE)) yield `is in ${languages.join(', ')}`;
  if (self !== file.address) yield `says that it is at ${self}`;
  const names = entries.map(([name]) => name);
  if (new Set(names).size !== names.length) yield 'has a name twice';
  for (const [name, address, heading, html, day] of entries) {
    if (!name || !heading || !html || !address?.startsWith('https://'))
      yield `has an incomplete entry: ${name}`;
    if (day !== undefined && !BEGINS_IN_TAIPEI.test(day)) yield `has ${name} at ${day}`;
  }
}

function* faultsOfAtom(text: string): Generator<string> {
  const { id, updated = '', entries = [], authors } = parseAtomFeed(text);
  if (!id || !authors?.[0]?.name) yield 'has no id or author';
  for (const entry of entries) {
    if (!BEGINS_IN_TAIPEI.test(iso(entry.updated) ?? '')) yield `has ${entry.id} updated at ${entry.updated}`;
    // A feed that is older than one of its entries is not asked for again.
    if (Date.parse(updated) < Date.parse(entry.updated ?? '')) yield `is older than ${entry.id}`;
  }
}

function* faultsOfJson(text: string): Generator<string> {
  const { version, items } = JSON.parse(text) as Record<string, unknown>;
  if (version !== 'https://jsonfeed.org/version/1.1') yield `is ${String(version)}`;
  if (!Array.isArray(items)) yield 'has no items';
}

/** What one feed in its formats does wrong: by the rules of each, and where they say different things. */
export function feedFaults(files: readonly FeedFile[]): string[] {
  const faults = files.flatMap((file) =>
    [
      ...faultsOfFile(file),
      ...(file.format === 'atom' ? faultsOfAtom(file.text) : []),
      ...(file.format === 'json' ? faultsOfJson(file.text) : []),
    ].map((fault) => `${file.address} ${fault}`),
  );
  const stated = files.map((file) => {
    const { title, entries } = parse(file);
    return JSON.stringify([title, entries]);
  });
  const differs = files.filter((_, i) => stated[i] !== stated[0]);
  return [
    ...faults,
    ...differs.map(({ address }) => `${address} says something else than ${files[0]?.address}`),
  ];
}
