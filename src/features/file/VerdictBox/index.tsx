import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { filePage } from '@site/src/lib/addresses/pages';
import Mark from '@site/src/features/marks/Mark';
import {
  COLUMN_STATE_MARK,
  COLUMN_STATE_NAME,
  periodWords,
  QUESTION,
  ROWS_STATE_MARK,
  ROWS_STATE_NAME,
  type SetDocument,
  VARIANT_NAME,
} from 'rental-data';
import styles from './styles.module.css';

/** What is published of whether a set may be used. */
export default function VerdictBox({
  of: { period, variant, verdict },
  id = 'verdict',
}: {
  of: SetDocument;
  id?: string | undefined;
}): ReactNode {
  const { rows, rent, instead } = verdict;
  return (
    <section className={clsx('mt5', styles.box, ROWS_STATE_MARK[rows])} aria-labelledby={id}>
      <h2 id={id}>{verdict.headline}</h2>
      <dl
        className={styles.answers}
        data-verdict={rows}
        data-period={period}
        data-variant={variant}
        data-rent={rent}
      >
        <div>
          <dt>{QUESTION.rows}</dt>
          <dd className="smallLoose">
            <Mark state={ROWS_STATE_MARK[rows]} className={styles.state ?? ''}>
              {ROWS_STATE_NAME[rows]}
            </Mark>
            <p>{verdict.rowsAnswer}</p>
          </dd>
        </div>
        <div>
          <dt>{QUESTION.rent}</dt>
          <dd className="smallLoose">
            <Mark state={COLUMN_STATE_MARK[rent]} className={styles.state ?? ''}>
              {COLUMN_STATE_NAME[rent]}
            </Mark>
            <p>{verdict.columnsAnswer}</p>
          </dd>
        </div>
        {instead.length > 0 && (
          <div>
            <dt>可以改用這幾份</dt>
            <dd className="smallLoose">
              <ul className="stack">
                {instead.map((other) => (
                  <li key={other.period + other.variant} className="row gap4">
                    <Link className="bold" to={filePage(other.period, other.variant)}>
                      {`${periodWords(other.period)}，${VARIANT_NAME[other.variant]}`}
                    </Link>
                    <span className="mute">{other.text}</span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
