import Link from '@docusaurus/Link';
import type {
  LifelineProp,
  VariantChangeProp,
  VersionChangeProp,
  VersionFactsProp,
} from '@site/plugins/pages/client';
import { differencePage, versionColumn, versionPage } from '@site/src/domain/addresses/pages';
import { VARIANT_NAME } from '@site/src/domain/words';
import { formatCount } from '@site/src/domain/text/format';
import { Fragment, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  change: VersionChangeProp;
  /** the newer version */
  to: VersionFactsProp;
  /** every column, for the anchors of the headers */
  columns: Pick<LifelineProp, 'header' | 'anchor'>[];
}

interface ListProp extends Pick<Props, 'columns'> {
  headers: string[];
  /** the version whose page describes these columns */
  version: string;
}

type Sign = 'added' | 'removed' | 'replaced' | 'changed';

const SIGN: Record<Sign, string> = {
  added: '新增',
  removed: '移除',
  replaced: '改名',
  changed: '意義改變',
};

function List({ headers, version, columns }: ListProp): ReactNode {
  return headers.map((header, i) => {
    const anchor = columns.find((column) => column.header === header)?.anchor;
    return (
      <Fragment key={header}>
        {i > 0 && '、'}
        {anchor ? <Link to={versionColumn(version, anchor)}>{header}</Link> : header}
      </Fragment>
    );
  });
}

function Headers({ sign, children }: { sign: Sign; children: ReactNode[] }): ReactNode {
  if (children.length === 0) return null;
  return (
    <dd className={styles.change}>
      <span className={styles[sign]}>{SIGN[sign]}</span>
      <ul>
        {children.map((item, i) => (
          <li key={i}>{item}</li>
        ))}
      </ul>
    </dd>
  );
}

function Variant({
  of,
  change,
  columns,
}: { of: VariantChangeProp } & Pick<Props, 'change' | 'columns'>): ReactNode {
  const { variant, first, added, removed, replaced, changed } = of;
  const each = (headers: string[], version: string) =>
    headers.map((header) => <List key={header} headers={[header]} version={version} columns={columns} />);
  const same = [added, removed, replaced, changed].every((list) => list.length === 0);
  return (
    <div>
      <dt>{VARIANT_NAME[variant]}</dt>
      {first !== undefined && <dd>從這一版開始提供，共{formatCount(first)}欄</dd>}
      {first === undefined && same && <dd>欄位不變</dd>}
      <Headers sign="added">{each(added, change.to)}</Headers>
      <Headers sign="replaced">
        {replaced.map(({ from, to }) => (
          <Fragment key={from.join()}>
            <List headers={from} version={change.from} columns={columns} />
            {' → '}
            <List headers={to} version={change.to} columns={columns} />
          </Fragment>
        ))}
      </Headers>
      <Headers sign="changed">{each(changed, change.to)}</Headers>
      <Headers sign="removed">{each(removed, change.from)}</Headers>
    </div>
  );
}

/** Two neighbouring dataset versions: the changes in words, and the changed columns per variant. */
export default function VersionCompare({ change, to, columns }: Props): ReactNode {
  return (
    <section className={styles.pair}>
      <h3>
        {change.from}到{change.to}
      </h3>
      <div className={styles.words}>
        <ul className={styles.list}>
          {to.changes.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p className={styles.more}>
          <Link className="more" to={differencePage(change.from, change.to)}>
            程式要改哪裡
          </Link>
          <Link className="more" to={versionPage(to.version)}>
            版本{to.version}的完整說明
          </Link>
        </p>
      </div>
      <dl className={styles.columns}>
        {change.variants.map((of) => (
          <Variant key={of.variant} of={of} change={change} columns={columns} />
        ))}
      </dl>
    </section>
  );
}
