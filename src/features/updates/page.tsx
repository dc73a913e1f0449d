import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import posts from '@generated/content-db/default/posts.json';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  dateWords,
  FILES,
  listUpdates,
  type Update,
  UPDATE_KIND_NAME,
  UPDATE_KINDS,
  updatesByYear,
} from 'rental-data';
import { DOCUMENTED_PAGES } from '@site/src/lib/addresses/documentedPages';
import { PAGES } from '@site/src/lib/addresses/pages';
import { PAGE } from '@site/src/lib/addresses/names';
import '@site/src/lib/ui/anchors.css';
import Coded from '@site/src/lib/ui/Coded';
import Fold from '@site/src/lib/ui/Fold';
import PageHead from '@site/src/lib/ui/PageHead';
import Layout from '@theme/Layout';
import { Fragment, type ReactNode } from 'react';
import styles from './page.module.css';

const title = PAGE.updates.name;
const updates = listUpdates(catalogue, DOCUMENTED_PAGES, posts);

const kinds = [
  ['all', '全部', updates.length] as const,
  ...UPDATE_KINDS.map(
    (kind) =>
      [kind, UPDATE_KIND_NAME[kind], updates.filter((update) => update.kind === kind).length] as const,
  ),
];

/** Chooses the kind whose entries are shown: the style sheet alone does it. */
function Kinds(): ReactNode {
  return (
    <fieldset className={styles.kinds}>
      <legend>只看一種</legend>
      {kinds.map(([kind, name, count], index) => (
        <label key={kind}>
          <input type="radio" name="kind" value={kind} defaultChecked={index === 0} />
          <span>{`${name}${String(count)}`}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Entry({ update }: { update: Update }): ReactNode {
  const { kind, day, dayNote, to, parts } = update;
  const [page, anchor] = to.split('#');
  const isHere = page === PAGES.updates;
  useBrokenLinks().collectAnchor(isHere ? (anchor ?? '') : '');
  return (
    <li className={styles.entry} data-kind={kind} id={isHere ? anchor : undefined}>
      <p className="t15 mute">
        <time dateTime={day}>{dateWords(day)}</time>
        {dayNote}
        <span className={styles.kind}>{UPDATE_KIND_NAME[kind]}</span>
      </p>
      <div className="measure stack">
        <h3>
          {isHere ? (
            <>
              {update.title}
              <a className="hash-link" href={`#${anchor ?? ''}`} aria-label={`「${update.title}」的連結`} />
            </>
          ) : (
            <Link to={to}>{update.title}</Link>
          )}
        </h3>
        {parts.map(({ name, text, code }) => (
          <p key={text}>
            {name && <b>{`${name}：`}</b>}
            <span>{code ? <Coded>{text}</Coded> : text}</span>
          </p>
        ))}
      </div>
    </li>
  );
}

const Entries = ({ updates: listed }: { updates: readonly Update[] }): ReactNode => (
  <ul>
    {listed.map((update) => (
      <Entry key={update.to} update={update} />
    ))}
  </ul>
);

/** How many there are of each kind: 檔案1則、文章6則. */
const summariseUpdates = (listed: readonly Update[]): string =>
  UPDATE_KINDS.flatMap((kind) => {
    const count = listed.filter((update) => update.kind === kind).length;
    return count > 0 ? `${UPDATE_KIND_NAME[kind]}${String(count)}則` : [];
  }).join('、');

/** What became of the data and of this site comes first, folded in years that hold the newest of no kind; how files for programs changed is folded below it. */
function Year({ year, isOpen, runs, formats }: ReturnType<typeof updatesByYear>[number]): ReactNode {
  const news = runs.flatMap(({ shown, folded }) => [...shown, ...folded]);
  return (
    <section className={styles.year} aria-labelledby={`y${year}`}>
      <h2 id={`y${year}`} className="t26">
        {`${year}年`}
      </h2>
      {isOpen
        ? runs.map(({ shown, folded }) => (
            <Fragment key={shown[0]?.to}>
              <Entries updates={shown} />
              {folded[0] && (
                <Fold
                  className={styles.folded}
                  data-kind={folded[0].kind}
                  summary={`另外${String(folded.length)}則${UPDATE_KIND_NAME[folded[0].kind]}`}
                >
                  <Entries updates={folded} />
                </Fold>
              )}
            </Fragment>
          ))
        : news.length > 0 && (
            <Fold className={styles.folded} summary={summariseUpdates(news)}>
              <Entries updates={news} />
            </Fold>
          )}
      {formats.length > 0 && (
        <Fold className={styles.folded} data-kind="format" summary={`格式的改變${String(formats.length)}則`}>
          <Entries updates={formats} />
        </Fold>
      )}
    </section>
  );
}

export default function Updates(): ReactNode {
  return (
    <Layout
      title={title}
      description="開放台灣民間租屋資料最近有什麼改變：本站的更正、新的檔案、格式的改變與文章，新的在前，每一則都有日期。"
    >
      <main className="wrap">
        <PageHead title={title}>
          <p>
            本站的更正、新的檔案、格式的改變與文章，新的在前。沒有發布日期的檔案在
            <Link to={PAGE.download.to}>下載頁</Link>，品質事件在
            <Link to={PAGE.quality.to}>{PAGE.quality.name}</Link>。
            <a href={useBaseUrl(`/${FILES.feed('updates', 'rss')}`)}>訂閱RSS</a>
          </p>
        </PageHead>
        <div className={styles.list}>
          <Kinds />
          {updatesByYear(updates).map((year) => (
            <Year key={year.year} {...year} />
          ))}
        </div>
      </main>
    </Layout>
  );
}
