/**
 * Seam: styles of islands. Each page links those of the islands that stand in its HTML, because it draws them too, so the code
 * of an island brings none: it would wait for them, and they would come after the page's own. What the bundler's runtime knows
 * beside goes too: the names of those styles, and Docusaurus' way from a chunk's name to its address, for loading ahead by it.
 * Relies on: the part of the bundler's runtime named `css loading`, which lists the chunks with styles by their ids; those named
 * `ChunkAssetRuntimeModule` and, once put together, `miniCssF`, which nothing but the runtime has to call for other chunks.
 * Tests: the bytes of built pages; the build stops where the list is not found.
 * Without it: islands wake later, after one more request, and every page loads 300 bytes more.
 */
import { rspack } from '@docusaurus/faster';

type Compiler = InstanceType<typeof rspack.Compiler>;

/** How the chunks of islands begin. */
const ISLAND = 'island-';

export const withoutChunks = (runtime: string, ids: readonly string[]): string =>
  ids.reduce((text, id) => text.replace(`"${id}": 1,\n`, ''), runtime);

/** What gives the names of style sheets. */
const NAMES = /miniCssF = [^]*?\n\}/;

export const withoutNames = (runtime: string, ids: readonly string[]): string =>
  runtime.replace(NAMES, (names) =>
    ids.reduce((text, id) => text.replaceAll(new RegExp(`"${id}": "[^"]*",`, 'g'), ''), names),
  );

export const islandsWithoutStyles = {
  apply: (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap(ISLAND, (compilation) => {
      const islands = () =>
        [...compilation.chunks].filter(({ name }) => name?.startsWith(ISLAND)).map(({ id }) => String(id));
      let unlisted = '';
      compilation.hooks.runtimeModule.tap(ISLAND, ({ name, source }, chunk) => {
        if (name === 'ChunkAssetRuntimeModule' && source) source.source = Buffer.from('');
        if (name !== 'css loading' || !chunk.name?.endsWith('main') || !source) return;
        unlisted = withoutChunks(source.source.toString(), islands());
        source.source = Buffer.from(unlisted);
      });
      compilation.hooks.processAssets.tap({ name: ISLAND, stage: -1000 }, () => {
        for (const { name, id, files } of compilation.chunks) {
          if (name?.startsWith('runtime~') && name.endsWith('main'))
            for (const file of files)
              compilation.updateAsset(
                file,
                (source) => new rspack.sources.RawSource(withoutNames(source.source().toString(), islands())),
              );
          if (!name?.startsWith(ISLAND)) continue;
          for (const file of files) {
            if (!file.endsWith('.css')) continue;
            if (!unlisted.includes('cssChunks') || unlisted.includes(`"${String(id)}"`))
              throw new Error(
                `html-first/src/build/bundler/islands.ts: the bundle still loads ${file}. Fix: compare withoutChunks with the CSS loading of this version of Rspack.`,
              );
            compilation.deleteAsset(file);
          }
        }
      });
    });
  },
};
