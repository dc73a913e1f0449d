import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import ErrorBox from '@site/src/components/ErrorBox';
import KeptPages from '@site/src/components/KeptPages';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

/** What the service worker answers offline for pages that it does not keep; at whatever address the visitor asked for. */
export default function Offline(): ReactNode {
  const title = translate({
    id: 'offline.title',
    message: '目前離線',
    description: 'Title of the offline page',
  });
  return (
    <Layout title={title}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <ErrorBox
        status={503}
        title={title}
        message={null}
        text={
          <Translate id="offline.text" description="On the page shown offline in the place of another">
            現在沒有網路，這一頁也沒有存在這台裝置上。連上網路後再試一次。
          </Translate>
        }
      >
        <p>
          {/* An empty address is that of the page asked for, also without scripts. */}
          <a className="btn" href="">
            <Translate id="offline.retry" description="Link on the offline page: load the same address again">
              再試一次
            </Translate>
          </a>
        </p>
        <KeptPages />
      </ErrorBox>
    </Layout>
  );
}
