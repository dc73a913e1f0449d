import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { AboutDataSetProp, VersionFactsProp } from '@site/plugins/catalogue/client';
import ColumnDictionary from '@site/src/components/ColumnDictionary';
import { CODES_HREF, DIFFERENCES_HREF, versionHref } from '@site/src/components/hrefs';
import { FORMAT_NAME, VARIANT_NAME } from '@site/src/domain/words';
import LifeMark, { LIFE_NAME } from '@site/src/components/Lifeline/LifeMark';
import type { LifeState } from '@site/src/components/Lifeline/life';
import PageHead from '@site/src/components/PageHead';
import SectionHead from '@site/src/components/SectionHead';
import VersionCompare from '@site/src/components/VersionCompare';
import WithPageData from '@site/src/components/WithPageData';
import { dateWords, formatCount } from '@site/src/domain/format';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const SEPARATOR = translate({
  id: 'list.separator',
  message: '、',
  description: 'Between the items of a short list',
});

/** Order of the legend: what most columns are comes first. */
const LEGEND: LifeState[] = ['both', 'raw', 'deduplicated', 'none'];

const IN_USE = translate({
  id: 'overview.stillInUse',
  message: '仍在使用',
  description: 'After the first date of the dataset version in use',
});

function Dates({ released, until }: Pick<VersionFactsProp, 'released' | 'until'>): ReactNode {
  return until ? (
    <Translate
      id="overview.ended"
      description="Dates of a dataset version that is no longer produced"
      values={{ released: dateWords(released), until: dateWords(until) }}
    >
      {'{released}推出，{until}停止產出'}
    </Translate>
  ) : (
    <Translate
      id="overview.inUse"
      description="Dates of the dataset version in use"
      values={{ released: dateWords(released), inUse: <b>{IN_USE}</b> }}
    >
      {'{released}推出，{inUse}'}
    </Translate>
  );
}

function Version({ facts }: { facts: VersionFactsProp }): ReactNode {
  const { version, summary, variants, columns, formats, periods } = facts;
  return (
    <li className={styles.version}>
      <h3>
        <Link
          to={versionHref(version)}
          aria-label={translate(
            {
              id: 'overview.version',
              message: '資料集版本{version}',
              description: 'Link to a dataset version',
            },
            { version },
          )}
        >
          {version}
        </Link>
      </h3>
      <div className={styles.summary}>
        <p>
          <b>{summary}</b>
        </p>
        <p className="mute">
          <Dates {...facts} />
        </p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Translate
              id="overview.columnCounts"
              description="Name of the line with the number of columns per variant"
            >
              欄數
            </Translate>
          </dt>
          <dd>
            {variants.map((variant) => (
              <span key={variant} className={styles.item}>
                <Translate
                  id="overview.variant"
                  description="A variant and its number of columns"
                  values={{ variant: VARIANT_NAME[variant], count: formatCount(columns[variant] ?? 0) }}
                >
                  {'{variant}{count}欄'}
                </Translate>
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>
            <Translate id="overview.formats" description="Name of the line with the file formats">
              格式
            </Translate>
          </dt>
          <dd>{formats.map((format) => FORMAT_NAME[format]).join(SEPARATOR)}</dd>
        </div>
        <div>
          <dt>
            <Translate
              id="overview.periods"
              description="Name of the line with the periods in a dataset version"
            >
              期別
            </Translate>
          </dt>
          <dd>
            <Translate
              id="overview.periodList"
              description="Number of periods in a dataset version and which they are"
              values={{
                count: formatCount(periods.count),
                list: <span className="mute">{periods.text}</span>,
              }}
            >
              {'{count}期：{list}'}
            </Translate>
          </dd>
        </div>
      </dl>
    </li>
  );
}

function Legend(): ReactNode {
  return (
    <ul className={styles.legend}>
      {LEGEND.map((state) => (
        <li key={state}>
          <LifeMark state={state} named={false} />
          {LIFE_NAME[state]}
        </li>
      ))}
    </ul>
  );
}

function Page({ data: overview }: { data: AboutDataSetProp }): ReactNode {
  const title = translate({
    id: 'overview.title',
    message: '關於資料集',
    description: 'Title of the overview of versions',
  });
  // The letters of a column's life run from the oldest version to the newest.
  const versions = overview.versions.map(({ version }) => version).reverse();
  return (
    <Layout
      title={title}
      description={translate({
        id: 'overview.description',
        message:
          '資料集的每個版本：推出與停用的日期、哪些期別採用、和前一版差在哪裡，以及所有欄位的定義、代碼、來源與已知問題。',
        description: 'Description of the overview of versions',
      })}
    >
      <main className="wrap">
        <PageHead title={title}>
          <p>
            <Translate
              id="overview.lead"
              description="Lead: what a dataset version is and how it differs from a period"
            >
              資料集版本是檔案的寫法：有哪些欄位、值怎麼記、重複的刊登怎麼合併。期別是資料涵蓋的時間，例如某一個月或某一年。新版本推出後，舊的期別不一定重做，同一年的月資料與年資料也可能用不同的版本，所以選檔案時兩個都要看。
            </Translate>
          </p>
        </PageHead>

        <section>
          <SectionHead
            id="versions"
            title={translate({
              id: 'overview.versions.title',
              message: '版本一覽',
              description: 'Title of a section',
            })}
          >
            <p>
              <Translate
                id="overview.versions.lead"
                description="Lead of the list of versions; {download} is a link to the download page"
                values={{
                  download: (
                    <Link to="/download/">
                      <Translate id="overview.versions.download" description="Link to the download page">
                        打包回家玩
                      </Translate>
                    </Link>
                  ),
                }}
              >
                {'由新到舊排列。點版本號看欄位、編碼與使用限制；手上的檔案屬於哪一版，在{download}查得到。'}
              </Translate>
            </p>
          </SectionHead>
          <ol className={styles.versions}>
            {overview.versions.map((facts) => (
              <Version key={facts.version} facts={facts} />
            ))}
          </ol>
        </section>

        <section className={styles.section}>
          <SectionHead
            id="changes"
            title={translate({
              id: 'overview.changes.title',
              message: '和前一版差在哪裡',
              description: 'Title of a section',
            })}
          >
            <p>
              <Translate id="overview.changes.lead" description="Lead of the differences between versions">
                先說每一版改了什麼，再列出各資料檔多了、少了哪些欄位。不同版本的檔案要接在一起時，從這裡看起。
              </Translate>
              <Link to={DIFFERENCES_HREF}>
                <Translate
                  id="overview.changes.all"
                  description="Link to the differences of all pairs of versions"
                >
                  隔了幾版也能比
                </Translate>
              </Link>
            </p>
          </SectionHead>
          {overview.changes.map((change) => {
            const to = overview.versions.find(({ version }) => version === change.to);
            return to ? (
              <VersionCompare key={change.to} change={change} to={to} columns={overview.columns} />
            ) : null;
          })}
        </section>

        <section className={styles.section}>
          <SectionHead
            id="columns"
            title={translate({
              id: 'overview.columns.title',
              message: '所有欄位',
              description: 'Title of a section',
            })}
          >
            <p>
              <Translate
                id="overview.columns.lead"
                description="Lead of the dictionary; {count} is the number of columns, {codes} a link to the code tables"
                values={{
                  count: formatCount(overview.columns.length),
                  codes: (
                    <Link to={CODES_HREF}>
                      <Translate id="overview.columns.codes" description="Link to the index of code tables">
                        編碼表
                      </Translate>
                    </Link>
                  ),
                }}
              >
                {
                  '各版本先後用過{count}個欄位，點開一欄看它的定義、代碼、來源與碰過的事件。一格是一個版本，上面一條代表原始資料，下面一條代表消除重複住宅。代碼的意思另外整理成{codes}。'
                }
              </Translate>
            </p>
          </SectionHead>
          <Legend />
          <ColumnDictionary data={overview} versions={versions} />
        </section>
      </main>
    </Layout>
  );
}

/** /about-data-set: the dataset versions at a glance, what changed between them, and the dictionary of all columns. */
export default function AboutDataSet(): ReactNode {
  return <WithPageData<AboutDataSetProp>>{(data) => <Page data={data} />}</WithPageData>;
}
