/**
 * The islands: parts of pages that have state. Each is a chunk of its own, loaded when it is first needed; the names of the
 * chunks begin with `island-` (plugins/docusaurus/bundler/groups.ts).
 */
import type { ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType<never> }>;

export const ISLANDS = {
  chart: () => import(/* webpackChunkName: "island-chart" */ '@site/src/lib/ui/Chart/Answers'),
  'clear-kept': () =>
    import(/* webpackChunkName: "island-clear-kept" */ '@site/src/features/privacy/ClearKept/Clear'),
  'code-filter': () =>
    import(/* webpackChunkName: "island-code-filter" */ '@site/src/features/codes/CodeList/Filter'),
  'column-picker': () =>
    import(
      /* webpackChunkName: "island-column-picker" */ '@site/src/features/quality/ColumnHistories/Picker'
    ),
  'column-filter': () =>
    import(
      /* webpackChunkName: "island-column-filter" */ '@site/src/features/dictionary/ColumnDictionary/Filter'
    ),
  'citation-box': () =>
    import(/* webpackChunkName: "island-citation-box" */ '@site/src/features/citation/CitationBox/Box'),
  comments: () =>
    import(/* webpackChunkName: "island-comments" */ '@site/src/features/comments/CommentWidget/ThreadBox'),
  'copy-button': () => import(/* webpackChunkName: "island-copy-button" */ '@site/src/lib/ui/CopyButton'),
  'coverage-readout': () =>
    import(
      /* webpackChunkName: "island-coverage-readout" */ '@site/src/features/coverage/CoverageMap/Current'
    ),
  'kept-pages': () =>
    import(/* webpackChunkName: "island-kept-pages" */ '@site/src/features/offline/KeptPages/List'),
  'privacy-switch': () =>
    import(/* webpackChunkName: "island-privacy-switch" */ '@site/src/features/privacy/StatisticsSwitch'),
  'scroll-hint': () =>
    import(/* webpackChunkName: "island-scroll-hint" */ '@site/src/lib/ui/ScrollTable/Hint'),
  'shortcut-switch': () =>
    import(/* webpackChunkName: "island-shortcut-switch" */ '@site/src/features/accessibility/SlashSwitch'),
  'toc-marker': () => import(/* webpackChunkName: "island-toc-marker" */ '@site/src/lib/ui/Toc/Marker'),
} satisfies Record<string, Load>;

export type IslandName = keyof typeof ISLANDS;
