import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { describeReach } from '@site/src/features/about/AboutFacts';
import { Statement } from '@site/src/features/about/AboutFacts/words';
import { PAGE } from '@site/src/lib/addresses/names';
import PageHead from '@site/src/lib/ui/PageHead';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import Text from './_text.mdx';

export default function AboutDataSet(): ReactNode {
  const title = PAGE.about.name;
  const anchors = useBrokenLinks();
  for (const id of ['contents', 'changes']) anchors.collectAnchor(id);
  return (
    <Layout
      title={title}
      description="開放台灣民間租屋資料從哪裡來、怎麼收錄、有什麼限制、誰在做、誰用過，以及資料集版本的差異與欄位字典：定義、代碼、來源與已知問題。"
    >
      <main className="wrap">
        <PageHead title={title}>
          <p>
            <Statement />
          </p>
        </PageHead>
        <Text components={{ a: Link }} reach={describeReach()} />
      </main>
    </Layout>
  );
}
