/**
 * Origin: @docusaurus/core 3.10.2, src/client/theme-fallback/Error
 * Kind: ejected, rewritten
 * Why: Errors that no layout caught: the page opened anew, else its own status and message; if that page throws too, a last error page (see CONFORMANCE.md). It is rendered above every provider, so it cannot use any.
 */
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { LastResort, OutsideError } from '@site/src/runtime/errors/BareError';
import { OpenedAnew, ToldFault } from '@site/src/runtime/errors/instead';
import { isFirst } from '@site/src/runtime/navigation/firstPage';
import type { Props } from '@theme/Error';
import type { ReactNode } from 'react';

export default function ErrorPage({ error }: Props): ReactNode {
  const outside = <OutsideError error={error} />;
  return (
    <ErrorBoundary
      fallback={(second) => (
        <ToldFault kind="error-page" error={second.error}>
          <LastResort error={second.error} />
        </ToldFault>
      )}
    >
      <ToldFault kind="boundary" error={error}>
        {isFirst() ? outside : <OpenedAnew>{outside}</OpenedAnew>}
      </ToldFault>
    </ErrorBoundary>
  );
}
