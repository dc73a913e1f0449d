import Pre from '@site/src/lib/ui/Pre';
import type { ChangeSnippet } from 'rental-data';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function CodeBlocks({ snippets }: { snippets: readonly ChangeSnippet[] }): ReactNode {
  return snippets.map(({ tool, code }) => (
    <figure key={tool} className={`mt3 ${styles.snippet}`}>
      <figcaption lang="en">{tool}</figcaption>
      <Pre>
        <code>{code}</code>
      </Pre>
    </figure>
  ));
}
