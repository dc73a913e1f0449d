/** `@catalogue` of tests: the site's, or while `withCatalogue` runs another. */
import type { Catalogue } from 'rental-data';
import { catalogue } from 'rental-data/testing/realCatalogue';

let current = catalogue;
export { current as default };

/** Runs a function while components ask another catalogue. */
export function withCatalogue<T>(other: Catalogue, run: () => T): T {
  const before = current;
  current = other;
  try {
    return run();
  } finally {
    current = before;
  }
}
