import Mark from '@site/src/features/marks/Mark';
import type { Verdict as Name } from '@site/src/dataset/comparison/types';
import { VERDICT_MARK, VERDICT_NAME } from '@site/src/dataset/words';
import type { ReactNode } from 'react';

interface Props {
  verdict: Name;
  children?: ReactNode;
  className?: string | undefined;
}

export default function Verdict({ verdict, children, className }: Props): ReactNode {
  return (
    <Mark state={VERDICT_MARK[verdict]} className={className}>
      {children ?? VERDICT_NAME[verdict]}
    </Mark>
  );
}
