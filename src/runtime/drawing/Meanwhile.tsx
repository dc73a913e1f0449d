import { useFetchedData } from '@site/src/lib/browser/pageData';
import ContentError from '@site/src/lib/ui/ContentError';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { wakeIslands } from '../html/islands/wake';

/** Says above the content of a page, which is there as HTML, that its data did not come; a retry brings the page itself. */
function DataFailed(): ReactNode {
  const { error, ...failed } = useFetchedData();
  if (!error || !('retry' in failed)) return null;
  return (
    <div className="wrap" data-data-failed>
      <ContentError error={error} {...failed} />
    </div>
  );
}

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
