import Code from '@site/src/features/snippets/Code';
import { type Snippet, writeSnippets, type SnippetSource } from 'rental-data';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface ToolsProps {
  snippets: readonly Snippet[];
  /** the beginning of the name of the tool that is open; without it the first is */
  shown?: string;
  above?: (snippet: Snippet) => ReactNode;
}

export function Tools({ snippets, shown = snippets[0]?.tool ?? '', above }: ToolsProps): ReactNode {
  return (
    <div className={`mt4 ${styles.tools}`}>
      {snippets.map((snippet) => (
        <details
          key={snippet.tool}
          name="tool"
          data-snippet={snippet.tool}
          open={snippet.tool.startsWith(shown)}
        >
          <summary
            className="arrow keyed lined bold t15"
            lang={/^[ -~]+$/.test(snippet.tool) ? 'en' : undefined}
          >
            {snippet.tool}
          </summary>
          {above?.(snippet)}
          <Code>{snippet.code}</Code>
        </details>
      ))}
    </div>
  );
}

export default function Snippets({ source }: { source: SnippetSource }): ReactNode {
  return <Tools snippets={writeSnippets(source)} />;
}
