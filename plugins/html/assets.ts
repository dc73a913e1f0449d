/** Which files a prerendered page needs besides those of every page, read from what Docusaurus writes about its chunks. */
interface Manifest {
  assets: Record<string, { js?: { file: string }[]; css?: { file: string }[] }>;
  /** name of a chunk → ids of all chunks that are loaded with it, itself among them */
  origins: Record<string, (string | number)[]>;
}
export interface Chunks {
  manifest: Manifest;
  /** route path with a hash → names of its chunks, nested */
  chunkNames: Record<string, unknown>;
}

const namesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(namesIn)
      : [];

/** Addresses of tags are written in Chinese or percent-encoded, with or without the last slash. */
const canonical = (route: string) => decodeURI(route).replace(/\/$/, '') || '/';

/** Scripts and style sheets that a chunk needs, with those that it shares with others; below the base path. */
export function filesOfChunk(name: string, { manifest }: Chunks): string[] {
  return (manifest.origins[name] ?? []).flatMap((id) => {
    const { js = [], css = [] } = manifest.assets[String(id)] ?? {};
    return [...js, ...css].map(({ file }) => file);
  });
}

const indexes = new WeakMap<Chunks['chunkNames'], Map<string, string[]>>();

/** Names of the chunks of each route; made once for a table, which every page is looked up in. */
function chunksByRoute(chunkNames: Chunks['chunkNames']): Map<string, string[]> {
  const known = indexes.get(chunkNames);
  if (known) return known;
  const index = new Map<string, string[]>();
  for (const [key, names] of Object.entries(chunkNames)) {
    // Keys are the route's path and a hash.
    const route = canonical(key.replace(/-[^-]+$/, ''));
    index.set(route, [...(index.get(route) ?? []), ...namesIn(names)]);
  }
  indexes.set(chunkNames, index);
  return index;
}

/**
 * The same of all chunks of a route.
 * @param route address path, with or without trailing slash
 * @returns null where there is no such route
 */
export function filesOfRoute(route: string, chunks: Chunks): string[] | null {
  const names = chunksByRoute(chunks.chunkNames).get(canonical(route));
  return names ? [...new Set(names.flatMap((name) => filesOfChunk(name, chunks)))] : null;
}

/** The script of a chunk alone, without what is loaded with it elsewhere. */
const scriptOf = (name: string, { manifest }: Chunks): string[] =>
  Object.values(manifest.assets)
    .flatMap(({ js = [] }) => js.map(({ file }) => file))
    .filter((file) => file.split('/').at(-1)?.startsWith(`${name}.`));

/** Files below the base path. */
interface Assets {
  styles: string[];
  scripts: string[];
}

/**
 * @param route address path of a page, with or without trailing slash
 * @param frames names of chunks that took the modules of some of the route's own (plugins/bundler/groups.ts)
 * @returns what the page needs and the entry does not bring along
 */
export function assetsOf(route: string, chunks: Chunks, frames: readonly string[] = []): Assets {
  const entry = new Set(filesOfChunk('main', chunks));
  const all = [...(filesOfRoute(route, chunks) ?? []), ...frames.flatMap((name) => scriptOf(name, chunks))];
  const files = [...new Set(all)].filter((file) => !entry.has(file));
  return {
    styles: files.filter((file) => file.endsWith('.css')),
    scripts: files.filter((file) => file.endsWith('.js')),
  };
}
