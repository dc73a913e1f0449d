import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import AnnualDownload from '@site/src/features/download/AnnualDownload';
import CitationBox from '@site/src/features/citation/CitationBox';
import CommentWidget from '@site/src/features/comments/CommentWidget';
import CoverageMap from '@site/src/features/coverage/CoverageMap';
import DatasetCard from '@site/src/features/download/DatasetCard';
import cards from '@site/src/features/download/DatasetCard/cards.module.css';
import {
  newestWith,
  setsAbove,
  listUnmerged,
  totalBytes,
  withOwnNames,
} from '@site/src/features/download/DownloadTable/facts';
import {
  ADDRESS_LIST,
  addressRule,
  countFigures,
  type DataSet,
  dwellingWords,
  FILES,
  formatBytes,
  formatCount,
  GRANULARITIES,
  GRANULARITY_NAME,
  monthBars,
  newestRelease,
  newestSet,
  periodWords,
  recommendSets,
  ROWS_STATE_NAME,
  SEVERE_MEANING,
  SEVERITY_NAME,
  snippetSource,
  takeAll,
  takeDeduplicatedCsv,
  takeOne,
  VARIANT_NAME,
  WORKSHEET_ROWS,
  yearsOf,
} from 'rental-data';
import { filePage, PAGES, recipePage, releaseRow, versionPage } from '@site/src/lib/addresses/pages';
import { PAGE } from '@site/src/lib/addresses/names';
import Mark from '@site/src/features/marks/Mark';
import PageHead from '@site/src/lib/ui/PageHead';
import SetState from '@site/src/features/quality/SetState';
import useSite from '@site/src/features/site/useSite';
import SectionHead from '@site/src/lib/ui/SectionHead';
import Code from '@site/src/features/snippets/Code';
import Snippets from '@site/src/features/snippets/Snippets';
import { stripScale } from '@site/src/features/coverage/YearStrip/bars';
import Layout from '@theme/Layout';
import { Fragment, type ReactNode } from 'react';
import styles from './page.module.css';

const quality = (
  <Link to={PAGE.quality.to} className="num">
    {PAGE.quality.name}
  </Link>
);

function Offer({ name, set }: { name: string; set: DataSet | undefined }): ReactNode {
  if (!set) return null;
  return (
    <div>
      <dt className="tiny">{name}</dt>
      <dd>
        <Link className="t20 bold" to={filePage(set.period, set.variant)}>
          {periodWords(set.period)}
        </Link>
        <SetState set={set} className={styles.state} />
      </dd>
    </div>
  );
}

function Undecided(): ReactNode {
  const { month, quarter, year, newest } = recommendSets(catalogue);
  return (
    <div className={styles.undecided}>
      <h3>如果還不確定</h3>
      <p>
        建議從{ROWS_STATE_NAME.complete}、又沒有不可用欄位的最新一期開始；哪些欄位沒有值，寫在檔案的頁面上。
      </p>
      <dl className="columns mt4">
        <Offer name={GRANULARITY_NAME.monthly} set={month} />
        <Offer name={GRANULARITY_NAME.quarterly} set={quarter} />
        <Offer name={GRANULARITY_NAME.annual} set={year} />
        {newest.period !== month?.period && <Offer name="最新的月資料" set={newest} />}
      </dl>
    </div>
  );
}

function Which(): ReactNode {
  const unmerged = listUnmerged(catalogue);
  useBrokenLinks().collectAnchor('which');
  const json = [...GRANULARITIES].reverse().flatMap((granularity): [name: string, newest: string][] => {
    const newest = newestWith(catalogue.releases, granularity, 'json');
    return newest === undefined ? [] : [[GRANULARITY_NAME[granularity], newest]];
  });
  return (
    <section aria-labelledby="which" className={styles.which}>
      <h2 id="which" className="t26">
        怎麼挑檔案
      </h2>
      <ol className="columns topped">
        <li>
          <h3>要計算住宅，還是計算刊登？</h3>
          <p>
            計算住宅用<b>{VARIANT_NAME.deduplicated}</b>：比對欄位完全相同的刊登合併成一列，只含
            {dwellingWords(catalogue)}
            ；車位、店面與明顯不合理的數值已經排除。研究刊登行為，或想自己決定怎麼合併，用
            <b>{VARIANT_NAME.raw}</b>：一列是一則刊登。
          </p>
        </li>
        <li>
          <h3>要看一個月、一季、一年，還是好幾期？</h3>
          <p>
            每一期收錄的，是爬蟲在那段期間讀到的刊登。季資料與年資料把跨月的同一則刊登合併成一列；把各月的列數加起來會重複計算，要看全年請下載年資料。
            {unmerged.length > 0 && (
              <>
                版本{unmerged.join('、')}的季與年，{VARIANT_NAME.deduplicated}
                裡有些各月出租狀態不同的刊登沒有合併。
              </>
            )}
            要用好幾期，請到<Link to={PAGES.pick}>挑檔案</Link>
            選年份與欄位，一次拿到能用的檔案、下載的指令，以及把它們讀成一張表的程式。
          </p>
        </li>
        <li>
          <h3>這一期有沒有已知問題？</h3>
          <p>
            下載前先看標示。標為「{ROWS_STATE_NAME['not-comparable']}」的，列數不要和其他期別比較；標為「
            {ROWS_STATE_NAME.avoid}」的，整份檔案請勿使用。品質事件分三級。
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
            ：影響很小。各事件的影響與建議，寫在{quality}
            ；要比較兩期，請到<Link to={PAGES.compare}>比較兩期</Link>。
          </p>
        </li>
        <li>
          <h3>要用什麼軟體打開？</h3>
          <p>
            多數軟體讀得到CSV；列數超過Excel上限的檔案，要改用<Link to="#open">其他軟體</Link>
            。不想安裝軟體，可以<Link to={PAGES.open}>在瀏覽器打開檔案</Link>
            ，直接篩選、算中位數。第一次用Excel打開，請照「
            <Link to={recipePage('excel')}>用Excel打開而不亂碼</Link>
            」的步驟做。
            {json.length > 0 && (
              <>
                JSON的ZIP裡，每個縣市一個檔案；
                {json.map(([name, period]) => `${name}的JSON到${periodWords(period)}為止`).join('，')}
                。之後只發布CSV，不會再有JSON。
              </>
            )}
          </p>
        </li>
      </ol>
      <Undecided />
    </section>
  );
}

const WHOLE = '整個資料集';

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
    <section className="section">
      <SectionHead id="rule" title="位址規則與批次下載">
        <p>檔案的位址有規則，可以由程式組成；要下載很多檔案，直接讀位址清單比較方便。</p>
      </SectionHead>
      <div className={styles.pair}>
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
                ）另有檔名，不照這個規則。
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
            <a href={path}>位址清單</a>是純文字檔，一行一個位址，共
            {formatCount(countFigures(catalogue).files)}
            個。全部解壓縮之後是<span className="num">{formatBytes(totalBytes(releases))}</span>，其中CSV是
            <span className="num">{formatBytes(totalBytes(releases, 'csv'))}</span>，JSON是
            <span className="num">{formatBytes(totalBytes(releases, 'json'))}</span>
            。下載的ZIP有多大，沒有紀錄。
          </p>
        </div>
      </div>
    </section>
  );
}

function Open(): ReactNode {
  // The headers take one row of the worksheet.
  const above = setsAbove(catalogue.releases, WORKSHEET_ROWS - 1);
  const source = snippetSource(catalogue, newestSet(catalogue, 'monthly'), useSite());
  return (
    <section className="section">
      <SectionHead id="open" title="怎麼打開檔案">
        <p>
          CSV的ZIP解壓縮之後，資料檔是<code>{source?.inside}</code>
          ；2023年12月（含）以後的檔案附有編碼表，月資料的原始資料還附有記載列數的JSON。下面的程式以這一份為例，請先執行curl那一段。
        </p>
      </SectionHead>
      <ul className={styles.points}>
        <li>
          CSV用UTF-8編碼，缺值寫成<code>{WRITTEN.missing}</code>
          。讀檔時先宣告它代表缺值，數值欄位才不會變成文字。
        </li>
        <li>
          Excel請用匯入功能，並指定UTF-8。一張工作表最多{formatCount(WORKSHEET_ROWS)}列，有{above}
          份資料比這個多，超出的列不會顯示。
        </li>
      </ul>
      {/* What one file has to mind stands on its page. */}
      {source && <Snippets source={{ ...source, recomputed: undefined }} />}
    </section>
  );
}

export default function Download(): ReactNode {
  const years = yearsOf(catalogue);
  const newestYear = newestSet(catalogue, 'annual');
  const scale = stripScale(years.map((year) => monthBars(catalogue, year)));
  const title = PAGE.download.name;
  const lead = `從${periodWords(catalogue.dataset.since)}到${periodWords(newestRelease(catalogue, 'monthly').period)}，共${formatCount(countFigures(catalogue).files)}個檔案，免登入，點選即可下載。每一期都列出列數、資料集版本與已知問題。`;
  return (
    <Layout title={title} description={lead}>
      <main className="wrap">
        <PageHead title={title}>
          <p>{lead}</p>
        </PageHead>
        <Which />
        <section className="section">
          <SectionHead id="newest" title="最新的年資料、季資料與月資料">
            <p>
              橫條是消除重複後留下的比例，越短表示合併或排除的刊登越多。{catalogue.dataset.rhythm.monthly}
              想知道什麼時候有新檔案，可以
              <a href={useBaseUrl(`/${FILES.feed('releases', 'rss')}`)}>訂閱RSS</a>。
            </p>
          </SectionHead>
          <div className={cards.cards}>
            {GRANULARITIES.map((granularity) => newestRelease(catalogue, granularity)).map(({ period }) => (
              <DatasetCard key={period} period={period} />
            ))}
          </div>
        </section>
        <section className="section">
          <SectionHead id="all" title="所有期別">
            <p>
              點圖上的一格，會跳到那一期；也可以從年份展開。{catalogue.dataset.sizes}
              從某個月起每一期都有的問題（例如「附近」欄位沒有值）寫在
              {quality}，月資料與季資料的表格不逐期重複。
            </p>
          </SectionHead>
          <CoverageMap layout="side" target="row" />
          <div className={styles.years}>
            {years.map((year, index) => (
              <AnnualDownload key={year} year={year} open={index === 0} scale={scale} />
            ))}
          </div>
        </section>
        <Rule />
        <Open />
        <section className="section">
          <SectionHead id="cite" title="怎麼引用">
            <p>
              提到整個資料集時，用第一種；用到某一份檔案時，請引用那一份。每一份檔案的頁面都有自己的引用文字，下面以最新的年資料為例。
            </p>
          </SectionHead>
          <h3 className={styles.work}>{WHOLE}</h3>
          <CitationBox />
          <h3 className={styles.work}>{periodWords(newestYear.period) + VARIANT_NAME[newestYear.variant]}</h3>
          <CitationBox set={newestYear} />
        </section>
        <CommentWidget />
      </main>
    </Layout>
  );
}
