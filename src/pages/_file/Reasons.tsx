import Link from '@docusaurus/Link';
import type { ReasonProp } from '@site/plugins/pages/client';
import { incidentItem } from '@site/src/domain/addresses/pages';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Reasons for a state, each with a link to its incident where it has one. */
export function Reasons({ reasons }: { reasons: readonly ReasonProp[] }): ReactNode {
  return (
    <ul className={styles.why}>
      {reasons.map(({ text, incident }) => (
        <li key={text}>{incident === undefined ? text : <Link to={incidentItem(incident)}>{text}</Link>}</li>
      ))}
    </ul>
  );
}
