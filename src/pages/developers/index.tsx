import Link from '@docusaurus/Link';
import useBaseUrl, { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import NEWEST from '@generated/catalogue/default/newest.json';
import { LICENCE_NAMES } from '@site/src/domain/publisher';
import Crumbs from '@site/src/components/ui/Crumbs';
import { crumbsAbove } from '@site/src/components/ui/Crumbs/parents';
import PageHead from '@site/src/components/ui/PageHead';
import Pre from '@site/src/components/ui/Pre';
import ScrollTable from '@site/src/components/ui/ScrollTable';
import SectionHead from '@site/src/components/ui/SectionHead';
import { BLOG_FEEDS, FEED_NAMES, FILES, type DocumentName } from '@site/src/domain/machine/addresses';
import { FORMAT_CHANGES } from '@site/src/domain/machine/formats';
import { dateWords } from '@site/src/domain/format';
import { PAGE, type Page } from '@site/src/domain/words/pages';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A file, or one of a kind of files. */
interface Entry {
  /** below the base path; of a kind of files, the one for the newest set */
  path: string;
  what: string;
  /** the file's own JSON Schema */
  schema?: DocumentName;
  /** the page that shows the same */
  page?: Page;
}

const ONE = { period: NEWEST.period, variant: NEWEST.variant };

const DOCUMENTS: Entry[] = [
  {
    path: FILES.catalogue,
    schema: 'catalogue',
    what: '整份目錄：期別、檔案、版本、欄位、編碼表與品質事件。',
  },
  {
    path: FILES.set(ONE),
    schema: 'set',
    what: '一個期別的一種內容：檔案位址、列數、大小、欄位，以及影響它的品質事件。換成別的期別，或把raw與deduplicated互換，就是另一份。',
  },
  {
    path: FILES.usability,
    schema: 'usability',
    what: '各期的每個欄位能不能用，附原因。',
  },
  {
    path: FILES.incidents,
    schema: 'incidents',
    what: '品質事件：原因、影響、期別、欄位與現況。',
  },
  {
    path: FILES.columns,
    schema: 'columns',
    what: '所有欄位：中文欄名、英文鍵、型別、單位、編碼、從哪一版到哪一版。',
  },
  {
    path: FILES.codes('top_region', 'json'),
    schema: 'codes',
    what: '一張編碼表。副檔名換成csv，就能用試算表打開。',
  },
  {
    path: FILES.differences,
    schema: 'differences',
    what: '任兩個資料集版本的差異，以及程式要改哪裡。',
    page: PAGE.differences,
  },
];

const STANDARDS: Entry[] = [
  {
    path: FILES.dataPackage,
    what: 'Data Package v2，整個資料集。',
  },
  {
    path: FILES.setPackage(ONE),
    what: 'Data Package v2，一個期別的一種內容，缺值與編碼都寫在裡面。',
  },
  {
    path: FILES.tableSchema(NEWEST.version, NEWEST.variant),
    what: 'Table Schema：一個資料集版本、一種內容的欄位。',
  },
  {
    path: FILES.croissant,
    what: 'Croissant 1.1，給機器學習的工具。',
  },
  {
    path: FILES.dcat,
    what: 'DCAT-AP 3（JSON-LD），給資料入口網站。',
  },
];

const CITATIONS: Entry[] = (['bib', 'ris', 'csl.json', 'cff'] as const).map((format) => ({
  path: FILES.cite(format, ONE),
  what: `引用一個期別的一種內容，${{ bib: 'BibTeX', ris: 'RIS', 'csl.json': 'CSL-JSON', cff: 'CITATION.cff' }[format]}格式；引用整個資料集，用${FILES.cite(format)}。`,
}));

const FEED_NAME = {
  releases: '新的檔案',
  incidents: '品質事件',
};
const FORMAT = { rss: 'RSS', atom: 'Atom', json: 'JSON Feed' } as const;
const FORMATS = ['rss', 'atom', 'json'] as const;

const FEEDS: Entry[] = [
  ...FEED_NAMES.flatMap((name) =>
    FORMATS.map((format) => ({
      path: FILES.feed(name, format),
      what: `${FEED_NAME[name]}（${FORMAT[format]}）`,
    })),
  ),
  ...FORMATS.map((format) => ({
    path: BLOG_FEEDS[format],
    what: `部落格（${FORMAT[format]}）`,
  })),
];

const OTHERS: Entry[] = [
  {
    path: FILES.monthlyRows,
    what: '每個月的列數、狀態與影響列數的品質事件（CSV），首頁的圖就是用它畫的。沒有發布的月份也各占一行，數字留空。',
  },
  {
    path: FILES.addressList,
    what: '所有檔案的位址，一行一個。',
  },
  {
    path: FILES.yearTable(Number(NEWEST.period.slice(0, 4))),
    what: '一年的下載表。',
  },
  {
    path: FILES.sitemap,
    what: '請搜尋引擎收錄的頁面網址。',
  },
  {
    path: FILES.llms,
    what: '給語言模型的摘要與連結。',
  },
  {
    path: FILES.billOfMaterials,
    what: '軟體物料清單（CycloneDX）：建置這個網站用到的每個套件，附版本、雜湊值與授權。',
  },
  {
    path: FILES.licences,
    what: '瀏覽器載入的套件與字型，附授權全文。',
  },
];

function Table({ label, entries }: { label: string; entries: readonly Entry[] }): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    <ScrollTable label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">位址</th>
            <th scope="col">內容</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ path, what, schema, page }) => (
            <tr key={path}>
              <th scope="row">
                {/* files and no pages: plain links */}
                <a href={withBaseUrl(path)}>
                  <code>{`/${path}`}</code>
                </a>
              </th>
              <td>
                {what}
                {schema && (
                  <>
                    {' '}
                    <a href={withBaseUrl(FILES.schema(schema))}>結構說明</a>
                  </>
                )}
                {page && (
                  <>
                    {' '}
                    <Link to={page.to}>{page.name}</Link>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}

/** What changed in the form of the documents: programs of the form before read here what to mind. */
function FormatChanges(): ReactNode {
  return FORMAT_CHANGES.map(({ version, since, formats, words }) => (
    <section key={version} className="part" aria-labelledby={`format-${version}`}>
      <SectionHead id={`format-${version}`} title={`formatVersion ${String(version)}改了什麼`}>
        <p>{`${dateWords(since)}起，用在${formats.join('、')}：${words}`}</p>
      </SectionHead>
    </section>
  ));
}

function Section({
  id,
  title,
  lead,
  entries,
}: {
  id: string;
  title: string;
  lead: string;
  entries: readonly Entry[];
}): ReactNode {
  return (
    <section className="part" aria-labelledby={id}>
      <SectionHead id={id} title={title}>
        <p>{lead}</p>
      </SectionHead>
      <Table label={title} entries={entries} />
    </section>
  );
}

function Example(): ReactNode {
  const { url } = useDocusaurusContext().siteConfig;
  const usability = url + useBaseUrl(FILES.usability);
  const set = url + useBaseUrl(FILES.set(ONE));
  const title = '試一下';
  return (
    <section className="part" aria-labelledby="example">
      <SectionHead id="example" title={title}>
        <p>不必申請金鑰，也沒有伺服器程式：這些檔案都是事先產生的。</p>
      </SectionHead>
      <Pre className={styles.code}>
        <code>{`curl -s ${set} | jq '.files'\ncurl -s ${usability} | jq 'keys'`}</code>
      </Pre>
    </section>
  );
}

/** Every file that programs may read, with its address. */
export default function Developers(): ReactNode {
  // A site that is not to be indexed has no sitemap.
  const { noIndex } = useDocusaurusContext().siteConfig;
  const title = PAGE.developers.name;
  return (
    <Layout
      title={title}
      description={
        '開放台灣民間租屋資料給程式讀的檔案：目錄、各期的欄位能不能用、版本差異、Data Package、Croissant、DCAT、引用資料與訂閱。'
      }
    >
      <main className="wrap">
        <div className={styles.crumbs}>
          <Crumbs parents={crumbsAbove(PAGE.developers)} current={title} />
        </div>
        <PageHead title={title}>
          <p>
            列數、欄位狀態、品質事件與版本差異，程式也讀得到。位址以長期不變為目標，內容隨資料更新。這些檔案描述的資料以CC0釋出；訂閱裡的部落格文字是
            <span className="num">{LICENCE_NAMES.text}</span>。
          </p>
        </PageHead>
        <Section
          id="documents"
          title="目錄"
          lead="下面的JSON都有公開的JSON Schema。遇到舊程式讀不懂的改動，formatVersion會加一。"
          entries={DOCUMENTS}
        />
        <FormatChanges />
        <Example />
        <Section
          id="standards"
          title="通用格式"
          lead="首頁、下載頁與各檔案的頁面另外帶有schema.org的描述，給搜尋引擎讀。"
          entries={STANDARDS}
        />
        <Section
          id="citations"
          title="引用"
          lead="已知的問題會一起寫進附註。取用日期請自己填，檔案裡不寫。"
          entries={CITATIONS}
        />
        <Section id="feeds" title="訂閱" lead="新的檔案、新的品質事件與部落格，各有一份。" entries={FEEDS} />
        <Section
          id="others"
          title="其他"
          lead="每月列數，以及批次下載與爬取用得到的清單。"
          entries={noIndex ? OTHERS.filter(({ path }) => path !== FILES.sitemap) : OTHERS}
        />
      </main>
    </Layout>
  );
}
