import Head from '@docusaurus/Head';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorBox, { errorTitle } from '@site/src/components/site/ErrorBox';
import type { PageError } from '@site/src/navigation/types';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

interface Props {
  error: PageError;
}

/** A whole page in the place of one that could not be shown: what happened, and the address once more. */
export default function NavigationError({ error }: Props): ReactNode {
  return (
    // The layout reads the route's context, and the route that failed has none to give.
    <RouteContextProvider value={{ plugin: { name: 'native', id: 'default' } }}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Layout title={errorTitle(error.status)}>
        <ErrorBox status={error.status} message={error.message}>
          <p>
            <button className="btn btnLine" type="button" onClick={() => window.location.reload()}>
              重新載入
            </button>
          </p>
        </ErrorBox>
      </Layout>
    </RouteContextProvider>
  );
}
