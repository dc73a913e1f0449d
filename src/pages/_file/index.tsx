import type { FilePageProp } from '@site/plugins/pages/client';
import CitationBox from '@site/src/components/data/CitationBox';
import Changes from '@site/src/pages/_file/Changes';
import Columns from '@site/src/pages/_file/Columns';
import Head, { Stop } from '@site/src/pages/_file/Head';
import Incidents from '@site/src/pages/_file/Incidents';
import Open from '@site/src/pages/_file/Open';
import Statistics from '@site/src/pages/_file/Statistics';
import { filePage } from '@site/src/domain/addresses/pages';
import { VARIANT_NAME } from '@site/src/domain/words';
import PagePair from '@site/src/components/ui/PagePair';
import SectionHead from '@site/src/components/ui/SectionHead';
import { usePageData } from '@site/src/navigation/pageData';
import { formatCount } from '@site/src/domain/text/format';
import { periodWords } from '@site/src/domain/period';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

interface Props {
  data: FilePageProp;
}

function IncidentSection({ data }: Props): ReactNode {
  return (
    <section className="part" aria-labelledby="incidents">
      <SectionHead id="incidents" title={`影響這份檔案的${String(data.incidents.length)}件品質事件`} />
      <Incidents incidents={data.incidents} />
    </section>
  );
}

function Neighbours({ data: { previous, next, variant } }: Props): ReactNode {
  const end = (period: string | undefined, kicker: string) =>
    period === undefined
      ? undefined
      : { to: filePage(period, variant), kicker, title: `${period} ${VARIANT_NAME[variant]}` };
  return <PagePair label="前後期" previous={end(previous, '前一期')} next={end(next, '後一期')} />;
}

function Page({ data }: Props): ReactNode {
  const { period, variant, version, rows } = data;
  return (
    <Layout
      title={`${period} ${VARIANT_NAME[variant]}`}
      description={`${periodWords(period)}的${VARIANT_NAME[variant]}，${formatCount(rows)}列，資料集版本${version}：下載、每一欄能不能用、已知的問題與引用方式。`}
    >
      <main>
        <Stop data={data} />
        <div className="wrap">
          <Head data={data} />
          {data.incidents.length > 0 && <IncidentSection data={data} />}
          <Open data={data} />
          <Columns data={data} />
          {data.statistics && <Statistics data={data} of={data.statistics} />}
          <Changes data={data} />
          <section className="part" aria-labelledby="cite">
            <SectionHead id="cite" title="引用這份檔案" />
            <CitationBox data={data.cite} />
          </section>
          <Neighbours data={data} />
        </div>
      </main>
    </Layout>
  );
}

/** The page of one published set. */
export default function FilePage(): ReactNode {
  return <Page data={usePageData<FilePageProp>()} />;
}
