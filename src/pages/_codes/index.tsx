import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { CodeIndexProp } from '@site/plugins/pages/client';
import ColumnRefs from '@site/src/components/data/ColumnRefs';
import Crumbs from '@site/src/components/ui/Crumbs';
import { crumbsAbove } from '@site/src/components/ui/Crumbs/parents';
import { codeTablePage } from '@site/src/domain/addresses/pages';
import PageHead from '@site/src/components/ui/PageHead';
import ScrollTable from '@site/src/components/ui/ScrollTable';
import { usePageData } from '@site/src/navigation/pageData';
import { FORMATS } from '@site/src/domain/catalogue/types';
import { formatCount } from '@site/src/domain/text/format';
import { FILES } from '@site/src/domain/addresses/files';
import { PAGE } from '@site/src/domain/words/pages';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import crumbs from '@site/src/components/ui/Crumbs/above.module.css';

interface Props {
  data: CodeIndexProp;
}

function Table({ data }: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{PAGE.codes.name}</th>
          <th scope="col" className="r">
            代碼數
          </th>
          <th scope="col">用在哪些欄位</th>
          <th scope="col">下載</th>
        </tr>
      </thead>
      <tbody>
        {data.tables.map(({ id, title, count, columns }) => (
          <tr key={id}>
            <th scope="row" className="num">
              <Link to={codeTablePage(id)}>{title}</Link>
            </th>
            <td className="r num">{formatCount(count)}</td>
            <td>
              <ColumnRefs columns={columns} />
            </td>
            <td className="num">
              {FORMATS.map((format, i) => (
                <span key={format}>
                  {i > 0 && '、'}
                  {/* plain links, because these are files and not pages */}
                  <a
                    href={withBaseUrl(FILES.codes(id, format))}
                    aria-label={`${format.toUpperCase()}：${title}`}
                  >
                    {format.toUpperCase()}
                  </a>
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Page({ data }: Props): ReactNode {
  const title = PAGE.codes.name;
  return (
    <Layout
      title={title}
      description="代碼欄位的編碼表：縣市、鄉鎮市區、建築類型等等，查得到每個代碼的意思，也可以下載。"
    >
      <main className="wrap">
        <div className={crumbs.close}>
          <Crumbs parents={crumbsAbove(PAGE.codes)} current={title} />
        </div>
        <PageHead title={title}>
          <p>
            代碼欄位在檔案裡只有數字，意思查這裡；檔案的ZIP裡也附有編碼表。每張表的{String(data.unknownCode)}
            都代表不明，計算之前先換成缺值，免得被當成一個很大的數字。
          </p>
        </PageHead>
        <ScrollTable label={title}>
          <Table data={data} />
        </ScrollTable>
      </main>
    </Layout>
  );
}

/** The index of code tables. */
export default function CodeIndex(): ReactNode {
  return <Page data={usePageData<CodeIndexProp>()} />;
}
