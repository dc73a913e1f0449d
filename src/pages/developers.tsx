import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl, { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import NEWEST from '@generated/catalogue/default/newest.json';
import { LICENCE_NAMES } from '@site/config/site';
import Crumbs from '@site/src/components/Crumbs';
import { crumbsAbove } from '@site/src/components/Crumbs/parents';
import PageHead from '@site/src/components/PageHead';
import Pre from '@site/src/components/Pre';
import ScrollTable from '@site/src/components/ScrollTable';
import SectionHead from '@site/src/components/SectionHead';
import { BLOG_FEEDS, FEED_NAMES, FILES, type DocumentName } from '@site/src/domain/machine/addresses';
import { FORMAT_CHANGES } from '@site/src/domain/machine/formats';
import { dateWords } from '@site/src/domain/format';
import { PAGE, type Page } from '@site/src/domain/words/pages';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import styles from './developers.module.css';

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
    what: translate({
      id: 'developers.catalogue',
      message: '整份目錄：期別、檔案、版本、欄位、編碼表與品質事件。',
      description: 'What a file of the machine layer holds',
    }),
  },
  {
    path: FILES.set(ONE),
    schema: 'set',
    what: translate({
      id: 'developers.set',
      message:
        '一個期別的一種內容：檔案位址、列數、大小、欄位，以及影響它的品質事件。換成別的期別，或把raw與deduplicated互換，就是另一份。',
      description: 'What a file of the machine layer holds',
    }),
  },
  {
    path: FILES.usability,
    schema: 'usability',
    what: translate({
      id: 'developers.usability',
      message: '各期的每個欄位能不能用，附原因。',
      description: 'What a file of the machine layer holds',
    }),
  },
  {
    path: FILES.incidents,
    schema: 'incidents',
    what: translate({
      id: 'developers.incidents',
      message: '品質事件：原因、影響、期別、欄位與現況。',
      description: 'What a file of the machine layer holds',
    }),
  },
  {
    path: FILES.columns,
    schema: 'columns',
    what: translate({
      id: 'developers.columns',
      message: '所有欄位：中文欄名、英文鍵、型別、單位、編碼、從哪一版到哪一版。',
      description: 'What a file of the machine layer holds',
    }),
  },
  {
    path: FILES.codes('top_region', 'json'),
    schema: 'codes',
    what: translate({
      id: 'developers.codes',
      message: '一張編碼表。副檔名換成csv，就能用試算表打開。',
      description: 'What a file of the machine layer holds',
    }),
  },
  {
    path: FILES.differences,
    schema: 'differences',
    what: translate({
      id: 'developers.differences',
      message: '任兩個資料集版本的差異，以及程式要改哪裡。',
      description: 'What a file of the machine layer holds',
    }),
    page: PAGE.differences,
  },
];

const STANDARDS: Entry[] = [
  {
    path: FILES.dataPackage,
    what: translate({
      id: 'developers.dataPackage',
      message: 'Data Package v2，整個資料集。',
      description: 'What a file of the machine layer holds',
    }),
  },
  {
    path: FILES.setPackage(ONE),
    what: translate({
      id: 'developers.setPackage',
      message: 'Data Package v2，一個期別的一種內容，缺值與編碼都寫在裡面。',
      description: 'What a file of the machine layer holds',
    }),
  },
  {
    path: FILES.tableSchema(NEWEST.version, NEWEST.variant),
    what: translate({
      id: 'developers.tableSchema',
      message: 'Table Schema：一個資料集版本、一種內容的欄位。',
      description: 'What a file of the machine layer holds',
    }),
  },
  {
    path: FILES.croissant,
    what: translate({
      id: 'developers.croissant',
      message: 'Croissant 1.1，給機器學習的工具。',
      description: 'What a file of the machine layer holds',
    }),
  },
  {
    path: FILES.dcat,
    what: translate({
      id: 'developers.dcat',
      message: 'DCAT-AP 3（JSON-LD），給資料入口網站。',
      description: 'What a file of the machine layer holds',
    }),
  },
];

const CITATIONS: Entry[] = (['bib', 'ris', 'csl.json', 'cff'] as const).map((format) => ({
  path: FILES.cite(format, ONE),
  what: translate(
    {
      id: 'developers.cite',
      message: '引用一個期別的一種內容，{format}格式；引用整個資料集，用{whole}。',
      description: 'What a citation file is; {whole} is the path of the one for the whole dataset',
    },
    {
      format: { bib: 'BibTeX', ris: 'RIS', 'csl.json': 'CSL-JSON', cff: 'CITATION.cff' }[format],
      whole: FILES.cite(format),
    },
  ),
}));

const FEED_NAME = {
  releases: translate({
    id: 'developers.feed.releases',
    message: '新的檔案',
    description: 'What a feed tells',
  }),
  incidents: translate({
    id: 'developers.feed.incidents',
    message: '品質事件',
    description: 'What a feed tells',
  }),
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
    what: translate(
      { id: 'developers.feed.posts', message: '部落格（{format}）', description: 'What a feed tells' },
      { format: FORMAT[format] },
    ),
  })),
];

const OTHERS: Entry[] = [
  {
    path: FILES.monthlyRows,
    what: translate({
      id: 'developers.monthlyRows',
      message:
        '每個月的列數、狀態與影響列數的品質事件（CSV），首頁的圖就是用它畫的。沒有發布的月份也各占一行，數字留空。',
      description: 'What a file of the machine layer holds',
    }),
  },
  {
    path: FILES.addressList,
    what: translate({
      id: 'developers.urls',
      message: '所有檔案的位址，一行一個。',
      description: 'What a file of the machine layer holds',
    }),
  },
  {
    path: FILES.yearTable(Number(NEWEST.period.slice(0, 4))),
    what: translate({
      id: 'developers.year',
      message: '一年的下載表。',
      description: 'What a file of the machine layer holds',
    }),
  },
  {
    path: FILES.sitemap,
    what: translate({
      id: 'developers.sitemap',
      message: '請搜尋引擎收錄的頁面網址。',
      description: 'What a file of the machine layer holds',
    }),
  },
  {
    path: FILES.llms,
    what: translate({
      id: 'developers.llms',
      message: '給語言模型的摘要與連結。',
      description: 'What a file of the machine layer holds',
    }),
  },
  {
    path: FILES.billOfMaterials,
    what: translate({
      id: 'developers.sbom',
      message: '軟體物料清單（CycloneDX）：建置這個網站用到的每個套件，附版本、雜湊值與授權。',
      description: 'What a file of the machine layer holds',
    }),
  },
  {
    path: FILES.licences,
    what: translate({
      id: 'developers.licences',
      message: '瀏覽器載入的套件與字型，附授權全文。',
      description: 'What a file of the machine layer holds',
    }),
  },
];

function Table({ label, entries }: { label: string; entries: readonly Entry[] }): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    <ScrollTable label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="developers.table.path" description="Head of a column: address of a file">
                位址
              </Translate>
            </th>
            <th scope="col">
              <Translate id="developers.table.what" description="Head of a column: what a file holds">
                內容
              </Translate>
            </th>
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
                    <a href={withBaseUrl(FILES.schema(schema))}>
                      <Translate id="developers.schema" description="Link to the JSON Schema of a file">
                        結構說明
                      </Translate>
                    </a>
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
    <section key={version} className={styles.section} aria-labelledby={`format-${version}`}>
      <SectionHead
        id={`format-${version}`}
        title={translate(
          {
            id: 'developers.formatChange',
            message: 'formatVersion {version}改了什麼',
            description: 'Title: what changed in the form of the public JSON documents',
          },
          { version: String(version) },
        )}
      >
        <p>
          {translate(
            {
              id: 'developers.formatChange.since',
              message: '{since}起，用在{formats}：{words}',
              description: 'From when a form is published, of which documents, and what to mind',
            },
            { since: dateWords(since), formats: formats.join('、'), words },
          )}
        </p>
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
    <section className={styles.section} aria-labelledby={id}>
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
  const title = translate({
    id: 'developers.example',
    message: '試一下',
    description: 'Title of the examples of the developers page',
  });
  return (
    <section className={styles.section} aria-labelledby="example">
      <SectionHead id="example" title={title}>
        <p>
          <Translate id="developers.example.lead" description="Above the examples of the developers page">
            不必申請金鑰，也沒有伺服器程式：這些檔案都是事先產生的。
          </Translate>
        </p>
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
      description={translate({
        id: 'developers.description',
        message:
          '開放台灣民間租屋資料給程式讀的檔案：目錄、各期的欄位能不能用、版本差異、Data Package、Croissant、DCAT、引用資料與訂閱。',
        description: 'Description of the page for developers',
      })}
    >
      <main className="wrap">
        <div className={styles.crumbs}>
          <Crumbs parents={crumbsAbove(PAGE.developers)} current={title} />
        </div>
        <PageHead title={title}>
          <p>
            <Translate
              id="developers.lead"
              description="Lead of the page for developers; {licence} is the name CC BY 4.0"
              values={{ licence: <span className="num">{LICENCE_NAMES.text}</span> }}
            >
              {
                '列數、欄位狀態、品質事件與版本差異，程式也讀得到。位址以長期不變為目標，內容隨資料更新。這些檔案描述的資料以CC0釋出；訂閱裡的部落格文字是{licence}。'
              }
            </Translate>
          </p>
        </PageHead>
        <Section
          id="documents"
          title={translate({
            id: 'developers.documents',
            message: '目錄',
            description: 'Title of the JSON documents',
          })}
          lead={translate({
            id: 'developers.documents.lead',
            message: '下面的JSON都有公開的JSON Schema。遇到舊程式讀不懂的改動，formatVersion會加一。',
            description: 'Below the title of the JSON documents',
          })}
          entries={DOCUMENTS}
        />
        <FormatChanges />
        <Example />
        <Section
          id="standards"
          title={translate({
            id: 'developers.standards',
            message: '通用格式',
            description: 'Title of the files in standard formats',
          })}
          lead={translate({
            id: 'developers.standards.lead',
            message: '首頁、下載頁與各檔案的頁面另外帶有schema.org的描述，給搜尋引擎讀。',
            description: 'Below the title of the files in standard formats',
          })}
          entries={STANDARDS}
        />
        <Section
          id="citations"
          title={translate({
            id: 'developers.citations',
            message: '引用',
            description: 'Title of the citation files',
          })}
          lead={translate({
            id: 'developers.citations.lead',
            message: '已知的問題會一起寫進附註。取用日期請自己填，檔案裡不寫。',
            description: 'Below the title of the citation files',
          })}
          entries={CITATIONS}
        />
        <Section
          id="feeds"
          title={translate({ id: 'developers.feeds', message: '訂閱', description: 'Title of the feeds' })}
          lead={translate({
            id: 'developers.feeds.lead',
            message: '新的檔案、新的品質事件與部落格，各有一份。',
            description: 'Below the title of the feeds',
          })}
          entries={FEEDS}
        />
        <Section
          id="others"
          title={translate({ id: 'developers.others', message: '其他', description: 'Title of other files' })}
          lead={translate({
            id: 'developers.others.lead',
            message: '每月列數，以及批次下載與爬取用得到的清單。',
            description: 'Below the title of other files',
          })}
          entries={noIndex ? OTHERS.filter(({ path }) => path !== FILES.sitemap) : OTHERS}
        />
      </main>
    </Layout>
  );
}
