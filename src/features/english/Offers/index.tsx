import catalogue from '@catalogue';
import type { ReactNode } from 'react';
import {
  type DataSet,
  ENGLISH_GRANULARITY,
  ENGLISH_VARIANT,
  englishPeriod,
  findRelease,
  formatBytes,
  formatCount,
  granularity,
  recommendSets,
  startSentence,
} from 'rental-data';
import Download from '@site/src/lib/ui/Download';
import styles from '@site/src/features/download/page.module.css';

function Offer({ set: { period } }: { set: DataSet }): ReactNode {
  return (
    <li>
      <p className="small mute">{startSentence(ENGLISH_GRANULARITY[granularity(period)])}</p>
      <h2 className="t26 plain">
        <a href={`#${period}`}>{englishPeriod(period)}</a>
      </h2>
      {[...findRelease(catalogue, period).sets].reverse().flatMap(({ variant, rows, files }, index) =>
        files
          .filter(({ format }) => format === 'csv')
          .map(({ url, bytes }) => (
            <Download
              key={variant}
              href={url}
              isSecond={index > 0}
              detail={`${formatCount(rows)} rows, ${formatBytes(bytes)}`}
            >
              {ENGLISH_VARIANT[variant]}
            </Download>
          )),
      )}
    </li>
  );
}

/** The newest month, quarter and year that can be used as they are, both variants as buttons. */
export default function Offers(): ReactNode {
  const { month, quarter, year } = recommendSets(catalogue);
  return (
    <>
      <ul className={`columns ${styles.offers}`} aria-label="Recommended files">
        {[month, quarter, year].map((set) => set && <Offer key={set.period} set={set} />)}
      </ul>
      <p className={`small mute ${styles.newest}`}>
        The newest with no known gaps in their rows and no unusable columns.
      </p>
    </>
  );
}
