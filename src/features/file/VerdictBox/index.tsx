import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { filePage } from '@site/src/lib/addresses/pages';
import Mark from '@site/src/features/marks/Mark';
import {
  COLUMN_STATE_MARK,
  COLUMN_STATE_NAME,
  QUESTION,
  ROWS_STATE_MARK,
  ROWS_STATE_NAME,
  type Variant,
  type VerdictSentences,
} from 'rental-data';
import styles from './styles.module.css';

interface Props {
  data: VerdictSentences;
  period: string;
  variant: Variant;
  id?: string | undefined;
}

export default function VerdictBox({ data, period, variant, id = 'verdict' }: Props): ReactNode {
  const { rows, rent, instead } = data;
  return (
    <section className={clsx('mt5', styles.box, ROWS_STATE_MARK[rows])} aria-labelledby={id}>
      <h2 id={id}>{data.headline}</h2>
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
            <p>{data.rowsAnswer}</p>
          </dd>
        </div>
        <div>
          <dt>{QUESTION.rent}</dt>
          <dd className="smallLoose">
            <Mark state={COLUMN_STATE_MARK[rent]} className={styles.state ?? ''}>
              {COLUMN_STATE_NAME[rent]}
            </Mark>
            <p>{data.columnsAnswer}</p>
          </dd>
        </div>
        {instead.length > 0 && (
          <div>
            <dt>{data.insteadTitle}</dt>
            <dd className="smallLoose">
              <ul className="stack">
                {instead.map((other) => (
                  <li key={other.period + other.variant} className="row gap4">
                    <Link className="bold" to={filePage(other.period, other.variant)}>
                      {other.name}
                    </Link>
                    <span className="mute">{other.why}</span>
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
