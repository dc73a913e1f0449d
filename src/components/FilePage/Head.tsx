import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { FilePageProp } from '@site/plugins/catalogue/client';
import Crumbs from '@site/src/components/Crumbs';
import FigureList, { Figure } from '@site/src/components/FigureList';
import { fileHref, versionHref } from '@site/src/components/hrefs';
import { FORMAT_NAME, ROW_STATE_NAME, USABILITY_NAME, VARIANT_NAME } from '@site/src/components/labels';
import Mark from '@site/src/components/Mark';
import Notice from '@site/src/components/Notice';
import PageHead from '@site/src/components/PageHead';
import { formatBytes, formatCount, formatShare } from '@site/src/domain/format';
import { periodWords } from '@site/src/domain/period';
import type { ReactNode } from 'react';
import { Reasons } from './Reasons';
import { MARK_OF } from './states';
import styles from './styles.module.css';

interface Props {
  data: FilePageProp;
}

/** What one row of the file stands for. */
function rowMeaning({ period, variant, granularity, merge }: FilePageProp): string {
  const when = periodWords(period);
  const listing =
    variant === 'raw'
      ? translate(
          {
            id: 'file.row.raw',
            message: '一列是一則刊登。收錄{when}在租屋平台上看得到的每一則，只收這段期間出現過的。',
            description: 'What one row of a raw file is; {when} is the period',
          },
          { when },
        )
      : translate(
          {
            id: 'file.row.deduplicated',
            message:
              '一列是一間住宅。{when}在租屋平台上看得到、去重鍵全部相同的刊登併成一列，不是住宅的先濾掉。',
            description: 'What one row of a de-duplicated file is; {when} is the period',
          },
          { when },
        );
  if (granularity === 'monthly' || !merge) return listing;
  const rule =
    merge === 'newest'
      ? translate({
          id: 'file.merge.newest',
          message: '同一則刊登跨月只算一次，各欄取最新的值。',
          description: 'How quarterly and annual files merge a listing seen in several months',
        })
      : translate({
          id: 'file.merge.mostFrequent',
          message: '同一則刊登跨月只算一次，各欄取最常出現的值。',
          description: 'How quarterly and annual files merge a listing seen in several months',
        });
  return listing + rule;
}

function Downloads({ data }: Props): ReactNode {
  const { files, other, period } = data;
  return (
    <p className={styles.buttons}>
      {files.map(({ format, url }) => (
        <a key={format} className="btn" href={url}>
          {translate(
            {
              id: 'file.download',
              message: '下載{format}（ZIP）',
              description: 'Button that downloads a file; {format} is CSV or JSON',
            },
            { format: FORMAT_NAME[format] },
          )}
        </a>
      ))}
      {other && (
        <Link className="btn btnLine" to={fileHref(period, other.variant)}>
          {translate(
            {
              id: 'file.other',
              message: '同期的{variant}',
              description: 'Link to the page of the other variant of the same period',
            },
            { variant: VARIANT_NAME[other.variant] },
          )}
        </Link>
      )}
    </p>
  );
}

const UNIT = {
  rows: translate({ id: 'file.figure.rowsUnit', message: '列', description: 'Unit of a number of rows' }),
  columns: translate({
    id: 'file.figure.columnsUnit',
    message: '欄',
    description: 'Unit of a number of columns',
  }),
};

function share({ rows, other }: FilePageProp): string {
  if (!other || other.rows === 0) return '';
  const [part, whole] = rows <= other.rows ? [rows, other.rows] : [other.rows, rows];
  return translate(
    {
      id: 'file.figure.share',
      message: '；{variant}有{rows}列，兩者之比{share}',
      description: 'After the number of rows: rows of the other variant and the ratio of the two',
    },
    { variant: VARIANT_NAME[other.variant], rows: formatCount(other.rows), share: formatShare(part / whole) },
  );
}

function SetFigures({ data }: Props): ReactNode {
  const { rows, files, columns, counts, version, rowState } = data;
  return (
    <FigureList>
      <Figure value={formatCount(rows)} unit={UNIT.rows}>
        {ROW_STATE_NAME[rowState] + share(data)}
      </Figure>
      {files.map(({ format, bytes }) => (
        <Figure key={format} value={formatBytes(bytes)}>
          {translate(
            {
              id: 'file.figure.bytes',
              message: '{format}解壓後，{bytes}位元組',
              description: 'Below the size of a file after unpacking',
            },
            { format: FORMAT_NAME[format], bytes: formatCount(bytes) },
          )}
        </Figure>
      ))}
      <Figure value={String(columns.length)} unit={UNIT.columns}>
        {translate(
          {
            id: 'file.figure.columns',
            message: '其中{fine}欄可用',
            description: 'Below the number of columns: how many may be used without reservation',
          },
          { fine: String(counts.fine ?? 0) },
        )}
      </Figure>
      <Figure value={version}>
        <Link to={versionHref(version)}>
          <Translate id="file.figure.version" description="Below the number of the dataset version">
            資料集版本
          </Translate>
        </Link>
      </Figure>
    </FigureList>
  );
}

/** What a reader must know before using the file; nothing where there is nothing. */
function Warning({ data }: Props): ReactNode {
  const { counts, rowState, rowReasons, loss, columns } = data;
  const worst = (['severe', 'meaning-changed', 'empty', 'caution'] as const).filter((s) => counts[s]);
  if (worst.length === 0 && rowState === 'complete') return null;
  const severe = rowState === 'avoid' || rowState === 'short' || worst.includes('severe');
  return (
    <div className={styles.notice}>
      <Notice
        severity={severe ? 'severe' : 'caution'}
        title={translate({
          id: 'file.before',
          message: '用之前先知道',
          description: 'Title of the warning on the page of a file',
        })}
      >
        {rowState !== 'complete' && (
          <>
            <p>
              {ROW_STATE_NAME[rowState]}
              {loss !== undefined &&
                translate(
                  {
                    id: 'file.loss',
                    message: '，估計短少{loss}%',
                    description: 'Estimated share of lost rows',
                  },
                  { loss: String(loss) },
                )}
              {translate({ id: 'file.stop', message: '。', description: 'Full stop' })}
            </p>
            <Reasons reasons={rowReasons} />
          </>
        )}
        {worst.length > 0 && (
          <p className={styles.legend}>
            {worst.map((state) => (
              <Mark key={state} state={MARK_OF[state]}>
                {USABILITY_NAME[state]}
                <b>{counts[state]}</b>
              </Mark>
            ))}
            <span className="small">
              {translate(
                {
                  id: 'file.ofColumns',
                  message: '共{count}欄，逐欄的原因在下面。',
                  description: 'After the numbers of columns by state',
                },
                { count: String(columns.length) },
              )}
            </span>
          </p>
        )}
      </Notice>
    </div>
  );
}

/** Head of the page of one published set: what a row means, where to get it, what to know first. */
export default function Head({ data }: Props): ReactNode {
  const { period, variant, beta } = data;
  const year = period.slice(0, 4);
  return (
    <>
      <div className={styles.crumbs}>
        <Crumbs
          parents={[
            {
              to: '/download/',
              label: translate({
                id: 'download.title',
                message: '打包回家玩',
                description: 'Title of the download page',
              }),
            },
            { to: `/download/#y${year}`, label: year },
          ]}
          current={period}
        />
      </div>
      <PageHead title={`${period} ${VARIANT_NAME[variant]}`}>
        <p>{rowMeaning(data)}</p>
        {beta && (
          <p className="small mute">
            <Translate id="file.beta" description="The set was published while its format was on trial">
              這一份在格式試行期間發布。
            </Translate>
          </p>
        )}
        <Downloads data={data} />
      </PageHead>
      <SetFigures data={data} />
      <Warning data={data} />
    </>
  );
}
