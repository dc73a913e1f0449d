import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import home from '@generated/catalogue/default/home.json';
import posts from '@generated/content-db/default/newest-posts.json';
import covers from '@generated/docusaurus-plugin-content-blog/default/covers.json';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import AboutDataBrief from '@site/src/components/AboutDataBrief';
import AboutFacts, { Limits, Makers, Method, Removed, Terms, Users } from '@site/src/components/AboutFacts';
import BlogPostList from '@site/src/components/BlogPostList';
import CitationBox from '@site/src/components/CitationBox';
import CommentWidget from '@site/src/components/CommentWidget';
import CoverageMap from '@site/src/components/CoverageMap';
import DatasetBriefCard from '@site/src/components/DatasetBriefCard';
import Doors from '@site/src/components/Doors';
import Figures from '@site/src/components/Figures';
import { fileHref, versionHref } from '@site/src/components/hrefs';
import { GRANULARITY_SHORT, VARIANT_NAME } from '@site/src/domain/words';
import { PAGE } from '@site/src/domain/words/pages';
import RowsChart from '@site/src/components/RowsChart';
import RowsState from '@site/src/components/RowsState';
import SectionHead from '@site/src/components/SectionHead';
import { formatCount } from '@site/src/domain/format';
import { periodWords } from '@site/src/domain/period';
import styles from './index.module.css';

/** Why the button leads to this month, and what can be said of a newer one. */
function Advice(): ReactNode {
  const { month, newest } = home.recommended;
  return (
    <p className={styles.advice}>
      {month && (
        <span>
          <Translate
            id="home.advice.sound"
            description="Below the button: why it leads to this month; {state} is a mark with the state of its rows"
            values={{
              period: <span className="num">{periodWords(month.period)}</span>,
              state: <RowsState {...month} />,
            }}
          >
            {'{period}：{state}，也沒有不可用的欄位。'}
          </Translate>
        </span>
      )}
      {newest.period !== month?.period && (
        <span>
          <Translate
            id="home.advice.newest"
            description="What can be said of the newest month; {period} is a link, {state} a mark with the state of its rows"
            values={{
              period: (
                <Link to={fileHref(newest.period, newest.variant)} className="num">
                  {periodWords(newest.period)}
                </Link>
              ),
              state: <RowsState {...newest} />,
            }}
          >
            {'最新的{period}：{state}。'}
          </Translate>
        </span>
      )}
    </p>
  );
}

function Hero(): ReactNode {
  const { columns } = home.figures;
  const { month, newest } = home.recommended;
  const offered = month ?? newest;
  return (
    <div className={styles.hero}>
      <div className={styles.brief}>
        <AboutDataBrief heading="h1" />
        <p className={styles.actions}>
          <Link className="btn" to={fileHref(offered.period, offered.variant)}>
            <Translate
              id="home.action.download"
              description="Button to the newest month whose rows may be compared and which has no unusable column"
              values={{ period: periodWords(offered.period) }}
            >
              {'下載{period}的資料'}
            </Translate>
          </Link>
          <Link className="btn btnLine" to={`${versionHref(columns.version)}#columns`}>
            <Translate
              id="home.action.columns"
              description="Button to the columns of the newest dataset version"
            >
              看看有哪些欄位
            </Translate>
          </Link>
        </p>
        <Advice />
      </div>
      <figure className={styles.map}>
        <figcaption>
          <b>
            <Translate id="home.map.title" description="Title of the coverage map">
              收錄圖
            </Translate>
          </b>
          <span>
            <Translate id="home.map.lead" description="What the coverage map is for">
              一格是一個期別。點一格，開啟那一期的檔案頁
            </Translate>
          </span>
        </figcaption>
        <CoverageMap data={home.map} />
      </figure>
    </div>
  );
}

function Entrances(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="start">
      <h2 id="start" className="vh">
        <Translate id="home.start.title" description="Title of the three entrances, for screen readers">
          從哪裡開始
        </Translate>
      </h2>
      <Doors version={home.figures.columns.version} />
    </section>
  );
}

function About(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="about">
      <SectionHead
        id="about"
        title={translate({
          id: 'home.about.title',
          message: '這是什麼資料',
          description: 'Title of a section of the home page',
        })}
      >
        <p>
          <Translate
            id="home.about.lead"
            description="Below the title of the section about the dataset; {link} leads to the page about it"
            values={{
              link: (
                <Link to={PAGE.about.to} className="num">
                  {PAGE.about.name}
                </Link>
              ),
            }}
          >
            {'收錄到哪一個月、兩種內容怎麼選、各版本的格式與每個欄位的意思，見{link}。'}
          </Translate>
        </p>
      </SectionHead>
      <AboutFacts>
        <Method />
        <Removed />
        <Limits />
        <Users />
        <Makers />
        <Terms />
      </AboutFacts>
    </section>
  );
}

function Newest(): ReactNode {
  const parts = home.newest
    .map(({ period, granularity }) =>
      translate(
        {
          id: 'home.newest.until',
          message: '{granularity}資料目前到{period}',
          description:
            'Newest period of a granularity, in running text; granularity is one character like 年',
        },
        { granularity: GRANULARITY_SHORT[granularity], period: periodWords(period) },
      ),
    )
    .join(
      translate({
        id: 'home.newest.separator',
        message: '，',
        description: 'Between the newest periods, in running text',
      }),
    );
  return (
    <section className={styles.section} aria-labelledby="newest">
      <SectionHead
        id="newest"
        title={translate({
          id: 'home.newest.title',
          message: '最新的年、季、月',
          description: 'Title of a section of the home page',
        })}
      >
        <p>
          <Translate
            id="home.newest.lead"
            description="How far the data reach, and what the bars of the cards say; parts reads like: years until 2023, quarters until …"
            values={{ parts }}
          >
            {'{parts}。卡片裡的橫條比較兩種內容的列數。'}
          </Translate>
        </p>
      </SectionHead>
      <div className={styles.cards}>
        {home.newest.map((release) => (
          <DatasetBriefCard key={release.period} data={release} />
        ))}
      </div>
      <p className={styles.after}>
        <Link className="more" to="/download/">
          <Translate
            id="home.newest.all"
            description="Link to the download page"
            values={{ count: formatCount(home.figures.files) }}
          >
            {'全部{count}個檔案'}
          </Translate>
        </Link>
      </p>
    </section>
  );
}

function Chart(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="chart">
      <SectionHead
        id="chart"
        title={translate({
          id: 'home.chart.title',
          message: '每個月收錄多少列',
          description: 'Title of a section of the home page',
        })}
      >
        <p>
          <Translate
            id="home.chart.lead"
            description="What the chart of rows per month shows"
            values={{ raw: VARIANT_NAME.raw, deduplicated: VARIANT_NAME.deduplicated }}
          >
            {
              '{raw}與{deduplicated}之間的落差，是同一戶住宅的重複刊登，以及不符合住宅條件的刊登。沒有發布的月份，線就斷開，不以推估補上；有底色的時段列數受影響，引用前請先讀對應的品質事件。'
            }
          </Translate>
        </p>
      </SectionHead>
      <RowsChart data={home.chart} cells={home.map.cells} />
    </section>
  );
}

function Posts(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="posts">
      <SectionHead
        id="posts"
        title={translate({
          id: 'home.posts.title',
          message: '最近的文章',
          description: 'Title of a section of the home page',
        })}
      >
        <p>
          <Translate
            id="home.posts.lead"
            description="What the blog is about, with a link to it"
            values={{
              link: (
                <Link to={PAGE.blog.to} className="num">
                  {PAGE.blog.name}
                </Link>
              ),
            }}
          >
            {'資料怎麼收錄、哪裡出過錯、接下來打算怎麼做，寫在{link}。'}
          </Translate>
        </p>
      </SectionHead>
      <BlogPostList posts={posts} covers={covers} level={3} />
    </section>
  );
}

function Cite(): ReactNode {
  const { period, variant } = home.recommended.month ?? home.recommended.newest;
  return (
    <section className={styles.section} aria-labelledby="cite">
      <SectionHead
        id="cite"
        title={translate({
          id: 'home.cite.title',
          message: '怎麼引用',
          description: 'Title of a section of the home page',
        })}
      >
        <p>
          <Translate
            id="home.cite.lead"
            description="This cites the whole dataset; {set} is a link to how to cite a set"
            values={{
              set: (
                <Link to={`${fileHref(period, variant)}#cite`} className="num">
                  {periodWords(period) + VARIANT_NAME[variant]}
                </Link>
              ),
            }}
          >
            {
              '下面引用的是整個資料集。用到哪一份檔案，就到那一份的頁面複製，例如{set}；複製的文字會包含期別與已知問題。'
            }
          </Translate>
        </p>
      </SectionHead>
      <CitationBox data={home.cite} />
    </section>
  );
}

/** The home page. */
export default function Home(): ReactNode {
  return (
    <Layout
      description={translate(
        {
          id: 'home.description',
          message:
            '台灣民間租屋的開放資料：公開刊登的租屋物件，{since}起整理成每月、每季、每年的表格，附欄位說明、品質紀錄與引用方式，以CC0釋出。',
          description: 'Description of the home page for search engines',
        },
        { since: periodWords(home.figures.since) },
      )}
    >
      <main className="wrap">
        <Hero />
        <Figures data={home.figures} />
        <Entrances />
        <About />
        <Newest />
        <Chart />
        <Posts />
        <Cite />
        <CommentWidget />
      </main>
    </Layout>
  );
}
