/**
 * Origin: this site
 * Kind: own
 * Why: The dataset card in short: the CSV files of a period and the state of its rows.
 */
import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import Beta from '@theme/DatasetCard/Beta';
import SetBlock from '@theme/DatasetCard/SetBlock';
import styles from '@site/src/theme/DatasetCard/styles.module.css';
import { filePage } from '@site/src/lib/addresses/pages';
import { findRelease, GRANULARITY_NAME } from 'rental-data';
import QualityLine from '@site/src/features/quality/IncidentMarks/QualityLine';

export default function DatasetBriefCard({ period }: { period: string }): ReactNode {
  const release = findRelease(catalogue, period);
  const page = filePage(period, release.sets[0]?.variant ?? 'raw');
  return (
    <article className={styles.card}>
      <div className={styles.body}>
        <p className={styles.kind}>
          <span>{GRANULARITY_NAME[release.granularity]}</span>
          <span>
            版本{release.version}
            {release.beta && <Beta />}
          </span>
        </p>
        <h3 className={styles.period}>
          <Link to={page}>{period}</Link>
        </h3>
        {release.sets.map((set) => (
          <SetBlock key={set.variant} release={release} set={set} brief />
        ))}
        <div className={styles.foot}>
          <QualityLine release={release} />
        </div>
      </div>
    </article>
  );
}
