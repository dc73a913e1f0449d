/** What the feeds of updates, releases and incidents say. */
import type { Catalogue, Incident, Release } from '../catalogue/types';
import { formatBytes } from '../words/format';
import { formatCount } from '../words/numbers';
import { toDayRange, GRANULARITIES, nextDay, periodListWords, periodWords } from '../period';
import { rowsWords } from '../usability/words';
import { getVerdict } from '../verdict/verdict';
import { groundWords, titleAlone } from '../words';
import { VARIANT_NAME } from '../catalogue/values';
import { resolveAddress, FILES, type FeedFormat, type FeedName, type Site } from '../addresses/files';
import { RENTS_NOTICE, RENTS_TITLE } from '../words/rents';
import { publishedOn } from '../dates';
import { PROJECT } from '../words/identity';
import { incidentsOfRelease, periodsOfIncident } from '../catalogue/sets';
import { listUpdates, type Update } from '../updates';
import { writeFeed, type Feed, type FeedItem } from './feedFormats';

/** So many of the newest releases stand in the feed: two years of months, quarters and years have 34. */
const RELEASES = 34;

/** What the feeds are called, that of the blog among them. */
export const FEED_NAME: Record<FeedName | 'posts', string> = {
  updates: '最近更新',
  releases: '新的檔案',
  incidents: '品質事件',
  posts: '部落格',
};

export const feedTitle = (name: FeedName | 'posts'): string => `${PROJECT.name}：${FEED_NAME[name]}`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => ENTITIES[c] ?? c);
const paragraphs = (...texts: readonly (string | false | undefined)[]): string =>
  texts.map((text) => (text ? `<p>${escaped(text)}</p>` : '')).join('');
const link = (url: string, text: string): string => `<a href="${escaped(url)}">${escaped(text)}</a>`;

function toReleaseItem(catalogue: Catalogue, release: Release, site: Site): FeedItem {
  const known = incidentsOfRelease(catalogue, release).map(({ incident }) => titleAlone(incident));
  const { rows } = getVerdict(catalogue, release.period, release.sets[0]?.variant ?? 'raw');
  const sets = release.sets.map((set) => {
    const files = set.files.map((f) => `${f.format.toUpperCase()}解壓縮後${formatBytes(f.bytes)}`).join('、');
    const page = link(
      resolveAddress(site, site.pages.file(set.period, set.variant)),
      VARIANT_NAME[set.variant],
    );
    return `<p>${page}：${formatCount(set.rows)}列（${files}）</p>`;
  });
  return {
    title: `${periodWords(release.period)}的資料`,
    url: resolveAddress(site, site.pages.release(release.period)),
    html: [
      paragraphs(`${rowsWords(rows, catalogue.incidents)}。`),
      ...sets,
      catalogue.statistics.some(({ period }) => period === release.period)
        ? `<p>${link(resolveAddress(site, site.pages.rents), RENTS_TITLE)}：月租金與每坪租金的中位數；${RENTS_NOTICE}。</p>`
        : '',
      paragraphs(known.length > 0 && `已知問題：${known.join('；')}。`, `資料集版本${release.version}`),
    ].join(''),
    published: publishedOn(release.sets),
    after: nextDay(toDayRange(release.period).end),
  };
}

/** By the end of the period; a year ends with its last month and comes first. */
const newestFirst = (a: Release, b: Release): number =>
  toDayRange(b.period).end.localeCompare(toDayRange(a.period).end, 'en') ||
  GRANULARITIES.indexOf(a.granularity) - GRANULARITIES.indexOf(b.granularity);

function toIncidentItem(catalogue: Catalogue, incident: Incident, site: Site): FeedItem {
  const { title, cause, effect, advice, status, start, end, post, id } = incident;
  const periods = `影響的期別：${periodListWords(periodsOfIncident(catalogue, incident))}`;
  const now = status && `現況：${status}`;
  const html = paragraphs(effect, groundWords(incident), `建議：${advice}`, cause, periods, now);
  return {
    title,
    url: resolveAddress(site, site.pages.incident(id)),
    html: post ? `${html}<p>${link(resolveAddress(site, site.pages.post(post)), '事件經過')}</p>` : html,
    after: nextDay(end ?? start),
  };
}

const toUpdateItem = ({ title, day, to, parts }: Update, site: Site): FeedItem => ({
  title,
  url: resolveAddress(site, to),
  html: paragraphs(...parts.map(({ name, text }) => (name === undefined ? text : `${name}：${text}`))),
  published: day,
  after: day,
});

function toFeed(catalogue: Catalogue, name: FeedName, site: Site): Omit<Feed, 'title' | 'began'> {
  if (name === 'updates') {
    return {
      description:
        '本站的更正、有發布日紀錄的檔案、資料集版本與公開JSON的改動，每一則都有日期。文章在部落格的feed。',
      url: resolveAddress(site, site.pages.updates),
      items: listUpdates(catalogue, site.pages).map((update) => toUpdateItem(update, site)),
    };
  }
  if (name === 'releases') {
    return {
      description:
        '新發布的期別與已知的問題。沒有紀錄的期別不寫發布日；Atom必須有的更新日，寫期別結束的次日。',
      url: resolveAddress(site, site.pages.download),
      items: [...catalogue.releases]
        .sort(newestFirst)
        .slice(0, RELEASES)
        .map((release) => toReleaseItem(catalogue, release, site)),
    };
  }
  return {
    description:
      '資料的已知問題、影響的期別與建議。公布的日子沒有紀錄，所以不寫發布日；Atom必須有的更新日，寫事件結束的次日，還沒結束的寫開始的次日。',
    url: resolveAddress(site, site.pages.quality),
    items: catalogue.incidents.map((incident) => toIncidentItem(catalogue, incident, site)),
  };
}

/** The text of a feed of the dataset. Those of the blog are made of its pages (plugins/blog/feeds.ts). */
export function toFeedText(catalogue: Catalogue, name: FeedName, format: FeedFormat, site: Site): string {
  const feed = {
    title: feedTitle(name),
    began: `${catalogue.dataset.since}-01`,
    ...toFeed(catalogue, name, site),
  };
  return writeFeed(feed, format, resolveAddress(site, FILES.feed(name, format)));
}
