import catalogue from '@catalogue';
import start from '@generated/pages/default/compare.json';
import Link from '@docusaurus/Link';
import { PAGE } from '@site/src/lib/addresses/names';
import { PAGES } from '@site/src/lib/addresses/pages';
import { island } from '@site/src/lib/ui/island';
import PageHead from '@site/src/lib/ui/PageHead';
import { FILES } from 'rental-data';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import Compare from './Compare';

const TITLE = PAGE.compare.name;

// In browsers it fetches what it begins with.
const CompareIsland = island('compare', Compare, () => ({}), [FILES.catalogue]);

export default function ComparePage(): ReactNode {
  return (
    <Layout
      title={TITLE}
      description="選兩個期別，看列數、合併規則與欄位能不能比較、為什麼，以及資料集版本差在哪裡。"
    >
      <main className="wrap">
        <PageHead title={TITLE}>
          <p>
            選兩個期別，看能不能互相比較：列數有沒有缺漏，合併規則是否相同，哪些欄位不可靠、意義改變或改了格式。選好的期別會寫進網址，可以直接引用。
          </p>
          <noscript>
            <p>
              選擇期別需要JavaScript；沒有開啟時，以下只是範例。檔案頁也寫出列數和前一期、前一年同期的比較，可以從
              <Link to={PAGES.download}>打包回家玩</Link>選一期。
            </p>
          </noscript>
        </PageHead>
        <CompareIsland {...start} catalogue={catalogue} />
      </main>
    </Layout>
  );
}
