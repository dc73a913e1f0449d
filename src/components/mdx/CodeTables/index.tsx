import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { CodeTableProp, VersionProp } from '@site/plugins/pages/client';
import Fold from '@site/src/components/ui/Fold';
import { formatCount } from '@site/src/domain/text/format';
import { Fragment, type ReactNode } from 'react';
import styles from './styles.module.css';
import { isLong, ownCodes, sharedCodes, usersOf, type Code } from './tables';

interface Props {
  data: Pick<VersionProp, 'codeTables' | 'columnList'>;
}

/**
 * Codes with their labels. Each item is one text in which a tab separates code and label: four hundred items stay
 * light, searching the page finds a code, and a copied list fills two columns of a spreadsheet.
 */
function Codes({ codes, digits }: { codes: readonly Code[]; digits: number }): ReactNode {
  return (
    <ul className={styles.codes} style={{ tabSize: `${digits}ch` }}>
      {codes.map(([code, label]) => (
        <li key={code} className={styles.code}>{`${code}\t${label}`}</li>
      ))}
    </ul>
  );
}

/** Width of the widest code and a gap, in characters. */
const digitsOf = (codes: readonly Code[]) => Math.max(0, ...codes.map(([code]) => String(code).length)) + 2;

function Table({
  table,
  columnList,
  shared,
}: {
  table: CodeTableProp;
  columnList: VersionProp['columnList'];
  shared: Code[];
}): ReactNode {
  const id = `code-${table.id}`;
  useBrokenLinks().collectAnchor(id);
  const own = ownCodes(table.codes, shared);
  return (
    <section className={styles.table}>
      <h3 id={id} className={styles.title}>
        {table.title}
      </h3>
      <p className={styles.users}>
        欄位：
        {usersOf(table.id, columnList).map(({ header, anchor }, i) => (
          <Fragment key={anchor}>
            {i > 0 && '、'}
            <Link to={`#${anchor}`}>{header}</Link>
          </Fragment>
        ))}
      </p>
      {own.length > 0 && <Codes codes={own} digits={digitsOf(own)} />}
      {table.groups && (
        <div className={styles.counties}>
          {table.groups.map((county) => (
            <Fold
              key={county.title}
              summary={
                <>
                  {county.title}
                  <span className={styles.count}>{formatCount(county.codes.length)}</span>
                </>
              }
            >
              <Codes codes={county.codes} digits={digitsOf(county.codes)} />
            </Fold>
          ))}
        </div>
      )}
    </section>
  );
}

/** Every code table of a dataset version. */
export default function CodeTables({ data }: Props): ReactNode {
  const { codeTables, columnList } = data;
  const shared = sharedCodes(codeTables);
  const tables = (list: CodeTableProp[]) =>
    list.map((table) => <Table key={table.id} table={table} columnList={columnList} shared={shared} />);
  return (
    <div>
      {shared.map(([code, label]) => (
        <p key={code}>
          {code}（{label}）是每張表共有的，下面不再逐一列出。
        </p>
      ))}
      <div className={styles.short}>{tables(codeTables.filter((table) => !isLong(table)))}</div>
      {tables(codeTables.filter(isLong))}
    </div>
  );
}
