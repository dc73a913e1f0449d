import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Fragment, type ReactNode } from 'react';
import '@site/src/lib/ui/anchors.css';
import Fold from '@site/src/lib/ui/Fold';
import { ENGLISH_PAGES } from '@site/src/lib/addresses/english';
import { filePage, PAGES } from '@site/src/lib/addresses/pages';
import {
  briefEnglishReach,
  ENGLISH_COLUMN_TYPE,
  ENGLISH_ROWS_STATE,
  ENGLISH_SEVERITY,
  englishDate,
  englishDateSpan,
  englishIncident,
  englishPeriod,
  englishReach,
  englishRowsWhy,
  type Incident,
  LANGUAGE,
  listWorsened,
  getReader,
  ROWS_STATE_MARK,
  SEVERITIES,
  type Severity,
  touchesRows,
} from 'rental-data';
import { ENGLISH_PAGE, PAGE } from '@site/src/lib/addresses/names';
import Mark from '@site/src/features/marks/Mark';
import { listTouched } from 'rental-data/dictionary';
import EnglishLayout from './EnglishLayout';
import list from '../quality/IncidentList/styles.module.css';
import Map from './Map';
import styles from './quality.module.css';
import Words from './Words';

const MEANING: Record<Severity, string> = {
  severe:
    'The number of rows cannot be compared, or columns cannot be used: “Affects” says which. A file marked “Do not use” must not be used at all.',
  caution: 'Some data are missing, or some columns are not reliable. Read what happened before you use them.',
  note: 'The effect is small. Follow the advice, and the data can be used.',
};

function Dates({ incident: { start, end } }: { incident: Incident }): ReactNode {
  if (end === null) return `Since ${englishDate(start)}`;
  return englishDateSpan(start, end);
}

function Rows({ incident }: { incident: Incident }): ReactNode {
  const worsened = listWorsened(catalogue, incident);
  if (worsened.length === 0) return <Words>{englishReach(incident)}</Words>;
  return (
    <ul>
      {worsened.map((period) => {
        const rows = getReader(catalogue).rows(period, 'raw');
        const why = englishRowsWhy(catalogue, period, rows);
        return (
          <li key={period} data-period={period} data-verdict={rows.state}>
            <Link to={filePage(period, 'raw')} hrefLang={LANGUAGE}>
              {englishPeriod(period)}
            </Link>
            {': '}
            <Mark state={ROWS_STATE_MARK[rows.state]} inText>
              {ENGLISH_ROWS_STATE[rows.state]}
            </Mark>
            {why && <Words>{` – ${why}`}</Words>}
          </li>
        );
      })}
    </ul>
  );
}

function Scope({ incident }: { incident: Incident }): ReactNode {
  const { columnTypes = [] } = incident;
  const touched = listTouched(catalogue, incident);
  const types = columnTypes.map((type) => `all columns of the type ${ENGLISH_COLUMN_TYPE[type]}`);
  const parts: ReactNode[] = [
    ...(touchesRows(incident) || touched.length + types.length === 0 ? ['the number of rows'] : []),
    ...touched.map(({ anchor, header, name }) => (
      <Fragment key={header}>
        <Link to={`${ENGLISH_PAGES.columns}#${anchor}`}>{name}</Link> (<span lang={LANGUAGE}>{header}</span>)
      </Fragment>
    )),
    ...types,
  ];
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      {part}
    </Fragment>
  ));
}

/** One line; all else stands in its fold, as on the Chinese page. */
function Item({ incident }: { incident: Incident }): ReactNode {
  const { id, start, certainty, inferred } = incident;
  const { title, cause, effect, advice, status } = englishIncident(catalogue, id);
  useBrokenLinks().collectAnchor(id);
  return (
    <Fold
      id={id}
      className={list.item}
      data-paper="opened"
      summary={
        <>
          <time dateTime={start}>{englishPeriod(start.slice(0, 7))}</time>
          <h3>
            <Words>{title}</Words>
          </h3>
          <span>{briefEnglishReach(incident)}</span>
        </>
      }
    >
      <div className={list.fold}>
        <div>
          <p>
            <Words>{effect}</Words>
          </p>
          <p>
            <b>Advice: </b>
            <Words>{advice}</Words>
          </p>
          <p className="small">
            <a href={`#${id}`} aria-label={`Link to “${title}”`}>
              Link to this incident
            </a>
          </p>
        </div>
        <dl className={styles.facts}>
          <dt>Dates</dt>
          <dd>
            <Dates incident={incident} />
          </dd>
          <dt>Periods</dt>
          <dd>
            <Rows incident={incident} />
          </dd>
          <dt>Affects</dt>
          <dd>
            <Scope incident={incident} />
          </dd>
          <dt>Cause</dt>
          <dd>
            <Words>{cause}</Words>
          </dd>
          {status !== undefined && (
            <>
              <dt>Since then</dt>
              <dd>
                <Words>{status}</Words>
              </dd>
            </>
          )}
          {(certainty === 'inferred' || inferred !== undefined) && (
            <>
              <dt>Certainty</dt>
              <dd>{`${certainty === 'inferred' ? 'Inferred' : 'Inferred in part'} from the program that makes the files.`}</dd>
            </>
          )}
        </dl>
      </div>
    </Fold>
  );
}

export default function EnglishQuality(): ReactNode {
  const { incidents } = catalogue;
  return (
    <EnglishLayout
      page={ENGLISH_PAGE.quality}
      description={`The ${String(incidents.length)} known quality incidents of the open data on rental listings in Taiwan: when they happened, which files and columns they affect, and what to do.`}
      lead={<p>Choose a month to see its state and its files. Below is what happened.</p>}
      sections={[...SEVERITIES].reverse().map((severity) => {
        const alike = incidents.filter((incident) => incident.severity === severity);
        return {
          id: severity,
          title: `${ENGLISH_SEVERITY[severity]} (${String(alike.length)})`,
          lead: <p>{MEANING[severity]}</p>,
          content: (
            <div>
              {alike.map((incident) => (
                <Item key={incident.id} incident={incident} />
              ))}
            </div>
          ),
        };
      })}
    >
      <section aria-label="The state of each month">
        <Map months />
      </section>
      <p className="measure t15 mute mt5">
        {`${String(incidents.length)} incidents are known. They are listed by severity, the newest first, each with the files and columns that it affects and what to do. Their sources, and posts on some of them, are in Chinese: `}
        <Link to={PAGES.quality} hrefLang={LANGUAGE} lang={LANGUAGE}>
          {PAGE.quality.name}
        </Link>
        .
      </p>
    </EnglishLayout>
  );
}
