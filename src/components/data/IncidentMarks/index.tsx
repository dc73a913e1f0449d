import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { PeriodMarkProp } from '@site/plugins/pages/client';
import { periodsWords } from '@site/src/components/data/IncidentList/words';
import { incidentItem } from '@site/src/domain/addresses/pages';
import { SEVERITY_NAME } from '@site/src/domain/words';
import Mark from '@site/src/components/ui/Mark';
import styles from './styles.module.css';

interface Props {
  /** worst first, as in the catalogue; an empty list draws nothing */
  marks: readonly (PeriodMarkProp & { periods?: string; from?: string; until?: string })[];
}

/** Severity and title of incidents, each linked to its entry on the data-quality page. */
export default function IncidentMarks({ marks }: Props): ReactNode {
  if (marks.length === 0) return null;
  return (
    <ul className={styles.list}>
      {marks.map(({ id, severity, title, through, periods, from, until }) => (
        <li key={id}>
          <Mark state={severity}>{SEVERITY_NAME[severity]}</Mark>
          <span>
            <Link to={incidentItem(id)}>{title}</Link>
            {through && <span className="mute">（部分月份：{through}）</span>}
            {periods !== undefined && (
              <span className={styles.periods}>
                {periodsWords({ periods, ...(from ? { from } : {}), ...(until ? { until } : {}) })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
