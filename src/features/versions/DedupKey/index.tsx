import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import Fold from '@site/src/lib/ui/Fold';
import {
  type Column,
  COLUMN_GROUPS,
  columnAnchor,
  type ColumnGroup,
  formatCount,
  GROUP_NAME,
  listVersionColumns,
  findVersion,
} from 'rental-data';
import { Fragment, type ReactNode } from 'react';
import styles from './styles.module.css';

interface KeyGroup<T> {
  group: ColumnGroup;
  columns: T[];
}

/** The columns of the key by group, in the order of the groups; groups without any are left out. */
export const groupKey = <T extends Pick<Column, 'group'>>(key: readonly T[]): KeyGroup<T>[] =>
  COLUMN_GROUPS.map((group) => ({ group, columns: key.filter((column) => column.group === group) })).filter(
    ({ columns }) => columns.length > 0,
  );

/** Up to this many columns are shown at once; longer lists are folded. */
const SHOWN = 20;

export default function DedupKey({ version }: { version: string }): ReactNode {
  const key = listVersionColumns(catalogue, findVersion(catalogue, version))
    .filter(({ dedupKey }) => dedupKey)
    .map(({ column }) => column);
  if (key.length === 0) {
    return <p>這個版本沒有消除重複住宅，也就沒有比對欄位。</p>;
  }
  const list = (
    <dl className="smallTight">
      {groupKey(key).map(({ group, columns }) => (
        <div key={group} className={styles.group}>
          <dt>{GROUP_NAME[group]}</dt>
          {/* one name a line; the space keeps them apart where only their text is read */}
          <dd>
            {columns.map((column) => (
              <Fragment key={column.header}>
                <Link to={`#${columnAnchor(column)}`}>{column.header}</Link>{' '}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
  if (key.length <= SHOWN) return list;
  return <Fold summary={`一共比對${formatCount(key.length)}個欄位`}>{list}</Fold>;
}
