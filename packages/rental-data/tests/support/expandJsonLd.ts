/** Expansion of JSON-LD that fails when anything is dropped, with contexts that know only words that exist. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import jsonld from 'jsonld';

/** Every word of schema.org, from the package of its types: properties and classes. */
function schemaOrgWords(): { properties: Set<string>; types: Set<string> } {
  const text = readFileSync(path.resolve('node_modules/schema-dts/dist/schema.d.ts'), 'utf8');
  const found = (pattern: RegExp) => new Set([...text.matchAll(pattern)].map((m) => m[1] as string));
  return {
    properties: found(/^\s+"?([a-z][A-Za-z0-9]*)"?\??: SchemaValue</gm),
    types: found(/"@type": "([A-Za-z0-9]+)"/g),
  };
}

export const WORDS = schemaOrgWords();

/** A context in which exactly the words of schema.org have a meaning; the official one gives a meaning to anything. */
export const schemaOrgContext: Record<string, string> = Object.fromEntries(
  [...WORDS.properties, ...WORDS.types].map((word) => [word, `http://schema.org/${word}`]),
);

/**
 * The document in expanded form. No network: only the context of schema.org is answered.
 * @throws when a key or a type has no meaning, or an address is relative
 */
export async function expandWhole(document: object): Promise<unknown[]> {
  return jsonld.expand(document, {
    safe: true,
    documentLoader: async (url: string) => {
      if (url !== 'https://schema.org') throw new Error(`沒有準備${url}`);
      return { documentUrl: url, contextUrl: undefined, document: { '@context': schemaOrgContext } };
    },
  } as jsonld.Options.Expand);
}

/** Every type of a document, however deep. */
export function typesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(typesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { '@context': _context, ...rest } = value as Record<string, unknown>;
  const type = rest['@type'] as string | string[] | undefined;
  return [...(type === undefined ? [] : [type].flat()), ...Object.values(rest).flatMap(typesIn)];
}
