import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { PeriodMarkProp } from '@site/plugins/pages/client';
import { incidentItem } from '@site/src/domain/addresses/pages';
import { SEVERITY_NAME } from '@site/src/domain/words';
import Mark from '@site/src/components/ui/Mark';
import styles from './styles.module.css';

interface Props {
  /** worst first, as in the catalogue; an empty list draws nothing */
  marks: PeriodMarkProp[];
}

/** Severity and title of incidents, each linked to its entry on the data-quality page. */
export default function IncidentMarks({ marks }: Props): ReactNode {
  if (marks.length === 0) return null;
  return (
    <ul className={styles.list}>
      {marks.map(({ id, severity, title, through }) => (
        <li key={id}>
          <Mark state={severity}>{SEVERITY_NAME[severity]}</Mark>
          <Link to={incidentItem(id)}>{title}</Link>
          {through && <span className="mute">（部分月份：{through}）</span>}
        </li>
      ))}
    </ul>
  );
}
