/** Writes what browsers have to know of the pages, and has their code find it, with lighter parts of a theme for the pages that React draws. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { GENERATED, HTML_REGISTRY } from './bundler/entries';
import { browserModule, htmlRegistry, readBrowserPages } from './routeTable';

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

const BROWSER_PAGES = 'browser-pages.js';

const own = (...parts: string[]): string => path.join(__dirname, '..', ...parts);

/** Puts aliases before those that Docusaurus has set. @throws Error where the bundler holds a list of them */
export function putAliases({ resolve }: BundlerConfig, aliases: Readonly<Record<string, string>>): void {
  if (Array.isArray(resolve?.alias))
    throw new Error(
      'resolve.alias of the bundler is a list. Fix: put the aliases before it in html-first/src/build/browserPages.ts.',
    );
  // The first alias that fits wins, and `@generated` is one already: these have to stand before it.
  if (resolve) resolve.alias = { ...aliases, ...resolve.alias };
}

/** @returns the modules of the pages that React draws, as their routes name them */
function writeBrowserPages(
  { baseUrl, generatedFilesDir }: LoadContext,
  patterns: readonly string[],
): string[] {
  const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const generated = {
    routes: read('routes.js'),
    chunkNames: JSON.parse(read('routesChunkNames.json')) as Record<string, unknown>,
  };
  const withParts = patterns.filter((pattern) => pattern.includes(':'));
  const known = readBrowserPages(
    generated,
    withParts.map((pattern) => baseUrl + pattern.slice(1)),
  );
  const folder = path.join(generatedFilesDir, GENERATED);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, HTML_REGISTRY), htmlRegistry(read('registry.js'), known));
  const below = (address: string) => decodeURI(address).slice(baseUrl.length - 1);
  writeFileSync(path.join(folder, BROWSER_PAGES), browserModule(known, below));
  return known.react.map(({ react }) => react);
}

/** Sets the aliases of the client. @param patterns of addresses whose pages browsers need no list of @returns rules for the pages that React draws */
export function browserAliases(
  config: BundlerConfig,
  isServer: boolean,
  context: LoadContext,
  patterns: readonly string[],
): { rules: object[] } {
  // While editing, pages come and go, and nobody counts bytes.
  if (isServer || config.mode === 'development') {
    putAliases(config, { '@browser-pages$': own('navigation/noPages') });
    return { rules: [] };
  }
  const react = writeBrowserPages(context, patterns);
  putAliases(config, {
    '@browser-pages$': path.join(context.generatedFilesDir, GENERATED, BROWSER_PAGES),
    '@docusaurus/Link$': own('drawing/Link'),
  });
  // In browsers the pages that React draws are the content alone.
  const alias = { '@theme/Layout': own('drawing/Layout'), '@docusaurus/Head': own('drawing/Head') };
  const pages = react.map((module) => ({
    resource: module.replace('@site', context.siteDir),
    resolve: { alias },
  }));
  return { rules: pages };
}
