import Link from '@docusaurus/Link';
import { Advice } from '@site/src/features/quality/IncidentList/words';
import Mark from '@site/src/features/marks/Mark';
import { incidentItem } from '@site/src/lib/addresses/pages';
import { formatReach, type Incident, SEVERITY_NAME } from 'rental-data';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function Incidents({ incidents }: { incidents: readonly Incident[] }): ReactNode {
  return (
    <ul className="small inked">
      {incidents.map((incident) => (
        <li key={incident.id} className={styles.item}>
          <Mark state={incident.severity} className={styles.mark ?? ''}>
            {SEVERITY_NAME[incident.severity]}
          </Mark>
          <div>
            <p className="targets">
              <b>
                <Link to={incidentItem(incident.id)}>{incident.title}</Link>
              </b>
            </p>
            <p className="mute">{formatReach(incident)}</p>
            <p>{incident.effect}</p>
            <Advice advice={incident.advice} />
          </div>
        </li>
      ))}
    </ul>
  );
}
