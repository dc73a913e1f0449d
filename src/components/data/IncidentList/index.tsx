import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import type { IncidentProp } from '@site/plugins/pages/client';
import { postPage } from '@site/src/domain/addresses/pages';
import { SEVERITY_NAME } from '@site/src/domain/words';
import Mark from '@site/src/components/ui/Mark';
import { Dates, Periods, Scope } from './facts';
import { entriesOf, type Entry } from './order';
import styles from './styles.module.css';
import { Advice, TERM } from './words';

function Item({ entry: { incident, year } }: { entry: Entry }): ReactNode {
  const { id, severity, title, effect, advice, cause, status, post } = incident;
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id} className={styles.item}>
      <div className={styles.when}>
        {year !== undefined && (
          <p className={styles.year} aria-hidden="true">
            {year}
          </p>
        )}
        <p className={styles.dates}>
          <Dates incident={incident} />
        </p>
        <p>
          <Mark state={severity}>{SEVERITY_NAME[severity]}</Mark>
        </p>
      </div>
      <div className={styles.what}>
        <h3 className={styles.title}>
          {title}
          <a className={styles.anchor} href={`#${id}`} aria-label={`「${title}」的連結`}>
            <span aria-hidden="true">#</span>
          </a>
        </h3>
        <p>{effect}</p>
        <Advice advice={advice} />
        <dl className={styles.facts}>
          <dt>{TERM.cause}</dt>
          <dd>{cause}</dd>
          <dt>{TERM.periods}</dt>
          <dd>
            <Periods incident={incident} bars />
          </dd>
          <dt>{TERM.scope}</dt>
          <dd>
            <Scope incident={incident} />
          </dd>
          {status !== undefined && (
            <>
              <dt>{TERM.status}</dt>
              <dd>{status}</dd>
            </>
          )}
        </dl>
        {post !== undefined && (
          <p className="small">
            <Link className="more" to={postPage(post)} aria-label={`詳細經過：${title}`}>
              詳細經過
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}

/** Every incident, newest first: what happened, what to do about it, what it affects, and its current status. */
export default function IncidentList({ incidents }: { incidents: IncidentProp[] }): ReactNode {
  return (
    <ol className={styles.list}>
      {entriesOf(incidents).map((entry) => (
        <Item key={entry.incident.id} entry={entry} />
      ))}
    </ol>
  );
}
