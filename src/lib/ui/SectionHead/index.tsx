import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  id: string;
  title: string;
  /** paragraphs beside the title */
  children?: ReactNode;
}

export default function SectionHead({ id, title, children }: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
