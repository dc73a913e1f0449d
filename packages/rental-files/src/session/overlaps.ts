/** What would be counted twice: a set that is open twice, a month beside the quarter or year that holds it, a listing twice in a file. */
import { containsPeriod, periodWords } from 'rental-data';
import { textAt } from '../table/batch';
import type { NamedTable, Table } from '../table/files';
import { LISTING } from '../table/inspect';

/** Two files with rows in common; plain data, since it travels between threads. */
export interface Overlap {
  why: string;
  place: number;
  name: string;
}

export function findOverlaps(tables: readonly NamedTable[]): Overlap[] {
  return tables.flatMap(({ name, table: { named } }, place) => {
    if (!named) return [];
    const { period, variant } = named;
    const overlapping = tables.flatMap((other, index): string[] => {
      if (index === place || other.table.named?.variant !== variant) return [];
      const { period: whole } = other.table.named;
      if (whole === period)
        return index < place ? [`「${name}」和「${other.name}」是同一期（${periodWords(period)}）。`] : [];
      return containsPeriod(whole, period)
        ? [`「${name}」是${periodWords(period)}，「${other.name}」是${periodWords(whole)}，已經包含這一期。`]
        : [];
    });
    const [why] = overlapping;
    return why === undefined ? [] : [{ why: `${why}合在一起，同一則刊登會算兩次。`, place, name }];
  });
}

export const onceEach = (table: Table): Table => ({
  ...table,
  async *rows(candidate, wanted) {
    const seen = new Set<string>();
    const names = table.format === 'csv' ? table.names : candidate.columns.map(({ header }) => header);
    const at = LISTING.map((header) => names.indexOf(header));
    for await (const batch of table.rows(candidate, wanted && new Set([...wanted, ...LISTING])))
      yield batch.filter((row) => {
        const listing = at
          .map((index) => batch.columns[index])
          .map((column) => (column ? textAt(column, row) : ''))
          .join(' ');
        if (seen.has(listing)) return false;
        seen.add(listing);
        return true;
      });
  },
});
