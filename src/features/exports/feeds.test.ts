import { parseAtomFeed, parseFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import {
  FEED_FORMATS,
  FEED_NAMES,
  FILES,
  MEDIA_TYPES,
  type FeedName,
} from '@site/src/dataset/addresses/files';
import { toFeedText } from './feeds';
import { FORMAT_CHANGES } from '@site/src/dataset/formats';
import { recorded } from '@site/tests/support/realCatalogue';
import { withIncidents, sampleIncident } from '@site/tests/support/usabilitySample';
import { CATALOGUES, SITE } from '@site/tests/support/exportSample';

const address = (name: FeedName, format: 'rss' | 'atom' | 'json') =>
  `https://example.org/sub/${FILES.feed(name, format)}`;
const rss = (name: FeedName, data = recorded) => parseRssFeed(toFeedText(data, name, 'rss', SITE));
const atom = (name: FeedName, data = recorded) => parseAtomFeed(toFeedText(data, name, 'atom', SITE));
const json = (name: FeedName, data = recorded) => parseJsonFeed(toFeedText(data, name, 'json', SITE));

describe.each(CATALOGUES)('the feeds for %s', (_name, data) => {
  it.each(FEED_NAMES)('of %s are recognised as what they are', (name) => {
    for (const format of FEED_FORMATS) {
      expect(parseFeed(toFeedText(data, name, format, SITE)).format).toBe(format);
    }
  });

  it.each(FEED_NAMES)('of %s say the same in every format', (name) => {
    const [r, a, j] = [rss(name, data), atom(name, data), json(name, data)];
    const items = (r.items ?? []).map((i) => [i.guid?.value, i.title, i.description]);
    expect((a.entries ?? []).map((e) => [e.id, e.title?.value, e.content?.value])).toEqual(items);
    expect((j.items ?? []).map((i) => [i.id, i.title, i.content_html])).toEqual(items);
    const ids = items.map(([id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([a.title?.value, j.title]).toEqual([r.title, r.title]);
  });

  it.each(FEED_NAMES)('of %s have what the specifications ask for', (name) => {
    const r = rss(name, data);
    expect(r).toMatchObject({
      title: expect.any(String),
      link: expect.any(String),
      description: expect.any(String),
    });
    expect(r.language).toBe('zh-TW');
    expect(r.atom?.links).toEqual([{ href: address(name, 'rss'), rel: 'self', type: MEDIA_TYPES.rss }]);
    const a = atom(name, data);
    expect(a.id).toBe(address(name, 'atom'));
    expect(a.authors?.[0]?.name).toBe('開放台灣民間租屋資料');
    expect(a.links?.find((l) => l.rel === 'self')?.href).toBe(address(name, 'atom'));
    for (const moment of [a.updated, ...(a.entries ?? []).map((e) => e.updated)]) {
      expect(moment).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/);
    }
    // A feed that is older than one of its entries is not asked for again.
    for (const entry of a.entries ?? [])
      expect(Date.parse(a.updated ?? '')).toBeGreaterThanOrEqual(Date.parse(entry.updated ?? ''));
    const text = JSON.parse(toFeedText(data, name, 'json', SITE)) as Record<string, unknown>;
    expect(text).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: address(name, 'json'),
      items: expect.any(Array),
    });
  });
});

describe('the feed of releases', () => {
  it('begins with the newest and tells rows, sizes and caveats of each set', () => {
    const [first] = rss('releases').items ?? [];
    expect(first).toMatchObject({
      title: '2026年8月的資料',
      link: 'https://example.org/sub/download/#2026-08',
    });
    expect(first?.description).toContain('85,592列（CSV解壓縮後28.1 MB）');
    expect(first?.description).toContain('https://example.org/sub/download/2026-08/deduplicated/');
    expect(first?.description).toContain('沒有新刊登的車位（依產生檔案的程式推斷）');
  });

  it('puts a year and a quarter beside the month with which they end', () => {
    const titles = (rss('releases').items ?? []).map((i) => i.title ?? '');
    const at = titles.indexOf('2023年的資料');
    expect(titles.slice(at, at + 3)).toEqual(['2023年的資料', '2023年第4季的資料', '2023年12月的資料']);
  });

  it('claims a day of publication only where somebody recorded it', () => {
    const [first, ...others] = rss('releases').items ?? [];
    expect(first?.pubDate).toBe('Sun, 30 Aug 2026 16:00:00 GMT');
    for (const item of others) expect(item.pubDate).toBeUndefined();
    const [newest, ...older] = json('releases').items ?? [];
    expect(newest?.date_published).toBe('2026-08-31T00:00:00+08:00');
    for (const item of older) expect(item.date_published).toBeUndefined();
    // Atom demands a date: without a recorded one the first day after the period, in Taipei.
    expect(
      atom('releases')
        .entries?.map((e) => e.updated)
        .slice(0, 2),
    ).toEqual(['2026-08-30T16:00:00.000Z', '2026-04-30T16:00:00.000Z']);
    expect(atom('releases').updated).toBe('2026-08-30T16:00:00.000Z');
    expect(atom('releases').subtitle?.value).toContain('不是發布日');
  });
});

describe('the feed of incidents', () => {
  it('has each of them, newest first', () => {
    expect((rss('incidents').items ?? []).map((i) => i.title)).toEqual([
      ...FORMAT_CHANGES.map(() => expect.stringMatching(/formatVersion/)),
      ...recorded.incidents.map((i) => i.title),
    ]);
  });

  it('keeps markup of the catalogue as text', () => {
    const title = '<b>粗體</b> & ]]> "引號"';
    const data = withIncidents(recorded, sampleIncident({ title, effect: title, status: title }));
    for (const format of FEED_FORMATS) {
      const text = toFeedText(data, 'incidents', format, SITE);
      const { feed } = parseFeed(text);
      const item = ('entries' in feed ? feed.entries : 'items' in feed ? feed.items : [])?.[
        FORMAT_CHANGES.length
      ] as {
        title: string | { value: string };
        description?: string;
        content?: { value: string };
        content_html?: string;
      };
      expect(typeof item.title === 'string' ? item.title : item.title.value, format).toBe(title);
      const html = item.description ?? item.content?.value ?? item.content_html ?? '';
      // Effect and status.
      expect(html.split('&lt;b&gt;粗體&lt;/b&gt; &amp; ]]&gt; &quot;引號&quot;'), format).toHaveLength(3);
      expect(html, format).not.toContain('<b>');
    }
  });
});
