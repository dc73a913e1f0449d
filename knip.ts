/** What nobody uses any more: files, exports and packages (`npm test -- --only unused`). */
import type { KnipConfig } from 'knip';
import { COMPONENTS } from './plugins/remark-blocks/index';

const config: KnipConfig = {
  entry: [
    // Docusaurus finds these by their place.
    'docusaurus.config.ts',
    'sidebars.ts',
    'src/pages/**/*.tsx',
    'src/theme/**/index.tsx',
    'src/client-modules/*.ts',
    'plugins/*/index.ts',
    // Named in settings of the bundler, or read as text.
    'src/entry.ts',
    'plugins/bundler/*.cjs',
    'plugins/html/loader/script.js',
    'plugins/sentry/init.js',
    'plugins/service-worker/worker/{on,off}.ts',
    'plugins/social/*Worker.{ts,mjs,cjs}',
    // Routes that plugins/records adds by name.
    'src/routes/*/index.tsx',
    // What Markdown places by name.
    ...COMPONENTS.map((name) => `src/components/${name}/index.tsx`),
    'scripts/*.mjs',
    'bench/*.mjs',
    'bench/search/{run.mjs,browser.ts}',
    'tests/built/*.test.ts',
    'tests/fixtures/wired-site/{docusaurus.config.ts,plugin.ts,pages/*}',
  ],
  project: ['{src,plugins,config,scripts,bench,tests}/**/*.{ts,tsx,mts,mjs,cjs,js}'],
  // Types of the .mjs beside them, which TypeScript finds by name.
  ignore: ['**/*.d.mts'],
  ignoreDependencies: [
    // Addresses of generated files, not packages.
    '@generated/.*',
    '@page-data',
    // Those of Docusaurus: another copy of the router or of the head would be another world.
    '@docusaurus/ErrorBoundary',
    'history',
    'postcss',
    'react-helmet-async',
    'react-router-dom',
    // Named in Markdown that is made of formulas, and bundled by hand into the service worker.
    'katex',
    'workbox-.*',
  ],
  // The plugin for Docusaurus takes relative paths for names of packages.
  docusaurus: false,
};

export default config;
