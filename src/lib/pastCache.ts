/**
 * The one rule for what a page asks of its site and does not get, or gets and cannot read: the browser may have kept something
 * else in its place, a hotspot's page or the first half, so it is asked for once more past the browser's cache. Nobody needs to
 * know of it where that helps; where it does not, the first error stands.
 */

/** Carries out `load`, and where that fails once more past the cache. For what `fetch` brings. */
export const orPastCache = <T>(load: (cache: 'default' | 'reload') => Promise<T>): Promise<T> =>
  load('default').catch(() => load('reload'));

/** Has the browser's cache take what the host has at an address. @returns does the host have it? */
export const renew = (address: string): Promise<boolean> =>
  // Also where there is no such function: what could not be read then stays the error.
  Promise.resolve()
    .then(() => fetch(address, { cache: 'reload' }))
    .then(
      ({ ok }) => ok,
      () => false,
    );

/**
 * The same for what only elements load: scripts, style sheets, workers. Of several files, each is renewed once.
 * @param findAddress tells which file it was; undefined where that is unknown, or was waited for long enough
 */
export async function orRenewed<T>(
  load: () => Promise<T>,
  findAddress: (error: unknown) => string | undefined,
): Promise<T> {
  const renewed = new Set<string>();
  for (;;)
    try {
      return await load();
    } catch (error) {
      const address = findAddress(error);
      if (address === undefined || renewed.has(address) || !(await renew(address))) throw error;
      renewed.add(address);
    }
}
