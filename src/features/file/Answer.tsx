import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import { markClass } from '@site/src/features/marks/Mark';
import useSite from '@site/src/features/site/useSite';
import { filePage, openPage } from '@site/src/lib/addresses/pages';
import CopyButton from '@site/src/lib/ui/CopyButton/island';
import Download from '@site/src/lib/ui/Download';
import clsx from 'clsx';
import {
  type DataSet,
  describeVerdict,
  FORMAT_NAME,
  formatBytes,
  ROWS_STATE_MARK,
  setReference,
  snippetSource,
  suggestionName,
  toShortLine,
  UNKNOWN_DAY,
  getVerdict,
} from 'rental-data';
import type { ReactNode } from 'react';
import styles from './answer.module.css';
import Share from './Share';

interface Props {
  set: DataSet;
}

function Downloads({ set: { period, variant, files } }: Props): ReactNode {
  const { rows, instead } = getVerdict(catalogue, period, variant);
  const avoid = rows.state === 'avoid';
  const [better] = instead;
  return (
    <p className={`row gap3 ${styles.buttons}`}>
      {avoid && better && (
        <Link className="btn" to={filePage(better.period, better.variant)}>
          <span>改用{suggestionName(better)}</span>
        </Link>
      )}
      {files.map(({ format, url, bytes }, index) => (
        <Download
          key={format}
          href={url}
          isSecond={avoid || index > 0}
          detail={`ZIP，解壓縮後${formatBytes(bytes)}`}
        >
          {`${avoid ? '仍要下載' : '下載'}${FORMAT_NAME[format]}`}
        </Download>
      ))}
    </p>
  );
}

function Ways({ set }: Props): ReactNode {
  const site = useSite();
  const { period, variant } = set;
  const line = toShortLine(setReference(catalogue, set, site));
  return (
    <div className={`targets ${styles.ways}`} role="group" aria-label="引用、打開">
      <Share />
      <CopyButton text={line} day={UNKNOWN_DAY} label="複製引用" isPlain />
      {snippetSource(catalogue, set, site) && (
        <>
          <Link to={openPage(period, variant)}>在瀏覽器打開</Link>
          <a href="#excel">用Excel打開</a>
          <a href="#code">用程式打開</a>
        </>
      )}
    </div>
  );
}

/** May the file be used, and the file itself; then what to use instead. */
export default function Answer({ set }: Props): ReactNode {
  const { period, variant } = set;
  const { rows, rent, title, below, columnsAnswer, insteadTitle, instead } = describeVerdict(
    catalogue,
    period,
    variant,
  );
  // The first of those in place of a file to be avoided is the button above.
  const others = rows === 'avoid' ? instead.slice(1) : instead;
  return (
    <section className={clsx('split', styles.answer, ROWS_STATE_MARK[rows])} aria-labelledby="verdict">
      <div data-verdict={rows} data-period={period} data-variant={variant} data-rent={rent}>
        <h2 id="verdict" className={styles.headline}>
          {/* A shape alone: the title says the state in words. */}
          <i aria-hidden="true" className={markClass(ROWS_STATE_MARK[rows], true)} />
          {title}
        </h2>
        <p className={styles.why}>{below}</p>
        <Downloads set={set} />
        <Ways set={set} />
        <p className="smallLoose mute mt3">{columnsAnswer}</p>
      </div>
      {others.length > 0 && (
        <div className="small">
          <h3 className={styles.instead}>{rows === 'avoid' ? '或者改用' : insteadTitle}</h3>
          <ul className="ruled">
            {others.map((other) => (
              <li key={other.period + other.variant} className="ends">
                <Link className="bold" to={filePage(other.period, other.variant)}>
                  {other.name}
                </Link>
                <span className="mute">{other.why}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
