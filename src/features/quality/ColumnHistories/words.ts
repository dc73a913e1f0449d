import {
  COLUMN_STATE_MARK,
  COLUMN_STATE_NAME,
  type Level,
  type MarkState,
  ROWS_STATE_MARK,
  ROWS_STATE_NAME,
  SEVERITY_NAME,
  type Variant,
  VARIANT_NAME,
} from 'rental-data';

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

export const levelWords = (level: Level, inPart = false): string =>
  inPart ? `${LEVEL_NAME[level]}（部分月份）` : LEVEL_NAME[level];

export const historyTitle = (column: string, variant: Variant): string =>
  `${column}（${VARIANT_NAME[variant]}）`;
