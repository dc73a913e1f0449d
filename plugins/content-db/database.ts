import { type ContentNode, plainText } from 'content-database';
import { parseContent, type ParseContext } from 'content-database/markdown';
import { ascending } from 'd3-array';
import {
  COLLECTIONS,
  type CollectionName,
  type SiteDatabase,
  type SiteDocument,
} from '../../src/lib/content/collections';
import { contentDatabase } from '../../src/lib/addresses/hashed';
import type { Catalogue } from 'rental-data';
import { sortKeys } from 'rental-data/helpers';
import { sha256 } from 'html-first/files';
import type { Collected, SourceDocument } from './collect';
import { toElement } from './element';
import { columnDocuments, incidentDocuments } from './records';

/** What was parsed before, by file; keep one between builds to parse only what changed. */
export type ParseCache = Map<string, { key: string; body: ContentNode }>;

interface BuildInput extends Collected {
  footnoteLabel?: string | undefined;
  footnoteBackLabel?: string | undefined;
  cache?: ParseCache;
}

function cachedParser(context: ParseContext, catalogue: Catalogue, cache: ParseCache | undefined) {
  const surroundings = sha256(JSON.stringify({ ...context, catalogue, addresses: [...context.addresses] }));
  return (source: SourceDocument): ContentNode => {
    const key = sha256(JSON.stringify([source.text, source.path, surroundings]));
    const known = cache?.get(source.file);
    const body = known?.key === key ? known.body : parseContent(source, context);
    cache?.set(source.file, { key, body });
    return body;
  };
}

function toDocument(collection: CollectionName, source: SourceDocument, body: ContentNode): SiteDocument {
  const { file: _file, text: _text, dateNote, ...known } = source;
  const slug = source.path.split('/').filter(Boolean).at(-1) ?? '';
  return { ...known, collection, slug, body, text: plainText(body), facts: dateNote ? { dateNote } : {} };
}

/** The documents in a fixed order. @throws ContentError where a file cannot be read as its page would show it */
export function buildDatabase(input: BuildInput): SiteDatabase {
  const { docs, posts, catalogue, cache } = input;
  const context: ParseContext = {
    block: (name, attributes, children) => toElement(name, attributes, children, catalogue),
    addresses: new Map(
      [...docs, ...posts]
        .map(({ file, path }): [string, string] => [file, path])
        .sort(([a], [b]) => ascending(a, b)),
    ),
    footnoteLabel: input.footnoteLabel ?? 'Footnotes',
    footnoteBackLabel: input.footnoteBackLabel ?? 'Back to reference',
  };
  const parse = cachedParser(context, catalogue, cache);
  const documents = [
    ...docs.map((source) => toDocument('docs', source, parse(source))),
    ...posts.map((source) => toDocument('posts', source, parse(source))),
    ...columnDocuments(catalogue),
    ...incidentDocuments(catalogue),
  ].sort(
    (a, b) =>
      COLLECTIONS.indexOf(a.collection) - COLLECTIONS.indexOf(b.collection) || ascending(a.path, b.path),
  );
  return { format: 1, documents };
}

/** The hash is the first 16 hex digits of the SHA-256. */
export function serialise(database: SiteDatabase): { json: string; hash: string } {
  const json = JSON.stringify(sortKeys(database));
  return { json, hash: sha256(json).slice(0, 16) };
}

export const databasePath = (hash: string): string => `/${contentDatabase(hash)}`;
