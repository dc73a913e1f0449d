/**
 * Seam: which modules share a file.
 * Relies on: names of Docusaurus' theme components, plugins and generated files, and its cache group `styles`.
 * Tests: packages/html-first/src/build/bundler/groups.test.ts, and the bytes of built pages.
 * Without it: pages load the styles of all other pages, and about ten files of a few hundred bytes each.
 */
import { HTML_PAGES } from './entries';

export interface BundledModule {
  nameForCondition?: () => string | null;
  identifier?: () => string;
}
export interface ChunkGraph {
  getModuleChunksIterable(module: BundledModule): Iterable<Chunk>;
  getChunkModulesIterable(chunk: Chunk): Iterable<BundledModule>;
}
interface Chunk {
  name?: string;
}

export const OF_EVERY_PAGE = 'styles';

/** What the site calls the chunk of route changes. */
export const NAVIGATION = 'navigation';

interface Sharing {
  name?: string;
  runtime: Iterable<string>;
  canBeInitial: () => boolean;
}

/** May a chunk leave modules to another one that it loads first? Not that of route changes, which would load React, nor those of pages without code, which no browser loads. */
export const mayShare = (chunk: Sharing): boolean =>
  !chunk.canBeInitial() &&
  chunk.name !== NAVIGATION &&
  [...chunk.runtime].some((name) => !name.includes(HTML_PAGES));

const identifyModule = (module: BundledModule): string =>
  module.nameForCondition?.() ?? module.identifier?.() ?? '';

/** Asks chunks whether a module of theirs has such a name. Every module with styles asks it of all chunks that it is in. */
function knowHaving(name: RegExp): (chunk: Chunk, chunkGraph: ChunkGraph) => boolean {
  const known = new WeakMap<Chunk, boolean>();
  return (chunk, chunkGraph) => {
    const answer =
      known.get(chunk) ??
      [...chunkGraph.getChunkModulesIterable(chunk)].some((module) => name.test(identifyModule(module)));
    known.set(chunk, answer);
    return answer;
  };
}

/** Is it a text by a writer, rather than a kind of page? */
const isText = knowHaving(/\.mdx?$/);

/** Is it the page for unknown addresses? It links no style sheet of its own, so its styles are those of the frame, which every page has. */
const isNotFound = knowHaving(/[\\/]theme[\\/]NotFound[\\/]index\.[jt]sx?$/);

export interface SharedStyles {
  /** styles that so many kinds of page share come with the first page, whichever it is: most of the site's kinds. Left out, only those of the frame do */
  sharedBy?: number;
  /** modules whose styles stay with their own pages, however many these are */
  apart?: RegExp;
  /** modules whose styles are on every page: what says that something failed has to say it where nothing more can be loaded */
  everywhere?: RegExp;
}

/** Those of the frame, of the page for unknown addresses and of many kinds of page; not KaTeX's, since few pages have formulas. */
export function isOfEveryPage(
  module: BundledModule,
  { chunkGraph }: { chunkGraph: ChunkGraph },
  { sharedBy = Infinity, apart, everywhere }: SharedStyles = {},
): boolean {
  const name = identifyModule(module);
  if (/[\\/]katex[\\/]/.test(name) || apart?.test(name)) return false;
  if (everywhere?.test(name)) return true;
  const chunks = [...chunkGraph.getModuleChunksIterable(module)];
  if (chunks.some((chunk) => chunk.name === 'main' || isNotFound(chunk, chunkGraph))) return true;
  return chunks.length >= sharedBy && chunks.filter((chunk) => !isText(chunk, chunkGraph)).length >= sharedBy;
}
