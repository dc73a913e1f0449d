/** Parts of the client, for tests that start none. */
import { configureSite, type Site } from '../../src/site';

export { configurePayloads } from '../../src/browser/payload';
export { wakeIslands } from '../../src/html/islands/wake';

/** Tells the client of a site that has nothing but what is given. */
export function configureTestSite(given: Partial<Site>): void {
  configureSite({
    islands: {},
    routes: { patterns: [] },
    errors: {
      title: String,
      note: () => document.createElement('div'),
      showBare: () => undefined,
      loadDataFailed: () => Promise.reject(new Error('no words')),
      loadPages: () => Promise.reject(new Error('no pages')),
    },
    frame: { start: () => undefined },
    ...given,
  });
}
