import { createHash } from 'node:crypto';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { CHUNK_LOAD_TIMEOUT } from '../../src/navigation/constants';
import { onlyWoff2 } from './onlyWoff2';
import { isFrameOf, isOfEveryPage, type Frame } from './groups';

interface FontRule {
  test?: unknown;
  use?: { options?: { limit?: number } }[];
}

/**
 * Fonts stay files: Docusaurus writes those below 10 kB into the style sheet, which makes KaTeX's six times as large,
 * although a page needs two or three of its twenty fonts. The limit is otherwise only an environment variable.
 * @throws Error when the rule for fonts is no longer found
 */
export function keepFontsAsFiles(rules: FontRule[]): void {
  const found = rules.filter(({ test }) => test instanceof RegExp && test.test('font.woff2'));
  const options = found.flatMap(({ use }) => (Array.isArray(use) ? use : [])).flatMap((u) => u.options ?? []);
  if (options.length === 0) {
    throw new Error(
      'plugins/bundler：找不到字型的規則。修正：對照新版Docusaurus的webpackUtils，更新keepFontsAsFiles。',
    );
  }
  for (const option of options) option.limit = 1;
}

interface Minimizer {
  _args?: { minimizerOptions?: { format?: { ascii_only?: boolean } } }[];
}

/**
 * Chinese stays Chinese in scripts: written as escapes, as Docusaurus has it, a sign takes six bytes or more instead of three,
 * and a page that says much a tenth of its compressed script. Pages and host both say that texts are UTF-8.
 * @throws Error when the minimizer's setting is no longer found
 */
export function keepChinese(minimizers: unknown): void {
  const formats = (Array.isArray(minimizers) ? (minimizers as Minimizer[]) : [])
    .flatMap(({ _args }) => _args?.[0]?.minimizerOptions?.format ?? [])
    .filter((format) => format.ascii_only !== undefined);
  if (formats.length === 0) {
    throw new Error(
      'plugins/bundler：找不到JavaScript壓縮器的ascii_only。修正：對照新版Docusaurus的minification.ts，更新keepChinese。',
    );
  }
  for (const format of formats) format.ascii_only = false;
}

interface PersistentCache {
  version?: string;
}

/**
 * Builds of another kind get a cache of their own: the bundler's cache keeps addresses of fonts and of generated files,
 * and its version, as Docusaurus makes it, changes neither with the base path nor with the folder of generated files.
 */
export function keyCache(experiments: unknown, ...keys: string[]): void {
  const { cache } = (experiments ?? {}) as { cache?: PersistentCache | boolean };
  if (cache && typeof cache === 'object') cache.version = [cache.version ?? '', ...keys].join('-');
}

/** One file for what frames every page of the docs, or of the blog. */
const frameGroup = (frame: Frame) => ({
  name: `${frame}-frame`,
  chunks: 'async',
  enforce: true,
  priority: 40,
  test: isFrameOf(frame),
});

/** Settings of the bundler that no option of Docusaurus reaches. */
export default function bundler({ siteDir, baseUrl, generatedFilesDir, siteConfig }: LoadContext): Plugin {
  // A build with other services switched on was seen to take the settings of the one before from the cache.
  const settings = createHash('sha256')
    .update(JSON.stringify(siteConfig.customFields ?? {}))
    .digest('hex');
  return {
    name: 'bundler',
    configurePostCss(options) {
      options.plugins.push(onlyWoff2);
      return options;
    },
    configureWebpack(config, isServer) {
      keyCache(
        (config as { experiments?: unknown }).experiments,
        baseUrl,
        path.basename(generatedFilesDir),
        settings,
      );
      keepFontsAsFiles((config.module?.rules ?? []) as FontRule[]);
      if (isServer) return {};
      const published = config.mode === 'production';
      if (published) keepChinese(config.optimization?.minimizer);
      return {
        ...(published ? { entry: path.join(siteDir, 'src/entry.ts') } : {}),
        output: { chunkLoadTimeout: CHUNK_LOAD_TIMEOUT },
        optimization: {
          splitChunks: {
            cacheGroups: {
              // Docusaurus puts all styles into one file.
              styles: {
                name: 'styles',
                type: 'css/mini-extract',
                chunks: 'all',
                enforce: true,
                priority: 50,
                test: isOfEveryPage,
              },
              docsFrame: frameGroup('docs'),
              blogFrame: frameGroup('blog'),
            },
          },
        },
      } as object;
    },
  };
}
