import Mark from '@site/src/features/marks/Mark';
import { type Verdict as Name, VERDICT_MARK, VERDICT_NAME } from 'rental-data';
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
