/** The feeds of the blog in the place of those that Docusaurus writes: JSON Feed 1.0, no address of their own, and days that begin at midnight in London. */
import type { BlogFeedItem, FeedOptions } from '@docusaurus/plugin-content-blog';
import { resolveAddress, FEED_FORMATS, type Place } from 'rental-data';
import { type FeedItem, writeFeed } from 'rental-data/formats';
import { BLOG_FEEDS } from '../../src/lib/addresses/siteFiles';
import { PAGES } from '../../src/lib/addresses/pages';
import { toFeedHtml } from './feedHtml';

function toItem({ title, link, content = '', description, date, category = [] }: BlogFeedItem): FeedItem {
  // Docusaurus reads the day of a post as a moment of UTC.
  const published = date.toISOString().slice(0, 10);
  return {
    title,
    url: link,
    html: toFeedHtml(content),
    summary: description,
    tags: category.flatMap(({ name }) => name ?? []),
    published,
    after: published,
  };
}

/**
 * Path below the base path → text; none without a post, like Docusaurus.
 * @param posts as Docusaurus hands them to `createFeedItems`, newest first
 * @throws TypeError without a title or a description in `feedOptions`
 */
export function toBlogFeeds(
  posts: readonly BlogFeedItem[],
  { title, description, copyright }: Pick<FeedOptions, 'title' | 'description' | 'copyright'>,
  site: Place,
): Map<string, string> {
  if (!title || !description)
    throw new TypeError('docusaurus.config.ts：blog的feedOptions少了title或description。修正：兩個都寫。');
  const items = posts.map(toItem);
  const oldest = items.at(-1);
  if (!oldest) return new Map();
  const url = resolveAddress(site, PAGES.blog);
  const feed = { title, description, url, id: url, rights: copyright, began: oldest.after, items };
  return new Map(
    FEED_FORMATS.map((format) => [
      BLOG_FEEDS[format],
      writeFeed(feed, format, resolveAddress(site, BLOG_FEEDS[format])),
    ]),
  );
}
