import Head from '@docusaurus/Head';
import PageHead from '@site/src/lib/ui/PageHead';
import { SEARCH_NAME } from '@site/src/features/search/SearchResults/input';
import { island } from '@site/src/lib/ui/island';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import Search from './Search';
import styles from './page.module.css';

const SearchIsland = island('search', Search, undefined, []);

export default function SearchPage(): ReactNode {
  return (
    <Layout title={SEARCH_NAME} description="搜尋開放台灣民間租屋資料的欄位、文件、文章、品質事件與檔案。">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={`wrap ${styles.page}`}>
        <PageHead title={SEARCH_NAME}>
          <p>在這裡搜尋欄位、各版本的說明、文章、品質事件與檔案。搜尋的字寫在網址裡，可以直接分享。</p>
        </PageHead>
        <noscript>
          <p className={styles.noscript}>
            搜尋需要JavaScript。沒有開啟時，請從下面的頁面找：所有的檔案、欄位、品質事件與文章都列在裡面。
          </p>
        </noscript>
        <SearchIsland />
      </main>
    </Layout>
  );
}
