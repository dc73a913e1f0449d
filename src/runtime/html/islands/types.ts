/** Enters again what the reader entered before. @param first is done before that, and takes nothing of it away */
export type EnterAgain = (first?: () => void) => Promise<void>;

/** To be called when an island answers. */
export type OnAlive = (enterAgain?: EnterAgain) => void;

/** Brings an island to life. @param isGone has the reader left the page? @returns function that ends it */
export type Start = (element: HTMLElement, onAlive: OnAlive, isGone: () => boolean) => () => void;
