/** Files of this page's release that are gone: one repair for all that asks for them. */
import { reloadOnce } from './chunkGuard';
import { isReplaced } from './payload';

/**
 * To be called for each file that did not come, past the browser's cache neither (src/lib/pastCache.ts), beside the error
 * state that the reader gets. Where another release has taken the place of this one, the page reloads once, since its own files
 * will not come however often they are asked for.
 */
export async function mendLost(): Promise<void> {
  if (await isReplaced()) reloadOnce();
}
