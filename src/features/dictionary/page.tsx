import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import AboutFacts, {
  Limits,
  Makers,
  Method,
  Reach,
  Removed,
  Rhythm,
  Source,
  Terms,
  Users,
} from '@site/src/features/about/AboutFacts';
import { Statement } from '@site/src/features/about/AboutFacts/words';
import ListTable, { ListRow } from '@site/src/lib/ui/ListTable';
import ColumnDictionary from '@site/src/features/dictionary/ColumnDictionary';
import { differencePage, PAGES, releaseRow, versionPage } from '@site/src/lib/addresses/pages';
import {
  type DatasetVersion,
  dateWords,
  describeUse,
  dwellingWords,
  formatCount,
  periodWords,
  setReference,
  summariseDrafts,
  toPressLine,
  type Variant,
  VARIANT_NAME,
} from 'rental-data';
import { first } from 'rental-data/helpers';
import { PAGE } from '@site/src/lib/addresses/names';
import { InferredLegend } from '@site/src/features/marks/Inferred';
import { LIFE_NAME, LifeMark } from '@site/src/features/dictionary/Lifeline';
import type { LifeState } from '@site/src/features/dictionary/Lifeline/life';
import PageHead from '@site/src/lib/ui/PageHead';
import SectionHead from '@site/src/lib/ui/SectionHead';
import useSite from '@site/src/features/site/useSite';
import Dates from '@site/src/features/versions/VersionFacts/Dates';
import Formats from '@site/src/features/versions/VersionFacts/Formats';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { chooseExample, findRentLimit, listDictionary } from './build';
import styles from './page.module.css';

const LEGEND: LifeState[] = ['both', 'raw', 'deduplicated', 'none'];

const HEADS = ['推出與終止', '用在', '格式', '和前一版差在哪裡'] as const;

interface VersionProps {
  version: DatasetVersion;
  before: string | undefined;
}

function Version({ version: entry, before }: VersionProps): ReactNode {
  const { version, summary, changes } = entry;
  const { periods } = describeUse(catalogue, entry);
  const cells: Record<(typeof HEADS)[number], ReactNode> = {
    推出與終止: <Dates version={entry} />,
    用在: `${periods.text}，${formatCount(periods.files)}個檔案`,
    格式: <Formats version={entry} />,
    和前一版差在哪裡: (
      <>
        {summary}
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        {before !== undefined && (
          <Link className="more" to={differencePage(before, version)}>
            {before}到{version}，程式要改哪裡
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
          版本說的是檔案的格式：有哪些欄位、值怎麼寫、重複的刊登怎麼合併。新版本推出後，舊的期別不一定重做，同一年的月資料與年資料也可能是不同的版本。檔案屬於哪一版，在
          {DOWNLOAD}查得到；要合併不同版本的檔案，請先看
          <Link to={PAGES.differences}>任意兩版的差異</Link>；兩期的列數與欄位能不能比較，請看
          <Link to={PAGES.compare}>比較兩期</Link>。
        </p>
        {summariseDrafts(catalogue).map(({ from, to, written, words }) => (
          <p key={to} className="mt3">
            版本{to}是{dateWords(written)}的草案，不在下表：{words}。程式要改哪裡，請看
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

function Legend(): ReactNode {
  return (
    <ul className={styles.legend}>
      {LEGEND.map((state) => (
        <li key={state} className="keyed">
          <LifeMark state={state} />
          {LIFE_NAME[state]}
        </li>
      ))}
    </ul>
  );
}

const DOWNLOAD = (
  <Link to={PAGE.download.to} className="num">
    {PAGE.download.name}
  </Link>
);

function Introduction(): ReactNode {
  const citation = toPressLine(setReference(catalogue, first(chooseExample(catalogue).sets), useSite()));
  return (
    <>
      <div className={styles.introduction}>
        <AboutFacts>
          <Reach />
          <Source />
          <Method />
          <Rhythm />
          <Limits />
          <Removed />
          <Terms />
          <Makers />
          <Users />
        </AboutFacts>
        <div className={styles.cite}>
          <h2>怎麼引用</h2>
          <p>
            CC0不要求註明出處。寫下期別、內容與版本，讀者才找得到同一份檔案。檔案頁備有那份檔案的引用文字，首頁有
            <Link to="/#cite">整個資料集的引用</Link>。例如：
          </p>
          <blockquote>{citation}</blockquote>
        </div>
      </div>
    </>
  );
}

function Contents(): ReactNode {
  const { period, version, sets } = chooseExample(catalogue);
  const count = (variant: Variant) => {
    const set = sets.find((known) => known.variant === variant);
    return (
      set && (
        <p className={styles.rows}>
          {formatCount(set.rows)}
          <small>列</small>
        </p>
      )
    );
  };
  return (
    <section className="section">
      <SectionHead id="contents" title="兩種內容的差別">
        <p>
          下面是
          <Link to={releaseRow(period)} className="num">
            {periodWords(period)}
          </Link>
          的列數。各期的檔案在{DOWNLOAD}。
        </p>
      </SectionHead>
      <div className={styles.pair}>
        <div>
          <h3 className="t26">{VARIANT_NAME.raw}</h3>
          {count('raw')}
          <p>
            一列是一則刊登，同一戶住宅可能有好幾則，也包括車位、店面等不是住宅的刊登。研究刊登行為，或想自己決定怎麼合併，請用這一種。
          </p>
        </div>
        <div>
          <h3 className="t26">{VARIANT_NAME.deduplicated}</h3>
          {count('deduplicated')}
          <p>
            一列是一戶住宅，由比對欄位完全相同的刊登合併而成。只含{dwellingWords(catalogue)}；每坪租金超過
            {formatCount(findRentLimit(catalogue))}元的也不在內，其餘見
            <Link to={`${versionPage(version)}#dwelling-filter`}>住宅條件</Link>
            。計算住宅的數量與租金分布，請用這一種。
          </p>
        </div>
      </div>
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
        <Introduction />
        <Contents />

        <section className="section">
          <SectionHead id="columns" title="欄位字典">
            <p>
              各版本先後用過{formatCount(listDictionary(catalogue).length)}
              個欄位，展開一欄可以看到它的定義、代碼、來源與影響它的品質事件。每一格代表一個版本；上方的線是原始資料，下方的線是消除重複住宅。代碼的意思另外整理成
              <Link to={PAGES.codes}>編碼表</Link>。
            </p>
          </SectionHead>
          <Legend />
          <InferredLegend />
          <ColumnDictionary />
        </section>

        <Versions />
      </main>
    </Layout>
  );
}
