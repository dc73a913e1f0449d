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
  VARIANT_NAME,
  type VersionColumn,
  findVersion,
} from 'rental-data';
import type { ReactNode } from 'react';
import { changedWords, typeWords } from '../ColumnDictionary/words';
import styles from './styles.module.css';

type Definition = VersionColumn['definitions'][number];

function lifeWords({ since, until }: Definition, version: string, oldest: string | undefined): string {
  const isNew = since === version && version !== oldest;
  if (until === version) return isNew ? '只有這一版' : '只到這一版';
  return isNew ? '這一版新增' : '';
}

/** Which variants have a column where not all have it, and what this version did with it. @param versions oldest first */
export function placeWords(
  definitions: readonly Definition[],
  { version, variants: offered }: DatasetVersion,
  versions: readonly DatasetVersion[],
): string {
  return definitions
    .map((definition) => {
      const { variants } = definition;
      const names = variants.map((variant) => VARIANT_NAME[variant]).join('、');
      const all = variants.length === offered.length;
      const who = all ? '' : definitions.length > 1 ? names : `只有${names}`;
      return [who, lifeWords(definition, version, versions[0]?.version)].filter(Boolean).join('，');
    })
    .filter(Boolean)
    .join('；');
}

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
