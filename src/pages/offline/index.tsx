import Head from '@docusaurus/Head';
import ErrorBox from '@site/src/shell/ErrorBox';
import KeptPages from '@site/src/features/offline/KeptPages';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

/** The page that the service worker returns offline for a page that it does not keep, at the requested address. */
export default function Offline(): ReactNode {
  const title = '目前離線';
  return (
    <Layout title={title}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <ErrorBox
        status={503}
        title={title}
        message={null}
        text="現在沒有網路，這一頁也沒有存在這台裝置上。連上網路後再試一次。"
      >
        <p>
          {/* An empty href is the requested address, also without scripts. */}
          <a className="btn" href="">
            再試一次
          </a>
        </p>
        <KeptPages />
      </ErrorBox>
    </Layout>
  );
}
