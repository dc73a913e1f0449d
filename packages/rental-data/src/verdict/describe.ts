import type { Catalogue } from '../catalogue/types';
import type { Variant } from '../catalogue/values';
import { getVerdict } from './verdict';
import {
  answerBelowTitle,
  columnsAnswer,
  verdictHeadline,
  verdictTitle,
  insteadTitle,
  rowsAnswer,
  suggestionName,
  suggestionWords,
} from './words';

/** The verdict on a period and variant in Chinese sentences, published or not; `rows` and `rent` are its states. @throws RangeError for no period */
export function describeVerdict(catalogue: Catalogue, period: string, variant: Variant) {
  const verdict = getVerdict(catalogue, period, variant);
  const { incidents } = catalogue;
  return {
    rows: verdict.rows.state,
    rent: verdict.rent?.state ?? 'absent',
    title: verdictTitle(verdict, incidents),
    below: answerBelowTitle(verdict, incidents),
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
