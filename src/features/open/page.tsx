import Link from '@docusaurus/Link';
import DATA from '@generated/pages/default/open.json';
import type { OpenPageProp } from '@site/plugins/pages/client';
import PageHead from '@site/src/lib/ui/PageHead';
import { PAGES } from '@site/src/lib/addresses/pages';
import { island } from '@site/src/lib/ui/island';
import { FILES } from 'rental-data';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import Files from './Files';

const TITLE = '打開檔案';

const FilesIsland = island('open', Files, undefined, ['open-worker', FILES.catalogue]);

export default function OpenPage(): ReactNode {
  const data: OpenPageProp = DATA;
  return (
    <Layout
      title={TITLE}
      description="在瀏覽器裡打開下載的檔案：看它是哪一期、能不能用，篩選、分組、算中位數，再存成CSV。檔案不會離開你的電腦。"
    >
      <main className="wrap">
        <PageHead title={TITLE}>
          <p>
            選下載來的ZIP，或裡面的CSV、JSON，就能看它是哪一期、能不能用、和公布的有沒有不同，篩選、分組、算中位數，再把結果存下來。不用Excel，不用安裝程式。
          </p>
          <noscript>
            <p>
              打開檔案需要JavaScript。沒有開啟時，請用試算表或程式讀檔，步驟見
              <Link to={PAGES.recipes}>操作範例</Link>。
            </p>
          </noscript>
        </PageHead>
        <FilesIsland {...data} />
      </main>
    </Layout>
  );
}
