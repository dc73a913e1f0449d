import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { CHUNK_LOAD_TIMEOUT } from '../../../src/lib/browser/constants';
import { sha256 } from '../../files';
import { HTML_PAGES, htmlPagesEntry, ownEntry, withoutCode } from './entries';
import { endFiles } from './ends';
import { GENERATED_KEY, generatedRules } from './generated';
import { isOfEveryPage, OF_EVERY_PAGE } from './groups';
import { islandsWithoutStyles } from './islands';
import { onlyWoff2, usedKatex } from './postcss';
import { HASH_STRATEGY, hashModules, keepChinese, keepFontsAsFiles, keyCache } from './settings';

/** Packages that react-router imports for `withRouter`, which nobody calls here. They do nothing when imported, but do not say so, and would be kept. */
const unusedWithRouter = {
  test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/,
  sideEffects: false,
};

/** What every page and island that React draws rests on. */
const DRAWS =
  /[\\/]node_modules[\\/](?:@babel[\\/]runtime|react|react-dom|scheduler|react-router|react-router-dom|path-to-regexp|isarray|prop-types|@docusaurus[\\/]core)[\\/]|[\\/]src[\\/](?:runtime[\\/](?:html[\\/]islands[\\/]hydrate|drawing[\\/](?:index|Meanwhile)|navigation[\\/]PageDataProvider|errors[\\/])|theme[\\/]Error[\\/]|lib[\\/](?:browser[\\/]pageData|ui[\\/]ContentError))/;

/** Settings of the bundler that no option of Docusaurus reaches; each file of this folder holds one of them. */
export default function bundler({ siteDir, baseUrl, generatedFilesDir, siteConfig }: LoadContext): Plugin {
  // Otherwise a build with other services reads the settings of an earlier build from the cache.
  const settings = sha256(JSON.stringify(siteConfig.customFields ?? {}));
  return {
    name: 'bundler',
    configurePostCss(options) {
      // The presets of PostCSS are left out: Lightning CSS writes what older browsers need, in a tenth less.
      options.plugins = [usedKatex(siteDir), onlyWoff2];
      return options;
    },
    configureWebpack(config, isServer) {
      keyCache(
        'experiments' in config ? config.experiments : undefined,
        baseUrl,
        path.basename(generatedFilesDir),
        settings,
        GENERATED_KEY,
        HASH_STRATEGY,
        sha256(usedKatex.toString()),
      );
      keepFontsAsFiles(config.module?.rules);
      hashModules(config.module?.rules);
      if (isServer) return {};
      const published = config.mode === 'production';
      if (published) keepChinese(config.optimization?.minimizer);
      return {
        ...(published
          ? {
              entry: {
                main: ownEntry(config.entry, siteDir),
                [HTML_PAGES]: htmlPagesEntry(generatedFilesDir),
              },
              plugins: [withoutCode, islandsWithoutStyles, endFiles],
            }
          : {}),
        module: {
          rules: [unusedWithRouter, ...(published ? generatedRules : [])],
          // See src/features/open/session/NamedWorker.ts.
          parser: { javascript: { worker: ['...', 'NamedWorker from ./NamedWorker'] } },
        },
        // The name stands in every script, and tells bundles of several projects on one page apart.
        output: { chunkLoadTimeout: CHUNK_LOAD_TIMEOUT, uniqueName: 'site' },
        optimization: {
          splitChunks: {
            cacheGroups: {
              // What islands and pages draw with comes once, with the first of them.
              react: {
                name: 'react',
                test: DRAWS,
                type: /^javascript/,
                chunks: 'async',
                enforce: true,
                priority: 40,
              },
              // What many of them share comes with it, without what the coverage map needs, which does without React at first.
              common: {
                name: 'react',
                test: /[\\/]src[\\/](?:lib|shell|runtime)[\\/](?!browser[\\/]announce)/,
                type: /^javascript/,
                chunks: 'async',
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
                test: isOfEveryPage,
              },
            },
          },
        },
      } as object;
    },
  };
}
