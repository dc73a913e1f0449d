/**
 * Origin: @docusaurus/core 3.10.2, src/client/theme-fallback/Error
 * Kind: ejected, rewritten
 * Why: Errors that no layout caught: the page as it was served, else opened anew, else its own status and message; if that page throws too, a last error page (see CONFORMANCE.md). It is rendered above every provider, so it cannot use any.
 */
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { LastResort, OutsideError } from '@site/src/components/site/BareError';
import GivenBack from '@site/src/components/site/GivenBack';
import ToldFault from '@site/src/components/site/ToldFault';
import { canBeOpened } from '@site/src/navigation/decide';
import { copyServed, isFirst } from '@site/src/navigation/firstPage';
import { makeLinksPlain } from '@site/src/navigation/history';
import type { Props } from '@theme/Error';
import { useEffect, useState, type ReactNode } from 'react';

/** A page that was not served is, as HTML, at its address. */
function OpenedAnew({ error }: { error: Error }): ReactNode {
  useEffect(() => {
    makeLinksPlain();
    void canBeOpened(window.location.pathname).then((can) => {
      if (can && !isFirst()) window.location.reload();
    });
  }, []);
  return <OutsideError error={error} />;
}

export default function ErrorPage({ error }: Props): ReactNode {
  const [nodes] = useState(() => copyServed('all'));
  return (
    <ErrorBoundary
      fallback={(second) => (
        <ToldFault kind="error-page" error={second.error}>
          <LastResort error={second.error} />
        </ToldFault>
      )}
    >
      <ToldFault kind="boundary" error={error}>
        {nodes ? <GivenBack nodes={nodes} /> : <OpenedAnew error={error} />}
      </ToldFault>
    </ErrorBoundary>
  );
}
