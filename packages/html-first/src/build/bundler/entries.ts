/**
 * Seam: the entries of the bundler. Browsers start from a file of ours. All HTML pages are an entry beside it, because the bundler takes
 * styles out of the code of pages; its scripts are dropped before they are written.
 * Relies on: one entry, Docusaurus' `client/clientEntry`, in whose place the site's own comes, which calls packages/html-first/src/start.ts; `registry.js` names the code
 * of every page; scripts of an entry run in a runtime of their own.
 * Tests: packages/html-first/src/build/bundler/entries.test.ts, packages/html-first/src/build/bundler/bundler.test.ts, and browsers
 * that open the built pages; the build stops where the entry is another or a page has no styles.
 * Without it: header and footer are drawn again, pages have no styles, or browsers are offered code that nothing runs.
 */
import path from 'node:path';
import type { rspack } from '@docusaurus/faster';

type Compiler = InstanceType<typeof rspack.Compiler>;

export const CLIENT_ENTRY = path.join('client', 'clientEntry.js');

/** The entry of the published site. @param entry of the site, which calls `start` of html-first/start @throws Error when the given one is another, or not the only one: its code would be lost */
export function ownEntry(given: unknown, siteDir: string, entry: string): string {
  if (typeof given !== 'string' || !given.endsWith(CLIENT_ENTRY)) {
    throw new Error(
      `html-first/src/build/bundler/entries.ts: the entry of Docusaurus is not ${CLIENT_ENTRY} but ${JSON.stringify(given)}. Fix: compare html-first/start and CLIENT_ENTRY with webpack/client.ts of this version of Docusaurus.`,
    );
  }
  return path.resolve(siteDir, entry);
}

export const HTML_PAGES = 'html-pages';

/** Folder of what is generated for the bundler, below Docusaurus' own. */
export const GENERATED = 'html-first';

/** Docusaurus' registry of the code of every HTML page (browserPages.ts writes it). */
export const HTML_REGISTRY = 'html-registry.js';

export const htmlPagesEntry = (generatedFilesDir: string): string =>
  path.join(generatedFilesDir, GENERATED, HTML_REGISTRY);

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
