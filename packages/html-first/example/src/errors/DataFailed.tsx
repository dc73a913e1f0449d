import type { DataFailedProps } from 'html-first/client';
import type { ReactNode } from 'react';

export default function DataFailed({ error, pending, retry }: DataFailedProps): ReactNode {
  return (
    <div role="alert" className="container">
      <p>{error.message}</p>
      <button type="button" onClick={retry} aria-disabled={pending}>
        Try again
      </button>
    </div>
  );
}
