/** What stands in the place of a page whose code failed, or around that. */
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { reportFault, type FaultKind } from '@site/src/lib/browser/faults';
import { makeLinksPlain } from '@site/src/lib/browser/history';
import { LastResort } from '@site/src/runtime/errors/BareError';
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

function ToldFault({ kind, error, children }: FaultProps): ReactNode {
  useEffect(() => reportFault(kind, error), [kind, error]);
  return children;
}

/** Reports what failed, and shows the children in its place; if they throw too, a last error page. */
export function Instead({ error, children }: Omit<FaultProps, 'kind'>): ReactNode {
  return (
    <ErrorBoundary
      fallback={(second) => (
        <ToldFault kind="error-page" error={second.error}>
          <LastResort error={second.error} />
        </ToldFault>
      )}
    >
      <ToldFault kind="boundary" error={error}>
        {children}
      </ToldFault>
    </ErrorBoundary>
  );
}
