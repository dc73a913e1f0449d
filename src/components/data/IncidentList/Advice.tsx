import type { ReactNode } from 'react';
import { TERM } from './terms';

/** What to do about an incident, on its own line. */
export default function Advice({ advice }: { advice: string }): ReactNode {
  return (
    <p>
      <b>{TERM.advice}</b>：{advice}
    </p>
  );
}
