/** One scale for rows and columns: what a table or picture shows as one mark. Pure. */
import { hasNote } from './states';
import {
  ROWS_STATES,
  type CellUsability,
  type RowsState,
  type RowsUsability,
  type UsabilityState,
} from './types';

/** The states of columns, fine with something to know about it, and rows that must not be used at all. */
export type Level = UsabilityState | 'note' | 'avoid';

/** The level of the columns of a period taken together, where they are not simply fine. */
export type ColumnsLevel = Extract<Level, 'note' | 'caution' | 'empty' | 'severe'>;

/** From harmless to harmful; `absent` stands apart and is never the worst of several. */
export const LEVELS: readonly Level[] = ['absent', 'fine', 'note', 'caution', 'empty', 'severe', 'avoid'];

/** Worst of several levels: `absent` of none, or where all are. */
export const worstLevel = <L extends Level>(levels: readonly L[]): L | 'absent' =>
  levels.reduce<L | 'absent'>((a, b) => (LEVELS.indexOf(b) > LEVELS.indexOf(a) ? b : a), 'absent');

/** Does a level ask for care: neither fine, with or without a note, nor absent? */
export const isTrouble = (level: Level): boolean => LEVELS.indexOf(level) > LEVELS.indexOf('note');

/** The level of a column of a set. */
export const levelOf = (cell: CellUsability): Level => (hasNote(cell) ? 'note' : cell.state);

const ROWS: Record<RowsState, Level> = {
  complete: 'fine',
  absent: 'absent',
  partial: 'caution',
  'not-comparable': 'severe',
  avoid: 'avoid',
};

/** The level of the rows of a set. */
export const rowsLevelOf = ({ state }: Pick<RowsUsability, 'state'>): Level => ROWS[state];

/** The state that rows of a level have: complete of fine ones. @throws RangeError for a level that only columns have */
export function rowsStateAt(level: Level): RowsState {
  const found = ROWS_STATES.find((state) => ROWS[state] === level);
  if (!found) throw new RangeError(`列數沒有「${level}」這一級。`);
  return found;
}
