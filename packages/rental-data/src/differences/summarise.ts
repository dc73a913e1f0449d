import type { Catalogue } from '../catalogue/types';
import { differences } from './differences';
import { draftInForce, draftPairs } from './draft';
import { summariseDifferences, summaryWords } from './summary';

export const summarisePair = (catalogue: Catalogue, from: string, to: string): string =>
  summaryWords(summariseDifferences(differences(catalogue, from, to)));

export const summariseDrafts = (catalogue: Catalogue) =>
  draftPairs(catalogue).map(({ from, to, draft }) => ({
    from,
    to,
    written: draft.written,
    words: summarisePair(draftInForce(catalogue, draft), from, to),
  }));
