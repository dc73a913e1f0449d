import { groupBy } from '../../lib/groupBy';
import { reasonId } from '../usability/states';
import { emptyInBoth } from './columns';
import { worstFirst, type ColumnComparison, type ColumnsAnswer } from './types';

export interface ColumnsAlike extends Omit<ColumnComparison, 'header'> {
  headers: string[];
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

/** Columns by what a reader must do: no comparison or care, the same reasons together; empty in both; the rest. */
export function groupColumns({ list }: Pick<ColumnsAnswer, 'list'>) {
  const headersOf = (columns: readonly ColumnComparison[]) => columns.map((c) => c.header);
  const troubled = list.filter((c) => c.verdict !== 'comparable');
  const alike = groupBy(
    troubled.filter((c) => !emptyInBoth(c)),
    keyOf,
  );
  const minded = [...alike.values()].map((columns): ColumnsAlike => {
    const [{ header: _header, ...rest }] = columns;
    return { ...rest, headers: headersOf(columns) };
  });
  return {
    minded: worstFirst(minded),
    empty: headersOf(troubled.filter(emptyInBoth)),
    comparable: headersOf(list.filter((c) => c.verdict === 'comparable')),
  };
}
