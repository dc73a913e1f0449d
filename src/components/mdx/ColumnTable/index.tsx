import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ColumnProp, VersionProp } from '@site/plugins/pages/client';
import ColumnHead from '@site/src/components/ui/ColumnHead';
import { dictionaryColumn } from '@site/src/domain/addresses/pages';
import type { ColumnGroup } from '@site/src/domain/catalogue/types';
import { GROUP_NAME, TYPE_NAME } from '@site/src/domain/words';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { placeWords, type Place } from './words';

interface Props {
  data: Place & Pick<VersionProp, 'columnList'>;
  group: ColumnGroup;
}

function Row({ column, place }: { column: ColumnProp; place: Place }): ReactNode {
  const { anchor, header, type, unit, definitions } = column;
  return (
    <tr role="row" id={anchor} className={styles.row}>
      <th role="rowheader" scope="row">
        <Link to={dictionaryColumn(anchor)}>{header}</Link>
      </th>
      <td role="cell" className="tiny">
        {placeWords(definitions, place)}
      </td>
      <td role="cell" className={styles.type}>
        {TYPE_NAME[type]}
        {unit && `，${unit}`}
      </td>
    </tr>
  );
}

/** The columns of one group in one dataset version, each leading to its entry in the dictionary. */
export default function ColumnTable({ data, group }: Props): ReactNode {
  const links = useBrokenLinks();
  const columns = data.columnList.filter((column) => column.group === group);
  for (const { anchor } of columns) links.collectAnchor(anchor);
  if (columns.length === 0) return null;
  return (
    <table role="table" className={styles.table} aria-label={`欄位表：${GROUP_NAME[group]}`}>
      <thead role="rowgroup" className="vh">
        <tr role="row">
          <ColumnHead>欄位</ColumnHead>
          <ColumnHead>哪裡有</ColumnHead>
          <ColumnHead>型別、單位</ColumnHead>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {columns.map((column) => (
          <Row key={column.anchor} column={column} place={data} />
        ))}
      </tbody>
    </table>
  );
}
