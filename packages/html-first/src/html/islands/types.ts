import type { ComponentType } from 'react';

/** Enters again what the reader entered before. @param first is done before that, and takes nothing of it away */
export type EnterAgain = (first?: () => void) => Promise<void>;

/** To be called when an island answers. */
export type OnAlive = (enterAgain?: EnterAgain) => void;

/** Brings an island to life. @param isGone has the reader left the page? @returns function that ends it */
export type Start = (element: HTMLElement, onAlive: OnAlive, isGone: () => boolean) => () => void;

/** A part of pages that has state. */
export interface Island {
  load: () => Promise<Start>;
  /** Does it wake before it is near? */
  wakes?: (() => boolean) | undefined;
  /** Does it wait until it is used, however near it is, because it changes nothing before? At the top of a page it would load React at every visit. */
  waits?: boolean | undefined;
}

export const hasQuery = (): boolean => window.location.search !== '';

export interface Loaded {
  default: ComponentType<never>;
  /** Loads those of its props that do not stand in the page. Where they do not come, the reader is told, and the island waits. */
  loadProps?: () => Promise<object>;
}

/** An island that React draws: the code of both is loaded side by side. @param load its component, a default export @param waits with {@link hasQuery} it waits until it is used where there is no query */
export const reactIsland = (
  load: () => Promise<Loaded>,
  wakes?: Island['wakes'],
  waits = wakes === hasQuery,
): Island => ({
  async load() {
    const [{ prepareStart }, loaded] = await Promise.all([
      import(/* webpackChunkName: "hydrate" */ './hydrate'),
      load(),
    ]);
    return prepareStart(loaded);
  },
  wakes,
  waits,
});
