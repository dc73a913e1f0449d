/** Examples of the search, each a line of a table: tests/fixtures/search-cases.yaml. */
import { readFixture } from './readFixture';

type Pair = readonly [query: string, wanted: string];
type Words = readonly [query: string, wanted: readonly string[]];

interface Cases {
  normalise: readonly Pair[];
  tokenise: readonly Words[];
  periods: readonly (readonly [query: string, periods: readonly string[], rest: string])[];
  relative: readonly Words[];
  named: readonly Pair[];
  english: readonly Pair[];
  alike: readonly Pair[];
}

export const CASES = readFixture<Cases>('search-cases');
