import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface End {
  to: string;
  kicker: string;
  title: string;
}
interface Props {
  label: string;
  previous?: End | undefined;
  next?: End | undefined;
}

const end = (rel: 'prev' | 'next', item: End | undefined) =>
  item ? (
    <Link to={item.to} rel={rel}>
      <span className="tiny">{item.kicker}</span>
      <b>{item.title}</b>
    </Link>
  ) : (
    <span />
  );

export default function PagePair({ label, previous, next }: Props): ReactNode {
  if (!previous && !next) return null;
  return (
    <nav className={styles.pair} aria-label={label}>
      {end('prev', previous)}
      {end('next', next)}
    </nav>
  );
}
