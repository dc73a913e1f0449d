/** Files of this page's release that are gone: one repair for all that asks for them. */
import { reloadOnce } from './chunkGuard';
import { isReplaced } from './payload';

/** For each file that did not come, past the cache neither (packages/html-first/src/browser/pastCache.ts), beside the error state. Reloads once where another release took this one's place. */
export async function reloadIfReplaced(): Promise<void> {
  if (await isReplaced()) reloadOnce();
}
