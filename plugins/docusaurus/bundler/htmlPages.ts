/**
 * Seam: styles of pages whose code browsers do not load. The bundler takes styles out of the code of pages, so all pages are an
 * entry of their own beside the application, and its scripts are dropped before they are written.
 * Relies on: `registry.js` names the code of every page; scripts of an entry run in a runtime of their own.
 * Tests: plugins/docusaurus/bundler/bundler.test.ts, tests/built/scripts.test.ts; the build stops where a page has no styles.
 * Without it: pages have no styles of their own, or browsers are offered code that nothing runs.
 */
import path from 'node:path';
import type { rspack } from '@docusaurus/faster';

type Compiler = InstanceType<typeof rspack.Compiler>;

export const HTML_PAGES = 'html-pages';

/** Docusaurus' registry of the code of every HTML page, which plugins/pages writes into its folder. */
export const HTML_REGISTRY = 'html-registry.js';

export const htmlPagesEntry = (generatedFilesDir: string): string =>
  path.join(generatedFilesDir, 'pages', HTML_REGISTRY);

export const isOfHtmlPages = (script: string): boolean =>
  path.posix
    .basename(script)
    .replace(/^runtime~/, '')
    .startsWith(`${HTML_PAGES}.`);

export const withoutCode = {
  apply: (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap(HTML_PAGES, (compilation) => {
      // Before the scripts are made smaller, which takes time.
      compilation.hooks.processAssets.tap({ name: HTML_PAGES, stage: -1000 }, () => {
        for (const { runtime, files } of compilation.chunks) {
          if ([...runtime].some((name) => !name.includes(HTML_PAGES))) continue;
          for (const file of files) if (file.endsWith('.js')) compilation.deleteAsset(file);
        }
      });
    });
  },
};
