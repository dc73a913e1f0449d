import { reportFault, type FaultKind } from '@site/src/lib/browser/faults';
import { useEffect, type ReactNode } from 'react';

interface Props {
  kind: FaultKind;
  error: Error;
  children: ReactNode;
}

export default function ToldFault({ kind, error, children }: Props): ReactNode {
  useEffect(() => reportFault(kind, error), [kind, error]);
  return children;
}
