import { findVersion, type SetFacts } from '../catalogue/sets';
import type { Catalogue } from '../catalogue/types';
import type { Variant } from '../catalogue/values';
import { granularity } from '../period';
import { dwellingWords } from '../verdict/lead';
import { MERGE_NAME } from '../words';

/** What the rule that kept the newest value missed in de-duplicated quarters and years. */
export const UNMERGED = '有些各月出租狀態不同的刊登沒有合併';

/** What a row of a variant is in every period, as a phrase without full stop. */
export const describeRow = (catalogue: Pick<Catalogue, 'dataset'>, variant: Variant): string =>
  variant === 'raw'
    ? '一列是一則刊登'
    : `一列是一戶住宅，只收符合住宅條件的刊登（建築類型只有${dwellingWords(catalogue)}），比對欄位完全相同的合併成一列`;

/** What becomes of a listing that was seen in several months of the period; empty for a month. */
function acrossMonths(
  catalogue: Pick<Catalogue, 'versions'>,
  { period, variant, version }: SetFacts,
): string {
  const { merge } = findVersion(catalogue, version);
  if (merge === undefined || granularity(period) === 'monthly') return '';
  // The raw files of every version hold a listing once; only the old de-duplication missed some.
  if (variant === 'raw') return `同一則刊登跨月也只有一列，各欄${MERGE_NAME[merge]}`;
  const unmerged = merge === 'newest' ? `，但${UNMERGED}` : '';
  return `同一則刊登跨月時，各欄${MERGE_NAME[merge]}${unmerged}`;
}

/** What one row of some sets of one variant is, as a phrase without full stop; what differs by dataset version is told of each. */
export function rowText(
  catalogue: Pick<Catalogue, 'dataset' | 'versions'>,
  sets: readonly SetFacts[],
): string {
  const [first] = sets;
  if (!first) return '';
  const base = describeRow(catalogue, first.variant);
  const rules = new Map(sets.map((set) => [acrossMonths(catalogue, set), set.version]));
  if (rules.size === 1) return [base, ...[...rules.keys()].filter(Boolean)].join('，');
  return [base, ...[...rules].map(([rule, version]) => `資料集版本${version}：${rule}`)].join('；');
}
