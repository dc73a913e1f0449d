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
  /** Does it wake before it is near? With {@link hasQuery} it waits until it is used where there is no query, because it changes nothing then. */
  wakes?: (() => boolean) | undefined;
}

export const hasQuery = (): boolean => window.location.search !== '';

/** An island that React draws: the code of both is loaded side by side. @param load its component, a default export */
export const reactIsland = (
  load: () => Promise<{ default: ComponentType<never> }>,
  wakes?: Island['wakes'],
): Island => ({
  async load() {
    const [{ hydrate }, { default: Component }] = await Promise.all([import('./hydrate'), load()]);
    return (element, onAlive, isGone) =>
      hydrate(element, Component as ComponentType<object>, onAlive, isGone);
  },
  wakes,
});
