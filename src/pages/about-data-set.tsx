import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import overview from '@generated/catalogue/default/overview.json';
import type { LifelineProp, VersionFactsProp } from '@site/plugins/catalogue/client';
import JsonKey from '@site/src/components/JsonKey';
import { columnHref, versionHref } from '@site/src/components/hrefs';
import { FORMAT_NAME, GROUP_NAME, TYPE_NAME, VARIANT_NAME } from '@site/src/components/labels';
import LifeMark, { LIFE_NAME } from '@site/src/components/Lifeline/LifeMark';
import { lifeStates, type LifeState } from '@site/src/components/Lifeline/life';
import PageHead from '@site/src/components/PageHead';
import SectionHead from '@site/src/components/SectionHead';
import VersionCompare from '@site/src/components/VersionCompare';
import { COLUMN_GROUPS } from '@site/src/domain/catalogue/types';
import { dateWords, formatCount } from '@site/src/domain/format';
import Layout from '@theme/Layout';
import type { CSSProperties, ReactNode } from 'react';
import styles from './about-data-set.module.css';

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

function ColumnRow({ column }: { column: LifelineProp }): ReactNode {
  const { anchor, header, key, type, unit, life, newest } = column;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <Link to={columnHref(newest, anchor)}>{header}</Link>
        {key && <JsonKey name={key} />}
      </th>
      <td role="cell" className={styles.type}>
        {TYPE_NAME[type]}
        {unit && <span>{unit}</span>}
      </td>
      {lifeStates(life).map((state, i) => (
        <td key={i} role="cell" className={styles.cell}>
          <LifeMark state={state} />
        </td>
      ))}
    </tr>
  );
}

function Columns(): ReactNode {
  // The letters of a column's life run from the oldest version to the newest.
  const versions = overview.versions.map(({ version }) => version).reverse();
  return (
    <table
      role="table"
      className={styles.columns}
      style={{ '--versions': versions.length } as CSSProperties}
      aria-label={translate({
        id: 'overview.table',
        message: '所有欄位，以及每個資料集版本有沒有這一欄',
        description: 'Name of the table of all columns, for screen readers',
      })}
    >
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            <Translate id="overview.head.column" description="Head: name of the column and its JSON key">
              欄位與JSON鍵
            </Translate>
          </th>
          <th role="columnheader" scope="col" className={styles.type}>
            <Translate id="overview.head.type" description="Head: type and unit of a column">
              型別、單位
            </Translate>
          </th>
          {versions.map((version) => (
            <th key={version} role="columnheader" scope="col" className={styles.cell}>
              {version}
            </th>
          ))}
        </tr>
      </thead>
      {COLUMN_GROUPS.map((group) => (
        <tbody key={group} role="rowgroup">
          <tr role="row" className={styles.group}>
            <th role="rowheader" scope="rowgroup" colSpan={versions.length + 2}>
              {GROUP_NAME[group]}
            </th>
          </tr>
          {overview.columns
            .filter((column) => column.group === group)
            .map((column) => (
              <ColumnRow key={column.anchor} column={column} />
            ))}
        </tbody>
      ))}
    </table>
  );
}

/** /about-data-set: the dataset versions at a glance, what changed between them, and the life of every column. */
export default function AboutDataSet(): ReactNode {
  const title = translate({
    id: 'overview.title',
    message: '關於資料集',
    description: 'Title of the overview of versions',
  });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'overview.description',
        message:
          '資料集的每個版本：推出與停用的日期、哪些期別採用、和前一版差在哪裡，以及所有欄位在各版本裡的去留。',
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
            </p>
          </SectionHead>
          {overview.changes.map((change) => {
            const from = overview.versions.find(({ version }) => version === change.from);
            const to = overview.versions.find(({ version }) => version === change.to);
            return from && to ? (
              <VersionCompare
                key={change.to}
                change={change}
                from={from}
                to={to}
                columns={overview.columns}
              />
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
                description="Lead of the table of all columns; {count} is their number"
                values={{ count: formatCount(overview.columns.length) }}
              >
                {
                  '各版本先後用過{count}個欄位。一格是一個版本，上面一條代表原始資料，下面一條代表消除重複住宅。點欄位名稱可以看說明；已經不用的欄位，連到最後用過它的版本。'
                }
              </Translate>
            </p>
          </SectionHead>
          <Legend />
          <Columns />
        </section>
      </main>
    </Layout>
  );
}
