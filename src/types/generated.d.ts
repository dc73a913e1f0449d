/** JSON modules that plugins write before each build; their types are in the plugins' client.ts. */
declare module '@generated/pages/default/ruler.json' {
  const value: ReturnType<typeof import('@site/plugins/pages/modules').describeRuler>;
  export default value;
}
declare module '@generated/pages/default/coverage.json' {
  const value: import('rental-data').CoverageMapData;
  export default value;
}
declare module '@generated/pages/default/compare.json' {
  const value: import('@site/plugins/pages/data/compare').CompareStart;
  export default value;
}
declare module '@generated/pages/default/open.json' {
  const value: import('@site/plugins/pages/client').OpenPageProp;
  export default value;
}
declare module '@generated/map/default/counties.json' {
  const value: import('chart-geometry/map').AreaMap;
  export default value;
}
declare module '@generated/map/default/districts.json' {
  const value: import('chart-geometry/map').AreaTopology;
  export default value;
}
declare module '@generated/pages/default/missing.json' {
  const value: ReturnType<typeof import('rental-data').describePeriods>;
  export default value;
}
/** Addresses that have no page of their own → address of a page */
declare module '@generated/pages/default/aliases.json' {
  const value: Record<string, string>;
  export default value;
}
declare module '@generated/docusaurus-plugin-content-blog/default/covers.json' {
  const value: Record<string, import('chart-geometry/cover').Cover>;
  export default value;
}
declare module '@generated/content-db/default/posts.json' {
  const value: import('@site/plugins/content-db/client').PostEntry[];
  export default value;
}
declare module '@generated/content-db/default/newest-posts.json' {
  const value: import('@site/plugins/content-db/client').PostEntry[];
  export default value;
}
declare module '@generated/content-db/default/tag-lists.json' {
  const value: import('@site/plugins/content-db/client').TagLists;
  export default value;
}
/** The catalogue, see plugins/pages/access: in a browser's bundle it throws when it is asked. */
declare module '@catalogue' {
  const catalogue: import('rental-data').Catalogue;
  export default catalogue;
}
declare module '@generated/pages/default/catalogue.json' {
  const value: import('rental-data').Catalogue;
  export default value;
}
/** How far the data go and from which day the site is, as HTML, see plugins/pages/access. */
declare module '@up-to' {
  const html: string;
  export default html;
}
/** What stands around pages in English, see plugins/pages/access: browsers keep it as it was served. */
declare module '@english-frame' {
  export { default, useEnglish } from '@site/src/features/english/Frame';
}
/** What every page in Markdown says of itself at its beginning, and the text of one that stands in another page. */
declare module '*.mdx' {
  export const frontMatter: { title: string; description: string };
  /** @param props more than these stand in it as `props` */
  export default function Text(
    props: Record<string, unknown> & { components?: Record<string, import('react').ElementType> },
  ): import('react').ReactNode;
}
declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}
/** Day of the commit that was built; null without a Git history. */
declare module '@generated/html/default/commit.json' {
  const value: { day: string | null };
  export default value;
}
