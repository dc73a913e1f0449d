import type { Catalogue, Variant } from '../../../src/domain/catalogue/types';
import { verdictOf } from '../../../src/domain/verdict/verdict';
import {
  columnsAnswer,
  headline,
  insteadTitle,
  rowsAnswer,
  suggestionName,
  suggestionWords,
} from '../../../src/domain/verdict/words';

/** The verdict on a published set in the sentences that its page prints. */
export function toVerdictProp(catalogue: Catalogue, period: string, variant: Variant) {
  const verdict = verdictOf(catalogue, period, variant);
  const { incidents } = catalogue;
  const { state } = verdict.rows;
  return {
    rows: state,
    // Where the whole set must not be used, its rent must not either.
    rent: verdict.rent?.state ?? 'absent',
    headline: headline(verdict, incidents),
    rowsAnswer: rowsAnswer(verdict, incidents),
    columnsAnswer: columnsAnswer(verdict, incidents),
    insteadTitle: insteadTitle(verdict),
    instead: verdict.instead.map((suggestion) => ({
      period: suggestion.period,
      variant: suggestion.variant,
      name: suggestionName(suggestion),
      why: suggestionWords(suggestion, verdict),
    })),
  };
}
export type VerdictProp = ReturnType<typeof toVerdictProp>;
