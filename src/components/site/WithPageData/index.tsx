import ContentError from '@site/src/components/site/ContentError';
import { usePageData } from '@site/src/navigation/pageData';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

/** A page made from its page data; where these did not come, an error with a way to try again. */
export default function WithPageData<T>({ children }: { children: (data: T) => ReactNode }): ReactNode {
  const page = usePageData<T>();
  if (!page.error) return children(page.data);
  return (
    <Layout>
      <main className="wrap">
        <ContentError error={page.error} retry={page.retry} pending={page.pending} />
      </main>
    </Layout>
  );
}
