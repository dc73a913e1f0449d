import { withToday } from '@site/src/dataset/citation';
import CopyButton from '@site/src/lib/ui/CopyButton';
import type { ReactNode } from 'react';

/** A button that copies a citation with the reader's day of access. */
export default function Button({ line }: { line: string }): ReactNode {
  return <CopyButton text={line} toCopied={withToday} label="複製引用" />;
}
