import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import ColumnHead from '@site/src/lib/ui/ColumnHead';
import { dictionaryColumn } from '@site/src/dataset/addresses/pages';
import { columnAnchor } from '@site/src/dataset/catalogue/columns';
import { versionOf } from '@site/src/dataset/catalogue/sets';
import type { ColumnGroup, DatasetVersion } from '@site/src/dataset/catalogue/types';
import { listVersionColumns, type VersionColumn } from '@site/src/dataset/catalogue/versionColumns';
import { GROUP_NAME, TYPE_NAME } from '@site/src/dataset/words';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { placeWords } from './words';

interface Props {
  version: string;
  group: ColumnGroup;
}

function Row({ found, version }: { found: VersionColumn; version: DatasetVersion }): ReactNode {
  const { column, definitions } = found;
  const { header, type, unit } = column;
  const anchor = columnAnchor(column);
  return (
    <tr role="row" id={anchor} className={styles.row}>
      <th role="rowheader" scope="row">
        <Link to={dictionaryColumn(anchor)}>{header}</Link>
      </th>
      <td role="cell" className="tiny">
        {placeWords(definitions, version, catalogue.versions)}
      </td>
      <td role="cell" className={styles.type}>
        {TYPE_NAME[type]}
        {unit && `，${unit}`}
      </td>
    </tr>
  );
}

/** The columns of one group in one dataset version, each leading to its entry in the dictionary. */
export default function ColumnTable({ version: name, group }: Props): ReactNode {
  const links = useBrokenLinks();
  const version = versionOf(catalogue, name);
  const columns = listVersionColumns(catalogue, version).filter(({ column }) => column.group === group);
  for (const { column } of columns) links.collectAnchor(columnAnchor(column));
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
        {columns.map((found) => (
          <Row key={found.column.header} found={found} version={version} />
        ))}
      </tbody>
    </table>
  );
}
