import { COLUMN_GROUPS, type Column, type ColumnGroup } from '@site/src/dataset/catalogue/types';

interface KeyGroup<T> {
  group: ColumnGroup;
  columns: T[];
}

/** The columns of the key by group, in the order of the groups; groups without any are left out. */
export const groupKey = <T extends Pick<Column, 'group'>>(key: readonly T[]): KeyGroup<T>[] =>
  COLUMN_GROUPS.map((group) => ({ group, columns: key.filter((column) => column.group === group) })).filter(
    ({ columns }) => columns.length > 0,
  );
