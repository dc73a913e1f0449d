import SectionHead from '@site/src/components/ui/SectionHead';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Question or name, and what there is to say. */
export type Row = readonly [ReactNode, ReactNode];

interface Props {
  /** anchor */
  id: string;
  title: string;
  lead: ReactNode;
  rows: readonly Row[];
}

/** A section of names and what there is to say of each. */
export default function FactSection({ id, title, lead, rows }: Props): ReactNode {
  return (
    <section className="section" aria-labelledby={id}>
      <SectionHead id={id} title={title}>
        <p>{lead}</p>
      </SectionHead>
      <dl className={styles.facts}>
        {rows.map(([name, text], index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
