/**
 * Seam: which modules share a file.
 * Relies on: names of Docusaurus' theme components, plugins and generated files, and its cache group `styles`.
 * Tests: tests/unit/docusaurus/groups.test.ts, tests/built/bytes.test.ts.
 * Without it: pages load the styles of all other pages, and about ten files of a few hundred bytes each.
 */
import path from 'node:path';

/** The part of a bundler's module that is used here. */
export interface BundledModule {
  nameForCondition?: () => string | null;
  identifier?: () => string;
  /** of its source, in bytes */
  size?: () => number;
}
/** The part of its module graph that is used here. */
export interface ChunkGraph {
  getModuleChunksIterable(module: BundledModule): Iterable<Chunk>;
  getChunkModulesIterable(chunk: Chunk): Iterable<BundledModule>;
}
interface Chunk {
  name?: string;
}

/** How the chunks of islands begin (src/html/islands/registry.ts). */
const ISLAND = 'island-';

/** A style sheet shared by this many kinds of page is loaded with the first of them. */
export const SHARED_BY = 4;

/** Where the styles of an island are smaller than this, a request costs more than having them on every page. In bytes. */
export const SMALL = 1000;

/** The one file that every page loads. */
export const OF_EVERY_PAGE = 'styles';

const nameOf = (module: BundledModule): string => module.nameForCondition?.() ?? module.identifier?.() ?? '';

/** Is the module a text by a writer, rather than a kind of page? */
const isText = (chunk: Chunk, chunkGraph: ChunkGraph): boolean =>
  [...chunkGraph.getChunkModulesIterable(chunk)].some((module) => /\.mdx?$/.test(nameOf(module)));

/**
 * Does a style sheet belong in the one file that every page loads? Those of the frame and those shared by many kinds of page
 * do; the others load with their page or text. KaTeX's stays separate, because few pages have formulas.
 */
export function isOfEveryPage(module: BundledModule, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean {
  if (/[\\/]katex[\\/]/.test(nameOf(module))) return false;
  const chunks = [...chunkGraph.getModuleChunksIterable(module)];
  if (chunks.some(({ name }) => name === 'main')) return true;
  // An island is part of pages that are counted already.
  const pages = chunks.filter(({ name = '' }) => !name.startsWith(ISLAND));
  return pages.length >= SHARED_BY && pages.filter((chunk) => !isText(chunk, chunkGraph)).length >= SHARED_BY;
}

/** Chunk of an island → folder of its component, as the registry of islands has them. */
export const islandFolders = (registry: string): Map<string, string> =>
  new Map(
    [...registry.matchAll(/webpackChunkName: "([^"]+)" \*\/\s+'@site\/([^']+)\/[^/']+'/g)].map(
      ([, chunk = '', folder = '']) => [chunk, folder],
    ),
  );

/**
 * Puts the style sheet beside an island's component into a file that the island and the pages with it share: a page links the
 * file, so that the island need not load it again. Small ones go into the file of every page.
 */
export function islandStyles(folders: ReadonlyMap<string, string>) {
  const islandOf = (module: BundledModule): string | undefined => {
    const folder = path.posix.dirname(nameOf(module).replaceAll('\\', '/'));
    return [...folders].find(([, of]) => folder.endsWith(`/${of}`))?.[0];
  };
  return {
    type: 'css/mini-extract',
    chunks: 'all',
    enforce: true,
    priority: 45,
    test: (module: BundledModule): boolean => islandOf(module) !== undefined,
    name: (module: BundledModule): string =>
      (module.size?.() ?? SMALL) < SMALL ? OF_EVERY_PAGE : (islandOf(module) ?? ISLAND),
  } as const;
}
