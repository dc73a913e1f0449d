import { type Catalogue, compare, defaultChoice, suggestionsFor } from 'rental-data';

export function toCompareStart(catalogue: Catalogue) {
  const choice = defaultChoice(catalogue);
  const comparison = compare(catalogue, choice.a, choice.b, choice.variant);
  return {
    /** comparing while the page hydrates would be the slowest part of it on a phone */
    first: { choice, comparison },
    suggestions: suggestionsFor(catalogue),
  };
}
export type CompareStart = ReturnType<typeof toCompareStart>;

export type ComparePageProp = CompareStart & { catalogue: Catalogue };
