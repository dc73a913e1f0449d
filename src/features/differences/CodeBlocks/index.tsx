import Pre from '@site/src/lib/ui/Pre';
import type { Snippet } from '@site/src/dataset/differences/snippets';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function CodeBlocks({ snippets }: { snippets: readonly Snippet[] }): ReactNode {
  return snippets.map(({ tool, code }) => (
    <figure key={tool} className={`mt3 ${styles.snippet}`}>
      <figcaption lang="en">{tool}</figcaption>
      <Pre>
        <code>{code}</code>
      </Pre>
    </figure>
  ));
}
