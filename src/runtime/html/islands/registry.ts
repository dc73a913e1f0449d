/** Islands: parts of pages that have state. Small ones are here and do without React; each other is a chunk of its own, named `island-…` (plugins/docusaurus/bundler/islands.ts). */
import { startCopying } from '@site/src/lib/ui/CopyButton/copy';
import { startHint } from '@site/src/lib/ui/ScrollTable/startHint';
import { startMarker } from '@site/src/lib/ui/Toc/marker';
import type { ComponentType } from 'react';
import type { Start } from './types';

type Load = () => Promise<Start>;

/** An island that React draws: the code of both is loaded side by side. */
const drawn = (load: () => Promise<{ default: ComponentType<never> }>) => async (): Promise<Start> => {
  const [{ hydrate }, { default: Component }] = await Promise.all([import('./hydrate'), load()]);
  return (element, onAlive, isGone) => hydrate(element, Component as ComponentType<object>, onAlive, isGone);
};

export const ISLANDS = {
  chart: drawn(() => import(/* webpackChunkName: "island-chart" */ '@site/src/lib/ui/Chart/Answers')),
  'clear-kept': drawn(
    () => import(/* webpackChunkName: "island-clear-kept" */ '@site/src/features/privacy/ClearKept/Clear'),
  ),
  'code-filter': drawn(
    () => import(/* webpackChunkName: "island-code-filter" */ '@site/src/features/codes/CodeList/Filter'),
  ),
  'column-picker': drawn(
    () =>
      import(
        /* webpackChunkName: "island-column-picker" */ '@site/src/features/quality/ColumnHistories/Picker'
      ),
  ),
  'column-filter': drawn(
    () =>
      import(
        /* webpackChunkName: "island-column-filter" */ '@site/src/features/dictionary/ColumnDictionary/Filter'
      ),
  ),
  'citation-box': drawn(
    () => import(/* webpackChunkName: "island-citation-box" */ '@site/src/features/citation/CitationBox/Box'),
  ),
  comments: drawn(
    () =>
      import(/* webpackChunkName: "island-comments" */ '@site/src/features/comments/CommentWidget/ThreadBox'),
  ),
  'copy-button': () => Promise.resolve(startCopying),
  'coverage-readout': async () =>
    (
      await import(
        /* webpackChunkName: "island-coverage-readout" */ '@site/src/features/coverage/CoverageMap/start'
      )
    ).startReadout,
  'kept-pages': async () =>
    (await import(/* webpackChunkName: "island-kept-pages" */ '@site/src/features/offline/KeptPages/fill'))
      .startList,
  'privacy-switch': drawn(
    () =>
      import(/* webpackChunkName: "island-privacy-switch" */ '@site/src/features/privacy/StatisticsSwitch'),
  ),
  'scroll-hint': () => Promise.resolve(startHint),
  'share-button': async () =>
    (await import(/* webpackChunkName: "island-share-button" */ '@site/src/features/file/Share/share'))
      .startSharing,
  'shortcut-switch': drawn(
    () =>
      import(/* webpackChunkName: "island-shortcut-switch" */ '@site/src/features/accessibility/SlashSwitch'),
  ),
  'toc-marker': () => Promise.resolve(startMarker),
} satisfies Record<string, Load>;

export type IslandName = keyof typeof ISLANDS;
