import { first } from '../helpers/first';
import { columnAnchor, listColumns, matchesHeader } from './columns';
import { COLUMN_GROUPS, VARIANTS } from './values';
import type { Catalogue, Column } from './types';

/** The definitions of one header, that of the raw data first, whatever their order in the files. */
export function sortRawFirst(same: readonly Column[]): Column[] {
  const place = ({ variants }: Column) => VARIANTS.findIndex((v) => variants.includes(v));
  return [...same].sort((a, b) => place(a) - place(b));
}

/** The columns of all versions, one per header, by group and then in the order of the files. */
export function listLifelines(catalogue: Pick<Catalogue, 'columns' | 'versions'>) {
  const headers = [...new Set(catalogue.columns.map((c) => c.header))];
  const lines = headers.map((header) => {
    const column = first(sortRawFirst(catalogue.columns.filter((c) => c.header === header)));
    const letters = catalogue.versions.map((version) => {
      const raw = listColumns(catalogue, version, 'raw').some((c) => c.header === header);
      const deduplicated = listColumns(catalogue, version, 'deduplicated').some((c) => c.header === header);
      return raw && deduplicated ? 'b' : raw ? 'r' : deduplicated ? 'd' : '-';
    });
    const newest = catalogue.versions.findLast((_, i) => letters[i] !== '-');
    return {
      anchor: columnAnchor(column),
      header,
      key: column.key,
      group: column.group,
      type: column.type,
      unit: column.unit,
      /** a letter per version: r raw, d deduplicated, b both, - absent */
      life: letters.join(''),
      newest: newest?.version ?? column.since,
    };
  });
  return lines.sort((a, b) => COLUMN_GROUPS.indexOf(a.group) - COLUMN_GROUPS.indexOf(b.group));
}
export type Lifeline = ReturnType<typeof listLifelines>[number];

export function matchColumns({ columns }: Pick<Catalogue, 'columns'>, pattern: string) {
  const found = columns.filter((column) => matchesHeader(column.header, pattern));
  return {
    text: pattern.replace(/\*$/, ''),
    count: new Set(found.map(({ header }) => header)).size,
    first: found[0],
  };
}
