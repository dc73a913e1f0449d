/** Parts of the client, for tests that start none. */
import { configureRoutes, configureSite, type Routes, type Site } from '../../src/site';

export { configurePayloads } from '../../src/browser/payload';
export { wakeIslands } from '../../src/html/islands/wake';

/** Tells the client of a site that has nothing but what is given. */
export function configureTestSite(given: Partial<Site>, patterns: Routes['patterns'] = []): void {
  configureSite({
    islands: {},
    loadNavigation: () => Promise.reject(new Error('no route changes')),
    errors: {
      note: () => document.createElement('div'),
      loadDataFailed: () => Promise.reject(new Error('no words')),
    },
    frame: { start: () => undefined },
    ...given,
  });
  configureRoutes({
    patterns,
    errors: {
      title: String,
      showBare: () => undefined,
      loadPages: () => Promise.reject(new Error('no pages')),
    },
  });
}
