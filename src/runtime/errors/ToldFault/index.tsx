import { reportFault, type FaultKind } from '@site/src/lib/browser/faults';
import { useEffect, type ReactNode } from 'react';

interface Props {
  kind: FaultKind;
  error: Error;
  children: ReactNode;
}

/** Reports a fault once its error page is on screen. */
export default function ToldFault({ kind, error, children }: Props): ReactNode {
  useEffect(() => reportFault(kind, error), [kind, error]);
  return children;
}
