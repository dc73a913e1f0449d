/**
 * The layers of the code, and which others each may import: ARCHITECTURE.md draws them. All code of packages, src, plugins,
 * config and scripts/release is in one.
 * tests/repository/layers.test.ts plants an import against each arrow.
 */

/**
 * Each feature, a folder below src/features, and the features whose parts it shows, whose rules it asks or whose styles it composes. No circle.
 *
 * @satisfies {Record<string, readonly string[]>}
 */
export const FEATURES = {
  about: [],
  accessibility: ['search'],
  areas: ['marks'],
  blog: ['site'],
  citation: ['site'],
  codes: ['dictionary', 'marks', 'search', 'site'],
  comments: [],
  compare: ['marks', 'quality'],
  coverage: ['marks'],
  developers: [],
  dictionary: ['marks', 'quality', 'search', 'site', 'versions'],
  differences: ['site', 'versions'],
  download: ['marks', 'quality', 'site', 'snippets'],
  english: ['coverage', 'download', 'file', 'marks', 'quality', 'search', 'site'],
  file: ['citation', 'dictionary', 'marks', 'quality', 'site', 'snippets'],
  home: ['about', 'blog', 'citation', 'comments', 'coverage', 'download', 'marks', 'quality', 'site'],
  marks: [],
  offline: [],
  open: ['areas', 'file', 'marks', 'snippets'],
  pick: ['dictionary', 'marks', 'snippets'],
  privacy: ['marks'],
  quality: ['coverage', 'marks', 'search'],
  recipes: ['file', 'site', 'snippets'],
  rents: ['areas', 'open', 'site'],
  search: ['marks'],
  site: [],
  snippets: [],
  updates: [],
  versions: ['marks'],
};
const features = Object.keys(FEATURES).map((name) => `features/${name}`);

/**
 * Each package and its doors, the modules that `exports` of its package.json names. Whoever is outside enters by one of them.
 *
 * @satisfies {Record<string, readonly string[]>}
 */
export const DOORS = {
  'chart-geometry': ['src/{index,browser/index,cover,map/index,taiwan}.ts'],
  'content-database': ['src/{index,markdown/index}.ts', 'tests/support/**'],
  'html-first': [
    'src/{index,page,files,inventory,lines,client,errors,stock,start,navigation,worker}.ts',
    'tests/support/**',
  ],
  'rental-data': [
    'src/{index,dictionary/index,load/index,load/ownCatalogue,formats/index,helpers/index,selection/index,statistics/index}.ts',
    'src/code/{pandas,r,sql,manyPandas,manyR,manySql}.ts',
    'tests/support/**',
  ],
  'rental-files': ['src/{index,disk,command,main,session/index}.ts', 'tests/support/**'],
  'rental-search': ['src/{index,build,text}.ts'],
  'share-pictures': ['src/index.ts'],
};

/** Name of a layer → what it consists of. @type {Record<string, string[]>} */
export const LAYERS = {
  ...Object.fromEntries(
    Object.entries(DOORS).flatMap(([name, doors]) => [
      [name, doors.map((door) => `packages/${name}/${door}`)],
      [`inside ${name}`, [`packages/${name}/**`]],
    ]),
  ),
  lib: ['src/lib/**'],
  ...Object.fromEntries(features.map((name) => [name, [`src/${name}/**`]])),
  shell: ['src/shell/**'],
  runtime: ['src/runtime/**'],
  blocks: ['src/theme/MDXComponents/blocks.ts'],
  theme: ['src/theme/!(MDXComponents)/**', 'src/theme/MDXComponents/index.tsx', 'src/pages/**'],
  types: ['src/types/**'],
  client: ['plugins/*/client.ts'],
  plugins: ['plugins/*.ts', 'plugins/*/!(client).ts', 'plugins/*/*/**'],
  config: ['config/**', 'docusaurus.config.ts', 'sidebars.ts'],
  release: ['scripts/release/**'],
};

/** Layers that all browser code may read: they use nothing of Node. */
const base = [
  'chart-geometry',
  'content-database',
  'html-first',
  'rental-data',
  'rental-files',
  'rental-search',
  'lib',
  'client',
  'config',
];

/** What each layer may import beside itself. @type {Record<string, string[]>} */
export const ALLOWED = {
  'chart-geometry': ['inside chart-geometry'],
  'inside chart-geometry': ['chart-geometry'],
  'content-database': ['inside content-database', 'rental-data'],
  'inside content-database': ['content-database', 'rental-data'],
  'html-first': ['inside html-first'],
  'inside html-first': ['html-first'],
  'rental-data': ['inside rental-data'],
  'inside rental-data': ['rental-data'],
  'rental-files': ['inside rental-files', 'rental-data'],
  'inside rental-files': ['rental-files', 'rental-data'],
  'rental-search': ['inside rental-search', 'rental-data'],
  'inside rental-search': ['rental-search', 'rental-data'],
  'share-pictures': ['inside share-pictures'],
  'inside share-pictures': ['share-pictures'],
  lib: ['chart-geometry', 'content-database', 'html-first', 'rental-data', 'rental-files', 'config'],
  ...Object.fromEntries(
    Object.entries(FEATURES).map(([name, others]) => [
      `features/${name}`,
      [...base, ...others.map((other) => `features/${other}`)],
    ]),
  ),
  shell: [...base, ...features],
  runtime: [...base, ...features, 'shell'],
  theme: [...base, ...features, 'shell', 'runtime'],
  blocks: [],
  types: ['chart-geometry', 'html-first', 'rental-data', 'client', 'lib', 'theme', ...features],
  client: [
    'chart-geometry',
    'content-database',
    'html-first',
    'rental-data',
    'lib',
    ...features,
    'runtime',
    'plugins',
  ],
  plugins: [
    'chart-geometry',
    'content-database',
    'html-first',
    'rental-data',
    'rental-files',
    'rental-search',
    'share-pictures',
    'client',
    'config',
    'lib',
    ...features,
    'runtime',
  ],
  config: ['content-database', 'html-first', 'rental-data', 'lib', ...features, 'blocks', 'plugins'],
  release: ['rental-data', 'rental-files', 'plugins'],
};

/** Rules: they know neither a screen nor a disk. */
export const PURE = [
  'packages/chart-geometry/src/{!(taiwan).ts,map/**}',
  'packages/content-database/src/*.ts',
  'packages/html-first/src/lines.ts',
  'packages/rental-files/src/{check,cut,drift,table}/**',
  'packages/rental-files/src/session/{columns,opened,overlaps,pairs,report,words}.ts',
  'packages/rental-files/src/!(bin|command|disk|main|write).ts',
  'packages/rental-search/src/!(build|buildSearchData|vocabulary).ts',
  'packages/rental-data/src/*.ts',
  'packages/rental-data/src/!(load)/**',
  'src/lib/*.ts',
  'src/lib/text/**',
  'src/features/blog/postTags.ts',
];
