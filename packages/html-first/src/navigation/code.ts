/** The code of route changes, once the reader moves on. */
import { site } from '../site';
import type { Navigation } from './change';
import { mayPrefetch } from './prefetch';

let code: Navigation | undefined;
let isLost = false;

/** Undefined until it has been loaded. */
export const getNavigation = (): Navigation | undefined => code;

export const loadNavigation = async (): Promise<Navigation> =>
  (code ??= (await site.loadNavigation()).default);

/** Loads it where something may be loaded that perhaps nobody needs; what does not come is asked for again by the click that needs it. */
export async function loadNavigationAhead(): Promise<Navigation | undefined> {
  if (isLost || !mayPrefetch(navigator)) return undefined;
  try {
    return await loadNavigation();
  } catch {
    isLost = true;
    return undefined;
  }
}
