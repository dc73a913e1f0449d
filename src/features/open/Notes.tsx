import type { ReactNode } from 'react';

export default function Notes({ of }: { of: readonly string[] }): ReactNode {
  return (
    <ul className="stack">
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
