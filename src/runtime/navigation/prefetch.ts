/**
 * Loading ahead of a click. Docusaurus asks for it through `window.docusaurus`: `prefetch` when a link comes into view,
 * `preload` when it is pointed at or touched. This module decides when either may happen.
 */
import { whenIdle } from './idle';

/** What `navigator` says about the connection; not every browser says anything. */
export interface NavigatorLike {
  onLine: boolean;
  /** Network Information API; Safari and Firefox have none, or one without these. */
  connection?: { saveData?: boolean; effectiveType?: string; type?: string } | undefined;
}

/** May something be loaded that perhaps nobody needs? Not on 2g connections, with the data saver on, or offline. */
export function mayPrefetch({ onLine, connection }: NavigatorLike): boolean {
  return onLine && connection?.saveData !== true && !(connection?.effectiveType ?? '').includes('2g');
}

/** Does a browser say that data cost nothing? Browsers on phones do on Wi-Fi; those on desks say nothing, and readers there point. */
export const hasCheapData = (about: NavigatorLike): boolean =>
  mayPrefetch(about) && ['wifi', 'ethernet'].includes(about.connection?.type ?? '');

/** Loading ahead may fail without harm: Docusaurus stumbles over connections without `effectiveType`, for example. */
function tryTo<T>(load: () => T): T | false {
  try {
    return load();
  } catch {
    return false;
  }
}

/** Docusaurus knows pages by their path only: with a query or hash it finds none. */
const pathOf = (address: string): string => address.replace(/[?#].*$/s, '');

interface Options {
  /** also told which page a visitor is probably about to open; with base path, without query and hash */
  onPreload?: (path: string) => void;
}

/** Puts the rules between the links and `window.docusaurus`; it has to be there already. */
export function installPrefetch({ onPreload }: Options = {}): void {
  const core = window.docusaurus;
  const allowed = (): boolean => mayPrefetch(navigator);
  const waiting = new Set<string>();

  const run = (): void => {
    const paths = [...waiting];
    waiting.clear();
    // Meanwhile the connection may have become another.
    if (!allowed()) return;
    for (const path of paths) Promise.resolve(tryTo(() => core.prefetch(path))).catch(() => false);
  };

  window.docusaurus = {
    prefetch(address) {
      if (!allowed()) return false;
      if (waiting.size === 0) whenIdle(run);
      waiting.add(pathOf(address));
      return false;
    },
    preload(address) {
      if (!allowed()) return false;
      const path = pathOf(address);
      onPreload?.(path);
      return tryTo(() => core.preload(path));
    },
  };
}
