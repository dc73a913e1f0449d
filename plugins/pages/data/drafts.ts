import type { Catalogue } from '../../../src/domain/catalogue/types';
import { differences } from '../../../src/domain/differences/differences';
import { draftInForce, draftPairs } from '../../../src/domain/differences/draft';
import { summaryOf, summaryWords } from '../../../src/domain/differences/summary';

/** Drafts, each to be named with its day and what it changes in a line. */
export const toDraftRefs = (catalogue: Catalogue) =>
  draftPairs(catalogue).map(({ from, to, draft }) => ({
    from,
    to,
    written: draft.written,
    words: summaryWords(summaryOf(differences(draftInForce(catalogue, draft), from, to))),
  }));
export type DraftRefProp = ReturnType<typeof toDraftRefs>[number];
