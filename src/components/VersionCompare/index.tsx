import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { LifelineProp, VersionChangeProp, VersionFactsProp } from '@site/plugins/catalogue/client';
import { columnHref, versionHref } from '@site/src/components/hrefs';
import { VARIANT_NAME } from '@site/src/components/labels';
import { formatCount } from '@site/src/domain/format';
import type { ReactNode } from 'react';
import { differences } from './compare';
import styles from './styles.module.css';

interface Props {
  change: VersionChangeProp;
  /** the older version */
  from: VersionFactsProp;
  /** the newer version */
  to: VersionFactsProp;
  /** every column, to know the anchors of their headers */
  columns: Pick<LifelineProp, 'header' | 'anchor'>[];
}

interface HeadersProp {
  sign: 'added' | 'removed';
  headers: string[];
  /** the version whose page describes these columns */
  version: string;
  columns: Props['columns'];
}

function Headers({ sign, headers, version, columns }: HeadersProp): ReactNode {
  if (headers.length === 0) return null;
  return (
    <dd className={styles.change}>
      <span className={styles[sign]}>
        {sign === 'added' ? (
          <Translate id="versionCompare.added" description="Before the columns that the newer version added">
            新增
          </Translate>
        ) : (
          <Translate
            id="versionCompare.removed"
            description="Before the columns that the newer version removed"
          >
            移除
          </Translate>
        )}
      </span>
      <ul>
        {headers.map((header) => {
          const anchor = columns.find((column) => column.header === header)?.anchor;
          return (
            <li key={header}>{anchor ? <Link to={columnHref(version, anchor)}>{header}</Link> : header}</li>
          );
        })}
      </ul>
    </dd>
  );
}

/** Two neighbouring dataset versions: what changed in words, and the columns added and removed per variant. */
export default function VersionCompare({ change, from, to, columns }: Props): ReactNode {
  return (
    <section className={styles.pair}>
      <h3>
        <Translate
          id="versionCompare.title"
          description="Title of the differences between two dataset versions"
          values={{ from: from.version, to: to.version }}
        >
          {'{from}到{to}'}
        </Translate>
      </h3>
      <div className={styles.words}>
        <ul className={styles.list}>
          {to.changes.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p className={styles.more}>
          <Link className="more" to={versionHref(to.version)}>
            <Translate
              id="versionCompare.more"
              description="Link to the page of the newer dataset version"
              values={{ version: to.version }}
            >
              {'版本{version}的完整說明'}
            </Translate>
          </Link>
        </p>
      </div>
      <dl className={styles.columns}>
        {differences(change, from, to).map(({ variant, first, added, removed }) => (
          <div key={variant}>
            <dt>{VARIANT_NAME[variant]}</dt>
            {first !== undefined && (
              <dd>
                <Translate
                  id="versionCompare.first"
                  description="The newer version is the first to publish the variant; {count} is its number of columns"
                  values={{ count: formatCount(first) }}
                >
                  {'從這一版開始提供，共{count}欄'}
                </Translate>
              </dd>
            )}
            {first === undefined && added.length === 0 && removed.length === 0 && (
              <dd>
                <Translate id="versionCompare.same" description="The columns of the variant did not change">
                  欄位不變
                </Translate>
              </dd>
            )}
            <Headers sign="added" headers={added} version={to.version} columns={columns} />
            <Headers sign="removed" headers={removed} version={from.version} columns={columns} />
          </div>
        ))}
      </dl>
    </section>
  );
}
