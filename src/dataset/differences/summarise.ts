import type { Catalogue } from '../catalogue/types';
import { differences } from './differences';
import { draftInForce, draftPairs } from './draft';
import { summaryOf, summaryWords } from './summary';

/** What differs between two dataset versions, in a line. */
export const summarisePair = (catalogue: Catalogue, from: string, to: string): string =>
  summaryWords(summaryOf(differences(catalogue, from, to)));

/** Drafts, each with the version that it follows and what it changes in a line. */
export const summariseDrafts = (catalogue: Catalogue) =>
  draftPairs(catalogue).map(({ from, to, draft }) => ({
    from,
    to,
    written: draft.written,
    words: summarisePair(draftInForce(catalogue, draft), from, to),
  }));
