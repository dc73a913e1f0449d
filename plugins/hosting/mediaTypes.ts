/** Media types of the files: by extension, and some by address. Pure. */
import { BLOG_FEEDS, FEED_FORMATS, FEED_NAMES, FILES, MEDIA_TYPES } from '../../src/domain/addresses/files';

/** Type → extensions, without the dot. */
export const TYPES: Readonly<Record<string, readonly string[]>> = {
  'text/html': ['html'],
  'text/css': ['css'],
  'text/javascript': ['js', 'mjs'],
  'text/plain': ['txt', 'cff'],
  'text/csv': ['csv'],
  'text/yaml': ['yaml', 'yml'],
  'application/json': ['json', 'map'],
  'application/ld+json': ['jsonld'],
  'application/manifest+json': ['webmanifest'],
  'application/xml': ['xml'],
  'application/x-bibtex': ['bib'],
  'application/x-research-info-systems': ['ris'],
  'application/vnd.citationstyles.style+xml': ['csl'],
  'application/zip': ['zip'],
  'image/svg+xml': ['svg'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/gif': ['gif'],
  'image/x-icon': ['ico'],
  'font/woff2': ['woff2'],
  'font/woff': ['woff'],
};

/** Types that the extension alone does not tell: by whole path, or by longer extension where the key begins with a dot. */
export const SPECIAL_TYPES: readonly (readonly [path: string, type: string])[] = [
  ['.csl.json', 'application/vnd.citationstyles.csl+json'],
  ['.schema.json', 'application/schema+json'],
  [FILES.croissant, 'application/ld+json'],
  ...FEED_FORMATS.flatMap((format) => [
    ...FEED_NAMES.map((name) => [FILES.feed(name, format), MEDIA_TYPES[format]] as const),
    [BLOG_FEEDS[format], MEDIA_TYPES[format]] as const,
  ]),
];

/** Is it text, so that it has a character set and is worth compressing? */
export const isText = (type: string): boolean =>
  /^text\/|[/+](?:json|xml)$|^application\/(?:x-bibtex|x-research-info-systems)$/.test(type);

/**
 * The type of a file.
 * @param file path below the base path
 * @returns the type without character set; application/octet-stream for unknown names
 */
export function typeOf(file: string): string {
  const special = SPECIAL_TYPES.find(([path]) =>
    path.startsWith('.') ? file.endsWith(path) : file === path,
  );
  if (special) return special[1];
  const end = /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
  return Object.entries(TYPES).find(([, ends]) => ends.includes(end))?.[0] ?? 'application/octet-stream';
}
