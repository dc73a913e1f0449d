import type { PageError } from 'html-first/client';
import type { ReactNode } from 'react';

export { default as ErrorPageContent } from '@theme/ErrorPageContent';
export { default as NotFoundContent } from '@theme/NotFound/Content';

export function NavigationError({ error: { status, message } }: { error: PageError }): ReactNode {
  return (
    <main className="container" data-error-status={status}>
      <h1 data-error-message>{message}</h1>
      <p>
        <a href="/">Home</a>
      </p>
    </main>
  );
}
