import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { ReleaseProp } from '@site/plugins/pages/client';
import Beta from '@site/src/components/mdx/DatasetCard/Beta';
import { countBySeverity } from '@site/src/components/mdx/DatasetCard/counts';
import SetBlock from '@site/src/components/mdx/DatasetCard/SetBlock';
import styles from '@site/src/components/mdx/DatasetCard/styles.module.css';
import { filePage } from '@site/src/domain/addresses/pages';
import { Standing, States } from '@site/src/components/data/IncidentMarks/ReleaseNotes';
import Mark from '@site/src/components/ui/Mark';
import { GRANULARITY_NAME, SEVERITY_NAME } from '@site/src/domain/words';

interface Props {
  data: ReleaseProp;
  /** chooses the data in Markdown; not used here */
  period?: string;
}

/** Short card of a period: rows and the CSV file of each variant. The file pages hold the rest. */
export default function DatasetBriefCard({ data }: Props): ReactNode {
  const page = filePage(data.period, data.sets[0]?.variant ?? 'raw');
  return (
    <article className={styles.card}>
      <div className={styles.body}>
        <p className={styles.kind}>
          <span>{GRANULARITY_NAME[data.granularity]}</span>
          <span>
            版本{data.version}
            {data.beta && <Beta />}
          </span>
        </p>
        <h3 className={styles.period}>
          <Link to={page}>{data.period}</Link>
        </h3>
        {data.sets.map((set) => (
          <SetBlock key={set.variant} release={data} set={set} brief />
        ))}
        <div className={styles.foot}>
          <States data={data} />
          {data.marks.length > 0 && (
            <p>
              <Link to={`${page}#incidents`} className={styles.summary ?? ''}>
                {countBySeverity(data.marks).map(([severity, count]) => (
                  <Mark key={severity} state={severity}>
                    {`${SEVERITY_NAME[severity]}${String(count)}件`}
                  </Mark>
                ))}
              </Link>
            </p>
          )}
          <Standing data={data} />
        </div>
      </div>
    </article>
  );
}
