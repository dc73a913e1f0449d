/** The feeds of the blog, which Docusaurus writes; the rules of the others are asked beside what writes them. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { environment } from '@site/config/environment';
import { resolveAddress, FEED_FORMATS } from 'rental-data';
import { feedFaults } from 'rental-data/testing/feedFaults';
import { BLOG_FEEDS } from '@site/src/lib/addresses/siteFiles';

it('the feeds of the blog keep the rules of the formats, and say the same in each', () => {
  const feeds = FEED_FORMATS.map((format) => ({
    format,
    address: resolveAddress({ siteUrl: environment.url, baseUrl: environment.baseUrl }, BLOG_FEEDS[format]),
    text: readFileSync(`build/${BLOG_FEEDS[format]}`, 'utf8'),
  }));
  expect(feedFaults(feeds)).toEqual([]);
});
