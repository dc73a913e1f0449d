import catalogue from '@catalogue';
import type { ReactNode } from 'react';
import {
  type DataSet,
  ENGLISH_GRANULARITY,
  ENGLISH_VARIANT,
  englishPeriod,
  formatBytes,
  formatCount,
  granularity,
  recommendSets,
  startSentence,
} from 'rental-data';
import FileButtons from '@site/src/features/site/FileButtons';
import styles from '@site/src/features/download/page.module.css';

function Offer({ set: { period } }: { set: DataSet }): ReactNode {
  return (
    <li>
      <p className="small mute">{startSentence(ENGLISH_GRANULARITY[granularity(period)])}</p>
      <h2 className="t26 plain">
        <a href={`#${period}`}>{englishPeriod(period)}</a>
      </h2>
      <FileButtons
        period={period}
        nameVariant={(variant) => ENGLISH_VARIANT[variant]}
        describeFile={(rows, bytes) => `${formatCount(rows)} rows, ${formatBytes(bytes)}`}
      />
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
