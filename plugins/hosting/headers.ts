/** What hosts say of the files of this site: caching, cross-origin access and types. What they say of all is in html-first. Pure. */
import type { HeaderRule, Headers } from 'html-first/files';
import { FEED_FORMATS, FEED_NAMES, FILES, FOLDERS, MEDIA_TYPES, VARIANTS } from 'rental-data';
import { SCHEMA_NAMES } from 'rental-data/formats';
import { BLOG_FEEDS, SITE_FILES } from '../../src/lib/addresses/siteFiles';
import { HASHED_FOLDERS } from '../../src/lib/addresses/hashed';

const FOREVER = 'public, max-age=31536000, immutable';
/** Programs that poll every second are served from their cache; they see news within five minutes. */
const DATA_CACHE = 'public, max-age=300, must-revalidate';

const bundled = (...folders: string[]): string[] =>
  folders.map((name) => `${HASHED_FOLDERS.bundled}${name}/`);

const FOR_ALL: Headers = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
const FOR_US: Headers = { 'Cross-Origin-Resource-Policy': 'same-origin' };

const CITATION = 'application/vnd.citationstyles.csl+json';

/** Media types that hosts cannot tell from the extension: path below the base path → type. */
const SPECIAL_TYPES: readonly (readonly [path: string, type: string])[] = [
  [FILES.cite('csl.json'), CITATION],
  // One address for all periods, since hosts read 100 rules.
  ...VARIANTS.map((variant) => [FILES.cite('csl.json', { period: ':period', variant }), CITATION] as const),
  ...([...SCHEMA_NAMES, 'usability', 'differences'] as const).map(
    (name) => [FILES.schema(name), 'application/schema+json'] as const,
  ),
  [FILES.croissant, 'application/ld+json'],
  ...FEED_FORMATS.flatMap((format) => [
    ...FEED_NAMES.map((name) => [FILES.feed(name, format), MEDIA_TYPES[format]] as const),
    [BLOG_FEEDS[format], MEDIA_TYPES[format]] as const,
  ]),
];

/** Pages have none: hosts revalidate what has no Cache-Control, and an old page would load files that may be gone. @param years that have a table of files */
export function listRules(years: readonly number[]): HeaderRule[] {
  const { robots, llms, sitemap, licences, security, manifest, worker } = SITE_FILES;
  return [
    {
      paths: bundled('css', 'fonts', 'js'),
      headers: { 'Cache-Control': FOREVER, ...FOR_US },
    },
    // Feed readers show pictures of posts elsewhere, and with CONTENT_BASE_URL pages of another host ask for the application's data.
    {
      paths: [
        ...bundled('files', 'images', 'medias'),
        HASHED_FOLDERS.content,
        HASHED_FOLDERS.payloads,
        HASHED_FOLDERS.search,
      ],
      headers: { 'Cache-Control': FOREVER, ...FOR_ALL },
    },
    { paths: [worker], headers: { 'Cache-Control': 'no-cache', ...FOR_US } },
    {
      paths: [
        FOLDERS.citations,
        FOLDERS.data,
        FOLDERS.feeds,
        FOLDERS.practice,
        ...[FILES.addressList, robots, llms, sitemap, licences, security],
        ...Object.values(BLOG_FEEDS),
        ...years.map(FILES.yearTable),
      ],
      headers: { 'Cache-Control': DATA_CACHE, ...FOR_ALL },
    },
    // The last two are what browsers look for at the root of a site (plugins/icons).
    {
      paths: [FOLDERS.images, 'favicon.ico', manifest],
      headers: { 'Cache-Control': 'public, max-age=86400', ...FOR_ALL },
    },
    ...SPECIAL_TYPES.map(([path, type]) => ({
      paths: [path],
      headers: { 'Content-Type': `${type}; charset=utf-8` },
    })),
  ];
}
