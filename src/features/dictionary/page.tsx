import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import AboutFacts, {
  Citing,
  Limits,
  Makers,
  Method,
  Reach,
  Removed,
  Rhythm,
  Source,
  Terms,
  Unanswered,
  Users,
} from '@site/src/features/about/AboutFacts';
import { Statement } from '@site/src/features/about/AboutFacts/words';
import ListTable, { ListRow } from '@site/src/lib/ui/ListTable';
import ColumnDictionary from '@site/src/features/dictionary/ColumnDictionary';
import { differencePage, PAGES, releaseRow, versionPage } from '@site/src/lib/addresses/pages';
import {
  type DatasetVersion,
  dateWords,
  formatCount,
  periodWords,
  summariseDrafts,
  type Variant,
  VARIANT_NAME,
} from 'rental-data';
import { PAGE } from '@site/src/lib/addresses/names';
import { InferredLegend } from '@site/src/features/marks/Inferred';
import PageHead from '@site/src/lib/ui/PageHead';
import SectionHead from '@site/src/lib/ui/SectionHead';
import Dates from '@site/src/features/versions/VersionFacts/Dates';
import Formats from '@site/src/features/versions/VersionFacts/Formats';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { chooseExample, listDictionary } from 'rental-data/dictionary';
import styles from './page.module.css';

const BACKGROUND = '來源、收錄與限制';

const HEADS = ['推出與終止', '格式', '和前一版差在哪裡'] as const;

interface VersionProps {
  version: DatasetVersion;
  before: string | undefined;
}

function Version({ version: entry, before }: VersionProps): ReactNode {
  const { version, summary } = entry;
  const cells: Record<(typeof HEADS)[number], ReactNode> = {
    推出與終止: <Dates version={entry} />,
    格式: <Formats version={entry} />,
    和前一版差在哪裡: (
      <>
        {summary}
        {before !== undefined && (
          <Link className="block" to={differencePage(before, version)}>
            {before}到{version}的差異
          </Link>
        )}
      </>
    ),
  };
  return (
    <ListRow
      head={
        <Link to={versionPage(version)} aria-label={`資料集版本${version}`}>
          {version}
        </Link>
      }
      cells={HEADS.map((head) => [cells[head], head])}
    />
  );
}

function Versions(): ReactNode {
  const newestFirst = [...catalogue.versions].reverse();
  useBrokenLinks().collectAnchor('changes');
  return (
    <section className="section">
      <SectionHead id="versions" title="資料集版本">
        <p>
          版本說的是檔案的格式。點版本號看它用在哪些期別、每一項改變與編碼。合併不同版本的檔案以前，請先看
          <Link to={PAGES.differences}>任意兩版的差異</Link>。
        </p>
        {summariseDrafts(catalogue).map(({ from, to, written }) => (
          <p key={to} className="mt3">
            版本{to}是{dateWords(written)}的草案。程式要改哪裡，請看
            <Link to={differencePage(from, to)}>
              {from}到{to}（草案）
            </Link>
            。
          </p>
        ))}
      </SectionHead>
      <ListTable
        id="changes"
        heads={['版本', ...HEADS]}
        className={styles.versions}
        aria-labelledby="versions"
      >
        {newestFirst.map((version, i) => (
          <Version key={version.version} version={version} before={newestFirst[i + 1]?.version} />
        ))}
      </ListTable>
    </section>
  );
}

/** Where the data come from, how and how often they are collected, what they cannot say, and how to cite them. */
function Background(): ReactNode {
  return (
    <section className="section">
      <SectionHead id="background" title={BACKGROUND} />
      <AboutFacts>
        <Reach />
        <Source />
        <Method />
        <Rhythm />
        <Limits />
        <Unanswered />
        <Removed />
        <Terms />
        <Makers />
        <Users />
        <Citing />
      </AboutFacts>
    </section>
  );
}

function Content({ variant, children }: { variant: Variant; children: ReactNode }): ReactNode {
  const set = chooseExample(catalogue).sets.find((known) => known.variant === variant);
  return (
    <div>
      <h2 className="t26">{VARIANT_NAME[variant]}</h2>
      {set && (
        <p className={styles.rows}>
          <b>{formatCount(set.rows)}</b>列
        </p>
      )}
      <p className="small mute">{children}</p>
    </div>
  );
}

/** The two contents, a line each, and where to read on. */
function Contents(): ReactNode {
  const { period, version } = chooseExample(catalogue);
  useBrokenLinks().collectAnchor('contents');
  return (
    <section id="contents" aria-label="兩種內容的差別">
      <div className={styles.pair}>
        <Content variant="raw">一列是一則刊登，也有車位、店面。看刊登行為用。</Content>
        <Content variant="deduplicated">
          一列是一戶住宅，由比對欄位相同的刊登合併而成。算住宅的數量與租金用。
        </Content>
      </div>
      <p className={styles.reading}>
        <span>
          <Link to={releaseRow(period)}>{periodWords(period)}</Link>的列數；哪些算住宅，見
          <Link to={`${versionPage(version)}#dwelling-filter`}>住宅條件</Link>
        </span>
        <span className="row gap5">
          <a href="#background">{BACKGROUND}</a>
          <a href="#versions">資料集版本</a>
        </span>
      </p>
    </section>
  );
}

export default function AboutDataSet(): ReactNode {
  const title = PAGE.about.name;
  return (
    <Layout
      title={title}
      description={
        '開放台灣民間租屋資料從哪裡來、怎麼收錄、有什麼限制、誰在做、誰用過，以及資料集版本的差異與欄位字典：定義、代碼、來源與已知問題。'
      }
    >
      <main className="wrap">
        <PageHead title={title}>
          <p>
            <Statement />
          </p>
        </PageHead>
        <Contents />
        <section className={styles.dictionary}>
          <SectionHead id="columns" title="欄位字典">
            <p>
              各版本先後用過{formatCount(listDictionary(catalogue).length)}
              個欄位。沒有寫「哪裡有」的，每個版本都有。另見
              <Link to={PAGES.codes}>編碼表</Link>與
              <Link to={`${versionPage(chooseExample(catalogue).version)}#deduplication`}>怎樣算同一戶</Link>
              。
            </p>
          </SectionHead>
          <ColumnDictionary />
          <InferredLegend />
        </section>

        <Versions />
        <Background />
      </main>
    </Layout>
  );
}
