import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { CodePageProp, CodeProp } from '@site/plugins/pages/client';
import CodeList, { codeAnchor } from '@site/src/pages/_code-table/CodeList';
import Counties from '@site/src/pages/_code-table/CodeList/Counties';
import { PAGES } from '@site/src/domain/addresses/pages';
import { COUNTIES, TOWNSHIPS } from '@site/src/domain/catalogue/counties';
import ColumnRefs from '@site/src/components/data/ColumnRefs';
import Crumbs from '@site/src/components/ui/Crumbs';
import { crumbsTo } from '@site/src/components/ui/Crumbs/parents';
import PageHead from '@site/src/components/ui/PageHead';
import { usePageData } from '@site/src/navigation/pageData';
import { FORMATS } from '@site/src/domain/catalogue/types';
import { dateWords, formatCount } from '@site/src/domain/text/format';
import { FILES } from '@site/src/domain/addresses/files';
import { PAGE } from '@site/src/domain/words/pages';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  data: CodePageProp;
}

/** Title of the page and of links to it. */
const titleOf = (title: string): string => `${title}的編碼`;

/** Tables of places, for which there are official codes too. */
const PLACES: readonly string[] = [COUNTIES, TOWNSHIPS];

function Lead({ data: { id, columns, count, unknownCode, since, notes, groups, codes } }: Props): ReactNode {
  const [first, ...rest] = since;
  return (
    <>
      <p>
        共{formatCount(count)}個代碼，用在這些欄位：
        <ColumnRefs columns={columns} />。
      </p>
      {groups && (
        <p>
          {formatCount(count - codes.length)}個鄉鎮市區按{formatCount(groups.length)}個縣市排列。
        </p>
      )}
      <p className="small mute">
        {rest.length > 0 && '啟用日期照編碼表上的發行日期；編碼表沒有的代碼，是程式開始寫入的日期。'}
        {first && rest.length === 0 && `全部從${dateWords(first)}開始使用。`}
        {unknownCode !== undefined && `${String(unknownCode)}代表不明，計算之前請先換成缺值。`}
      </p>
      {notes.length > 0 && (
        <ul className="small mute">
          {notes.map(({ code, meaning }) => (
            <li key={code}>
              <a href={`#${codeAnchor(code)}`}>{code}</a>：{meaning}
            </li>
          ))}
        </ul>
      )}
      {PLACES.includes(id) && (
        <p className="small mute">
          這些代碼不是政府的行政區代碼：縣市的編號不連續，鄉鎮市區的代碼是縣市代碼乘以100，再加上流水號。為什麼這樣編號，沒有紀錄。要和政府的統計合併，請先換成名稱，再用名稱對照；有些名稱有兩種寫法，例如臺與台。
        </p>
      )}
    </>
  );
}

function Downloads({ id }: { id: string }): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    <p className={styles.buttons}>
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

function Page({ data }: Props): ReactNode {
  const { id, title, codes, groups, since, count } = data;
  const name = titleOf(title);
  const list = (rows: readonly CodeProp[]) => <CodeList label={name} codes={rows} since={since} />;
  return (
    <Layout
      title={name}
      description={`開放台灣民間租屋資料「${title}」欄位的${formatCount(count)}個代碼與意思，可以下載CSV與JSON。`}
    >
      <main className="wrap">
        <Crumbs place="close" parents={crumbsTo(PAGE.codes)} current={title} />
        <PageHead title={name}>
          <Lead data={data} />
          <Downloads id={id} />
        </PageHead>
        {groups ? <Counties groups={groups} rest={codes} since={since} /> : list(codes)}
        <p className={styles.others}>
          <Link className="more" to={PAGES.codes}>
            其他編碼表
          </Link>
        </p>
      </main>
    </Layout>
  );
}

/** The page of one code table. */
export default function CodePage(): ReactNode {
  return <Page data={usePageData<CodePageProp>()} />;
}
