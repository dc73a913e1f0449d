import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import data from '@generated/catalogue/default/download.json';
import AnnualDownload from '@site/src/components/AnnualDownload';
import CitationBox from '@site/src/components/CitationBox';
import CommentWidget from '@site/src/components/CommentWidget';
import CoverageMap from '@site/src/components/CoverageMap';
import DatasetCard from '@site/src/components/DatasetCard';
import {
  newestWith,
  releasesOf,
  setsAbove,
  totalBytes,
  withOwnNames,
} from '@site/src/components/DownloadTable/facts';
import { fileHref, releaseHref, versionHref } from '@site/src/components/hrefs';
import { GRANULARITY_NAME, SEVERITY_NAME, VARIANT_NAME } from '@site/src/domain/words';
import { PAGE } from '@site/src/domain/words/pages';
import Mark from '@site/src/components/Mark';
import PageHead from '@site/src/components/PageHead';
import RowsState from '@site/src/components/RowsState';
import SectionHead from '@site/src/components/SectionHead';
import Snippets, { Code } from '@site/src/components/Snippets';
import { stripScale } from '@site/src/components/YearStrip/bars';
import { formatBytes, formatCount } from '@site/src/domain/format';
import { periodWords } from '@site/src/domain/period';
import { addressRule, takeAll, takeDeduplicatedCsv } from '@site/src/domain/snippets/batch';
import { WORKSHEET_ROWS } from '@site/src/domain/snippets/worksheet';
import Layout from '@theme/Layout';
import { Fragment, type ReactNode } from 'react';
import type { SetLineProp } from '@site/plugins/catalogue/client';
import styles from './download.module.css';

const quality = (
  <Link to={PAGE.quality.to} className="num">
    {PAGE.quality.name}
  </Link>
);

/** A set that is offered, with the state of its rows. */
function Offer({ name, set }: { name: string; set: SetLineProp | undefined }): ReactNode {
  if (!set) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Link to={fileHref(set.period, set.variant)}>{periodWords(set.period)}</Link>
        <RowsState {...set} className={styles.state} />
      </dd>
    </div>
  );
}

/** Where to begin: the newest sets without a known fault, and the newest month with what is known of it. */
function Undecided(): ReactNode {
  const { month, quarter, year, newest } = data.recommended;
  return (
    <div className={styles.undecided}>
      <h3>
        <Translate id="download.undecided.title" description="Title below the guide to the files">
          還拿不定主意
        </Translate>
      </h3>
      <p>
        <Translate
          id="download.undecided"
          description="Lead of the sets that are offered to readers who cannot decide"
        >
          從列數完整、又沒有不可用欄位的最新一期開始。
        </Translate>
      </p>
      <dl>
        <Offer name={GRANULARITY_NAME.monthly} set={month} />
        <Offer name={GRANULARITY_NAME.quarterly} set={quarter} />
        <Offer name={GRANULARITY_NAME.annual} set={year} />
        {newest.period !== month?.period && (
          <Offer
            name={translate({
              id: 'download.undecided.newest',
              message: '最新的月資料',
              description: 'Name of the newest month among the sets that are offered',
            })}
            set={newest}
          />
        )}
      </dl>
    </div>
  );
}

/** Four questions that lead to a file. */
function Which(): ReactNode {
  useBrokenLinks().collectAnchor('which');
  const json = newestWith(releasesOf(data.years), 'monthly', 'json');
  return (
    <section aria-labelledby="which" className={styles.which}>
      <h2 id="which">
        <Translate id="download.which.title" description="Title of the guide that helps to choose a file">
          怎麼挑檔案
        </Translate>
      </h2>
      <ol>
        <li>
          <h3>
            <Translate id="download.which.variant.title" description="Question of the guide">
              要算住宅，還是算刊登？
            </Translate>
          </h3>
          <p>
            <Translate
              id="download.which.variant"
              description="Answer of the guide; names of the variants are bold"
              values={{
                deduplicated: <b>{VARIANT_NAME.deduplicated}</b>,
                raw: <b>{VARIANT_NAME.raw}</b>,
                dwelling: data.dwelling,
              }}
            >
              {
                '算住宅用{deduplicated}：比對欄位完全相同的刊登合併成一列，只含{dwelling}；車位、店面與明顯不合理的數值已經排除。研究刊登行為，或想自己決定怎麼合併，用{raw}：一列是一則刊登。'
              }
            </Translate>
          </p>
        </li>
        <li>
          <h3>
            <Translate id="download.which.period.title" description="Question of the guide">
              要看一個月、一季，還是一年？
            </Translate>
          </h3>
          <p>
            <Translate id="download.which.period" description="Answer of the guide">
              每一期收錄的，是爬蟲在那段期間讀到的刊登。季資料與年資料把跨月的同一則刊登合併成一列；把各月的列數加起來會重複計算，要看全年請下載年資料。
            </Translate>
            {data.unmerged.length > 0 && (
              <Translate
                id="download.which.unmerged"
                description="Follows the answer on months, quarters and years; {versions} are dataset versions"
                values={{ versions: data.unmerged.join('、') }}
              >
                {'版本{versions}的季資料與年資料裡，各月出租狀態不同的刊登沒有合併。'}
              </Translate>
            )}
          </p>
        </li>
        <li>
          <h3>
            <Translate id="download.which.quality.title" description="Question of the guide">
              這一期有沒有已知問題？
            </Translate>
          </h3>
          <p>
            <Translate
              id="download.which.quality"
              description="Answer of the guide; {severe}, {caution} and {note} are marks with a word"
              values={{
                severe: <Mark state="severe">{SEVERITY_NAME.severe}</Mark>,
                caution: <Mark state="caution">{SEVERITY_NAME.caution}</Mark>,
                note: <Mark state="note">{SEVERITY_NAME.note}</Mark>,
                quality,
              }}
            >
              {
                '下載前先看品質事件：標{severe}的不要拿來比較；標{caution}的，先讀說明再使用；標{note}的影響很小。各事件的影響與怎麼辦，寫在{quality}。'
              }
            </Translate>
          </p>
        </li>
        <li>
          <h3>
            <Translate id="download.which.format.title" description="Question of the guide">
              要用什麼軟體開？
            </Translate>
          </h3>
          <p>
            <Translate
              id="download.which.format"
              description="Answer of the guide"
              values={{
                open: (
                  <Link to="#open">
                    <Translate
                      id="download.which.format.link"
                      description="Link inside a sentence of the guide"
                    >
                      其他軟體
                    </Translate>
                  </Link>
                ),
              }}
            >
              {'多數軟體讀得到CSV；列數超過Excel上限的檔案，要改用{open}。'}
            </Translate>
            {json !== undefined && (
              <Translate
                id="download.which.json"
                description="Follows the sentence about CSV; {period} is the newest month with JSON files"
                values={{ period: periodWords(json) }}
              >
                {'JSON的ZIP裡，每個縣市一個檔案；月資料的JSON到{period}為止。'}
              </Translate>
            )}
          </p>
        </li>
      </ol>
      <Undecided />
    </section>
  );
}

const WHOLE = translate({
  id: 'download.cite.whole',
  message: '整個資料集',
  description: 'Title above the citation of the whole dataset',
});

/** The parts of the address that change from file to file. */
const PART = {
  year: translate({
    id: 'download.rule.year',
    message: '{年}',
    description: 'Part of the address rule, in braces: year',
  }),
  period: translate({
    id: 'download.rule.period',
    message: '{期別}',
    description: 'Part of the address rule, in braces: period',
  }),
};

/** What stands literally in addresses and files. */
const WRITTEN = {
  january: '01',
  december: '12',
  first: 'Q1',
  fourth: 'Q4',
  raw: 'Raw',
  deduplicated: 'Deduplicated',
  open: '%5B',
  close: '%5D',
  space: '%20',
  missing: '-',
};

/** How the addresses are made, and how to take many files at once. */
function Rule(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const path = useBaseUrl('/download/urls.txt');
  const list = `${siteConfig.url}${path}`;
  const releases = releasesOf(data.years);
  const own = withOwnNames(releases, data.fileHost);
  const example = data.newest.at(-1)?.sets.at(-1)?.files[0];
  return (
    <section className={styles.section}>
      <SectionHead
        id="rule"
        title={translate({
          id: 'download.rule.title',
          message: '位址規則與批次下載',
          description: 'Title of a section',
        })}
      >
        <p>
          <Translate id="download.rule.lead" description="Lead of the section on addresses">
            檔案的位址有規則，寫程式可以自己拼；要抓很多檔案，直接讀位址清單比較省事。
          </Translate>
        </p>
      </SectionHead>
      <div className={styles.pair}>
        <div>
          <Code>
            {addressRule(data.fileHost, PART.year, PART.period).map((piece) =>
              typeof piece === 'string' ? piece : <b key={piece[0]}>{piece[0]}</b>,
            )}
          </Code>
          <ul className={styles.points}>
            <li>
              <Translate
                id="download.rule.parts"
                description="Explains {期別} of the address rule"
                values={{
                  period: <code>{PART.period}</code>,
                  january: <code>{WRITTEN.january}</code>,
                  december: <code>{WRITTEN.december}</code>,
                  first: <code>{WRITTEN.first}</code>,
                  fourth: <code>{WRITTEN.fourth}</code>,
                }}
              >
                {'{period}：月資料是{january}到{december}，季資料是{first}到{fourth}，年資料留空。'}
              </Translate>
            </li>
            <li>
              <Translate
                id="download.rule.variants"
                description="Explains Raw and Deduplicated of the address rule"
                values={{
                  raw: <code lang="en">{WRITTEN.raw}</code>,
                  deduplicated: <code lang="en">{WRITTEN.deduplicated}</code>,
                  rawName: VARIANT_NAME.raw,
                  deduplicatedName: VARIANT_NAME.deduplicated,
                }}
              >
                {'{raw}是{rawName}，{deduplicated}是{deduplicatedName}。'}
              </Translate>
            </li>
            <li>
              <Translate
                id="download.rule.encoding"
                description="Brackets and the space must be percent-encoded"
                values={{
                  open: <code>{WRITTEN.open}</code>,
                  close: <code>{WRITTEN.close}</code>,
                  space: <code>{WRITTEN.space}</code>,
                }}
              >
                {'中括號與空白在網址裡要先做百分比編碼，寫成{open}、{close}與{space}。'}
              </Translate>
            </li>
            {own.length > 0 && (
              <li>
                <Translate
                  id="download.rule.own"
                  description="The files of dataset version 0.0 do not follow the rule"
                  values={{
                    version: <Link to={versionHref(own[0]?.version ?? '')}>{own[0]?.version}</Link>,
                    periods: own.map(({ period }, index) => (
                      <Fragment key={period}>
                        {index > 0 && '、'}
                        <Link to={releaseHref(period)}>{period}</Link>
                      </Fragment>
                    )),
                    count: own.reduce((sum, r) => sum + r.sets.flatMap((s) => s.files).length, 0),
                  }}
                >
                  {'版本{version}的{count}個檔案（{periods}）另有檔名，不照這個規則。'}
                </Translate>
              </li>
            )}
          </ul>
          {example && (
            <p className={styles.example}>
              <Translate
                id="download.rule.example"
                description="An address that follows the rule"
                values={{ url: <a href={example.url}>{example.url}</a> }}
              >
                {'例如{url}'}
              </Translate>
            </p>
          )}
        </div>
        <div>
          <Code>
            <span className="mute">
              <Translate id="download.rule.all" description="Comment in the shell example">
                # 全部檔案
              </Translate>
            </span>
            {`\n${takeAll(list)}\n\n`}
            <span className="mute">
              <Translate
                id="download.rule.some"
                description="Comment in the shell example"
                values={{ variant: VARIANT_NAME.deduplicated }}
              >
                {'# 只要{variant}的CSV'}
              </Translate>
            </span>
            {`\n${takeDeduplicatedCsv(list)}`}
          </Code>
          <p className={styles.example}>
            <Translate
              id="download.rule.list"
              description="What the list of addresses holds and how large all files are"
              values={{
                list: (
                  <a href={path}>
                    <Translate
                      id="download.rule.list.link"
                      description="Link to the text file with all addresses"
                    >
                      位址清單
                    </Translate>
                  </a>
                ),
                count: formatCount(data.figures.files),
                size: <span className="num">{formatBytes(totalBytes(releases))}</span>,
              }}
            >
              {'{list}是純文字檔，一行一個位址，共{count}個。全部抓完再解壓縮，會占用{size}的空間。'}
            </Translate>
          </p>
        </div>
      </div>
    </section>
  );
}

/** How to read the files with common tools. */
function Open(): ReactNode {
  // One row of the worksheet is taken by the headers.
  const above = setsAbove(releasesOf(data.years), WORKSHEET_ROWS - 1);
  return (
    <section className={styles.section}>
      <SectionHead
        id="open"
        title={translate({
          id: 'download.open.title',
          message: '怎麼開啟檔案',
          description: 'Title of a section',
        })}
      >
        <p>
          <Translate
            id="download.open.lead"
            description="What is inside a ZIP"
            values={{ file: <code>{data.snippets?.inside}</code> }}
          >
            {
              'CSV的ZIP解開之後，資料檔是{file}，另附列數紀錄與編碼表。下面的程式以這一份為例，先執行curl那一段。'
            }
          </Translate>
        </p>
      </SectionHead>
      <ul className={styles.points}>
        <li>
          <Translate
            id="download.open.csv"
            description="Encoding of the CSV files and how a missing value is written"
            values={{ missing: <code>{WRITTEN.missing}</code> }}
          >
            {'CSV用UTF-8編碼，缺值寫成{missing}。讀檔時先宣告它代表缺值，數值欄位才不會變成文字。'}
          </Translate>
        </li>
        <li>
          <Translate
            id="download.open.excel"
            description="Limit of Excel; {count} sets have more rows"
            values={{ limit: formatCount(WORKSHEET_ROWS), count: above }}
          >
            {
              'Excel請用匯入功能，並指定UTF-8。一張工作表最多{limit}列，有{count}份資料比這個多，超出的列不會顯示。'
            }
          </Translate>
        </li>
      </ul>
      {data.snippets && <Snippets source={data.snippets} />}
    </section>
  );
}

/** Every published file: which one to take, the newest, all years, and how to fetch, open and cite them. */
export default function Download(): ReactNode {
  const { figures, newest, years, map, cite, citeNewest } = data;
  const scale = stripScale(years);
  const title = PAGE.download.name;
  const lead = translate(
    {
      id: 'download.lead',
      message:
        '從{since}到{newest}，共{files}個檔案，不必登入，點了就下載。每一期都列出列數、資料集版本與已知問題。',
      description: 'Lead of the download page',
    },
    {
      since: periodWords(figures.since),
      newest: periodWords(figures.newest.period),
      files: formatCount(figures.files),
    },
  );
  return (
    <Layout title={title} description={lead}>
      <main className="wrap">
        <PageHead title={title}>
          <p>{lead}</p>
        </PageHead>
        <Which />
        <section className={styles.section}>
          <SectionHead
            id="newest"
            title={translate({
              id: 'download.newest.title',
              message: '最新的年、季、月',
              description: 'Title of a section',
            })}
          >
            <p>
              <Translate
                id="download.newest.lead"
                description="Lead above the cards of the newest releases"
                values={{
                  feed: (
                    <a href={useBaseUrl(data.feed)}>
                      <Translate id="download.newest.feed" description="Link to the feed of new releases">
                        訂閱RSS
                      </Translate>
                    </a>
                  ),
                }}
              >
                {
                  '橫條是消除重複後留下的比例，越短表示合併或排除的刊登越多。想知道什麼時候有新檔案，可以{feed}。'
                }
              </Translate>
            </p>
          </SectionHead>
          <div className={styles.cards}>
            {newest.map((release) => (
              <DatasetCard key={release.period} data={release} />
            ))}
          </div>
        </section>
        <section className={styles.section}>
          <SectionHead
            id="all"
            title={translate({
              id: 'download.all.title',
              message: '所有期別',
              description: 'Title of a section',
            })}
          >
            <p>
              <Translate
                id="download.all.lead"
                description="Lead above the coverage map and the years"
                values={{ quality }}
              >
                {
                  '點圖上的一格，會跳到那一期；也可以從年份展開。檔案大小是解壓縮之後的大小。一直存在的問題（例如「附近」欄位空白）只寫在{quality}，不逐期重複。'
                }
              </Translate>
            </p>
          </SectionHead>
          <CoverageMap data={map} layout="side" href={releaseHref} />
          <div className={styles.years}>
            {years.map((year, index) => (
              <AnnualDownload key={year.year} data={year} open={index === 0} scale={scale} />
            ))}
          </div>
        </section>
        <Rule />
        <Open />
        <section className={styles.section}>
          <SectionHead
            id="cite"
            title={translate({
              id: 'download.cite.title',
              message: '怎麼引用',
              description: 'Title of a section',
            })}
          >
            <p>
              <Translate id="download.cite.lead" description="Lead above the citation">
                談整個資料集，用第一種；用到某一份檔案，就引用那一份。每一份檔案的頁面都有自己的引用文字，下面以最新的年資料為例。
              </Translate>
            </p>
          </SectionHead>
          {[cite, citeNewest].map((citation) => (
            <Fragment key={citation.id}>
              <h3 className={styles.work}>{citation.part ?? WHOLE}</h3>
              <CitationBox data={citation} />
            </Fragment>
          ))}
        </section>
        <CommentWidget />
      </main>
    </Layout>
  );
}
