import Head from '@docusaurus/Head';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import type { RoutePayload } from '@site/src/navigation/payload';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  payload: RoutePayload;
}

/** The prerendered content of a page whose code could not be loaded. Its links are plain links. */
export default function PayloadPage({ payload }: Props): ReactNode {
  return (
    <RouteContextProvider value={{ plugin: { name: payload.plugin, id: 'default' } }}>
      <Head>
        {/* set here and not by the layout, because the payload's title already contains the site's name */}
        <title>{payload.title}</title>
        {payload.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </Head>
      <Layout>
        <div className={styles.note} role="status" data-payload-page>
          <p className="wrap">
            這一頁的程式沒有載入成功，以下是它的內容；篩選、切換等互動暫時不能用。{' '}
            <button type="button" className={styles.again} onClick={() => window.location.reload()}>
              重新載入
            </button>
          </p>
        </div>
        {/* This HTML comes from our own build, never from a visitor's input. */}
        <div dangerouslySetInnerHTML={{ __html: payload.html }} />
      </Layout>
    </RouteContextProvider>
  );
}
