import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import AnnualDownload from '@theme/AnnualDownload';
import CitationBox from '@site/src/features/citation/CitationBox';
import CommentWidget from '@theme/CommentWidget';
import CoverageMap from '@site/src/features/coverage/CoverageMap';
import {
  ADDRESS_LIST,
  addressRule,
  countFigures,
  type DataSet,
  dwellingWords,
  FILES,
  findScale,
  formatBytes,
  formatCount,
  GRANULARITIES,
  GRANULARITY_NAME,
  monthBars,
  newestRelease,
  newestSet,
  newestWith,
  periodWords,
  getReader,
  recommendSets,
  ROWS_STATE_NAME,
  setsAbove,
  SEVERE_MEANING,
  SEVERITY_NAME,
  snippetSource,
  takeAll,
  takeDeduplicatedCsv,
  takeOne,
  totalBytes,
  VARIANT_NAME,
  withOwnNames,
  WORKSHEET_ROWS,
  listUnmerged,
  listYears,
} from 'rental-data';
import { filePage, PAGES, recipePage, releaseRow, versionPage } from '@site/src/lib/addresses/pages';
import { PAGE } from '@site/src/lib/addresses/names';
import Mark from '@site/src/features/marks/Mark';
import RowsState from '@site/src/features/marks/RowsState';
import useSite from '@site/src/features/site/useSite';
import Fold from '@site/src/lib/ui/Fold';
import SectionHead from '@site/src/lib/ui/SectionHead';
import Code from '@site/src/features/snippets/Code';
import FileButtons from '@site/src/features/site/FileButtons';
import Layout from '@theme/Layout';
import { Fragment, type ReactNode } from 'react';
import styles from './page.module.css';

const quality = (
  <Link to={PAGE.quality.to} className="num">
    {PAGE.quality.name}
  </Link>
);

/** The newest sound period of a kind, both variants as buttons. */
function Offer({ name, set }: { name: string; set: DataSet | undefined }): ReactNode {
  if (!set) return null;
  const { period } = set;
  return (
    <li>
      <p className="small mute">{name}</p>
      <h2 className="t26 plain">
        <Link to={filePage(period, set.variant)}>{periodWords(period)}</Link>
      </h2>
      <FileButtons
        period={period}
        nameVariant={(variant) => `下載${VARIANT_NAME[variant]}`}
        describeFile={(rows, bytes) => `${formatCount(rows)}列，${formatBytes(bytes)}`}
      />
    </li>
  );
}

function Offers(): ReactNode {
  const { month, quarter, year, newest } = recommendSets(catalogue);
  return (
    <>
      <ul className={`columns ${styles.offers}`} aria-label="建議的檔案">
        <Offer name="一個月" set={month} />
        <Offer name="一季" set={quarter} />
        <Offer name="一整年" set={year} />
      </ul>
      <p className={`ends small mute ${styles.newest}`}>
        <span>{ROWS_STATE_NAME.complete}的最新一期；大小是解壓縮後的。</span>
        {newest.period !== month?.period && (
          <span>
            最新的
            <Link to={filePage(newest.period, newest.variant)}>{periodWords(newest.period)}</Link>：
            <RowsState
              period={newest.period}
              state={getReader(catalogue).rows(newest.period, newest.variant).state}
            />
          </span>
        )}
      </p>
    </>
  );
}

interface QuestionProps {
  id?: string;
  question: string;
  answer: ReactNode;
  children: ReactNode;
}

function Question({ id, question, answer, children }: QuestionProps): ReactNode {
  return (
    <details id={id} className={styles.question}>
      <summary className="arrow t15">
        <b>{question}</b>
        <span>{answer}</span>
      </summary>
      <div className="smallLoose mute">{children}</div>
    </details>
  );
}

function Questions(): ReactNode {
  const anchors = useBrokenLinks();
  for (const id of ['which', 'open']) anchors.collectAnchor(id);
  const unmerged = listUnmerged(catalogue);
  // The headers take one row of the worksheet.
  const above = setsAbove(catalogue.releases, WORKSHEET_ROWS - 1);
  const json = [...GRANULARITIES].reverse().flatMap((granularity): [name: string, newest: string][] => {
    const newest = newestWith(catalogue.releases, granularity, 'json');
    return newest === undefined ? [] : [[GRANULARITY_NAME[granularity], newest]];
  });
  return (
    <section id="which" className={styles.questions} aria-label="怎麼挑檔案">
      <Question question="計算住宅，還是計算刊登？" answer={`住宅用${VARIANT_NAME.deduplicated}。`}>
        <p>
          {VARIANT_NAME.deduplicated}把比對欄位完全相同的刊登合併成一列，只含{dwellingWords(catalogue)}
          ；店面與明顯不合理的數值已經排除。{VARIANT_NAME.raw}
          一列是一則刊登，適合研究刊登行為，或自己決定怎麼合併。
        </p>
      </Question>
      <Question question="要好幾個月？" answer="不要把各月相加。">
        <p>
          季資料與年資料把跨月的同一則刊登合併成一列；把各月的列數相加會重複計算。
          {unmerged.length > 0 &&
            `版本${unmerged.join('、')}的季與年，${VARIANT_NAME.deduplicated}裡有些各月出租狀態不同的刊登沒有合併。`}
          要用好幾期，到<Link to={PAGES.pick}>挑檔案</Link>
          選年份與欄位，一次拿到能用的檔案與讀檔的程式。
        </p>
      </Question>
      <Question question="這一期能不能用？" answer="看檔案頁的第一句。">
        <p>
          品質事件分三級。
          <Mark state="severe" inText>
            {SEVERITY_NAME.severe}
          </Mark>
          ：{SEVERE_MEANING}。
          <Mark state="caution" inText>
            {SEVERITY_NAME.caution}
          </Mark>
          ：先讀說明再使用。
          <Mark state="note" inText>
            {SEVERITY_NAME.note}
          </Mark>
          ：影響很小。各事件的影響與建議，見{quality}；要比較兩期，請到
          <Link to={PAGES.compare}>比較兩期</Link>。
        </p>
      </Question>
      <Question id="open" question="用什麼打開？" answer="解開ZIP就是CSV。">
        <p>
          <Link to={PAGES.open}>在瀏覽器打開檔案</Link>，可以直接篩選、計算中位數。用Excel要用匯入的，見「
          <Link to={recipePage('excel')}>用Excel打開而不亂碼</Link>」；一張工作表最多
          {formatCount(WORKSHEET_ROWS)}列，有{above}份資料比這個多。讀檔的程式在檔案的頁面與
          <Link to={PAGES.recipes}>操作範例</Link>。CSV用UTF-8編碼，缺值寫成<code>{WRITTEN.missing}</code>
          ；2023年12月（含）以後的月資料與版本0.3的季、年資料附有編碼表。和CSV同名的JSON是列數紀錄。
          {json.length > 0 && (
            <>
              JSON的ZIP裡，每個縣市一個檔案；
              {json.map(([name, period]) => `${name}的JSON到${periodWords(period)}為止`).join('，')}
              ，之後只發布CSV。
            </>
          )}
        </p>
      </Question>
    </section>
  );
}

const PART = {
  year: '{年}',
  period: '{期別}',
};

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
  remoteName: '-O',
  output: '-o',
};

function Rule(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const path = useBaseUrl(ADDRESS_LIST);
  const list = `${siteConfig.url}${path}`;
  const { releases } = catalogue;
  const { fileHost } = catalogue.dataset;
  const own = withOwnNames(releases, fileHost);
  const example = newestRelease(catalogue, 'monthly').sets.at(-1)?.files[0];
  const source = snippetSource(catalogue, newestSet(catalogue, 'monthly'), useSite());
  const named = (source?.inside ?? '').replace(/^.*\/|\.csv$/g, '');
  return (
    <Fold id="rule" summary="位址規則與批次下載" className="mt6">
      <div className={`mt3 ${styles.pair}`}>
        <div>
          <Code>
            {addressRule(fileHost, PART.year, PART.period).map((piece) =>
              typeof piece === 'string' ? piece : <b key={piece[0]}>{piece[0]}</b>,
            )}
          </Code>
          <ul className={`mt4 ${styles.points}`}>
            <li>
              <code>{PART.period}</code>：月資料是<code>{WRITTEN.january}</code>到
              <code>{WRITTEN.december}</code>，季資料是<code>{WRITTEN.first}</code>到
              <code>{WRITTEN.fourth}</code>，年資料留空。
            </li>
            <li>
              <code lang="en">{WRITTEN.raw}</code>是{VARIANT_NAME.raw}，
              <code lang="en">{WRITTEN.deduplicated}</code>是{VARIANT_NAME.deduplicated}。
            </li>
            <li>
              中括號與空白在網址裡要先做百分比編碼，寫成<code>{WRITTEN.open}</code>、
              <code>{WRITTEN.close}</code>與<code>{WRITTEN.space}</code>。
            </li>
            <li>
              curl的<code lang="en">{WRITTEN.remoteName}</code>
              會照網址存檔，檔名帶著這些編碼；下載一個檔案時，請用
              <code lang="en">{WRITTEN.output}</code>自己取名，例如<code>{takeOne(`${named}.zip`)}</code>。
            </li>
            <li>
              主機是<code lang="en">tw-rental-data</code>的舊連結，2024年1月停用，回應<code>403</code>。
            </li>
            {own.length > 0 && (
              <li>
                版本<Link to={versionPage(own[0]?.version ?? '')}>{own[0]?.version}</Link>的
                {own.reduce((sum, r) => sum + r.sets.flatMap((s) => s.files).length, 0)}個檔案（
                {own.map(({ period }, index) => (
                  <Fragment key={period}>
                    {index > 0 && '、'}
                    <Link to={releaseRow(period)}>{period}</Link>
                  </Fragment>
                ))}
                ）另有檔名。
              </li>
            )}
          </ul>
          {example && (
            <p className="smallLoose mt4">
              例如<a href={example.url}>{example.url}</a>
            </p>
          )}
        </div>
        <div>
          <Code>
            <span className="mute"># 全部檔案</span>
            {`\n${takeAll(list)}\n\n`}
            <span className="mute"># 只要{VARIANT_NAME.deduplicated}的CSV</span>
            {`\n${takeDeduplicatedCsv(list)}`}
          </Code>
          <p className="smallLoose mt4">
            <a href={path}>位址清單</a>是純文字檔，一行一個位址。
            {catalogue.dataset.sizes}加起來是
            <span className="num">{formatBytes(totalBytes(releases))}</span>，其中CSV是
            <span className="num">{formatBytes(totalBytes(releases, 'csv'))}</span>，JSON是
            <span className="num">{formatBytes(totalBytes(releases, 'json'))}</span>
            。下載的ZIP有多大，沒有紀錄。
          </p>
        </div>
      </div>
    </Fold>
  );
}

export default function DownloadPage(): ReactNode {
  const years = listYears(catalogue);
  const scale = findScale(years.flatMap((year) => monthBars(catalogue, year)));
  const title = PAGE.download.name;
  const count = formatCount(countFigures(catalogue).files);
  const span = `從${periodWords(catalogue.dataset.since)}到${periodWords(newestRelease(catalogue, 'monthly').period)}`;
  useBrokenLinks().collectAnchor('rule');
  return (
    <Layout
      title={title}
      description={`${span}，共${count}個檔案，免登入，點選即可下載。每一期都列出列數、資料集版本與已知問題。`}
    >
      <main className="wrap">
        <header className={styles.head}>
          <h1>{title}</h1>
          <p className="mute">{`${span}，共${count}個檔案。免登入，點選即可下載。`}</p>
        </header>
        <Offers />
        <Questions />
        <section className="section" aria-labelledby="all">
          <SectionHead id="all" title="所有期別" />
          <CoverageMap layout="side" target="row" />
        </section>
        <section className="section" aria-labelledby="years">
          <SectionHead id="years" title="逐年下載">
            <p>
              有新檔案時，可以
              <a href={useBaseUrl(`/${FILES.feed('releases', 'rss')}`)}>訂閱RSS</a>。
            </p>
          </SectionHead>
          <div className={styles.years}>
            {years.map((year, index) => (
              <AnnualDownload key={year} year={year} open={index === 0} scale={scale} />
            ))}
          </div>
          <Rule />
        </section>
        <section className="section" aria-labelledby="cite">
          <SectionHead id="cite" title="怎麼引用">
            <p>這是整個資料集的引用。用到一份檔案，就到它的頁面複製。</p>
          </SectionHead>
          <CitationBox />
        </section>
        <CommentWidget />
      </main>
    </Layout>
  );
}
