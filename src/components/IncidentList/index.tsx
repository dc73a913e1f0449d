import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { CSSProperties, ReactNode } from 'react';
import type { IncidentProp } from '@site/plugins/catalogue/client';
import { postHref, releaseHref } from '@site/src/components/hrefs';
import { SEVERITY_NAME } from '@site/src/domain/words';
import Mark from '@site/src/components/Mark';
import { entriesOf, type Entry } from './order';
import styles from './styles.module.css';
import { periodsWords } from './periods';
import { Dates, scopeWords, TERM } from './words';

const ANCHOR = '#';

interface LossesProps {
  losses: IncidentProp['losses'];
}

/** Estimated share of lost rows per period; a bar of full width would be every row. */
function Losses({ losses }: LossesProps): ReactNode {
  return (
    <table className={styles.losses}>
      <caption>
        <Translate id="incident.losses" description="Caption of the table of estimated losses per period">
          估計少收的列數比例，橫條全滿是一整期
        </Translate>
      </caption>
      <tbody>
        {losses.map(([period, percent]) => (
          <tr key={period}>
            <th scope="row">
              <Link to={releaseHref(period)}>{period}</Link>
            </th>
            <td aria-hidden="true">
              <i style={{ '--w': percent / 100 } as CSSProperties} />
            </td>
            <td className="r num">{`${percent}%`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ItemProps {
  entry: Entry;
  level: 3 | 4;
}

function Item({ entry: { incident, year }, level }: ItemProps): ReactNode {
  const { id, severity, title, effect, cause, status, losses, post } = incident;
  const Heading = `h${level}` as const;
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
        <Heading className={styles.title}>
          {title}
          <a
            className={styles.anchor}
            href={`#${id}`}
            aria-label={translate(
              {
                id: 'incident.anchor',
                message: '「{title}」的連結',
                description: 'Name of the link to one incident',
              },
              { title },
            )}
          >
            <span aria-hidden="true">{ANCHOR}</span>
          </a>
        </Heading>
        <p>{effect}</p>
        {losses.length > 0 && <Losses losses={losses} />}
        <dl className={styles.facts}>
          <dt>{TERM.cause}</dt>
          <dd>{cause}</dd>
          <dt>{TERM.periods}</dt>
          <dd>{periodsWords(incident)}</dd>
          <dt>{TERM.scope}</dt>
          <dd>{scopeWords(incident)}</dd>
          <dt>{TERM.status}</dt>
          <dd>{status}</dd>
        </dl>
        {post !== undefined && (
          <p className="small">
            <Link
              className="more"
              to={postHref(post)}
              aria-label={translate(
                {
                  id: 'incident.post.label',
                  message: '詳細經過：{title}',
                  description: 'Name of the link to the post about an incident; begins with its visible text',
                },
                { title },
              )}
            >
              <Translate id="incident.post" description="Link to the post about an incident">
                詳細經過
              </Translate>
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}

interface Props {
  incidents: IncidentProp[];
  /** level of the titles */
  level?: 3 | 4;
}

/** Every incident with what happened, what it touches and how things stand, newest first. */
export default function IncidentList({ incidents, level = 3 }: Props): ReactNode {
  return (
    <ol className={styles.list}>
      {entriesOf(incidents).map((entry) => (
        <Item key={entry.incident.id} entry={entry} level={level} />
      ))}
    </ol>
  );
}
