import type { Catalogue, ColumnGroup, Variant } from '../catalogue/types';
import { groupBy } from '../../lib/groupBy';
import { isTrouble, levelOf, LEVELS, type Level } from './levels';
import { matrixColumns } from './matrix';
import { readerOf } from './reader';
import { holdsInPart, ownCare, reasonId } from './states';
import type { CellReason, CellUsability } from './types';

/** Columns of one group that have the same states for the same reasons in every set of a variant. */
export interface ColumnHistory {
  variant: Variant;
  group: ColumnGroup;
  columns: string[];
  periods: { period: string; cell: CellUsability }[];
}

/** The histories of all columns that a variant ever had, in the order of the published files. */
export function columnHistories(catalogue: Catalogue, variant: Variant): ColumnHistory[] {
  const periods = catalogue.releases
    .filter(({ sets }) => sets.some((set) => set.variant === variant))
    .map(({ period }) => period);
  const all = matrixColumns(catalogue).map(({ header, group }) => ({
    variant,
    group,
    columns: [header],
    periods: periods.map((period) => ({ period, cell: readerOf(catalogue).cell(period, variant, header) })),
  }));
  const present = all.filter((history) => history.periods.some(({ cell }) => cell.state !== 'absent'));
  const alike = groupBy(present, ({ group, periods: own }) =>
    [group, ...own.map(({ cell }) => cell.reasons.map(reasonId).join('|'))].join('\n'),
  );
  return [...alike.values()].map((same) => ({
    ...same[0],
    columns: same.flatMap(({ columns }) => columns),
  }));
}

/** The level of a column in a period; periods that must not be used at all stand out among the unusable columns. */
export const levelIn = (cell: CellUsability): Level =>
  cell.reasons.some(({ type }) => type === 'avoid') ? 'avoid' : levelOf(cell);

/** A reason without the parts of a quarter or year that gave it. */
function whole(reason: CellReason): CellReason {
  if (!('through' in reason)) return reason;
  const { through: _, ...rest } = reason;
  return rest;
}

interface HistoryState {
  level: Level;
  /** does it hold for a part of each period only? */
  inPart: boolean;
  reasons: CellReason[];
  periods: string[];
}

/** The states of a history, worst first; periods with nothing to say about them are left out. */
export function statesIn({ periods }: ColumnHistory): HistoryState[] {
  const told = periods
    .filter(({ cell }) => cell.state !== 'fine' || cell.reasons.length > 0)
    .map(({ period, cell }) => ({
      period,
      level: levelIn(cell),
      inPart: holdsInPart(cell),
      reasons: cell.reasons.map(whole),
    }));
  const alike = groupBy(told, ({ level, inPart, reasons }) =>
    [level, inPart, ...reasons.map(reasonId)].join('|'),
  );
  return [...alike.values()]
    .map((same) => ({ ...same[0], periods: same.map(({ period }) => period) }))
    .sort((a, b) => LEVELS.indexOf(b.level) - LEVELS.indexOf(a.level));
}

/** Do the columns ask for care of their own in some period that may be used at all? */
export const hasTrouble = ({ periods }: ColumnHistory): boolean =>
  periods.some(({ cell }) => levelIn(cell) !== 'avoid' && isTrouble(levelOf(ownCare(cell))));
