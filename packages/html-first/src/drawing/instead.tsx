/** What stands in the place of a page whose code failed, or around that. */
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { reportFault, type FaultKind } from '../browser/faults';
import { makeLinksPlain } from '../browser/history';
import { canBeOpened } from '../navigation/canBeOpened';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';

interface ServedContentProps {
  nodes: readonly Node[];
  /** says before the content that it is there as text only */
  note: () => HTMLElement;
}

/** The content as it was served, in the place of one whose code failed. Its links are links. */
export function ServedContent({ nodes, note }: ServedContentProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    makeLinksPlain();
    ref.current?.replaceChildren(note(), ...nodes);
  }, [nodes, note]);
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

function ReportedFault({ kind, error, children }: FaultProps): ReactNode {
  useEffect(() => reportFault(kind, error), [kind, error]);
  return children;
}

interface InsteadProps extends Omit<FaultProps, 'kind'> {
  Last: ComponentType<{ error: Error }>;
}

/** Reports what failed, and shows the children in its place; if they throw too, a last error page. */
export function ReportedBoundary({ error, children, Last }: InsteadProps): ReactNode {
  return (
    <ErrorBoundary
      fallback={(second) => (
        <ReportedFault kind="error-page" error={second.error}>
          <Last error={second.error} />
        </ReportedFault>
      )}
    >
      <ReportedFault kind="boundary" error={error}>
        {children}
      </ReportedFault>
    </ErrorBoundary>
  );
}
