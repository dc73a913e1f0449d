import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { LoadContext } from '@docusaurus/types';
import { bundler } from '.';
import { withoutChunks, withoutNames } from './islands';
import { hashModules, keepChinese, keepFontsAsFiles, keyCache } from './settings';

describe('keepFontsAsFiles', () => {
  it('lowers the limit of the rule for fonts and of no other', () => {
    const fonts = { test: /\.(woff|woff2|ttf)$/i, use: [{ options: { limit: 10_000, name: '' } }] };
    const images = { test: /\.(png|jpg)$/i, use: [{ options: { limit: 10_000 } }] };
    keepFontsAsFiles([images, fonts]);
    expect(fonts.use[0]?.options).toEqual({ limit: 1, name: 'assets/fonts/[name]-[contenthash:8].[ext]' });
    expect(images.use[0]?.options.limit).toBe(10_000);
  });

  it('says so when there is no such rule any more', () => {
    expect(() => keepFontsAsFiles([{ test: /\.png$/ }])).toThrow(/no rule of fonts\. Fix: /);
  });
});

const modules = () => ({
  test: /\.module\.css$/i,
  use: [{ options: {} }, { options: { modules: { localIdentName: '[local]_[contenthash:base64:4]' } } }],
});

describe('hashModules', () => {
  it('gives the classes of a module one hash', () => {
    const rule = modules();
    hashModules([{ test: /\.css$/i, use: [] }, rule]);
    expect(rule.use[1]?.options.modules).toHaveProperty('hashStrategy', 'minimal-subset');
  });

  it('says so when there is no such rule any more', () => {
    expect(() => hashModules([{ test: /\.css$/i }])).toThrow(/no rule of CSS modules\. Fix: /);
  });
});

it('the list of chunks with styles loses those that are named, and no others', () => {
  const list = 'var cssChunks = {\n"12": 1,\n"2": 1,\n"32": 1,\n};';
  expect(withoutChunks(list, ['2', '5'])).toBe('var cssChunks = {\n"12": 1,\n"32": 1,\n};');
});

it('the names of style sheets lose those of chunks that bring none, and no others', () => {
  const names = (given: string) =>
    `x.miniCssF = (id) => {\n  return ({${given}}[id] || id) + {${given}}[id]\n}`;
  const scripts = 'x.u = (id) => {\n  return {"2": "two",}[id]\n}';
  expect(withoutNames(`${scripts}\n${names('"2": "two","12": "twelve",')}`, ['2', '5'])).toBe(
    `${scripts}\n${names('"12": "twelve",')}`,
  );
});

describe('keepChinese', () => {
  it('turns escapes off in the minimizer of scripts and leaves that of styles alone', () => {
    const scripts = { _args: [{ minimizerOptions: { format: { comments: false, ascii_only: true } } }] };
    const styles = { _args: [{ minimizerOptions: { targets: [] } }] };
    keepChinese([scripts, styles]);
    expect(scripts._args[0]?.minimizerOptions.format).toEqual({ comments: false, ascii_only: false });
    expect(styles._args).toEqual([{ minimizerOptions: { targets: [] } }]);
  });

  it.each([undefined, [], [{ _args: [{ minimizerOptions: { format: {} } }] }]])(
    'says so when there is no such setting: %j',
    (minimizers) => {
      expect(() => {
        keepChinese(minimizers);
      }).toThrow(/has no ascii_only\. Fix: /);
    },
  );
});

describe('keyCache', () => {
  it('gives each base path and each kind of build a cache of its own', () => {
    const version = (...keys: string[]) => {
      const experiments = { cache: { type: 'persistent', version: 'v' } };
      keyCache(experiments, ...keys);
      return experiments.cache.version;
    };
    expect(version('/')).not.toBe(version('/sub/'));
    expect(version('/', 'a')).not.toBe(version('/', 'b'));
    expect(version('/sub/', 'a')).toBe(version('/sub/', 'a'));
  });

  it.each([undefined, {}, { cache: true }, { cache: false }])('leaves %j alone', (experiments) => {
    const before = JSON.stringify(experiments);
    keyCache(experiments, '/');
    expect(JSON.stringify(experiments)).toBe(before);
  });
});

/** What Docusaurus has written of a site without pages. */
const generated = mkdtempSync(path.join(tmpdir(), 'generated-'));
afterAll(() => rmSync(generated, { recursive: true }));
for (const [name, text] of [
  ['routes.js', 'export default [];'],
  ['routesChunkNames.json', '{}'],
  ['registry.js', ''],
] as const)
  writeFileSync(path.join(generated, name), text);

/** What the plugin asks of the bundler. */
function resolveSettings({ mode, isServer }: { mode: string; isServer: boolean }) {
  const context = { siteDir: '/site', baseUrl: '/', generatedFilesDir: generated, siteConfig: {} };
  const plugin = bundler(context as LoadContext, { entry: 'src/start.ts' });
  const rules = [{ test: /\.woff2$/, use: [{ options: { limit: 10_000 } }] }, modules()];
  const minimizer = [{ _args: [{ minimizerOptions: { format: { ascii_only: true } } }] }];
  const configure = plugin.configureWebpack as (...args: unknown[]) => {
    entry?: string;
    module?: { rules: { test: RegExp }[] };
    output?: { chunkLoadTimeout?: number };
  };
  const entry = '/n/@docusaurus/core/lib/client/clientEntry.js';
  return configure({ mode, entry, module: { rules }, optimization: { minimizer } }, isServer, {}, {});
}

it('gives chunks 120,000 ms to come (specification §9)', () => {
  expect(resolveSettings({ mode: 'production', isServer: false }).output?.chunkLoadTimeout).toBe(120_000);
});

it('starts the published site in steps, beside the pages that only give their styles', () => {
  expect(resolveSettings({ mode: 'production', isServer: false }).entry).toEqual({
    main: expect.stringMatching(/site[\\/]src[\\/]start\.ts$/) as string,
    'html-pages': expect.stringMatching(/html-first[\\/]html-registry\.js$/) as string,
  });
  // Replacing modules as they are edited needs the entries that Docusaurus puts together.
  expect(resolveSettings({ mode: 'development', isServer: false }).entry).toBeUndefined();
  expect(resolveSettings({ mode: 'production', isServer: true }).entry).toBeUndefined();
});
