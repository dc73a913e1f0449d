/**
 * The islands: parts of pages that have state. Each is a chunk of its own, loaded when it is first needed; the names of the
 * chunks begin with `island-` (plugins/docusaurus/bundler/groups.ts).
 */
import type { ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType<never> }>;

export const ISLANDS = {
  'clear-kept': () =>
    import(/* webpackChunkName: "island-clear-kept" */ '@site/src/pages/privacy/_parts/ClearKept/Clear'),
  'code-filter': () =>
    import(/* webpackChunkName: "island-code-filter" */ '@site/src/pages/_code-table/CodeList/Filter'),
  'column-picker': () =>
    import(
      /* webpackChunkName: "island-column-picker" */ '@site/src/pages/data-quality/_parts/ColumnHistories/Picker'
    ),
  'column-filter': () =>
    import(
      /* webpackChunkName: "island-column-filter" */ '@site/src/pages/_about-data-set/ColumnDictionary/Filter'
    ),
  'citation-box': () =>
    import(/* webpackChunkName: "island-citation-box" */ '@site/src/components/data/CitationBox/Box'),
  comments: () =>
    import(/* webpackChunkName: "island-comments" */ '@site/src/components/site/CommentWidget/ThreadBox'),
  'copy-button': () =>
    import(/* webpackChunkName: "island-copy-button" */ '@site/src/components/ui/CopyButton'),
  'coverage-readout': () =>
    import(
      /* webpackChunkName: "island-coverage-readout" */ '@site/src/components/charts/CoverageMap/Current'
    ),
  'kept-pages': () =>
    import(/* webpackChunkName: "island-kept-pages" */ '@site/src/pages/offline/_parts/KeptPages/List'),
  'privacy-switch': () =>
    import(/* webpackChunkName: "island-privacy-switch" */ '@site/src/pages/privacy/_parts/StatisticsSwitch'),
  'scroll-hint': () =>
    import(/* webpackChunkName: "island-scroll-hint" */ '@site/src/components/ui/ScrollTable/Hint'),
  'shortcut-switch': () =>
    import(
      /* webpackChunkName: "island-shortcut-switch" */ '@site/src/pages/accessibility/_parts/SlashSwitch'
    ),
  'toc-marker': () =>
    import(/* webpackChunkName: "island-toc-marker" */ '@site/src/components/ui/Toc/Marker'),
} satisfies Record<string, Load>;

export type IslandName = keyof typeof ISLANDS;
