import { makeLinksPlain } from '@site/src/lib/browser/history';
import { noteWithoutCode } from '@site/src/shell/WithoutCode';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** The content as it was served, in the place of one whose code failed. Its links are links. */
export default function GivenBack({ nodes }: { nodes: readonly Node[] }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    makeLinksPlain();
    ref.current?.replaceChildren(noteWithoutCode(true), ...nodes);
  }, [nodes]);
  return <div ref={ref} style={{ display: 'contents' }} data-given-back />;
}
