import { parseAtomFeed, parseFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { resolveAddress, FEED_FORMATS, FEED_NAMES, FILES, type FeedName } from '../addresses/files';
import { listUpdates } from '../updates';
import { toFeedText } from './feeds';
import { periodWords } from '../period';
import { recorded } from '../../tests/support/realCatalogue';
import { feedFaults } from '../../tests/support/feedFaults';
import { withIncidents, sampleIncident } from '../../tests/support/usabilitySample';
import { CATALOGUES, future, SITE } from '../../tests/support/exportSample';

const files = (name: FeedName, data = recorded) =>
  FEED_FORMATS.map((format) => ({
    format,
    address: resolveAddress(SITE, FILES.feed(name, format)),
    text: toFeedText(data, name, format, SITE),
  }));
const rss = (name: FeedName, data = recorded) => parseRssFeed(toFeedText(data, name, 'rss', SITE));
const atom = (name: FeedName, data = recorded) => parseAtomFeed(toFeedText(data, name, 'atom', SITE));
const json = (name: FeedName, data = recorded) => parseJsonFeed(toFeedText(data, name, 'json', SITE));

describe.each(CATALOGUES)('the feeds for %s', (_name, data) => {
  it.each(FEED_NAMES)('of %s keep the rules of the formats, and say the same in each', (name) => {
    expect(feedFaults(files(name, data))).toEqual([]);
  });
});

describe('the rules of feeds', () => {
  const [rssText, atomText, jsonText] = files('releases').map(({ text }) => text) as [string, string, string];
  const changed = (i: number, change: (text: string) => string): string[] =>
    feedFaults(files('releases').map((file, j) => (i === j ? { ...file, text: change(file.text) } : file)));

  it.each([
    ['an RSS file without its own address', 0, rssText.replace('rel="self"', 'rel="via"')],
    ['an RSS file in another language', 0, rssText.replace('xml:lang="zh-Hant-TW"', 'xml:lang="zh-TW"')],
    ['an RSS file with another language element', 0, rssText.replace('<language>zh-Hant-TW', '<language>zh')],
    ['an Atom file without its own address', 1, atomText.replace('rel="self"', 'rel="via"')],
    ['an Atom file without a language', 1, atomText.replace(/ xml:lang="[^"]*"/, '')],
    [
      'an Atom file older than an entry',
      1,
      atomText.replace(/<updated>[^<]*/, '<updated>2018-01-01T00:00:00+08:00'),
    ],
    ['an Atom file with a day that RSS has not', 1, atomText.replace(/<published>[^<]*<\/published>/, '')],
    ['a day that begins at midnight in London', 0, rssText.replace('16:00:00 GMT', '00:00:00 GMT')],
    ['JSON Feed 1.0', 2, jsonText.replace('version/1.1', 'version/1')],
    ['a JSON Feed without its address', 2, jsonText.replace('"feed_url"', '"url"')],
    ['a JSON Feed without a language', 2, jsonText.replace('"language"', '"lang"')],
    ['a JSON Feed with a date of another name', 2, jsonText.replace('"date_published"', '"date_modified"')],
    ['a name that stands twice', 2, jsonText.replaceAll('#2026-04', '#2026-08')],
    ['an entry without an address', 2, jsonText.replace('"url": "https', '"url": "http')],
    ['another title', 2, jsonText.replace('"title": "', '"title": "新')],
  ] as const)('find %s', (_fault, index, text) => {
    expect(text).not.toBe([rssText, atomText, jsonText][index]);
    expect(changed(index, () => text)).not.toEqual([]);
  });
});

describe('the feed of releases', () => {
  it('begins with the newest and tells rows, sizes and caveats of each set', () => {
    const [first] = rss('releases').items ?? [];
    expect(first).toMatchObject({
      title: '2026年8月的資料',
      link: 'https://example.org/sub/download/#2026-08',
    });
    expect(first?.description).toContain('85,592列（CSV解壓縮後28.1\u00A0MB）');
    expect(first?.description).toContain('https://example.org/sub/download/2026-08/deduplicated/');
    expect(first?.description).toContain('沒有新刊登的車位（推斷）');
  });

  it('leads to the rents from a month that has them, and from no other', () => {
    const named = (data: typeof recorded) =>
      (rss('releases', data).items ?? []).flatMap(({ title, description }) =>
        description?.includes('https://example.org/sub/rents/') ? title : [],
      );
    expect(named({ ...recorded, statistics: [] })).toEqual([]);
    expect(named(future)).toEqual([
      '2027年1月的資料',
      '2026年8月的資料',
      '2024年3月的資料',
      '2024年2月的資料',
    ]);
  });

  it('puts a year and a quarter beside the month with which they end', () => {
    const titles = (rss('releases').items ?? []).map((i) => i.title ?? '');
    const at = titles.indexOf('2023年的資料');
    expect(titles.slice(at, at + 3)).toEqual(['2023年的資料', '2023年第4季的資料', '2023年12月的資料']);
  });

  it('claims a day of publication only where somebody recorded it', () => {
    const [first, ...others] = rss('releases').items ?? [];
    expect(first?.pubDate).toBe('Sun, 30 Aug 2026 16:00:00 GMT');
    const dated = (title = '') =>
      recorded.releases.find((one) => title === `${periodWords(one.period)}的資料`)?.published;
    for (const { title, pubDate } of others)
      expect(pubDate === undefined, title).toBe(dated(title) === undefined);
    expect(others.filter(({ pubDate }) => pubDate !== undefined).length).toBeGreaterThan(0);
    const [newest, ...older] = json('releases').items ?? [];
    expect(newest?.date_published).toBe('2026-08-31T00:00:00+08:00');
    for (const { title, date_published: day } of older)
      expect(day, title).toBe(dated(title) && `${String(dated(title))}T00:00:00+08:00`);
    // Atom demands a date: without a recorded one the first day after the period, in Taipei.
    expect(
      atom('releases')
        .entries?.map((e) => e.updated)
        .slice(0, 2),
    ).toEqual(['2026-08-30T16:00:00.000Z', '2026-04-30T16:00:00.000Z']);
    expect(atom('releases').updated).toBe('2026-08-30T16:00:00.000Z');
    expect(atom('releases').subtitle?.value).toContain('寫期別結束的次日');
  });
});

describe('the feed of updates', () => {
  it('tells every update, the newest first, with the day and the whole address', () => {
    const [correction] = recorded.corrections;
    const sample = { id: 'sample', day: '2099-09-01', title: '測試用的更正', wrong: '沒有錯。' };
    const corrections = [
      { ...correction, since: '', redo: '', check: '', ...sample },
      ...recorded.corrections,
    ];
    const { items = [] } = json('updates', { ...recorded, corrections });
    expect(items[0]).toMatchObject({
      url: 'https://example.org/sub/updates/#sample',
      title: '測試用的更正',
      content_html: expect.stringMatching(/^<p>錯在哪裡：沒有錯。<\/p>/),
      date_published: '2099-09-01T00:00:00+08:00',
    });
    expect(items.slice(1).map(({ title }) => title)).toEqual(
      listUpdates(recorded, SITE.pages).map(({ title }) => title),
    );
  });
});

describe('the feed of incidents', () => {
  it('has each of them, newest first, and nothing else', () => {
    expect((rss('incidents').items ?? []).map((i) => i.title)).toEqual(
      recorded.incidents.map((i) => i.title),
    );
  });

  it('keeps markup of the catalogue as text', () => {
    const title = '<b>粗體</b> & ]]> "引號"';
    const data = withIncidents(recorded, sampleIncident({ title, effect: title, status: title }));
    for (const format of FEED_FORMATS) {
      const text = toFeedText(data, 'incidents', format, SITE);
      const { feed } = parseFeed(text);
      const item = ('entries' in feed ? feed.entries : 'items' in feed ? feed.items : [])?.[0] as {
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
