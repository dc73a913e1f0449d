/**
 * Origin: @docusaurus/core 3.10.2, src/client/theme-fallback/Error
 * Kind: ejected, written anew
 * Why: Errors outside the layout get the specification's error box (default 'Error', 500) inside the layout; errors of the layout itself get plain markup.
 */
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorPageContent from '@theme/ErrorPageContent';
import type { Props } from '@theme/Error';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

export default function ErrorPage(props: Props): ReactNode {
  return (
    // The layout reads the route's context; above the routes there is none (docusaurus pull request 9852).
    <RouteContextProvider value={{ plugin: { name: 'docusaurus-core-error-boundary', id: 'default' } }}>
      <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
        <Layout title={props.error.message || 'Error'}>
          <ErrorPageContent {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
