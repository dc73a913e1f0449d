/**
 * Seam: settings of the bundler that Docusaurus makes: rules for fonts and CSS modules, minimizer of scripts, version of the cache.
 * Relies on: rules among `module.rules` that fit `font.woff2`, with `limit` and `name`, and `a.module.css`, with
 * `modules.localIdentName`, among a loader's options; plugins of `optimization.minimizer` that keep their arguments in `_args`, with
 * `format.ascii_only` among them; `experiments.cache.version`, which another build of the same version shares.
 * Test: packages/html-first/src/build/bundler/bundler.test.ts; the build stops where a rule or the minimizer's setting is not found.
 * Without it: the style sheet of formulas holds twenty fonts, of which a page needs two or three, and is six times as large; a page
 * loads a kilobyte more, because a hash for each class does not compress, and with much text a tenth more script, because an escaped
 * character takes twice the bytes; a build below another base path can publish addresses of fonts that do not exist.
 */
interface Rule {
  test: RegExp;
  use?: unknown;
}

const isRule = (rule: unknown): rule is Rule =>
  typeof rule === 'object' && rule !== null && 'test' in rule && rule.test instanceof RegExp;

const findOptions = <T>(rules: readonly unknown[], fits: (test: RegExp) => boolean): T[] =>
  rules
    .filter(isRule)
    .filter(({ test }) => fits(test))
    .flatMap(({ use }) => (Array.isArray(use) ? (use as { options?: T }[]) : []))
    .flatMap(({ options }) => options ?? []);

/** Eight digits of the hash, as in the names of scripts: all 32 of twenty fonts are a ninth of the style sheet of formulas. */
const NAME = 'assets/fonts/[name]-[contenthash:8].[ext]';

/** Docusaurus inlines fonts below 10 kB, and only an environment variable changes that limit. @throws Error when the rule for fonts is no longer found */
export function keepFontsAsFiles(rules: readonly unknown[] = []): void {
  const options = findOptions<{ limit?: number; name?: string }>(rules, (test) => test.test('font.woff2'));
  if (options.length === 0) {
    throw new Error(
      'html-first/src/build/bundler/settings.ts: there is no rule of fonts. Fix: compare keepFontsAsFiles with webpackUtils of this version of Docusaurus.',
    );
  }
  for (const option of options) Object.assign(option, { limit: 1, name: NAME });
}

/** The name of css-loader for this. The bundler's cache does not see it. */
export const HASH_STRATEGY = 'minimal-subset';

interface StyleOptions {
  modules?: { localIdentName?: string; hashStrategy?: string };
}

/** Gives all classes of a module one hash: their names already differ. @throws Error when the rule for CSS modules is no longer found */
export function hashModules(rules: readonly unknown[] = []): void {
  const options = findOptions<StyleOptions>(rules, (test) => test.test('a.module.css') && !test.test('a.css'))
    .flatMap(({ modules }) => modules ?? [])
    .filter(({ localIdentName }) => localIdentName?.startsWith('[local]_['));
  if (options.length === 0) {
    throw new Error(
      'html-first/src/build/bundler/settings.ts: there is no rule of CSS modules. Fix: compare hashModules with webpack/base.ts of this version of Docusaurus.',
    );
  }
  for (const option of options) option.hashStrategy = HASH_STRATEGY;
}

interface Minimizer {
  _args?: { minimizerOptions?: { format?: { ascii_only?: boolean } } }[];
}

/** Keeps Chinese unescaped in scripts: pages and host declare UTF-8. @throws Error when the minimizer's setting is no longer found */
export function keepChinese(minimizers: unknown): void {
  const formats = (Array.isArray(minimizers) ? (minimizers as Minimizer[]) : [])
    .flatMap(({ _args }) => _args?.[0]?.minimizerOptions?.format ?? [])
    .filter((format) => format.ascii_only !== undefined);
  if (formats.length === 0) {
    throw new Error(
      'html-first/src/build/bundler/settings.ts: the minifier of JavaScript has no ascii_only. Fix: compare keepChinese with minification.ts of this version of Docusaurus.',
    );
  }
  for (const format of formats) format.ascii_only = false;
}

interface PersistentCache {
  version?: string;
}

/** Gives builds with other settings a cache of their own: it holds addresses of fonts and generated files, and its version ignores base path and folder. */
export function keyCache(experiments: unknown, ...keys: string[]): void {
  const { cache }: { cache?: PersistentCache | boolean } = experiments ?? {};
  if (cache && typeof cache === 'object') cache.version = [cache.version ?? '', ...keys].join('-');
}
