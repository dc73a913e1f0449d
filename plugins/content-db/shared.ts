import type { LoadContext } from '@docusaurus/types';
import type { SiteDatabase } from '../../src/lib/content/collections';
import { collect } from './collect';
import { buildDatabase, type ParseCache } from './database';

type AllContent = Parameters<typeof collect>[0];

/** Files parsed before, by site folder: an edit under `npm run dev` parses only what changed. */
const parsed = new Map<string, ParseCache>();
const made = new WeakMap<object, Promise<SiteDatabase>>();

/** Docusaurus also allows functions here, which this site does not use. */
const asText = (label: unknown) => (typeof label === 'string' ? label : undefined);

async function make(allContent: AllContent, context: LoadContext): Promise<SiteDatabase> {
  const { siteDir, baseUrl, siteConfig } = context;
  const { footnoteLabel, footnoteBackLabel } = siteConfig.markdown.remarkRehypeOptions ?? {};
  const cache: ParseCache = parsed.get(siteDir) ?? new Map<string, never>();
  parsed.set(siteDir, cache);
  const collected = await collect(allContent, { siteDir, baseUrl });
  return buildDatabase({
    ...collected,
    footnoteLabel: asText(footnoteLabel),
    footnoteBackLabel: asText(footnoteBackLabel),
    cache,
  });
}

/** The database of the loaded content, made once for all plugins. @throws ContentError as `buildDatabase` */
export function loadDatabase(allContent: AllContent, context: LoadContext): Promise<SiteDatabase> {
  const known = made.get(allContent) ?? make(allContent, context);
  made.set(allContent, known);
  return known;
}
