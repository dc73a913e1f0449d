import type { Catalogue } from '../../../src/domain/catalogue/types';
import { compare } from '../../../src/domain/comparison/compare';
import { packCatalogue } from '../../../src/domain/comparison/packed';
import { defaultChoice } from '../../../src/domain/comparison/query';
import { suggestionsFor } from '../../../src/domain/comparison/suggested';

export function toComparePageProp(catalogue: Catalogue) {
  const choice = defaultChoice(catalogue);
  const comparison = compare(catalogue, choice.a, choice.b, choice.variant);
  return {
    /** what browsers need to compare any other two periods */
    catalogue: packCatalogue(catalogue),
    /** shown before the reader chooses; comparing while the page hydrates would be the slowest part of it on a phone */
    first: { choice, comparison },
    /** pairs that people want to compare */
    suggestions: suggestionsFor(catalogue),
  };
}
export type ComparePageProp = ReturnType<typeof toComparePageProp>;
