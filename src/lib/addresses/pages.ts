/** Addresses of pages and of places in them, below the base path. A published address keeps its meaning. */

export const PAGES = {
  home: '/',
  download: '/download/',
  about: '/about-data-set/',
  quality: '/data-quality/',
  states: '/data-quality/states/',
  blog: '/blog/',
  posts: '/blog/post/',
  tags: '/blog/tag/',
  compare: '/compare/',
  open: '/open/',
  rents: '/rents/',
  pick: '/pick/',
  codes: '/codes/',
  differences: '/differences/',
  developers: '/developers/',
  recipes: '/recipes/',
  updates: '/updates/',
  search: '/search/',
  privacy: '/privacy/',
  accessibility: '/accessibility/',
  /** what the service worker shows for pages that cannot be had offline */
  offline: '/offline/',
} as const;

/** Builds the addresses of one kind of page; `pattern` is for react-router. Pure calls are left out where unused. */
const kind = <Parts extends string[]>(pattern: string) =>
  Object.assign((...parts: Parts): string => pattern.replace(/:\w+/g, () => parts.shift() ?? ''), {
    pattern,
  });

export const filePage = /* #__PURE__ */ kind<[period: string, variant: string]>(
  `${PAGES.download}:period/:variant/`,
);
export const newestFilePage = (variant: string): string => filePage('latest', variant);
export const versionPage = /* #__PURE__ */ kind<[version: string]>(`${PAGES.about}:version/`);
export const newestVersionPages = (): string[] => ['latest', 'current'].map(versionPage);
export const codeTablePage = /* #__PURE__ */ kind<[table: string]>(`${PAGES.codes}:table/`);
/** The rents of the districts of a county, by its official code. */
export const rentsPage = /* #__PURE__ */ kind<[county: string]>(`${PAGES.rents}:county/`);
export const recipePage = (slug: string): string => `${PAGES.recipes}${slug}/`;
/** File names of posts are addresses: lower case, digits, hyphens. */
export const POST_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const postPage = /* #__PURE__ */ kind<[slug: string]>(`${PAGES.posts}:name/`);
/** The page of a tag; its address is the tag letter for letter (blog/tags.yml). */
export const tagPage = /* #__PURE__ */ kind<[tag: string]>(`${PAGES.tags}:name/`);
/** The page of two dataset versions, written as `0.2-0.3`. */
export const pairPage = /* #__PURE__ */ kind<[pair: string]>(`${PAGES.differences}:pair/`);
export const differencePage = (from: string, to: string): string => pairPage(`${from}-${to}`);
/** Two periods of a variant against each other; packages/rental-data/src/comparison/query.ts reads the query. */
export const comparePage = (a: string, b: string, variant: string): string =>
  `${PAGES.compare}?a=${a}&b=${b}&variant=${variant}`;

/** The page that opens a reader's file, told which one: it can be fetched from there, or is waited for. */
export const openPage = (period: string, variant: string): string =>
  `${PAGES.open}?period=${period}&variant=${variant}`;

/** Files picked by what the address asks for, which packages/rental-data/src/selection/query.ts reads; an empty text asks for nothing. */
export const pickPage = (asked: Readonly<Record<string, string>>): string =>
  `${PAGES.pick}?${Object.entries(asked)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}=${text.replaceAll(/[\s%&+#?]/g, encodeURIComponent)}`)
    .join('&')}`;

export const yearRow = (year: string): string => `${PAGES.download}#y${year}`;
/** The row of a period on the download page; the same text is the row's id. */
export const releaseRow = (period: string): string => `${PAGES.download}#${period}`;
export const incidentItem = (id: string): string => `${PAGES.quality}#${id}`;
/** The states of every column, and the rows of the periods of a year. */
export const columnsState = `${PAGES.states}#columns`;
export const yearsState = (year: string): string => `${PAGES.states}#y${year}`;
export const versionColumn = (version: string, anchor: string): string => `${versionPage(version)}#${anchor}`;
export const dictionaryColumn = (anchor: string): string => `${PAGES.about}#${anchor}`;
