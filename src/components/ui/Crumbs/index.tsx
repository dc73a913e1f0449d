import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** pages above this one, outermost first */
  parents: { to: string; label: string }[];
  current: string;
}

/** Breadcrumbs: the pages above this one, then its own name. */
export default function Crumbs({ parents, current }: Props): ReactNode {
  return (
    <nav aria-label="目前位置">
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
