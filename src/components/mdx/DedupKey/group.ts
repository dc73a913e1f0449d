/** Order of the columns that decide whether two listings are the same dwelling. Pure. */
import { COLUMN_GROUPS, type ColumnGroup } from '@site/src/domain/catalogue/types';

interface KeyColumn {
  header: string;
  anchor: string;
}

interface KeyGroup {
  group: ColumnGroup;
  columns: KeyColumn[];
}

/** The columns of the key by group, in the order of the groups; groups without any are left out. */
export function groupKey(
  key: readonly KeyColumn[],
  columns: readonly { anchor: string; group: ColumnGroup }[],
): KeyGroup[] {
  const groupOf = new Map(columns.map(({ anchor, group }) => [anchor, group]));
  return COLUMN_GROUPS.map((group) => ({
    group,
    columns: key.filter(({ anchor }) => groupOf.get(anchor) === group),
  })).filter(({ columns: found }) => found.length > 0);
}
