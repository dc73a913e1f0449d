import Link from '@docusaurus/Link';
import posts from '@generated/content-db/default/posts.json';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { RENAMED_INCIDENTS } from '@site/config/moved';
import type { ReactNode } from 'react';
import { postPage } from '@site/src/lib/addresses/pages';
import Fold from '@site/src/lib/ui/Fold';
import Pre from '@site/src/lib/ui/Pre';

import { BOOLEAN_MARK, dateWords, FLAGS, type Incident, periodWords, summariseReach } from 'rental-data';
import { repairFlags } from 'rental-data/code/manyPandas';
import { Certainty, Dates, Periods, Scope, Sources } from './facts';
import facts from './facts.module.css';
import styles from './styles.module.css';
import { Advice, TERM } from './words';

const formerIds = (id: string): string[] =>
  Object.keys(RENAMED_INCIDENTS).filter((former) => RENAMED_INCIDENTS[former] === id);

const toMonth = (day: string): string => day.slice(0, 7);

function Item({ incident }: { incident: Incident }): ReactNode {
  const { id, title, start, effect, advice, cause, status, post } = incident;
  const announced = posts.find(({ slug }) => slug === post);
  useBrokenLinks().collectAnchor(id);
  return (
    <Fold
      id={id}
      className={styles.item}
      data-paper="opened"
      summary={
        <>
          <time dateTime={start}>{periodWords(toMonth(start))}</time>
          <h4>{title}</h4>
          <span>{summariseReach(incident)}</span>
        </>
      }
    >
      <div className={styles.fold}>
        <div>
          {formerIds(id).map((former) => (
            <span key={former} id={former} />
          ))}
          <Advice advice={advice} />
          <p>{effect}</p>
          {id === FLAGS && (
            <Pre className="small">
              <code>{repairFlags(BOOLEAN_MARK)}</code>
            </Pre>
          )}
          <p className="row gap5 small">
            {post !== undefined && (
              <Link className="more" to={postPage(post)} aria-label={`事件經過：${title}`}>
                事件經過
              </Link>
            )}
            <a href={`#${id}`} aria-label={`這件事的連結：${title}`}>
              這件事的連結
            </a>
          </p>
        </div>
        <dl className={facts.facts}>
          <dt>{TERM.dates}</dt>
          <dd>
            <Dates incident={incident} />
          </dd>
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
      </div>
    </Fold>
  );
}

/** Incidents, the newest first, in one line each; all else stands in its fold. */
export default function IncidentList({ incidents }: { incidents: readonly Incident[] }): ReactNode {
  const newestFirst = [...incidents].sort((a, b) => b.start.localeCompare(a.start));
  return newestFirst.map((incident) => <Item key={incident.id} incident={incident} />);
}
