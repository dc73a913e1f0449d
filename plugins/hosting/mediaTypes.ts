/** Media types that hosts cannot tell from the extension. Pure. */
import { BLOG_FEEDS, FEED_FORMATS, FEED_NAMES, FILES, MEDIA_TYPES } from '../../src/dataset/addresses/files';
import { VARIANTS } from '../../src/dataset/catalogue/types';
import { SCHEMA_NAMES } from '../../src/features/exports/schemas';

const CITATION = 'application/vnd.citationstyles.csl+json';

/** Path below the base path → type. A part that begins with a colon stands for any folder. */
export const SPECIAL_TYPES: readonly (readonly [path: string, type: string])[] = [
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
