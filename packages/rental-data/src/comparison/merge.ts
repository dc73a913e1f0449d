import type { Catalogue } from '../catalogue/types';
import type { MergeRule } from '../catalogue/values';
import type { ComparisonSide, MergeAnswer, SideName } from './types';

/** The rules that merged both sets; undefined where one was not merged, and for a quarter and a year of one rule. */
export function answerMerge(
  catalogue: Catalogue,
  { a, b }: Record<SideName, Pick<ComparisonSide, 'granularity' | 'version'>>,
): MergeAnswer | undefined {
  const rule = (side: typeof a): MergeRule | undefined =>
    side.granularity === 'monthly'
      ? undefined
      : catalogue.versions.find((v) => v.version === side.version)?.merge;
  const rules = { a: rule(a), b: rule(b) };
  if (!rules.a || !rules.b) return undefined;
  if (rules.a === rules.b && a.granularity !== b.granularity) return undefined;
  return { a: rules.a, b: rules.b, verdict: rules.a === rules.b ? 'comparable' : 'not-comparable' };
}
