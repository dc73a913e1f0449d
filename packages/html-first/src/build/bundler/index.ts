import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { CHUNK_LOAD_TIMEOUT } from '../../browser/constants';
import { browserAliases } from '../browserPages';
import { sha256 } from '../hash';
import { HTML_PAGES, htmlPagesEntry, ownEntry, withoutCode } from './entries';
import { endFiles } from './ends';
import { generatedRules, toGeneratedKey } from './generated';
import {
  isOfEveryPage,
  mayShare,
  OF_EVERY_PAGE,
  type BundledModule,
  type ChunkGraph,
  type SharedStyles,
} from './groups';
import { islandsWithoutStyles } from './islands';
import { HASH_STRATEGY, hashModules, keepChinese, keepFontsAsFiles, keyCache } from './settings';

/** Packages that react-router imports for `withRouter`, which nobody calls here. They do nothing when imported, but do not say so, and would be kept. */
const unusedWithRouter = {
  test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/,
  sideEffects: false,
};

/** What every page and island that React draws rests on. */
const DRAWS =
  /[\\/]node_modules[\\/](?:@babel[\\/]runtime|react|react-dom|scheduler|react-router|react-router-dom|history|resolve-pathname|value-equal|tiny-invariant|path-to-regexp|isarray|prop-types|@docusaurus[\\/]core)[\\/]|[\\/]html-first[\\/]src[\\/](?:html[\\/]islands[\\/]hydrate|drawing[\\/](?:index|instead|DataErrorFallback)|navigation[\\/]PageDataProvider|browser[\\/]pageData)/;

const CLIENT = /[\\/]html-first[\\/]src[\\/]/;

const either = (one: RegExp, other: RegExp | undefined): RegExp =>
  other ? new RegExp(`${one.source}|${other.source}`) : one;

/** Which modules share a file, by their paths. */
interface Groups {
  /** what React draws the pages and islands of the site with, beside itself */
  draws?: RegExp;
  /** code that many of them share: comes with the first of four */
  shared?: RegExp;
  styles?: SharedStyles;
}

export interface ClientOptions {
  /** the module that browsers start, below the site's folder: it calls `start` of html-first/start */
  entry: string;
  /** patterns of the addresses for which a page is not listed one by one, in the form of react-router */
  patterns?: readonly string[];
  groups?: Groups;
  /** false where no code of browsers reads `themeConfig`, so that they do not get it */
  themeConfig?: boolean;
}

/** Settings of the bundler that no option of Docusaurus reaches; each file of this folder holds one of them. */
export function bundler(
  context: LoadContext,
  { entry, patterns = [], groups = {}, themeConfig = true }: ClientOptions,
): Required<Pick<Plugin, 'configurePostCss' | 'configureWebpack'>> {
  const { siteDir, baseUrl, generatedFilesDir, siteConfig } = context;
  // Otherwise a build with other services reads the settings of an earlier build from the cache.
  const settings = sha256(JSON.stringify(siteConfig.customFields ?? {}));
  return {
    configurePostCss(options) {
      // Lightning CSS writes what older browsers need, in a tenth less than Docusaurus' own plugins.
      options.plugins = [];
      // No file adds to them: for each style sheet it would be looked for under 29 names in every folder above it.
      options['config'] = false;
      return options;
    },
    configureWebpack(config, isServer) {
      keyCache(
        'experiments' in config ? config.experiments : undefined,
        baseUrl,
        path.basename(generatedFilesDir),
        settings,
        toGeneratedKey(themeConfig),
        HASH_STRATEGY,
      );
      const { rules } = browserAliases(config, isServer, context, patterns);
      keepFontsAsFiles(config.module?.rules);
      hashModules(config.module?.rules);
      if (isServer) return { module: { rules } };
      const published = config.mode === 'production';
      if (published) keepChinese(config.optimization?.minimizer);
      return {
        ...(published
          ? {
              entry: {
                main: ownEntry(config.entry, siteDir, entry),
                [HTML_PAGES]: htmlPagesEntry(generatedFilesDir),
              },
              plugins: [withoutCode, islandsWithoutStyles, endFiles],
            }
          : {}),
        module: {
          rules: [unusedWithRouter, ...rules, ...(published ? generatedRules(themeConfig) : [])],
        },
        // The name stands in every script, and tells bundles of several projects on one page apart.
        output: { chunkLoadTimeout: CHUNK_LOAD_TIMEOUT, uniqueName: 'site' },
        optimization: {
          splitChunks: {
            cacheGroups: {
              // What islands and pages draw with comes once, with the first of them.
              react: {
                name: 'react',
                test: either(DRAWS, groups.draws),
                type: /^javascript/,
                chunks: 'async',
                enforce: true,
                priority: 40,
              },
              // What many of them share comes with it.
              common: {
                name: 'react',
                test: either(CLIENT, groups.shared),
                type: /^javascript/,
                chunks: mayShare,
                minChunks: 4,
                enforce: true,
                priority: 30,
              },
              // Docusaurus puts all styles into one file.
              styles: {
                name: OF_EVERY_PAGE,
                type: 'css/mini-extract',
                chunks: 'all',
                enforce: true,
                priority: 50,
                test: (module: BundledModule, graph: { chunkGraph: ChunkGraph }) =>
                  isOfEveryPage(module, graph, groups.styles),
              },
            },
          },
        },
      } as object;
    },
  };
}
