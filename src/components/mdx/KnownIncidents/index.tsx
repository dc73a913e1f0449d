import Link from '@docusaurus/Link';
import type { KnownIncidentProp, VersionIncidentProp } from '@site/plugins/pages/client';
import Mark from '@site/src/components/ui/Mark';
import { incidentItem } from '@site/src/domain/addresses/pages';
import { Advice, periodsWords } from '@site/src/components/data/IncidentList/words';
import { SEVERITY_NAME } from '@site/src/domain/words';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  data: { incidents: readonly (KnownIncidentProp | VersionIncidentProp)[] };
}

/** The incidents that affect files of a dataset version. */
export default function KnownIncidents({ data }: Props): ReactNode {
  if (data.incidents.length === 0) {
    return <p>目前沒有已知的品質事件影響這個版本的檔案。</p>;
  }
  return (
    <ul className={styles.list}>
      {data.incidents.map((incident) => (
        <li key={incident.id} className={styles.item}>
          <Mark state={incident.severity} className={styles.mark ?? ''}>
            {SEVERITY_NAME[incident.severity]}
          </Mark>
          <div>
            <p className={styles.title}>
              <Link to={incidentItem(incident.id)}>{incident.title}</Link>
            </p>
            <p className="mute">{periodsWords(incident)}</p>
            <p>{incident.effect}</p>
            {'advice' in incident && <Advice advice={incident.advice} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
