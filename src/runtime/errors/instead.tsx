/** What stands in the place of a page whose code failed, or around that. */
import { reportFault, type FaultKind } from '@site/src/lib/browser/faults';
import { makeLinksPlain } from '@site/src/lib/browser/history';
import { canBeOpened } from '@site/src/runtime/navigation/canBeOpened';
import { noteWithoutCode } from '@site/src/shell/WithoutCode';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** The content as it was served, in the place of one whose code failed. Its links are links. */
export function GivenBack({ nodes }: { nodes: readonly Node[] }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    makeLinksPlain();
    ref.current?.replaceChildren(noteWithoutCode(true), ...nodes);
  }, [nodes]);
  return <div ref={ref} style={{ display: 'contents' }} data-given-back />;
}

/** In the place of a page that failed after a click: the browser opens it, which has it as HTML. @param children where it cannot be opened */
export function OpenedAnew({ children }: { children: ReactNode }): ReactNode {
  const [cannot, setCannot] = useState(false);
  useEffect(() => {
    makeLinksPlain();
    void canBeOpened(window.location.pathname).then((can) => {
      if (can) window.location.reload();
      else setCannot(true);
    });
  }, []);
  return cannot && children;
}

interface FaultProps {
  kind: FaultKind;
  error: Error;
  children: ReactNode;
}

export function ToldFault({ kind, error, children }: FaultProps): ReactNode {
  useEffect(() => reportFault(kind, error), [kind, error]);
  return children;
}
