/** One scale for columns: what a table or picture shows as one mark. Pure. */
import { hasNote } from './states';
import type { CellUsability, UsabilityState } from './types';

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

export const toLevel = (cell: CellUsability): Level => (hasNote(cell) ? 'note' : cell.state);
