import SectionHead from '@site/src/lib/ui/SectionHead';
import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

export default function Part({ id, title, lead, children }: Props): ReactNode {
  return (
    <section className="part" aria-labelledby={id}>
      <SectionHead id={id} title={title}>
        {lead && <p>{lead}</p>}
      </SectionHead>
      {children}
    </section>
  );
}
