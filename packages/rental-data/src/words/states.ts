/** Names of what the coverage map shows, apart from the others: its island needs no more. Pure. */
import type { Variant } from '../catalogue/values';
import type { ColumnsLevel } from '../usability/levels';
import type { RowsState } from '../usability/types';

/** Shape and colour of a level: square, ring, triangle, empty square, diamond, crossed box, dotted line. */
export type MarkState = (typeof MARK_STATES)[number];
/** Every mark, from harmless to harmful; `absent` stands apart. */
export const MARK_STATES = ['absent', 'ok', 'note', 'caution', 'empty', 'severe', 'avoid'] as const;

/** Only where space is short; the full name stands nearby. */
export const VARIANT_SHORT: Record<Variant, string> = { raw: '原始', deduplicated: '消除重複' };

export const ROWS_STATE_NAME: Record<RowsState, string> = {
  complete: '列數沒有已知缺漏',
  partial: '列數有缺漏',
  'not-comparable': '列數不可比較',
  avoid: '請勿使用',
  absent: '沒有發布',
};
export const ROWS_STATE_MARK: Record<RowsState, MarkState> = {
  complete: 'ok',
  partial: 'caution',
  'not-comparable': 'severe',
  avoid: 'avoid',
  absent: 'absent',
};
/** The state of the rows with its reason in one line: 列數不可比較（估計短少34.96%）. */
export const rowsStateWords = (state: RowsState, why = ''): string =>
  why ? `${ROWS_STATE_NAME[state]}（${why}）` : ROWS_STATE_NAME[state];

/** The columns of a period in one word, by the worst of them; 「部分」 since others of the same file stay usable. */
export const COLUMNS_LEVEL_NAME: Record<ColumnsLevel, string> = {
  note: '欄位有註記',
  caution: '部分欄位留意',
  empty: '部分欄位沒有值',
  severe: '部分欄位不可用',
};
