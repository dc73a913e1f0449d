import { matchesHeader } from '@site/src/dataset/catalogue/columns';
import type { Catalogue } from '@site/src/dataset/catalogue/types';

/** The columns of a pattern: how many headers, and the first column. */
export function matchColumns({ columns }: Pick<Catalogue, 'columns'>, pattern: string) {
  const found = columns.filter((column) => matchesHeader(column.header, pattern));
  return {
    text: pattern.replace(/\*$/, ''),
    count: new Set(found.map(({ header }) => header)).size,
    first: found[0],
  };
}
