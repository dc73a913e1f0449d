/** Islands: parts of pages that have state. Small ones are here and do without React; each other is a chunk of its own, named `island-…` (packages/html-first/src/build/bundler/islands.ts). */
import { startCopying } from '@site/src/lib/ui/CopyButton/copy';
import { startHint } from '@site/src/lib/ui/ScrollTable/startHint';
import { startMarker } from '@site/src/lib/ui/Toc/marker';
import { isBackFromLogin } from '@site/src/features/comments/CommentWidget/state';
import { isMarkedKept } from '@site/src/lib/browser/keptFlag';
import { hasQuery, isFirst, reactIsland, type Island } from 'html-first/client';

export const ISLANDS: Readonly<Record<string, Island>> = {
  chart: reactIsland(() => import(/* webpackChunkName: "island-chart" */ '@site/src/lib/ui/Chart/Answers')),
  'clear-kept': reactIsland(
    () => import(/* webpackChunkName: "island-clear-kept" */ '@site/src/features/privacy/ClearKept/Clear'),
  ),
  'column-picker': reactIsland(
    () =>
      import(
        /* webpackChunkName: "island-column-picker" */ '@site/src/features/quality/ColumnHistories/Picker'
      ),
    hasQuery,
  ),
  'month-answers': reactIsland(
    () =>
      import(
        /* webpackChunkName: "island-month-answers" */ '@site/src/features/quality/ColumnHistories/MonthAnswers'
      ),
  ),
  'column-filter': {
    load: async () =>
      (
        await import(
          /* webpackChunkName: "island-column-filter" */ '@site/src/features/dictionary/ColumnDictionary/start'
        )
      ).startColumnFilter,
    wakes: hasQuery,
    waits: true,
  },
  'citation-box': reactIsland(
    () => import(/* webpackChunkName: "island-citation-box" */ '@site/src/features/citation/CitationBox/Box'),
  ),
  comments: reactIsland(
    () =>
      import(/* webpackChunkName: "island-comments" */ '@site/src/features/comments/CommentWidget/ThreadBox'),
    () => isBackFromLogin(window.location.search),
  ),
  'copy-button': { load: () => Promise.resolve(startCopying) },
  compare: reactIsland(() => import(/* webpackChunkName: "island-compare" */ './compareIsland'), hasQuery),
  'coverage-readout': {
    load: async () =>
      (
        await import(
          /* webpackChunkName: "island-coverage-readout" */ '@site/src/features/coverage/CoverageMap/start'
        )
      ).startReadout,
  },
  'kept-pages': {
    load: async () =>
      (await import(/* webpackChunkName: "island-kept-pages" */ '@site/src/features/offline/KeptPages/fill'))
        .startList,
    // It has no box before it is filled.
    wakes: () => true,
  },
  open: reactIsland(
    () => import(/* webpackChunkName: "island-open" */ '@site/src/features/open/Files'),
    // Files may be dropped anywhere on the page; where the document came with it, a script of its own keeps them. An installed app is handed files.
    () => hasQuery() || !isFirst() || window.matchMedia('(display-mode: minimal-ui)').matches,
    true,
  ),
  pick: reactIsland(() => import(/* webpackChunkName: "island-pick" */ './pickIsland'), hasQuery),
  'privacy-switch': reactIsland(
    () =>
      import(/* webpackChunkName: "island-privacy-switch" */ '@site/src/features/privacy/StatisticsSwitch'),
  ),
  rents: reactIsland(
    () => import(/* webpackChunkName: "island-rents" */ '@site/src/features/rents/Rents'),
    () => hasQuery() || isMarkedKept(),
    true,
  ),
  'scroll-hint': { load: () => Promise.resolve(startHint) },
  search: reactIsland(
    () => import(/* webpackChunkName: "island-search" */ '@site/src/features/search/Search'),
    hasQuery,
  ),
  'share-button': {
    load: async () =>
      (await import(/* webpackChunkName: "island-share-button" */ '@site/src/features/file/Share/share'))
        .startSharing,
  },
  'shortcut-switch': reactIsland(
    () =>
      import(/* webpackChunkName: "island-shortcut-switch" */ '@site/src/features/accessibility/SlashSwitch'),
  ),
  'toc-marker': { load: () => Promise.resolve(startMarker) },
};
