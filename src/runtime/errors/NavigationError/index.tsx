import type { PageError } from '@site/src/runtime/navigation/types';
import ErrorBox from '@site/src/shell/ErrorBox';
import type { ReactNode } from 'react';

/** Replaces a page that could not be shown: what happened, and a button to load the address again. */
export default function NavigationError({ error: { status, message } }: { error: PageError }): ReactNode {
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
