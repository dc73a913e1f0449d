import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import newestPosts from '@generated/content-db/default/newest-posts.json';
import covers from '@generated/docusaurus-plugin-content-blog/default/covers.json';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { Gap, Licence, Repository, Sources } from '@site/src/features/about/AboutFacts/words';
import AboutDataBrief from '@theme/AboutDataBrief';
import BlogPostList from '@theme/BlogPostList';
import CommentWidget from '@theme/CommentWidget';
import CoverageMap from '@site/src/features/coverage/CoverageMap';
import Doors from '@site/src/features/home/Doors';
import Merged from '@site/src/features/home/Merged';
import Row from '@site/src/features/home/Row';
import RowsChart from '@site/src/features/home/RowsChart';
import { DOCUMENTED_PAGES } from '@site/src/lib/addresses/documentedPages';
import { filePage, PAGES } from '@site/src/lib/addresses/pages';
import {
  careAnswer,
  countFigures,
  measureCoverage,
  type DataFile,
  type DataSet,
  dateWords,
  findRelease,
  FORMAT_NAME,
  formatBytes,
  formatCount,
  gapWords,
  joinWords,
  listUpdates,
  mergeSample,
  newestUpdates,
  periodWords,
  getReader,
  recommendSets,
  UPDATE_KIND_NAME,
  getVerdict,
  VARIANT_NAME,
} from 'rental-data';
import { PAGE } from '@site/src/lib/addresses/names';
import Download from '@site/src/lib/ui/Download';
import Fold from '@site/src/lib/ui/Fold';
import RowsState from '@site/src/features/marks/RowsState';
import SetState from '@site/src/features/quality/SetState';
import styles from './page.module.css';

/** The file that is offered first: of the newest sound month, in the format that all have. */
function findOffer(): { set: DataSet; file: DataFile } | undefined {
  const { month, newest } = recommendSets(catalogue);
  const set = month ?? newest;
  const [file] = set.files;
  return file && { set, file };
}

function Why({ set }: { set: DataSet }): ReactNode {
  const { newest } = recommendSets(catalogue);
  return (
    <p className={styles.why}>
      <span>
        <SetState set={set} />，{careAnswer(getVerdict(catalogue, set.period, set.variant))}。
      </span>
      {newest.period !== set.period && (
        <span>
          最新的
          <Link to={filePage(newest.period, newest.variant)} className="num">
            {periodWords(newest.period)}
          </Link>
          ：
          <RowsState
            period={newest.period}
            state={getReader(catalogue).rows(newest.period, newest.variant).state}
          />
          。
        </span>
      )}
      <span>
        新的檔案與更正，見<Link to={PAGES.updates}>{PAGE.updates.name}</Link>。
      </span>
      <span>
        資料以
        <Licence />
        釋出，使用不必徵求同意。
      </span>
    </p>
  );
}

function Hero(): ReactNode {
  const offer = findOffer();
  return (
    <div className={styles.hero}>
      <AboutDataBrief>
        <p className={`row gap3 ${styles.actions}`}>
          {offer && (
            <Download
              href={offer.file.url}
              detail={`${FORMAT_NAME[offer.file.format]}，解壓縮後${formatBytes(offer.file.bytes)}，${formatCount(offer.set.rows)}列`}
            >
              {`下載${periodWords(offer.set.period)}`}
            </Download>
          )}
          <Link className="btn btnLine" to={PAGES.download}>
            <span>
              挑別的檔案
              <small className="block">{formatCount(countFigures(catalogue).files)}個，免登入</small>
            </span>
          </Link>
        </p>
        {offer && <Why set={offer.set} />}
      </AboutDataBrief>
      <figure className={styles.map}>
        <figcaption className="row gap4 mb3 mute t15">
          <b>收錄圖</b>
          <span>一格是一個期別，連到那一期的檔案頁。</span>
        </figcaption>
        <CoverageMap />
      </figure>
      {gapWords(measureCoverage(catalogue)) && (
        <p className={`small mute inked ${styles.history}`}>
          <Gap />
        </p>
      )}
    </div>
  );
}

/** What the rows are: by a made-up one, and by those that become one. */
function Rows(): ReactNode {
  const { month, newest } = recommendSets(catalogue);
  const { period } = month ?? newest;
  const raw = findRelease(catalogue, period).sets.find(({ variant }) => variant === 'raw');
  const merge = raw && mergeSample(catalogue, raw);
  if (!merge) return null;
  return (
    <>
      <Row set={raw} row={merge.single} />
      <Merged set={raw} merge={merge} />
    </>
  );
}

function Entrances(): ReactNode {
  return (
    <section className="section" aria-labelledby="start">
      <h2 id="start" className="vh">
        從哪裡開始
      </h2>
      <Doors />
    </section>
  );
}

function Chart(): ReactNode {
  useBrokenLinks().collectAnchor('chart');
  return (
    <Fold id="chart" summary="每個月收錄多少列" className="section">
      <p className="small mute measure mt3 mb4">
        {VARIANT_NAME.raw}與{VARIANT_NAME.deduplicated}
        之間的落差，是同一戶住宅的重複刊登，以及不符合住宅條件的刊登。沒有發布的月份，線就斷開，不以推估補上；有底色的時段列數受影響，引用前請先讀對應的品質事件。
      </p>
      <RowsChart />
    </Fold>
  );
}

function News(): ReactNode {
  return (
    <div className={`section ${styles.news}`}>
      <section aria-labelledby="updates">
        <h2 id="updates" className="t26">
          {PAGE.updates.name}
        </h2>
        <ul className="small mt3">
          {newestUpdates(listUpdates(catalogue, DOCUMENTED_PAGES, newestPosts)).map(
            ({ kind, day, title, to }) => (
              <li key={kind} className={styles.update}>
                <time className="mute" dateTime={day}>
                  {dateWords(day)}
                </time>
                <span className="mute">{UPDATE_KIND_NAME[kind]}</span>
                <Link to={to}>{title}</Link>
              </li>
            ),
          )}
        </ul>
      </section>
      <section aria-labelledby="posts">
        <h2 id="posts" className="t26">
          {PAGE.blog.name}
        </h2>
        <div className="mt3">
          <BlogPostList posts={newestPosts} covers={covers} level={3} isBrief />
        </div>
        <p className="mt3 small">
          <Link className="more" to={PAGE.blog.to}>
            全部文章
          </Link>
        </p>
      </section>
    </div>
  );
}

/** Who makes it and what may be done with it, in a few lines. */
function About(): ReactNode {
  useBrokenLinks().collectAnchor('cite');
  const { month, newest } = recommendSets(catalogue);
  const { period, variant } = month ?? newest;
  return (
    <div className={`section small ${styles.lines}`}>
      <p>
        <b>誰在做</b>
        <span>
          這是公開專案，程式與討論在
          <Repository />
          。由爬蟲收錄，來源目前只有
          <Sources />
          。為了保護隱私與著作權，發布前已刪除{joinWords(catalogue.dataset.removed)}
          。怎麼收錄、多久更新、有什麼限制、誰用過，見
          <Link to={PAGE.about.to}>{PAGE.about.name}</Link>。
        </span>
      </p>
      <p id="cite">
        <b>怎麼引用</b>
        <span>
          檔案的頁面有現成的一句，連同已知問題一起複製，例如
          <Link to={`${filePage(period, variant)}#cite`}>{periodWords(period) + VARIANT_NAME[variant]}</Link>
          ；引用整個資料集，見<Link to={`${PAGES.download}#cite`}>{PAGE.download.name}</Link>。
        </span>
      </p>
    </div>
  );
}

export default function Home(): ReactNode {
  return (
    <Layout
      description={`台灣民間租屋的開放資料：公開刊登的租屋物件，${periodWords(catalogue.dataset.since)}起整理成每月、每季、每年的表格，附欄位說明、品質事件與引用方式，以CC0釋出。`}
    >
      <main className="wrap">
        <Hero />
        <Entrances />
        <Rows />
        <News />
        <Chart />
        <About />
        <CommentWidget />
      </main>
    </Layout>
  );
}
