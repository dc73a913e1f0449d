import Link from '@docusaurus/Link';
import posts from '@generated/content-db/default/posts.json';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { RENAMED_INCIDENTS } from '@site/config/moved';
import type { ReactNode } from 'react';
import { postPage } from '@site/src/lib/addresses/pages';
import { dateWords, type Incident } from 'rental-data';
import '@site/src/lib/ui/anchors.css';
import { Certainty, Dates, Periods, Scope, Sources } from './facts';
import facts from './facts.module.css';
import styles from './styles.module.css';
import { Advice, TERM } from './words';

const formerIds = (id: string): string[] =>
  Object.keys(RENAMED_INCIDENTS).filter((former) => RENAMED_INCIDENTS[former] === id);

function Item({ incident }: { incident: Incident }): ReactNode {
  const { id, title, effect, advice, cause, status, post } = incident;
  const announced = posts.find(({ slug }) => slug === post);
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id} className={styles.item}>
      <p className="smallTight">
        {formerIds(id).map((former) => (
          <span key={former} id={former} />
        ))}
        <Dates incident={incident} />
      </p>
      <div className={styles.what}>
        <h4>
          {title}
          <a className="hash-link" href={`#${id}`} aria-label={`「${title}」的連結`} />
        </h4>
        <p>{effect}</p>
        <Advice advice={advice} />
        {post !== undefined && (
          <p className="small">
            <Link className="more" to={postPage(post)} aria-label={`事件經過：${title}`}>
              事件經過
            </Link>
          </p>
        )}
      </div>
      <dl className={facts.facts}>
        <dt>{TERM.periods}</dt>
        <dd>
          <Periods incident={incident} bars />
        </dd>
        <dt>{TERM.scope}</dt>
        <dd>
          <Scope incident={incident} />
        </dd>
        <dt>{TERM.cause}</dt>
        <dd>{cause}</dd>
        {status !== undefined && (
          <>
            <dt>{TERM.status}</dt>
            <dd>{status}</dd>
          </>
        )}
        {announced && (
          <>
            <dt>{TERM.announced}</dt>
            <dd>
              <time dateTime={announced.date}>{dateWords(announced.date)}</time>
              {announced.dateNote}
            </dd>
          </>
        )}
        <Certainty incident={incident} />
        <dt>{TERM.sources}</dt>
        <dd>
          <Sources incident={incident} />
        </dd>
      </dl>
    </li>
  );
}

export default function IncidentList({ incidents }: { incidents: readonly Incident[] }): ReactNode {
  const newestFirst = [...incidents].sort((a, b) => b.start.localeCompare(a.start));
  return (
    <ol className="container">
      {newestFirst.map((incident) => (
        <Item key={incident.id} incident={incident} />
      ))}
    </ol>
  );
}
