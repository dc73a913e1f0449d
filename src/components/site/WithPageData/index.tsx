import ContentError from '@site/src/components/site/ContentError';
import { usePageData } from '@site/src/navigation/pageData';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

/** Renders a page from its page data; where they could not be loaded, an error with a button to retry. */
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
