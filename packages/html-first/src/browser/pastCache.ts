/** What the site did not give, or not readably, is asked for past the browser's cache, which may hold a hotspot's page or a half; else the first error stands. */

/** Carries out `load`, and where that fails once more past the cache. For what `fetch` brings. */
export const retryBypassingCache = <T>(load: (cache: 'default' | 'reload') => Promise<T>): Promise<T> =>
  load('default').catch(() => load('reload'));

/** Has the browser's cache take what the host has at an address. @param cache 'default' where what it has already will do @returns does the host have it? */
export const renew = (address: string, cache: RequestCache = 'reload'): Promise<boolean> =>
  // Also where there is no such function: what could not be read then stays the error.
  Promise.resolve()
    .then(() => fetch(address, { cache }))
    .then(
      ({ ok }) => ok,
      () => false,
    );

/** The same for what elements load, such as scripts; each file is renewed once. @param findAddress which it was; undefined where unknown, or waited for long enough */
export async function retryScriptBypassingCache<T>(
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
