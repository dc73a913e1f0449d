import { columnsOfSet, listSets } from '../catalogue/sets';
import { SEVERITIES, type Catalogue } from '../catalogue/types';
import { memoByObject } from '../helpers/memo';
import { getReader } from './reader';

/** The columns of published sets that an incident touches or notes; only where a file of its periods has the column. */
export const namedCells = memoByObject((catalogue: Catalogue) =>
  listSets(catalogue).flatMap((set) =>
    columnsOfSet(catalogue, set).flatMap((column) =>
      getReader(catalogue)
        .cell(set.period, set.variant, column.header)
        .reasons.flatMap((reason) =>
          reason.type === 'incident'
            ? [{ set, column, incident: reason.incident, severity: reason.severity }]
            : [],
        ),
    ),
  ),
);

export function worstCells(catalogue: Catalogue, header: string) {
  const cells = namedCells(catalogue).filter(({ column }) => column.header === header);
  const severity = SEVERITIES.findLast((level) => cells.some((cell) => cell.severity === level));
  return cells.filter((cell) => cell.severity === severity);
}
