import type { ReactNode } from 'react';
import type { ReleaseProp } from '@site/plugins/pages/client';
import ReleaseNotes from '@site/src/components/data/IncidentMarks/ReleaseNotes';
import { GRANULARITY_NAME } from '@site/src/domain/words';
import { BetaNote } from './Beta';
import SetBlock from './SetBlock';
import styles from './styles.module.css';
import VersionOf from './VersionOf';

interface Props {
  data: ReleaseProp;
  /** chooses the data in Markdown; not used here */
  period?: string;
}

/** Full card of a period: version, every variant with rows, sources and files, and the known quality issues. */
export default function DatasetCard({ data }: Props): ReactNode {
  return (
    <article className={styles.card}>
      <div className={styles.body}>
        <p className={styles.kind}>
          <span>{GRANULARITY_NAME[data.granularity]}</span>
          <span>
            <VersionOf data={data} />
          </span>
        </p>
        <h3 className={styles.period}>{data.period}</h3>
        {data.sets.map((set) => (
          <SetBlock key={set.variant} release={data} set={set} />
        ))}
        <div className={styles.foot}>
          <ReleaseNotes data={data} />
          {data.beta && <BetaNote />}
        </div>
      </div>
    </article>
  );
}
