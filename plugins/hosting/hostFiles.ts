import { FEED_FORMATS, FEED_NAMES, FILES, MEDIA_TYPES, VARIANTS } from 'rental-data';
import { SCHEMA_NAMES } from 'rental-data/formats';
import { BLOG_FEEDS } from '../../src/lib/addresses/siteFiles';
import { everywhere, listRules, type Headers, type HostedSite } from './headers';

const CITATION = 'application/vnd.citationstyles.csl+json';

/** Media types that hosts cannot tell from the extension: path below the base path → type. A part that begins with a colon stands for any folder. */
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

const block = (path: string, headers: Headers): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** As Netlify and Cloudflare Pages read it. They join the values of two rules, so no header is in two that match one address. */
export function toHeadersFile(site: HostedSite, baseUrl: string): string {
  const blocks = [
    block(`${baseUrl}*`, everywhere(site)),
    ...listRules(site).flatMap(({ paths, headers }) =>
      paths.map((path) => block(`${baseUrl}${path}${path.endsWith('/') ? '*' : ''}`, headers)),
    ),
    ...SPECIAL_TYPES.map(([path, type]) =>
      block(baseUrl + path, { 'Content-Type': `${type}; charset=utf-8` }),
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}

interface Published {
  url: string;
  baseUrl: string;
  preview: boolean;
}

/** For GitHub Pages: without `.nojekyll` it leaves out `_nuxt`; `CNAME` holds the own domain, which no preview may take away. */
export function pagesFiles({ url, baseUrl, preview }: Published): Map<string, string> {
  const { hostname, port } = new URL(url);
  const own = baseUrl === '/' && port === '' && !/(?:^|\.)github\.io$|^localhost$|^[\d.]+$|:/.test(hostname);
  return new Map([['.nojekyll', ''], ...(own && !preview ? [['CNAME', `${hostname}\n`] as const] : [])]);
}
