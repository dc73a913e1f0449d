import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import newestPosts from '@generated/content-db/default/newest-posts.json';
import covers from '@generated/docusaurus-plugin-content-blog/default/covers.json';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import AboutDataBrief from '@site/src/features/about/AboutDataBrief';
import BlogPostList from '@site/src/features/blog/BlogPostList';
import CitationBox from '@site/src/features/citation/CitationBox';
import CommentWidget from '@site/src/features/comments/CommentWidget';
import CoverageMap from '@site/src/features/coverage/CoverageMap';
import DatasetBriefCard from '@site/src/features/download/DatasetBriefCard';
import cards from '@site/src/features/download/DatasetCard/cards.module.css';
import Doors from '@site/src/features/home/Doors';
import Figures from '@site/src/features/about/Figures';
import { ANCHORS, filePage, PAGES } from '@site/src/lib/addresses/pages';
import {
  careAnswer,
  columnsOfSet,
  countFigures,
  dateWords,
  formatCount,
  GRANULARITIES,
  GRANULARITY_NAME,
  newestRelease,
  periodWords,
  recommendSets,
  VARIANT_NAME,
  verdictOf,
} from 'rental-data';
import { PAGE } from '@site/src/lib/addresses/names';
import RowsChart from '@site/src/features/home/RowsChart';
import SetState from '@site/src/features/quality/SetState';
import SectionHead from '@site/src/lib/ui/SectionHead';
import { KIND_NAME, listNewest, listUpdates } from '@site/src/features/updates/build';
import styles from './page.module.css';

function Advice(): ReactNode {
  const { month, newest } = recommendSets(catalogue);
  const [update] = listUpdates(catalogue, newestPosts);
  return (
    <p className={styles.advice}>
      {month && (
        <span>
          {periodWords(month.period)}的{VARIANT_NAME[month.variant]}（
          {formatCount(columnsOfSet(catalogue, month).length)}欄）：
          <SetState set={month} />；{careAnswer(verdictOf(catalogue, month.period, month.variant))}。
        </span>
      )}
      {newest.period !== month?.period && (
        <span>
          最新的
          <Link to={filePage(newest.period, newest.variant)} className="num">
            {periodWords(newest.period)}
          </Link>
          ：<SetState set={newest} />。
        </span>
      )}
      {update && (
        <span>
          本站最近一次更新在{dateWords(update.day)}（{KIND_NAME[update.kind]}），見
          <Link to={PAGES.updates}>{PAGE.updates.name}</Link>。
        </span>
      )}
    </p>
  );
}

function Hero(): ReactNode {
  const { month, newest } = recommendSets(catalogue);
  const offered = month ?? newest;
  return (
    <div className={styles.hero}>
      <div className={styles.brief}>
        <AboutDataBrief />
        <p className="row gap3 mt6 noPrint">
          <Link className="btn" to={filePage(offered.period, offered.variant)}>
            <span>{`下載${periodWords(offered.period)}的${VARIANT_NAME[offered.variant]}`}</span>
          </Link>
          <Link className="btn btnLine" to={ANCHORS.columns}>
            查看欄位字典
          </Link>
        </p>
        <Advice />
      </div>
      <figure className={styles.map}>
        <figcaption className="row gap4 mb4 mute t15">
          <b>收錄圖</b>
          <span>每一格代表一個期別，點選就打開那一期的檔案頁。</span>
        </figcaption>
        <CoverageMap />
      </figure>
    </div>
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

function Newest(): ReactNode {
  const newest = GRANULARITIES.map((granularity) => newestRelease(catalogue, granularity));
  const parts = newest
    .map(({ period, granularity }) => `${GRANULARITY_NAME[granularity]}是${periodWords(period)}`)
    .join('，');
  return (
    <section className="section" aria-labelledby="newest">
      <SectionHead id="newest" title="最新的年資料、季資料與月資料">
        <p>已知最新的{parts}。卡片裡的橫條比較兩種內容的列數。</p>
      </SectionHead>
      <div className={cards.cards}>
        {newest.map(({ period }) => (
          <DatasetBriefCard key={period} period={period} />
        ))}
      </div>
      <p className="mt5">
        <Link className="more" to={PAGES.download}>
          全部{formatCount(countFigures(catalogue).files)}個檔案
        </Link>
      </p>
    </section>
  );
}

function Chart(): ReactNode {
  return (
    <section className="section" aria-labelledby="chart">
      <SectionHead id="chart" title="每個月收錄多少列">
        <p>
          {VARIANT_NAME.raw}與{VARIANT_NAME.deduplicated}
          之間的落差，是同一戶住宅的重複刊登，以及不符合住宅條件的刊登。沒有發布的月份，線就斷開，不以推估補上；有底色的時段列數受影響，引用前請先讀對應的品質事件。
        </p>
      </SectionHead>
      <RowsChart />
    </section>
  );
}

function Updated(): ReactNode {
  return (
    <section className="section" aria-labelledby="updates">
      <SectionHead id="updates" title={PAGE.updates.name}>
        <p>
          新的在前，也可以<Link to={PAGE.updates.to}>依日期看全部</Link>。
        </p>
      </SectionHead>
      <ul>
        {listNewest(listUpdates(catalogue, newestPosts)).map(({ kind, day, title, to }) => (
          <li key={kind} className={styles.update}>
            <time className="mute" dateTime={day}>
              {dateWords(day)}
            </time>
            <span className="mute">{KIND_NAME[kind]}</span>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Posts(): ReactNode {
  return (
    <section className="section" aria-labelledby="posts">
      <SectionHead id="posts" title="最近的文章">
        <p>
          資料怎麼收錄、哪裡出過錯、接下來打算怎麼做，寫在
          <Link to={PAGE.blog.to} className="num">
            {PAGE.blog.name}
          </Link>
          。
        </p>
      </SectionHead>
      <BlogPostList posts={newestPosts} covers={covers} level={3} />
    </section>
  );
}

function Cite(): ReactNode {
  const { month, newest } = recommendSets(catalogue);
  const { period, variant } = month ?? newest;
  return (
    <section className="section" aria-labelledby="cite">
      <SectionHead id="cite" title="怎麼引用">
        <p>
          下面引用的是整個資料集。用到哪一份檔案，就到那一份的頁面複製，例如
          <Link to={`${filePage(period, variant)}#cite`} className="num">
            {periodWords(period) + VARIANT_NAME[variant]}
          </Link>
          ；複製的文字會包含期別與已知問題。
        </p>
      </SectionHead>
      <CitationBox />
    </section>
  );
}

export default function Home(): ReactNode {
  return (
    <Layout
      description={`台灣民間租屋的開放資料：公開刊登的租屋物件，${periodWords(catalogue.dataset.since)}起整理成每月、每季、每年的表格，附欄位說明、品質事件與引用方式，以CC0釋出。`}
    >
      <main className="wrap">
        <Hero />
        <Figures />
        <Entrances />
        <Updated />
        <Newest />
        <Chart />
        <Posts />
        <Cite />
        <CommentWidget />
      </main>
    </Layout>
  );
}
