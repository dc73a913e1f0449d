/** Apart from the names: islands that need those do not load it. */
import type { ColumnsLevel } from '../usability/levels';
import { COLUMNS_LEVEL_NAME } from './states';

/** The level of the columns of a period in words; nothing where they ask for no care. */
export function columnsLevelWords({
  columns,
  columnsInPart,
}: {
  columns?: ColumnsLevel | undefined;
  /** are they so in some months of the period alone? */
  columnsInPart?: boolean | undefined;
}): string | undefined {
  const level = columns && COLUMNS_LEVEL_NAME[columns];
  return level && columnsInPart ? `${level}（部分月份）` : level;
}
