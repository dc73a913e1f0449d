import { VARIANT_NAME } from '../catalogue/values';
import type { VersionChange, VersionDifferences } from './types';

type DifferenceSummary = ReturnType<typeof summariseDifferences>;

/** Counts what `differences` found, by what a reader asks for. A column of both variants counts once where it changes. */
export function summariseDifferences({ changes, kept }: VersionDifferences) {
  const count = (measure: (change: VersionChange) => number) =>
    changes.reduce((sum, change) => sum + measure(change), 0);
  const ofKind = (...kinds: VersionChange['kind'][]) => count((c) => (kinds.includes(c.kind) ? 1 : 0));
  const columns = (kind: VersionChange['kind']) =>
    new Set(changes.flatMap((c) => (c.kind === kind && 'column' in c ? [c.column.header] : []))).size;
  const touched = changes.flatMap((c) =>
    c.kind === 'column-changed' || c.kind === 'column-deprecated' || c.kind === 'column-restored'
      ? [`${c.variant} ${c.column.header}`]
      : c.kind === 'meaning-changed'
        ? c.columns.map((header) => `${c.variant} ${header}`)
        : [],
  );
  return {
    variantsAdded: changes.flatMap((c) => (c.kind === 'variant-added' ? [c.variant] : [])),
    variantsRemoved: changes.flatMap((c) => (c.kind === 'variant-removed' ? [c.variant] : [])),
    added: columns('column-added'),
    removed: columns('column-removed'),
    deprecated: columns('column-deprecated'),
    restored: columns('column-restored'),
    replaced: new Set(
      changes.flatMap((c) => (c.kind === 'column-replaced' ? c.from.map(({ header }) => header) : [])),
    ).size,
    changed: new Set([
      ...changes.flatMap((c) => (c.kind === 'column-changed' ? [c.column.header] : [])),
      ...changes.flatMap((c) => (c.kind === 'meaning-changed' ? c.columns : [])),
    ]).size,
    rules: ofKind(
      'format-added',
      'format-removed',
      'booleans-changed',
      'missing-changed',
      'merge-changed',
      'dedup-changed',
      'filter-changed',
      'times-changed',
    ),
    tables: ofKind('table-added', 'table-removed'),
    codes: count((c) => (c.kind === 'codes-added' || c.kind === 'codes-removed' ? c.codes.length : 0)),
    /** columns of both versions that are the same, those of each variant for themselves */
    kept: kept.reduce((sum, { headers }) => sum + headers.length, 0) - new Set(touched).size,
  };
}

/** The summary in a few words, without full stop, e.g. 新增1欄、改名或換成其他欄位2欄；其他改變2處. */
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
      ...counted(summary.deprecated, '停用', '欄'),
      ...counted(summary.restored, '恢復使用', '欄'),
      ...counted(summary.replaced, '改名或換成其他欄位', '欄'),
      ...counted(summary.changed, '定義或意義改變', '欄'),
    ],
    [
      ...counted(summary.rules, '其他改變', '處'),
      ...counted(summary.tables, '編碼表', '張'),
      ...counted(summary.codes, '代碼', '個'),
    ],
  ];
  const words = groups.filter((group) => group.length > 0).map((group) => group.join('、'));
  return words.length > 0 ? words.join('；') : '沒有不同';
}
