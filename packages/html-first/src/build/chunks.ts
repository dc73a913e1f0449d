/**
 * Seam: which files a page needs, read from two files that Docusaurus writes about its chunks.
 * Relies on: `client-manifest.json` (`origins`, `assets`) and `routesChunkNames.json` (keys that are a path and a hash).
 * Tests: packages/html-first/src/build/chunks.test.ts, and browsers that open the built pages.
 * Without it: pages lack their own styles, and readers wait for one more round of scripts.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const files = z.array(z.object({ file: z.string() })).optional();
const manifestSchema = z.object({
  assets: z.record(z.string(), z.object({ js: files, css: files })),
  /** name of a chunk → ids of all chunks that are loaded with it, itself among them */
  origins: z
    .record(z.string(), z.array(z.union([z.string(), z.number()])))
    .refine(({ main = [] }) => main.length > 0, 'has no main'),
});

export interface Chunks {
  manifest: z.infer<typeof manifestSchema>;
  /** route path with a hash → names of its chunks, nested */
  chunkNames: Record<string, unknown>;
}

const changed = (what: string) =>
  new Error(
    `html-first/src/build/chunks.ts: ${what}. Fix: compare it with client-manifest.json and routesChunkNames.json, which this version of Docusaurus writes into .docusaurus/.`,
  );

/** @throws Error when Docusaurus' files are not in the form that is read here */
export async function readChunks(generatedFilesDir: string): Promise<Chunks> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(generatedFilesDir, name), 'utf8'));
  const manifest = manifestSchema.safeParse(await read('client-manifest.json'));
  if (!manifest.success)
    throw changed(`client-manifest.json has another form (${z.prettifyError(manifest.error)})`);
  const chunkNames = z.record(z.string(), z.unknown()).parse(await read('routesChunkNames.json'));
  return { manifest: manifest.data, chunkNames };
}

const namesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(namesIn)
      : [];

/** Addresses of tags are written in Chinese or percent-encoded, with or without the last slash. */
const canonical = (route: string) => decodeURI(route).replace(/\/$/, '') || '/';

/** Files that a chunk needs, shared ones too; none for a name without a chunk: the bundler may have moved its modules (packages/html-first/src/build/bundler/groups.ts). */
export function filesOfChunk(name: string, { manifest }: Chunks): string[] {
  return (manifest.origins[name] ?? []).flatMap((id) => {
    // A chunk that only HTML pages need, and that has no styles, has no files (packages/html-first/src/build/bundler/entries.ts).
    const { js = [], css = [] } = manifest.assets[String(id)] ?? {};
    return [...js, ...css].map(({ file }) => file);
  });
}

const indexes = new WeakMap<Chunks['chunkNames'], Map<string, string[]>>();

/** Names of the chunks of each route. The map is made once per table, because every page looks itself up. */
function chunksByRoute(chunkNames: Chunks['chunkNames']): Map<string, string[]> {
  const known = indexes.get(chunkNames);
  if (known) return known;
  const index = new Map<string, string[]>();
  for (const [key, names] of Object.entries(chunkNames)) {
    const route = canonical(key.replace(/-[^-]+$/, ''));
    index.set(route, [...(index.get(route) ?? []), ...namesIn(names)]);
  }
  indexes.set(chunkNames, index);
  return index;
}

/** Scripts and style sheets of all chunks of a route. @param route address path, with or without trailing slash @throws Error when there is no such route */
export function filesOfRoute(route: string, chunks: Chunks): string[] {
  const names = chunksByRoute(chunks.chunkNames).get(canonical(route));
  if (!names) throw changed(`there is no code and no style of the page ${route}`);
  return [...new Set(names.flatMap((name) => filesOfChunk(name, chunks)))];
}

interface Assets {
  styles: string[];
  scripts: string[];
}

/** What a page needs besides the entry. @param route address path, with or without trailing slash @throws Error when a file is not found */
export function listAssets(route: string, chunks: Chunks): Assets {
  const entry = new Set(filesOfChunk('main', chunks));
  const own = filesOfRoute(route, chunks).filter((file) => !entry.has(file));
  return {
    styles: own.filter((file) => file.endsWith('.css')),
    scripts: own.filter((file) => file.endsWith('.js')),
  };
}
