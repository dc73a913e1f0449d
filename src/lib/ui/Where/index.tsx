import type { ReactNode } from 'react';

interface Props {
  some: readonly unknown[];
  children: ReactNode;
}

/** Part of a text in Markdown that is shown only where a list has something in it. */
export default function Where({ some, children }: Props): ReactNode {
  return some.length > 0 && children;
}
