import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { ReleaseProp } from '@site/plugins/catalogue/client';
import Beta from '@site/src/components/DatasetCard/Beta';
import Clean from '@site/src/components/DatasetCard/Clean';
import { countBySeverity } from '@site/src/components/DatasetCard/counts';
import { kindOf } from '@site/src/components/DatasetCard/kind';
import SetBlock from '@site/src/components/DatasetCard/SetBlock';
import styles from '@site/src/components/DatasetCard/styles.module.css';
import { fileHref } from '@site/src/components/hrefs';
import { ROWS_STATE_NAME, SEVERITY_NAME } from '@site/src/domain/words';
import Mark from '@site/src/components/Mark';

interface Props {
  data: ReleaseProp;
  /** chooses the data in Markdown; not used here */
  period?: string;
}

/** Short card of a period: rows and the CSV of each variant; the rest stands on the pages of its sets. */
export default function DatasetBriefCard({ data }: Props): ReactNode {
  return (
    <article className={styles.card}>
      <div className={styles.body}>
        <p className={styles.kind}>
          <span>{kindOf(data.granularity)}</span>
          <span>
            <Translate
              id="release.version.plain"
              description="Dataset version of a period"
              values={{ version: data.version }}
            >
              {'版本{version}'}
            </Translate>
            {data.beta && <Beta />}
          </span>
        </p>
        <h3 className={styles.period}>
          <Link to={fileHref(data.period, data.sets[0]?.variant ?? 'raw')}>{data.period}</Link>
        </h3>
        {data.sets.map((set) => (
          <SetBlock key={set.variant} release={data} set={set} brief />
        ))}
        <p className={`${styles.foot} ${styles.summary}`}>
          {data.rowState === 'avoid' && (
            <Mark state="severe">
              <b>{ROWS_STATE_NAME.avoid}</b>
            </Mark>
          )}
          {countBySeverity(data.marks).map(([severity, count]) => (
            <Mark key={severity} state={severity}>
              <Translate
                id="release.marks.count"
                description="Number of incidents of one severity that touch a period"
                values={{ severity: SEVERITY_NAME[severity], count }}
              >
                {'{severity}{count}件'}
              </Translate>
            </Mark>
          ))}
          {data.marks.length === 0 && <Clean data={data} />}
        </p>
      </div>
    </article>
  );
}
