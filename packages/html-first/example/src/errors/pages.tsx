import type { PageError } from 'html-first/client';
import type { ReactNode } from 'react';

export { default as ErrorPageContent } from '@theme/ErrorPageContent';

function Failed({ error: { status, message } }: { error: PageError }): ReactNode {
  return (
    <main className="container" data-error-status={status}>
      <h1 data-error-message>{message}</h1>
      <p>
        <a href="/">Home</a>
      </p>
    </main>
  );
}

export { Failed as NavigationError, Failed as NotFoundContent };
