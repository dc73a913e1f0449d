/** Names of the JSON modules under `@generated/pages/default/`: the one place that knows them. */
export const MODULES = {
  catalogue: 'catalogue.json',
  home: 'home.json',
  download: 'download.json',
  quality: 'quality.json',
  ruler: 'ruler.json',
  latest: 'latest.json',
  newest: 'newest.json',
  compare: 'compare.json',
  missing: 'missing.json',
  open: 'open.json',
  release: (period: string) => `release-${period}.json`,
  incident: (id: string) => `incident-${id}.json`,
  version: (version: string) => `version-${version}.json`,
  year: (year: number | string) => `year-${year}.json`,
  series: (id: string) => `series-${id}.json`,
} as const;

/** Their folder below Docusaurus' folder for generated files: the plugin's name and its id. */
export const MODULES_FOLDER = 'pages/default';

/** Import path of such a module. */
export const modulePath = (name: string): string => `@generated/${MODULES_FOLDER}/${name}`;
