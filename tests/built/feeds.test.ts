/** Every feed among the finished files, whichever program wrote it. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { environment } from '@site/config/environment';
import { resolveAddress, FEED_FORMATS, FEED_NAMES, FILES } from 'rental-data';
import { feedFaults } from 'rental-data/testing/feedFaults';
import { BLOG_FEEDS } from '@site/src/lib/addresses/siteFiles';

const SITE = { siteUrl: environment.url, baseUrl: environment.baseUrl };
const FEEDS = [
  ...FEED_NAMES.map((name) => FEED_FORMATS.map((format) => ({ format, file: FILES.feed(name, format) }))),
  FEED_FORMATS.map((format) => ({ format, file: BLOG_FEEDS[format] })),
];

it('knows every feed that is published', () => {
  const found = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?:feeds\/.*|blog\/[^/]+\.(?:xml|json))$/.test(file),
  );
  expect(found.sort()).toEqual(
    FEEDS.flat()
      .map(({ file }) => file)
      .sort(),
  );
});

it.each(FEEDS.map((files) => ({ name: files[0]?.file, files })))(
  'keeps the rules in $name and the two beside it',
  ({ files }) => {
    const read = files.map(({ format, file }) => ({
      format,
      address: resolveAddress(SITE, file),
      text: readFileSync(`build/${file}`, 'utf8'),
    }));
    expect(feedFaults(read)).toEqual([]);
  },
);
