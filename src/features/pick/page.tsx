import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { FILES } from 'rental-data';
import { recipePage } from '@site/src/lib/addresses/pages';
import { PAGE } from '@site/src/lib/addresses/names';
import { island } from '@site/src/lib/ui/island';
import PageHead from '@site/src/lib/ui/PageHead';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import Pick from './Pick';

// In browsers it fetches the catalogue.
const PickIsland = island('pick', Pick, () => ({}), [FILES.catalogue]);

export default function PickPage(): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    <Layout
      title={PAGE.pick.name}
      description="選年份、內容與要用的欄位，一次拿到能用的檔案：下載的位址與指令、把它們讀成一張表的程式，以及一段引用。"
    >
      <main className="wrap">
        <PageHead title={PAGE.pick.name}>
          <p>
            選年份和要用的欄位，一次拿到能用的檔案、把它們讀成一張表的程式，以及引用。選好的條件會寫進網址，可以直接分享。
          </p>
          <noscript>
            <p>
              在這裡挑選需要JavaScript。沒有開啟時，請查
              <a href={withBaseUrl(`/${FILES.usability}`)}>usability.json</a>
              ：裡面有各期、各種內容、各欄的狀態與原因，狀態是fine的欄位可以用，列數的狀態是complete的沒有已知缺漏；檔案的位址在
              <a href={withBaseUrl(`/${FILES.catalogue}`)}>catalogue.json</a>。寫法見
              <Link to={recipePage('monthly-files')}>操作範例</Link>。
            </p>
          </noscript>
        </PageHead>
        <PickIsland catalogue={catalogue} />
      </main>
    </Layout>
  );
}
