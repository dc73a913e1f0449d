import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import ColumnRefs from '@site/src/features/dictionary/ColumnRefs';
import Crumbs from '@site/src/lib/ui/Crumbs';
import { codeTablePage } from '@site/src/lib/addresses/pages';
import PageHead from '@site/src/lib/ui/PageHead';
import ListTable, { ListRow } from '@site/src/lib/ui/ListTable';
import { FILES, formatCount, FORMATS } from 'rental-data';
import { crumbsAbove, PAGE } from '@site/src/lib/addresses/names';
import { listUsers } from 'rental-data/dictionary';
import ExcelHint from '@site/src/features/site/ExcelHint';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

function Table(): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    <ListTable heads={[PAGE.codes.name, '代碼數', '用在哪些欄位', '下載']} aria-label={PAGE.codes.name}>
      {catalogue.codeTables.map((table) => (
        <ListRow
          key={table.id}
          head={<Link to={codeTablePage(table.id)}>{table.title}</Link>}
          cells={[
            [formatCount(table.codes.length), '代碼數'],
            [
              <ColumnRefs key="columns" headers={listUsers(catalogue, table).map(({ header }) => header)} />,
              '用在',
            ],
            [
              FORMATS.map((format, i) => (
                <span key={format}>
                  {i > 0 && '、'}
                  {/* plain links, because these are files and not pages */}
                  <a
                    href={withBaseUrl(FILES.codes(table.id, format))}
                    aria-label={`${format.toUpperCase()}：${table.title}`}
                  >
                    {format.toUpperCase()}
                  </a>
                </span>
              )),
              '下載',
            ],
          ]}
        />
      ))}
    </ListTable>
  );
}

export default function CodeIndex(): ReactNode {
  const title = PAGE.codes.name;
  return (
    <Layout
      title={title}
      description="代碼欄位的編碼表：縣市、鄉鎮市區、建築類型等等，查得到每個代碼的意思，也可以下載。"
    >
      <main className="wrap">
        <Crumbs place="close" parents={crumbsAbove(PAGE.codes)} current={title} />
        <PageHead title={title}>
          <p>
            代碼欄位在檔案裡只有數字，意思請查這裡；2023年12月（含）以後的月資料與版本0.3的季、年資料，ZIP裡也附有編碼表。
            {String(catalogue.dataset.unknownCode)}
            代表不明，計算之前請先換成缺值，以免被當成很大的數字。縣市與鄉鎮市區的代碼不是政府的行政區代碼。
          </p>
          <p className="small mute">
            <ExcelHint />
          </p>
        </PageHead>
        <Table />
      </main>
    </Layout>
  );
}
