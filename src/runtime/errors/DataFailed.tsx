import ContentError from '@site/src/lib/ui/ContentError';
import type { DataFailedProps } from 'html-first/client';
import type { ReactNode } from 'react';

/** Says above the content of a page, which is there as HTML, that its data did not come. */
export default function DataFailed(props: DataFailedProps): ReactNode {
  return (
    <div className="wrap" data-data-failed>
      <ContentError {...props} />
    </div>
  );
}
