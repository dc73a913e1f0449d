import Link from '@docusaurus/Link';
import { InferredLegend } from '@site/src/features/marks/Inferred';
import { PAGE } from '@site/src/lib/addresses/names';
import PageHead from '@site/src/lib/ui/PageHead';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import Text from './_text.mdx';

/** What became of every column and of the rows of every period: the tables behind the page on the quality of the data. */
export default function States(): ReactNode {
  const title = PAGE.states.name;
  return (
    <Layout
      title={title}
      description="開放台灣民間租屋資料的每一欄在每個月可不可以使用、為什麼，以及各期的列數可不可以和其他期別比較。"
    >
      <main className="wrap">
        <PageHead title={title}>
          <p>
            <Link to={PAGE.quality.to}>{PAGE.quality.name}</Link>的判定，附原因與JSON。
          </p>
          <InferredLegend />
        </PageHead>
        <Text components={{ a: Link }} />
      </main>
    </Layout>
  );
}
