import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import { LINKS, RENTS_NOTICE } from 'rental-data';
import PageHead from '@site/src/lib/ui/PageHead';
import SectionHead from '@site/src/lib/ui/SectionHead';
import { PAGE } from '@site/src/lib/addresses/names';
import { PAGES } from '@site/src/lib/addresses/pages';
import { island } from '@site/src/lib/ui/island';
import useSite from '@site/src/features/site/useSite';
import DISTRICTS from '@generated/map/default/districts.json';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { findFirstRentsFile } from 'rental-data/statistics';
import { publishedRents, rentsCitation } from './build';
import Rents from './Rents';
import Rules from './Rules';

const RentsIsland = island('rents', Rents);

interface Props {
  /** official code */
  county?: string;
  /** what leads back; by the name of the county */
  crumbsFor?: (name: string) => ReactNode;
}

/** A page of rents: of the counties, or of the districts of one. */
export default function Frame({ county, crumbsFor }: Props): ReactNode {
  const published = publishedRents(catalogue, useSite(), DISTRICTS, county);
  const citation = rentsCitation(catalogue);
  const name = published?.county?.name;
  const title = name === undefined ? PAGE.rents.name : `${name}的租金`;
  return (
    <Layout
      title={title}
      description={
        published
          ? `${name ?? '各縣市'}${name === undefined ? '' : '各鄉鎮市區'}的租金中位數：地圖、表格、歷月的線與CSV。`
          : '用下載的檔案，在瀏覽器裡算各縣市、各鄉鎮市區的租金中位數：地圖、表格與CSV。檔案不會離開你的電腦。'
      }
    >
      <main className="wrap">
        {name !== undefined && crumbsFor?.(name)}
        <PageHead title={title}>
          <p>
            這些是{RENTS_NOTICE}；簽約的租金，可以查
            <a href={LINKS.contracts}>內政部租金查詢平台</a>，它統計的是領租金補貼的租約。
          </p>
          {!published && (
            <noscript>
              <p>
                計算租金需要JavaScript。沒有開啟時，請用程式計算，步驟見
                <Link to={PAGES.recipes}>操作範例</Link>。
              </p>
            </noscript>
          )}
        </PageHead>
        <RentsIsland first={findFirstRentsFile(catalogue)} {...(published && { published })} />
        <Rules />
        {citation !== undefined && (
          <section className="part" aria-labelledby="cite">
            <SectionHead id="cite" title="怎麼引用" />
            <blockquote>{citation}</blockquote>
          </section>
        )}
      </main>
    </Layout>
  );
}
