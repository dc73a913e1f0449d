import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ColumnProp, VersionProp } from '@site/plugins/pages/client';
import IncidentMarks from '@site/src/components/data/IncidentMarks';
import Lifeline from '@site/src/components/charts/Lifeline';
import { GROUP_NAME, TYPE_NAME, VARIANT_NAME, VARIANT_SHORT } from '@site/src/domain/words';
import type { ColumnGroup, Variant } from '@site/src/domain/catalogue/types';
import { formatCount } from '@site/src/domain/text/format';
import type { ReactNode } from 'react';
import JsonKey from '@site/src/components/data/JsonKey';
import ColumnHead from '@site/src/components/ui/ColumnHead';
import styles from './styles.module.css';

interface Props {
  data: Pick<VersionProp, 'variants' | 'versions' | 'columnList'>;
  group: ColumnGroup;
}

const names = (variants: readonly Variant[], of: Record<Variant, string>) =>
  variants.map((v) => of[v]).join('、');

function Codes({ codes }: { codes: NonNullable<ColumnProp['codes']> }): ReactNode {
  if (codes.list) {
    return (
      <span className={styles.codes}>
        {codes.list.map(([code, label]) => (
          <span key={code} className={styles.code}>
            <b>{code}</b>
            {label}
          </span>
        ))}
      </span>
    );
  }
  return (
    <Link to={`#code-${codes.table}`} className={styles.codeTable ?? ''}>
      {codes.title}編碼表，{formatCount(codes.count)}個代碼
    </Link>
  );
}

/** Description of the column: one text, or one per variant where they differ. */
function Descriptions({ definitions }: Pick<ColumnProp, 'definitions'>): ReactNode {
  const differ = definitions.length > 1;
  return definitions.map(({ variants, description }) => (
    <p key={variants.join()}>
      {differ && <b className="block">{names(variants, VARIANT_NAME)}</b>}
      {description}
    </p>
  ));
}

function Row({
  column,
  versions,
  named,
}: {
  column: ColumnProp;
  versions: string[];
  named: boolean;
}): ReactNode {
  const { anchor, header, key, type, unit, codes, definitions, dedupKey, marks } = column;
  return (
    <tr role="row" id={anchor} className={styles.row}>
      <th role="rowheader" scope="row" className={styles.header}>
        <a href={`#${anchor}`}>{header}</a>
        {key && <JsonKey name={key} className={styles.key} />}
      </th>
      <td role="cell" className={styles.type}>
        {TYPE_NAME[type]}
        {unit && <span className={styles.unit}>{unit}</span>}
      </td>
      <td role="cell" className={styles.what}>
        <Descriptions definitions={definitions} />
        {codes && <Codes codes={codes} />}
        {dedupKey && <span className={styles.dedupKey}>比對欄位</span>}
        {marks.length > 0 && (
          <div className={styles.marks}>
            <IncidentMarks marks={marks} />
          </div>
        )}
      </td>
      <td role="cell" className={styles.life}>
        {definitions.map(({ variants, since, until }) => (
          <div key={variants.join()}>
            {named && <span className={styles.short}>{names(variants, VARIANT_SHORT)}</span>}
            <Lifeline versions={versions} since={since} until={until} />
          </div>
        ))}
      </td>
    </tr>
  );
}

/** The columns of one group in one dataset version: the dictionary of the versioned pages. */
export default function ColumnTable({ data, group }: Props): ReactNode {
  const links = useBrokenLinks();
  const versions = [...data.versions].reverse();
  const columns = data.columnList.filter((column) => column.group === group);
  for (const { anchor } of columns) links.collectAnchor(anchor);
  if (columns.length === 0) return null;
  // Where there is only one variant, its name is not repeated in every row.
  const named = data.variants.length > 1;
  return (
    <div className={styles.frame}>
      <table role="table" className={styles.table} aria-label={`欄位表：${GROUP_NAME[group]}`}>
        <thead role="rowgroup">
          <tr role="row">
            <ColumnHead>欄位與JSON鍵</ColumnHead>
            <ColumnHead>型別、單位</ColumnHead>
            <ColumnHead>說明、代碼與已知問題</ColumnHead>
            <ColumnHead>
              版本{versions[0]}到{versions.at(-1)}
            </ColumnHead>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {columns.map((column) => (
            <Row key={column.anchor} column={column} versions={versions} named={named} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
