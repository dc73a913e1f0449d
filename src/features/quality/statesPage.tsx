import useBaseUrl from '@docusaurus/useBaseUrl';
import Link from '@docusaurus/Link';
import ColumnHistories from '@site/src/features/quality/ColumnHistories';
import Years from '@site/src/features/quality/Years';
import { InferredLegend } from '@site/src/features/marks/Inferred';
import { PAGE } from '@site/src/lib/addresses/names';
import { PAGES } from '@site/src/lib/addresses/pages';
import PageHead from '@site/src/lib/ui/PageHead';
import SectionHead from '@site/src/lib/ui/SectionHead';
import Layout from '@theme/Layout';
import { FILES, ROWS_STATE_NAME } from 'rental-data';
import type { ReactNode } from 'react';

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
        <section aria-labelledby="columns">
          <SectionHead id="columns" title="每一欄可以使用嗎？">
            <p>
              綠線表示這一欄可以使用，記號表示要先看說明。列數能不能比較是另一回事，見
              <a href="#years" className="num">
                下一節
              </a>
              。
            </p>
          </SectionHead>
          <ColumnHistories />
          <p className="small mt4">
            <a href={useBaseUrl(`/${FILES.usability}`)}>同樣內容的JSON</a>
          </p>
        </section>
        <section className="section" aria-labelledby="years">
          <SectionHead id="years" title="各期的列數可以比較嗎？">
            <p>
              展開一年，可以看到各期的列數能不能和其他期別比較，以及不能的原因。季資料與年資料從2023年起改了合併規則，就算
              {ROWS_STATE_NAME.complete}，也不要和更早的季與年比較。要比較兩期，請到
              <Link to={PAGES.compare}>比較兩期</Link>。
            </p>
          </SectionHead>
          <Years />
        </section>
      </main>
    </Layout>
  );
}
