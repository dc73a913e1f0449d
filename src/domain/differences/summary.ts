/** How much differs between two dataset versions, in figures and in one line. Pure. */
import { VARIANT_NAME } from '../words';
import type { VersionChange, VersionDifferences } from './types';

type DifferenceSummary = ReturnType<typeof summaryOf>;

/** Columns that keep their header and change their definition: `{variant} {header}`, each once. */
function definedAnew(changes: readonly VersionChange[]): Set<string> {
  return new Set(
    changes.flatMap((c) => (c.kind === 'column-changed' ? [`${c.variant} ${c.column.header}`] : [])),
  );
}

/** Counts what `differences` found, by what a reader asks for. A column of both variants counts in each. */
export function summaryOf({ changes, kept }: VersionDifferences) {
  const count = (measure: (change: VersionChange) => number) =>
    changes.reduce((sum, change) => sum + measure(change), 0);
  const ofKind = (...kinds: VersionChange['kind'][]) => count((c) => (kinds.includes(c.kind) ? 1 : 0));
  const changed = definedAnew(changes).size;
  return {
    /** variants that only the second version has, and that only the first has */
    variantsAdded: changes.flatMap((c) => (c.kind === 'variant-added' ? [c.variant] : [])),
    variantsRemoved: changes.flatMap((c) => (c.kind === 'variant-removed' ? [c.variant] : [])),
    added: ofKind('column-added'),
    removed: ofKind('column-removed'),
    /** columns of the first version that others take the place of */
    replaced: count((c) => (c.kind === 'column-replaced' ? c.from.length : 0)),
    /** columns with the same header and another definition */
    changed,
    /** formats, notation, missing values, rule of merging */
    rules: ofKind('format-added', 'format-removed', 'booleans-changed', 'missing-changed', 'merge-changed'),
    /** codes that only one of the versions has */
    codes: count((c) => (c.kind === 'codes-added' || c.kind === 'codes-removed' ? c.codes.length : 0)),
    /** columns of both versions whose definition is the same */
    kept: kept.reduce((sum, { headers }) => sum + headers.length, 0) - changed,
  };
}

/** The summary in a few words, without full stop, e.g. 新增1欄、改名或換成其他欄位2欄；格式、寫法與規則2處. */
export function summaryWords(summary: DifferenceSummary): string {
  const counted = (number: number, word: string, unit: string) =>
    number > 0 ? [`${word}${number}${unit}`] : [];
  const groups = [
    [
      ...summary.variantsAdded.map((v) => `多了${VARIANT_NAME[v]}`),
      ...summary.variantsRemoved.map((v) => `沒有${VARIANT_NAME[v]}`),
    ],
    [
      ...counted(summary.added, '新增', '欄'),
      ...counted(summary.removed, '移除', '欄'),
      ...counted(summary.replaced, '改名或換成其他欄位', '欄'),
      ...counted(summary.changed, '定義改變', '欄'),
    ],
    [...counted(summary.rules, '格式、寫法與規則', '處'), ...counted(summary.codes, '代碼', '個')],
  ];
  const words = groups.filter((group) => group.length > 0).map((group) => group.join('、'));
  return words.length > 0 ? words.join('；') : '沒有不同';
}
