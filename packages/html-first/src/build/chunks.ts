/**
 * Seam: which files a page needs, read from three files that Docusaurus writes about its chunks.
 * Relies on: `client-manifest.json` (`origins`, `assets`), `routesChunkNames.json` (keys that are a path and a hash) and `routes.js`
 * (which routes are around which).
 * Tests: packages/html-first/src/build/chunks.test.ts, and browsers that open the built pages.
 * Without it: pages lack their own styles, and readers wait for one more round of scripts.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { hashIn } from '../worker/whole';
import { listPageKeys } from './routeTable';

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
  /** canonical path of a page → names of its chunks, and before them of those of the routes around it */
  pages: Map<string, string[]>;
}

const changed = (what: string) =>
  new Error(
    `html-first/src/build/chunks.ts: ${what}. Fix: compare it with client-manifest.json, routesChunkNames.json and routes.js, which this version of Docusaurus writes into .docusaurus/.`,
  );

const namesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(namesIn)
      : [];

/** Addresses of tags are written in Chinese or percent-encoded, with or without the last slash. */
const canonical = (route: string) => decodeURI(route).replace(/\/$/, '') || '/';

/** Names of the chunks of each page: a document has styles of its own, and its frame is a route around it. */
function namesByPage(routes: string, chunkNames: Record<string, unknown>): Chunks['pages'] {
  const pages: Chunks['pages'] = new Map();
  for (const [route, keys] of listPageKeys(routes)) {
    if (!keys.every((key) => Object.hasOwn(chunkNames, key))) continue;
    const page = canonical(route);
    const names = keys.flatMap((key) => namesIn(chunkNames[key]));
    pages.set(page, [...(pages.get(page) ?? []), ...names]);
  }
  return pages;
}

/** @throws Error when Docusaurus' files are not in the form that is read here */
export async function readChunks(generatedFilesDir: string): Promise<Chunks> {
  const read = (name: string) => readFile(path.join(generatedFilesDir, name), 'utf8');
  const manifest = manifestSchema.safeParse(JSON.parse(await read('client-manifest.json')));
  if (!manifest.success)
    throw changed(`client-manifest.json has another form (${z.prettifyError(manifest.error)})`);
  const chunkNames = z.record(z.string(), z.unknown()).parse(JSON.parse(await read('routesChunkNames.json')));
  return { manifest: manifest.data, pages: namesByPage(await read('routes.js'), chunkNames) };
}

/** Files that a chunk needs, shared ones too; none for a name without a chunk: the bundler may have moved its modules (packages/html-first/src/build/bundler/groups.ts). */
export function filesOfChunk(name: string, { manifest }: Chunks): string[] {
  return (manifest.origins[name] ?? []).flatMap((id) => {
    // A chunk that only HTML pages need, and that has no styles, has no files (packages/html-first/src/build/bundler/entries.ts).
    const { js = [], css = [] } = manifest.assets[String(id)] ?? {};
    return [...js, ...css].map(({ file }) => file);
  });
}

/** Scripts and style sheets of all chunks of a page. @param route address path, with or without trailing slash @throws Error when there is no such route */
export function filesOfRoute(route: string, chunks: Chunks): string[] {
  const names = chunks.pages.get(canonical(route));
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
  const sheets = own.filter((file) => file.endsWith('.css'));
  // The bundler writes the styles that two chunks have alike under two names: the later sheet says all of it.
  const last = new Map(sheets.map((file) => [hashIn(file) || file, file]));
  return {
    styles: sheets.filter((file) => last.get(hashIn(file) || file) === file),
    scripts: own.filter((file) => file.endsWith('.js')),
  };
}
