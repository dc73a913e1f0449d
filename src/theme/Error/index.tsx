/**
 * Origin: @docusaurus/core 3.10.2, src/client/theme-fallback/Error
 * Kind: ejected, rewritten
 * Why: Errors that no layout caught: the page opened anew, else its own status and message; if that page throws too, a last error page (see CONFORMANCE.md). It is rendered above every provider, so it cannot use any.
 */
import { LastResort, OutsideError } from '@site/src/runtime/errors/BareError';
import { ReportedBoundary, OpenedAnew } from 'html-first/errors';
import { isFirst } from 'html-first/client';
import type { Props } from '@theme/Error';
import type { ReactNode } from 'react';

export default function ErrorPage({ error }: Props): ReactNode {
  const outside = <OutsideError error={error} />;
  return (
    <ReportedBoundary error={error} Last={LastResort}>
      {isFirst() ? outside : <OpenedAnew>{outside}</OpenedAnew>}
    </ReportedBoundary>
  );
}
