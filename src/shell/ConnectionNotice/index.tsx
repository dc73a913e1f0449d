import type { ReactNode } from 'react';

/** A strip that says the connection is lost and, for a moment, that it is back (show.ts). Every page has one. */
export default function ConnectionNotice(): ReactNode {
  // Always there: screen readers often miss a live region that is added together with its text.
  return <div data-connection="online" role="status" />;
}
