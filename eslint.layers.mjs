/**
 * The layers of the code, and which others each may import: ARCHITECTURE.md draws them. All code of src, plugins
 * and config is in one.
 * tests/unit/config/layers.test.ts plants an import against each arrow.
 */

/** Name of a layer → what it consists of. */
export const LAYERS = {
  domain: ['src/domain/**'],
  ui: ['src/components/ui/**'],
  charts: ['src/components/charts/**'],
  data: ['src/components/data/**'],
  blocks: ['src/components/mdx/**'],
  blog: ['src/components/blog/**'],
  frame: ['src/components/site/**'],
  navigation: ['src/navigation/**'],
  services: ['src/{analytics,content,errorReporting,faults,open,search}/**', 'src/thirdParties.ts'],
  html: ['src/html/**'],
  pages: ['src/pages/**', 'src/theme/**'],
  start: ['src/client-modules/**', 'src/docusaurus/**'],
  types: ['src/types/**'],
  client: ['plugins/*/client.ts'],
  plugins: ['plugins/*.ts', 'plugins/*/!(client).ts', 'plugins/*/*/**'],
  config: ['config/**', 'docusaurus.config.ts', 'sidebars.ts'],
};

/** Layers that browser code may read: they use nothing of Node. @type {(keyof typeof LAYERS)[]} */
const browser = ['domain', 'client', 'config'];
/** @type {(keyof typeof LAYERS)[]} */
const kit = ['ui', ...browser];

/** What each layer may import beside itself. @type {Record<keyof typeof LAYERS, (keyof typeof LAYERS)[]>} */
export const ALLOWED = {
  domain: [],
  ui: ['domain'],
  charts: [...kit, 'data'],
  data: kit,
  blocks: [...kit, 'charts', 'data'],
  blog: [...kit, 'data'],
  frame: [...kit, 'navigation', 'services'],
  navigation: [...browser, 'frame', 'html', 'services'],
  services: [...browser, 'navigation'],
  pages: [...kit, 'charts', 'data', 'blocks', 'blog', 'frame', 'navigation', 'services'],
  html: [...kit, 'charts', 'data', 'frame', 'navigation', 'pages', 'services'],
  start: [...browser, 'html', 'navigation', 'services'],
  types: ['client', 'domain'],
  client: ['domain', 'navigation', 'plugins'],
  plugins: ['client', 'config', 'domain', 'navigation'],
  config: ['domain', 'plugins'],
};
