import Link from '@docusaurus/Link';
import data from '@generated/pages/default/missing.json';
import type { ReactNode } from 'react';
import Mark from '@site/src/features/marks/Mark';
import Unbroken from '@site/src/lib/ui/Unbroken';
import { filePage, incidentItem } from '@site/src/lib/addresses/pages';
import {
  formatCount,
  granularity,
  type NearbySet,
  nearbySets,
  type Nearness,
  PERIOD_NOUN,
  periodWords,
  ROWS_STATE_MARK,
  ROWS_STATE_NAME,
  type Variant,
  VARIANT_NAME,
} from 'rental-data';
import styles from './styles.module.css';

function nearWords(near: Nearness, period: string): string {
  const noun = PERIOD_NOUN[granularity(period)];
  switch (near) {
    case 'other-variant':
      return '同一期的另一種內容';
    case 'before':
      return `前一個有資料的${noun}`;
    case 'after':
      return `後一個有資料的${noun}`;
    case 'year-before':
      return '前一年的同一期';
    case 'complete':
      return `最近一個${ROWS_STATE_NAME.complete}的${noun}`;
  }
}

function Set({ set: { period, variant, rows, near, state, why } }: { set: NearbySet }): ReactNode {
  return (
    <li data-period={period} data-variant={variant} data-verdict={state}>
      <Link className="block bold" to={filePage(period, variant)}>
        {`${periodWords(period)}${VARIANT_NAME[variant]}`}
      </Link>
      <Mark state={ROWS_STATE_MARK[state]}>{ROWS_STATE_NAME[state]}</Mark>
      <small>
        <Unbroken>{why ? `${nearWords(near, period)}；${why}` : nearWords(near, period)}</Unbroken>
      </small>
      <span className="num r small">{formatCount(rows)}列</span>
    </li>
  );
}

interface Props {
  period: string;
  variant: Variant;
}

export default function NearSets({ period, variant }: Props): ReactNode {
  const reason = data.unpublished[period];
  return (
    <section className={styles.near} data-near-pages>
      <div>
        <h2 className="t20">離它最近的檔案</h2>
        {reason && (
          <p className="small">
            {reason.incident === undefined ? (
              reason.text
            ) : (
              <Link to={incidentItem(reason.incident)}>{reason.text}</Link>
            )}
          </p>
        )}
      </div>
      <ul className={styles.nearest}>
        {nearbySets(data.periods, period, variant).map((set) => (
          <Set key={set.period + set.variant} set={set} />
        ))}
      </ul>
    </section>
  );
}
