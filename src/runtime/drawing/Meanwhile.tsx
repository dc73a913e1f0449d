import DataFailed from '@site/src/runtime/errors/DataFailed';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { wakeIslands } from '../html/islands/wake';

/** The content of a page as HTML, above it that its data did not come. */
export default function Meanwhile({ nodes }: { nodes: readonly Node[] }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    box?.replaceChildren(...nodes);
    return box ? wakeIslands(box) : undefined;
  }, [nodes]);
  return (
    <>
      <DataFailed />
      <div ref={ref} style={{ display: 'contents' }} />
    </>
  );
}
