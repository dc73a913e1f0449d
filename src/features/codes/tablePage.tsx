import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import CodeList, { codeAnchor } from '@site/src/features/codes/CodeList';
import Counties from '@site/src/features/codes/CodeList/Counties';
import { codeTablePage, PAGES } from '@site/src/lib/addresses/pages';
import {
  byCounty,
  type CodeTable,
  COUNTIES,
  dateWords,
  FILES,
  formatCount,
  FORMATS,
  TOWNSHIPS,
} from 'rental-data';
import Inferred, { InferredLegend } from '@site/src/features/marks/Inferred';
import ColumnRefs from '@site/src/features/dictionary/ColumnRefs';
import Crumbs from '@site/src/lib/ui/Crumbs';
import PageHead from '@site/src/lib/ui/PageHead';
import { usePathParts } from '@site/src/features/site/usePathParts';
import { crumbsTo, PAGE } from '@site/src/lib/addresses/names';
import ExcelHint from '@site/src/features/site/ExcelHint';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { listFirstDays, listNotes, listUsers } from 'rental-data/dictionary';
import styles from './tablePage.module.css';

interface Props {
  table: CodeTable;
}

const formatTitle = (title: string): string => `${title}的編碼`;

/** Tables of places, for which there are official codes too. */
const PLACES: readonly string[] = [COUNTIES, TOWNSHIPS];

const groupByCounty = ({ id, codes }: CodeTable) =>
  id === TOWNSHIPS ? byCounty(catalogue, codes) : undefined;

function Lead({ table }: Props): ReactNode {
  const { id, codes } = table;
  const [first, ...rest] = listFirstDays(table);
  const users = listUsers(catalogue, table).map(({ header }) => header);
  const notes = listNotes(catalogue, table);
  const { unknownCode } = catalogue.dataset;
  const counties = groupByCounty(table);
  return (
    <>
      <p>
        <ColumnRefs headers={users} />
        {`${users.length > 1 ? `這${formatCount(users.length)}` : ''}欄共有${formatCount(codes.length)}個代碼。`}
      </p>
      {counties && (
        <p>
          {formatCount(codes.length - counties.rest.length)}個鄉鎮市區按
          {formatCount(counties.groups.length)}個縣市排列。
        </p>
      )}
      <p className="small mute">
        {rest.length > 0 && '啟用日期照編碼表上的發行日期；編碼表沒有的代碼，是程式開始寫入的日期。'}
        {first && rest.length === 0 && `全部從${dateWords(first)}開始使用。`}
        {codes.some(({ code }) => code === unknownCode) &&
          `${String(unknownCode)}代表不明，計算之前請先換成缺值。`}
      </p>
      {notes.length > 0 && (
        <ul className="small mute">
          {notes.map(({ code, meaning, certainty }) => (
            <li key={code}>
              <a href={`#${codeAnchor(code)}`}>{code}</a>：{meaning}
              {certainty === 'inferred' && <Inferred />}
            </li>
          ))}
        </ul>
      )}
      {notes.some(({ certainty }) => certainty === 'inferred') && <InferredLegend />}
      {PLACES.includes(id) && (
        <p className="small mute">
          這些代碼不是政府的行政區代碼：縣市的編號不連續，鄉鎮市區的代碼是縣市代碼乘以100，再加上流水號。為什麼這樣編號，沒有紀錄。要和政府的統計合併，請用官方代碼：下載的JSON裡的
          <code>official</code>。
        </p>
      )}
    </>
  );
}

function Downloads({ id }: { id: string }): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    <p className="row gap3 mt4">
      {FORMATS.map((format, i) => (
        // plain links, because these are files and not pages
        <a
          key={format}
          className={i === 0 ? 'btn' : 'btn btnLine'}
          href={withBaseUrl(FILES.codes(id, format))}
          download={`${id}.${format}`}
        >
          {`下載${format.toUpperCase()}`}
        </a>
      ))}
    </p>
  );
}

function Page({ table }: Props): ReactNode {
  const { id, title, codes } = table;
  const name = formatTitle(title);
  const counties = groupByCounty(table);
  const dated = listFirstDays(table).length > 1;
  return (
    <Layout
      title={name}
      description={`開放台灣民間租屋資料「${title}」欄位的${formatCount(codes.length)}個代碼與意思，可以下載CSV與JSON。`}
    >
      <main className="wrap">
        <Crumbs place="close" parents={crumbsTo(PAGE.codes)} current={title} />
        <PageHead title={name}>
          <Lead table={table} />
          <Downloads id={id} />
          <p className="small mute mt2">
            <ExcelHint />
          </p>
        </PageHead>
        {counties ? (
          <Counties {...counties} dated={dated} />
        ) : (
          <CodeList label={name} codes={codes} dated={dated} />
        )}
        <p className={styles.others}>
          <Link className="more" to={PAGES.codes}>
            其他編碼表
          </Link>
        </p>
      </main>
    </Layout>
  );
}

export default function CodePage(): ReactNode {
  const [id] = usePathParts(codeTablePage.pattern);
  const table = catalogue.codeTables.find((known) => known.id === id);
  if (!table) throw new Error(`沒有編碼表「${id ?? ''}」。修正：檢查catalogue/codes/。`);
  return <Page table={table} />;
}
