/** What nobody uses any more: files, exports and packages (`npm test -- --only unused`). */
import type { KnipConfig } from 'knip';
import { COMPONENTS } from './plugins/markdown/components';

const config: KnipConfig = {
  entry: [
    // Docusaurus finds these by their place.
    'docusaurus.config.ts',
    'sidebars.ts',
    // Those that begin with a line get their addresses from plugins/pages.
    'src/pages/{index,*/index}.{tsx,mdx}',
    'src/theme/**/index.tsx',
    'src/client-modules/*.ts',
    'plugins/*/index.ts',
    'plugins/docusaurus/{preset,theme,docs}.ts',
    // Named in settings of the bundler, or read as text.
    'src/docusaurus/{entry,tslib}.ts',
    'plugins/html/loader/script.js',
    'plugins/pages/access/*.ts',
    'plugins/sentry/init.js',
    'plugins/service-worker/worker/{on,off}.ts',
    // What Markdown places by name.
    ...COMPONENTS.map((name) => `src/components/mdx/${name}/index.tsx`),
    'scripts/*.mjs',
    'bench/*.mjs',
    'bench/search/{run.mjs,browser.ts}',
    'tests/built/*.test.ts',
    'tests/fixtures/wired-site/{docusaurus.config.ts,plugin.ts,pages/*}',
  ],
  project: ['{src,plugins,config,scripts,bench,tests}/**/*.{ts,tsx,mdx,mts,mjs,cjs,js}'],
  ignoreDependencies: [
    // Names that Docusaurus, or plugins/pages, gives to generated files and to its own modules.
    '@generated/.*',
    '@page-data',
    '@theme/.*',
    '@docusaurus/(?:[A-Z]\\w+|constants|isInternalUrl|renderRoutes|router|use[A-Z]\\w+)',
    // Those of Docusaurus: another copy of the router or of the head would be another world.
    'history',
    'postcss',
    'react-helmet-async',
    'react-router-dom',
    // Its style sheet is asked for by plugins/markdown/katexCss.ts.
    'katex',
  ],
  // The plugin for Docusaurus takes relative paths for names of packages.
  docusaurus: false,
};

export default config;
