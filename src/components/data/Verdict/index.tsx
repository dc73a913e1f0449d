import Mark from '@site/src/components/ui/Mark';
import type { Verdict as Name } from '@site/src/domain/comparison/types';
import { VERDICT_MARK, VERDICT_NAME } from '@site/src/domain/words';
import type { ReactNode } from 'react';

interface Props {
  verdict: Name;
  /** what stands beside the mark in place of the verdict's name: a sentence that says it */
  children?: ReactNode;
  className?: string | undefined;
}

/** May two periods be compared: shape, word and colour. */
export default function Verdict({ verdict, children, className }: Props): ReactNode {
  return (
    <Mark state={VERDICT_MARK[verdict]} {...(className ? { className } : {})}>
      {children ?? VERDICT_NAME[verdict]}
    </Mark>
  );
}
