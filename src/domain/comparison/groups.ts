/** Columns of a comparison that say the same, told once. Pure. */
import { reasonId } from '../usability/states';
import { emptyInBoth } from './columns';
import type { ColumnComparison, ColumnsAnswer, Verdict } from './types';

/** Columns with the same states for the same reasons. */
export interface ColumnsAlike extends Omit<ColumnComparison, 'header'> {
  /** in the order of the files */
  headers: string[];
}

interface GroupedColumns {
  /** not comparable, then those that ask for care; each in the order of its first column */
  minded: ColumnsAlike[];
  /** empty in both: there is nothing to compare */
  empty: string[];
  comparable: string[];
}

const keyOf = ({ a, b, only, instead, verdict, changes }: ColumnComparison): string =>
  JSON.stringify([
    verdict,
    only,
    instead,
    [a, b].map(({ state, reasons }) => [state, ...reasons.map(reasonId)]),
    // A change of many columns is one and the same for each of them.
    changes,
  ]);

const ORDER: readonly Verdict[] = ['not-comparable', 'with-care'];

/** The columns of a comparison, sorted by what a reader has to do about them. */
export function groupColumns({ list }: Pick<ColumnsAnswer, 'list'>): GroupedColumns {
  const alike = new Map<string, ColumnsAlike>();
  const empty: string[] = [];
  const comparable: string[] = [];
  for (const column of list) {
    const { header, ...rest } = column;
    if (column.verdict === 'comparable') comparable.push(header);
    else if (emptyInBoth(column)) empty.push(header);
    else {
      const key = keyOf(column);
      const known = alike.get(key);
      if (known) known.headers.push(header);
      else alike.set(key, { ...rest, headers: [header] });
    }
  }
  const minded = [...alike.values()].sort((x, y) => ORDER.indexOf(x.verdict) - ORDER.indexOf(y.verdict));
  return { minded, empty, comparable };
}
