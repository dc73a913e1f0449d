import { columnsOfSet, setsOf } from '../catalogue/sets';
import type { Catalogue, Column, DataSet, Incident, Severity } from '../catalogue/types';
import { memoOf } from '../../lib/memo';
import { readerOf } from './reader';

/** A column of a published set, and an incident that touches its values or notes something of them. */
interface NamedCell {
  set: DataSet;
  column: Column;
  incident: Incident['id'];
  severity: Severity;
}

/** All of them. What an incident says of a column counts only where a file of its periods has that column. */
export const namedCells = memoOf((catalogue: Catalogue): NamedCell[] =>
  setsOf(catalogue).flatMap((set) =>
    columnsOfSet(catalogue, set).flatMap((column) =>
      readerOf(catalogue)
        .cell(set.period, set.variant, column.header)
        .reasons.flatMap((reason) =>
          reason.type === 'incident'
            ? [{ set, column, incident: reason.incident, severity: reason.severity }]
            : [],
        ),
    ),
  ),
);
