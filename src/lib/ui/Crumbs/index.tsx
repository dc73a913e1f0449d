import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import places from './above.module.css';
import styles from './styles.module.css';

interface Props {
  /** pages above this one, outermost first */
  parents: { to: string; label: string }[];
  current: string;
  /** above a page head, or in the flow, close to the head or further away; by default the page decides */
  place?: 'above' | 'close' | 'apart';
  label?: string;
}

export default function Crumbs({ parents, current, place, label = '目前位置' }: Props): ReactNode {
  return (
    <nav className={place && places[place]} aria-label={label}>
      <ol className={styles.crumbs}>
        {parents.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
