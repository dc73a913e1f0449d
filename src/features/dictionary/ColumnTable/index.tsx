import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { dictionaryColumn } from '@site/src/lib/addresses/pages';
import {
  changesInVersion,
  columnAnchor,
  type ColumnGroup,
  type DatasetVersion,
  GROUP_NAME,
  listVersionColumns,
  type VersionColumn,
  findVersion,
} from 'rental-data';
import type { ReactNode } from 'react';
import { changedWords, placeWords, typeWords } from 'rental-data/dictionary';
import styles from './styles.module.css';

interface Props {
  version: string;
  group: ColumnGroup;
}

function Row({ found, version }: { found: VersionColumn; version: DatasetVersion }): ReactNode {
  const { column, definitions } = found;
  const anchor = columnAnchor(column);
  const place = placeWords(definitions, version, catalogue.versions);
  const variants = definitions.flatMap((definition) => definition.variants);
  const changed = changedWords(
    changesInVersion(catalogue, version, { header: column.header, variants }),
    variants,
  );
  // The space keeps them apart where only their text is read.
  const words = ` ${[place, typeWords(column), changed].filter(Boolean).join('　')}`;
  return (
    <li id={anchor}>
      <Link to={dictionaryColumn(anchor)}>{column.header}</Link>
      {/* A date among the words is no part of the line for itself. */}
      {changed ? <span>{words}</span> : words}
    </li>
  );
}

export default function ColumnTable({ version: name, group }: Props): ReactNode {
  const links = useBrokenLinks();
  const version = findVersion(catalogue, name);
  const columns = listVersionColumns(catalogue, version).filter(({ column }) => column.group === group);
  for (const { column } of columns) links.collectAnchor(columnAnchor(column));
  if (columns.length === 0) return null;
  return (
    <ul className={styles.columns} aria-label={`欄位表：${GROUP_NAME[group]}`}>
      {columns.map((found) => (
        <Row key={found.column.header} found={found} version={version} />
      ))}
    </ul>
  );
}
