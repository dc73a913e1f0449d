import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import { defineConfig } from 'vitest/config';
import { LONGEST, PATIENCE } from './tests/support/patience.mjs';

const client = path.resolve('node_modules/@docusaurus/core/lib/client/exports');
/** Modules that Docusaurus' bundler knows by alias. */
const EXPORTS = [
  'BrowserOnly',
  'ErrorBoundary',
  'ExecutionEnvironment',
  'Head',
  'Interpolate',
  'Link',
  'Translate',
  'constants',
  'isInternalUrl',
  'renderRoutes',
  'router',
  'useBaseUrl',
  'useBrokenLinks',
  'useDocusaurusContext',
  'useGlobalData',
  'useIsBrowser',
  'useIsomorphicLayoutEffect',
  'useRouteContext',
];

/** Unit tests lie beside the code; those of the repository itself, such as of its documents, in a folder of their own. */
const TESTS = ['src', 'plugins', 'packages', 'config', 'scripts', 'bench', 'tests/repository'];
const FILES = TESTS.filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: true }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
  .map((file) => ({ file: file.replaceAll(path.sep, '/'), text: readFileSync(file, 'utf8') }));
const filesWith = (words: RegExp, but: readonly string[] = []) =>
  FILES.filter(({ file, text }) => words.test(text) && !but.includes(file)).map(({ file }) => file);

/** Files with modules replaced, each by others: what others have loaded must not meet that. */
const ALONE = filesWith(/\bvi\.(?:mock|doMock|hoisted|resetModules)\(/);
/** Files that draw pages: all of them have the same modules replaced. */
const DRAWN = filesWith(/support\/renderPage'/, ALONE);
/** Files with a document, a new one for each. */
const DOCUMENT = filesWith(/@vitest-environment/, [...ALONE, ...DRAWN]);
const APART = [...ALONE, ...DRAWN, ...DOCUMENT];

/** These start programs, such as the release or a tool that runs a snippet: half of the time of all unit tests. */
const TOOLS = [
  ...['packages/rental-data/src/snippets', 'src/features/recipes', 'scripts'].map(
    (folder) => `${folder}/**/*.test.{ts,tsx}`,
  ),
  // What has to be installed for them is there for this project only (.ci/run).
  ...filesWith(/\/snippets\/(?:chdb|python|r)'/, APART),
];

/** What is loaded once serves all files of a process: a quarter of the time. */
const SHARED = { isolate: false, setupFiles: ['tests/support/leaves-nothing-behind.ts'] };

/** The text of a page that a test draws, compiled as Docusaurus does it but without the plugins of the site. */
const markdown = {
  name: 'markdown',
  transform: async (text: string, id: string) => (id.endsWith('.mdx') ? String(await compile(text)) : null),
};

export default defineConfig({
  plugins: [markdown],
  resolve: {
    alias: [
      ...EXPORTS.map((name) => ({ find: `@docusaurus/${name}`, replacement: `${client}/${name}.js` })),
      { find: '@site', replacement: process.cwd() },
      { find: '@browser-pages', replacement: path.resolve('packages/html-first/src/navigation/noPages.ts') },
      { find: '@up-to', replacement: path.resolve('plugins/pages/access/noUpTo.ts') },
      { find: '@english-frame', replacement: path.resolve('plugins/pages/access/noEnglishFrame.tsx') },
      { find: '@catalogue', replacement: path.resolve('tests/support/catalogue.ts') },
      {
        find: '@theme/Layout',
        replacement: path.resolve('node_modules/@docusaurus/theme-classic/lib/theme/Layout/index.js'),
      },
      { find: '@theme', replacement: path.resolve('src/theme') },
    ],
  },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    reporters: ['default'],
    // Without it one core of two would be left to the process that only collects the results.
    maxWorkers: availableParallelism(),
    testTimeout: LONGEST,
    hookTimeout: LONGEST,
    expect: { poll: { timeout: PATIENCE } },
    projects: [
      // A thread is there sooner than a process, of which each file would need one.
      { extends: true, test: { name: 'alone', include: ALONE, pool: 'threads' } },
      {
        extends: true,
        test: {
          name: 'drawn',
          include: DRAWN,
          pool: 'threads',
          isolate: false,
          setupFiles: [...SHARED.setupFiles, 'tests/support/replaceModules.ts'],
          // React as readers get it, as in a build: that of developers draws half as fast.
          env: { NODE_ENV: 'production' },
        },
      },
      { extends: true, test: { name: 'document', include: DOCUMENT, pool: 'threads', ...SHARED } },
      {
        extends: true,
        test: {
          name: 'together',
          include: TESTS.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: [...APART, ...TOOLS],
          // There is a process for each processor: threads that collect garbage in each would take time from the other one.
          execArgv: ['--single-threaded-gc'],
          ...SHARED,
        },
      },
      { extends: true, test: { name: 'tools', include: TOOLS, exclude: APART, ...SHARED } },
    ],
  },
});
