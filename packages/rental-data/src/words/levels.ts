import { type Variant, VARIANT_NAME } from '../catalogue/values';
import type { Level } from '../usability/levels';
import { COLUMN_STATE_MARK, COLUMN_STATE_NAME, SEVERITY_NAME } from '.';
import { type MarkState, ROWS_STATE_MARK, ROWS_STATE_NAME } from './states';

/** The mark of what a period says of a column. */
export const LEVEL_MARK: Record<Level, MarkState> = {
  ...COLUMN_STATE_MARK,
  note: 'note',
  avoid: ROWS_STATE_MARK.avoid,
};

/** A note is no state: the column can be used. */
const LEVEL_NAME: Record<Level, string> = {
  ...COLUMN_STATE_NAME,
  note: `${COLUMN_STATE_NAME.fine}，有${SEVERITY_NAME.note}`,
  avoid: ROWS_STATE_NAME.avoid,
};

/** What a period says of a column, in words. @param inPart is it so in some months of the period alone? */
export const levelWords = (level: Level, inPart = false): string =>
  inPart ? `${LEVEL_NAME[level]}（部分月份）` : LEVEL_NAME[level];

/** A column and the variant of which its history is told. */
export const historyTitle = (column: string, variant: Variant): string =>
  `${column}（${VARIANT_NAME[variant]}）`;
