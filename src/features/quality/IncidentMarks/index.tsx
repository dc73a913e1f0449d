import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { incidentItem } from '@site/src/dataset/addresses/pages';
import type { Severity } from '@site/src/dataset/catalogue/types';
import { SEVERITY_NAME } from '@site/src/dataset/words';
import Mark from '@site/src/features/marks/Mark';
import styles from './styles.module.css';

/** An incident as a mark that links to it. */
interface IncidentMark {
  id: string;
  severity: Severity;
  title: string;
  /** the months or quarters from which a longer period inherits it, in words */
  through?: string | undefined;
  /** the periods that it touches, in words */
  periods?: string;
}

/** Severity and title of incidents, each linked to its entry on the data-quality page; worst first. */
export default function IncidentMarks({ marks }: { marks: readonly IncidentMark[] }): ReactNode {
  if (marks.length === 0) return null;
  return (
    <ul className={styles.list}>
      {marks.map(({ id, severity, title, through, periods }) => {
        const link = <Link to={incidentItem(id)}>{title}</Link>;
        return (
          <li key={id}>
            <Mark state={severity}>{SEVERITY_NAME[severity]}</Mark>
            {through === undefined && periods === undefined ? (
              link
            ) : (
              <span>
                {link}
                {through && <span className="mute">（部分月份：{through}）</span>}
                {periods !== undefined && <span className={styles.periods}>{periods}</span>}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
