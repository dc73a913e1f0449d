import type { Catalogue } from '../catalogue/types';
import type { Variant } from '../catalogue/values';
import { verdictOf } from './verdict';
import {
  columnsAnswer,
  verdictHeadline,
  insteadTitle,
  rowsAnswer,
  suggestionName,
  suggestionWords,
} from './words';

export function describeVerdict(catalogue: Catalogue, period: string, variant: Variant) {
  const verdict = verdictOf(catalogue, period, variant);
  const { incidents } = catalogue;
  return {
    rows: verdict.rows.state,
    rent: verdict.rent?.state ?? 'absent',
    headline: verdictHeadline(verdict, incidents),
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

export type VerdictSentences = ReturnType<typeof describeVerdict>;
