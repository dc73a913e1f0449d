import type { Catalogue } from '../catalogue/types';
import type { Variant } from '../catalogue/values';
import { groupBy } from '../helpers/groupBy';
import { isTrouble, toLevel, LEVELS, type Level } from './levels';
import { matrixColumns } from './matrix';
import { getReader } from './reader';
import { holdsInPart, ownCare, reasonId, worstState } from './states';
import type { CellReason, CellUsability } from './types';

/** Another meaning than in the newest files is told once of a column, not of each period before the change. */
export function withoutMeaning(cell: CellUsability): CellUsability {
  const reasons = cell.reasons.filter(({ type }) => type !== 'changed');
  return reasons.length === cell.reasons.length
    ? cell
    : { state: worstState(reasons.map(({ gives }) => gives)), reasons };
}

/** All columns that a variant ever had: those of one group with the same states for the same reasons in every set stand together, in the order of the files. */
export function columnHistories(catalogue: Catalogue, variant: Variant) {
  const periods = catalogue.releases
    .filter(({ sets }) => sets.some((set) => set.variant === variant))
    .map(({ period }) => period);
  const all = matrixColumns(catalogue).map(({ header, group }) => ({
    variant,
    group,
    columns: [header],
    periods: periods.map((period) => ({
      period,
      cell: withoutMeaning(getReader(catalogue).cell(period, variant, header)),
    })),
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

export type ColumnHistory = ReturnType<typeof columnHistories>[number];

export const levelIn = (cell: CellUsability): Level =>
  cell.reasons.some(({ type }) => type === 'avoid') ? 'avoid' : toLevel(cell);

function whole(reason: CellReason): CellReason {
  if (!('through' in reason)) return reason;
  const { through: _, ...rest } = reason;
  return rest;
}

/** The states of a history, worst first; periods with nothing to say about them are left out. */
export function statesIn({ periods }: ColumnHistory) {
  const reported = periods
    .filter(({ cell }) => cell.state !== 'fine' || cell.reasons.length > 0)
    .map(({ period, cell }) => ({
      period,
      level: levelIn(cell),
      inPart: holdsInPart(cell),
      reasons: cell.reasons.map(whole),
    }));
  const alike = groupBy(reported, ({ level, inPart, reasons }) =>
    [level, inPart, ...reasons.map(reasonId)].join('|'),
  );
  return [...alike.values()]
    .map((same) => ({ ...same[0], periods: same.map(({ period }) => period) }))
    .sort((a, b) => LEVELS.indexOf(b.level) - LEVELS.indexOf(a.level));
}

export const hasTrouble = ({ periods }: ColumnHistory): boolean =>
  periods.some(({ cell }) => levelIn(cell) !== 'avoid' && isTrouble(toLevel(ownCare(cell))));
