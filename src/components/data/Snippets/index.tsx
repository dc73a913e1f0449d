import Pre from '@site/src/components/ui/Pre';
import { snippetsOf, type SnippetSource } from '@site/src/domain/snippets';
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

interface Props {
  source: SnippetSource;
  /** further notes, shown after the last tool */
  children?: ReactNode;
}

/** How to download and read the CSV file of a set with each tool. */
export default function Snippets({ source, children }: Props): ReactNode {
  return (
    <div className={styles.tools}>
      {snippetsOf(source).map(({ tool, code }) => (
        <figure key={tool} data-snippet={tool}>
          <figcaption lang="en">{tool}</figcaption>
          <Code>{code}</Code>
        </figure>
      ))}
      {children}
    </div>
  );
}
