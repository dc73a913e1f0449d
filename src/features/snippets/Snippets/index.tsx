import Pre from '@site/src/lib/ui/Pre';
import { snippetsOf, type SnippetSource } from '@site/src/dataset/snippets';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

/** Code in a frame. */
export function Code({ className, children, ...props }: ComponentProps<'pre'>): ReactNode {
  return (
    <Pre className={clsx(styles.code, className)} {...props}>
      <code>{children}</code>
    </Pre>
  );
}

/** How to download and read the CSV file of a set with each tool: one open at a time, as tabs where browsers can. */
export default function Snippets({ source }: { source: SnippetSource }): ReactNode {
  return (
    <div className={styles.tools}>
      {snippetsOf(source).map(({ tool, code }, index) => (
        <details key={tool} name="tool" data-snippet={tool} open={index === 0}>
          <summary className="arrow" lang="en">
            {tool}
          </summary>
          <Code>{code}</Code>
        </details>
      ))}
    </div>
  );
}
