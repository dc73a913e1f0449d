import WithoutCode from '@site/src/shell/WithoutCode';
import { makeLinksPlain } from '@site/src/lib/browser/history';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** The page as it was served, in the place of one whose code failed. Its links are links. */
export default function GivenBack({ nodes }: { nodes: readonly Node[] }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    makeLinksPlain();
    ref.current?.replaceChildren(...nodes);
  }, [nodes]);
  return (
    <>
      <WithoutCode broken />
      <div ref={ref} style={{ display: 'contents' }} data-given-back />
    </>
  );
}
