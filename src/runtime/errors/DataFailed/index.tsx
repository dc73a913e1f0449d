import ContentError from '@site/src/lib/ui/ContentError';
import { useFetchedData } from '@site/src/lib/browser/pageData';
import type { ReactNode } from 'react';

/** Says above the content of a page, which is there as HTML, that its data did not come; a retry brings the page itself. */
export default function DataFailed(): ReactNode {
  const { error, ...failed } = useFetchedData();
  if (!error || !('retry' in failed)) return null;
  return (
    <div className="wrap" data-data-failed>
      <ContentError error={error} {...failed} />
    </div>
  );
}
