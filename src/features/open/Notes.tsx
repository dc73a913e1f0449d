import type { ReactNode } from 'react';

export default function Notes({ of: sentences }: { of: readonly string[] }): ReactNode {
  return (
    <ul className="stack">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
