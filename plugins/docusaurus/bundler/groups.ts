/**
 * Seam: which modules share a file.
 * Relies on: names of Docusaurus' theme components, plugins and generated files, and its cache group `styles`.
 * Tests: tests/unit/docusaurus/groups.test.ts, tests/built/bytes.test.ts.
 * Without it: pages load the styles of all other pages, and about ten files of a few hundred bytes each.
 */

/** The part of a bundler's module that is used here. */
export interface BundledModule {
  nameForCondition?: () => string | null;
  identifier?: () => string;
}
/** The part of its module graph that is used here. */
export interface ChunkGraph {
  getModuleChunksIterable(module: BundledModule): Iterable<Chunk>;
  getChunkModulesIterable(chunk: Chunk): Iterable<BundledModule>;
}
interface Chunk {
  name?: string;
}

/** A style sheet shared by this many kinds of page is loaded with the first of them. */
export const SHARED_BY = 4;

/**
 * The frames of docs and blog pages. Docusaurus nests several routes around each page, each with a data file of a few hundred
 * bytes, and a browser would request every one of them.
 */
const FRAMES = {
  docs: [
    /[\\/]theme[\\/](DocsRoot|DocVersionRoot|DocRoot|NotFound[\\/]Content)[\\/]/,
    /[\\/]components[\\/]site[\\/]VersionList[\\/]/,
    /[\\/]plugin-content-docs[\\/]lib[\\/]client[\\/]/,
    /[\\/]docusaurus-plugin-content-docs[\\/]default[\\/]__plugin\.json$/,
  ],
  blog: [
    /[\\/]docusaurus-plugin-content-blog[\\/]default[\\/](__plugin|blogMetadata-default|blog-post-list-prop-default)\.json$/,
  ],
} as const;
export type Frame = keyof typeof FRAMES;

const nameOf = (module: BundledModule): string => module.nameForCondition?.() ?? module.identifier?.() ?? '';

/** Does the module belong to the frame of all docs pages, or of all blog pages? */
export const isFrameOf =
  (frame: Frame) =>
  (module: BundledModule): boolean =>
    FRAMES[frame].some((pattern) => pattern.test(nameOf(module)));

/** Is the module a text by a writer, rather than a kind of page? */
const isText = (chunk: Chunk, chunkGraph: ChunkGraph): boolean =>
  [...chunkGraph.getChunkModulesIterable(chunk)].some((module) => /\.mdx?$/.test(nameOf(module)));

/**
 * Does a style sheet belong in the one file that every page loads? Those of the frame and those shared by many kinds of page
 * do; the others load with their page or text. KaTeX's stays separate, because few pages have formulas.
 */
export function isOfEveryPage(module: BundledModule, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean {
  if (/[\\/]katex[\\/]/.test(nameOf(module))) return false;
  if (isFrameOf('docs')(module)) return true;
  const chunks = [...chunkGraph.getModuleChunksIterable(module)];
  if (chunks.some(({ name }) => name === 'main')) return true;
  return (
    chunks.length >= SHARED_BY && chunks.filter((chunk) => !isText(chunk, chunkGraph)).length >= SHARED_BY
  );
}
