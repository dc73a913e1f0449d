import SectionHead from '@site/src/lib/ui/SectionHead';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface FactProps {
  name: string;
  /** the name that programs use, written below */
  code?: string;
  children: ReactNode;
}

export function Fact({ name, code, children }: FactProps): ReactNode {
  return (
    <div>
      <dt>
        {name}
        {code && (
          <>
            <br />
            <code>{code}</code>
          </>
        )}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

interface Props {
  id: string;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

export default function FactSection({ id, title, lead, children }: Props): ReactNode {
  return (
    <section className="section" aria-labelledby={id}>
      <SectionHead id={id} title={title}>
        <p>{lead}</p>
      </SectionHead>
      <dl className={styles.facts}>{children}</dl>
    </section>
  );
}
