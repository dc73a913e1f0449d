/**
 * Origin: this site
 * Kind: own
 * Why: The dataset card: all files of a period with rows, sizes, version and what is to be known of it.
 */
import catalogue from '@catalogue';
import type { ReactNode } from 'react';
import QualityLine from '@site/src/features/quality/IncidentMarks/QualityLine';
import { findRelease, GRANULARITY_NAME } from 'rental-data';
import { BetaNote } from './Beta';
import SetBlock from './SetBlock';
import styles from './styles.module.css';
import ReleaseVersion from './ReleaseVersion';

export default function DatasetCard({ period }: { period: string }): ReactNode {
  const release = findRelease(catalogue, period);
  return (
    <article className={styles.card}>
      <div className={styles.body}>
        <p className={styles.kind}>
          <span>{GRANULARITY_NAME[release.granularity]}</span>
          <span>
            <ReleaseVersion release={release} />
          </span>
        </p>
        <h3 className={styles.period}>{period}</h3>
        {release.sets.map((set) => (
          <SetBlock key={set.variant} release={release} set={set} />
        ))}
        <div className={styles.foot}>
          <QualityLine release={release} />
          {release.beta && <BetaNote />}
        </div>
      </div>
    </article>
  );
}
