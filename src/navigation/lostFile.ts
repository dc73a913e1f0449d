/** Files of this page's release that do not come, or that cannot be read: one repair for all that asks for them. */
import { fieldOf } from '@site/src/domain/json/fields';
import { reloadOnce } from './chunkGuard';
import { isReplaced } from './payload';

/**
 * To be told of each such failure, beside the error state that the reader gets. Where another release has taken the place of
 * this one, the page reloads once, since its own files will not come however often they are asked for. Elsewhere a script is
 * asked for past the browser's cache, which may keep something else, so that the next attempt gets what the host has.
 */
export async function mendLost(error: unknown): Promise<void> {
  if (await isReplaced()) {
    reloadOnce();
    return;
  }
  // The bundler says which script it was.
  const script = fieldOf(error, 'request');
  if (typeof script === 'string') await fetch(script, { cache: 'reload' }).catch(() => undefined);
}
