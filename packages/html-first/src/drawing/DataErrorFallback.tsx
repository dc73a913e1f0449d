import { useFetchedData } from '../browser/pageData';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { wakeIslands } from '../html/islands/wake';
import type { DataFailedProps } from '../site';

interface Props {
  nodes: readonly Node[];
  /** the site's own words for it */
  Message: (props: DataFailedProps) => ReactNode;
}

/** Says above the content of a page, which is there as HTML, that its data did not come; a retry brings the page itself. */
function DataFailed({ Message }: Pick<Props, 'Message'>): ReactNode {
  const { error, ...failed } = useFetchedData();
  if (!error || !('retry' in failed)) return null;
  return <Message error={error} {...failed} />;
}

/** The content of a page as HTML, above it that its data did not come. */
export default function DataErrorFallback({ nodes, Message }: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    box?.replaceChildren(...nodes);
    return box ? wakeIslands(box) : undefined;
  }, [nodes]);
  return (
    <>
      <DataFailed Message={Message} />
      <div ref={ref} style={{ display: 'contents' }} />
    </>
  );
}
