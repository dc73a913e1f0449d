import { useState, type ReactNode } from 'react';

/** Counts cups: the island of the first page. */
export default function Counter({ cups }: { cups: number }): ReactNode {
  const [count, setCount] = useState(cups);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count} cups
    </button>
  );
}
