import type { LoadContext, Plugin } from '@docusaurus/types';

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

interface PersistentCache {
  version?: string;
}

/**
 * Builds under another base path get a cache of their own: the bundler's cache keeps addresses of fonts, and its
 * version, as Docusaurus makes it, does not change with the base path.
 */
export function keyCacheByBase(experiments: unknown, baseUrl: string): void {
  const { cache } = (experiments ?? {}) as { cache?: PersistentCache | boolean };
  if (cache && typeof cache === 'object') cache.version = `${cache.version ?? ''}-${baseUrl}`;
}

/** Settings of the bundler that no option of Docusaurus reaches. */
export default function bundler({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'bundler',
    configureWebpack(config, isServer) {
      keyCacheByBase((config as { experiments?: unknown }).experiments, baseUrl);
      keepFontsAsFiles((config.module?.rules ?? []) as FontRule[]);
      if (isServer) return {};
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              // Docusaurus puts all styles into one file. KaTeX's stay apart, so that only pages with formulas load them.
              styles: {
                name: 'styles',
                type: 'css/mini-extract',
                chunks: 'all',
                enforce: true,
                priority: 50,
                test: (module: { nameForCondition?: () => string | null; identifier?: () => string }) =>
                  !/[\\/]katex[\\/]/.test(module.nameForCondition?.() ?? module.identifier?.() ?? ''),
              },
            },
          },
        },
      } as object;
    },
  };
}
