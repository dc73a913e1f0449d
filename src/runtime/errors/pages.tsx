/** Errors in the place of a page: few readers see one, so that their code comes with the first. */
import type { PageError } from 'html-first/client';
import ErrorBox from '@site/src/shell/ErrorBox';
import type { ReactNode } from 'react';

export { default as ErrorPageContent } from '@theme/ErrorPageContent';
export { default as NotFoundContent } from '@theme/NotFound/Content';

/** Replaces a page that could not be shown: what happened, and a button to load the address again. */
export function NavigationError({ error: { status, message } }: { error: PageError }): ReactNode {
  return (
    <ErrorBox status={status} message={message}>
      <p>
        <button className="btn btnLine" type="button" onClick={() => window.location.reload()}>
          重新載入
        </button>
      </p>
    </ErrorBox>
  );
}
