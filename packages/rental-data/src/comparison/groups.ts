import { groupBy } from '../helpers/groupBy';
import { reasonId } from '../usability/states';
import type { CellReason, CellUsability } from '../usability/types';
import { emptyInBoth } from './columns';
import { worstFirst, type ColumnComparison, type ColumnsAnswer } from './types';

export interface ColumnsAlike extends Omit<ColumnComparison, 'header'> {
  headers: string[];
}

/**
 * The reasons of one side that matter to a comparison. A meaning or a notation that differs from that of the newest files is
 * none by itself: where it differs between the two, `meaning` and `changes` say so.
 */
export const sideReasons = ({ reasons }: CellUsability): CellReason[] =>
  reasons.filter(({ type }) => type !== 'changed' && type !== 'notation');

const toGroupKey = ({ a, b, only, instead, verdict, changes, meaning }: ColumnComparison): string =>
  JSON.stringify([
    verdict,
    only,
    instead,
    [a, b].map((cell) => [cell.state, ...sideReasons(cell).map(reasonId)]),
    // A change of many columns is one and the same for each of them.
    changes,
    meaning.map(({ change, ...sides }) => [change.id, sides]),
  ]);

/** Columns by what a reader must do: no comparison or care, the same reasons together; empty in both; the rest. */
export function groupColumns({ list }: Pick<ColumnsAnswer, 'list'>) {
  const listHeaders = (columns: readonly ColumnComparison[]) => columns.map((c) => c.header);
  const troubled = list.filter((c) => c.verdict !== 'comparable');
  const alike = groupBy(
    troubled.filter((c) => !emptyInBoth(c)),
    toGroupKey,
  );
  const minded = [...alike.values()].map((columns): ColumnsAlike => {
    const [{ header: _header, ...rest }] = columns;
    return { ...rest, headers: listHeaders(columns) };
  });
  return {
    minded: worstFirst(minded),
    empty: listHeaders(troubled.filter(emptyInBoth)),
    comparable: listHeaders(list.filter((c) => c.verdict === 'comparable')),
  };
}
