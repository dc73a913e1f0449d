import Head from '@docusaurus/Head';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorBox, { errorTitle } from '@site/src/shell/ErrorBox';
import type { PageError } from '@site/src/runtime/navigation/types';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

interface Props {
  error: PageError;
}

/** A whole page that replaces one that could not be shown: what happened, and a button to load the address again. */
export default function NavigationError({ error }: Props): ReactNode {
  return (
    // The layout reads the route context, and a failed route provides none.
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
