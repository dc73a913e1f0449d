import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { FilePageProp } from '@site/plugins/catalogue/client';
import Crumbs from '@site/src/components/Crumbs';
import { crumbsTo } from '@site/src/components/Crumbs/parents';
import FigureList, { Figure } from '@site/src/components/FigureList';
import { fileHref, versionHref } from '@site/src/components/hrefs';
import { FORMAT_NAME, VARIANT_NAME } from '@site/src/domain/words';
import PageHead from '@site/src/components/PageHead';
import VerdictBox from '@site/src/components/VerdictBox';
import { PAGE } from '@site/src/domain/words/pages';
import { formatBytes, formatCount, formatShare } from '@site/src/domain/format';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  data: FilePageProp;
}

function Downloads({ data }: Props): ReactNode {
  const { files, other, period, verdict } = data;
  const avoid = verdict.rows === 'avoid';
  return (
    <p className={styles.buttons}>
      {files.map(({ format, url }) => (
        <a key={format} className={avoid ? 'btn btnLine' : 'btn'} href={url}>
          {avoid
            ? translate(
                {
                  id: 'file.downloadAnyway',
                  message: '仍要下載{format}（ZIP）',
                  description: 'Button that downloads a file that must not be used; {format} is CSV or JSON',
                },
                { format: FORMAT_NAME[format] },
              )
            : translate(
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

/** Rows of the other variant, and what part of the raw rows is left. */
function share({ rows, variant, other }: FilePageProp): string {
  if (!other || other.rows === 0) return '';
  return variant === 'raw'
    ? translate(
        {
          id: 'file.figure.left',
          message: '消除重複住宅有{rows}列，是原始資料的{share}',
          description: 'Below the number of raw rows: rows of the de-duplicated variant and their share',
        },
        { rows: formatCount(other.rows), share: formatShare(other.rows / rows) },
      )
    : translate(
        {
          id: 'file.figure.share',
          message: '是原始資料{rows}列的{share}',
          description: 'Below the number of de-duplicated rows: the raw rows and the share that is left',
        },
        { rows: formatCount(other.rows), share: formatShare(rows / other.rows) },
      );
}

function SetFigures({ data }: Props): ReactNode {
  const { rows, files, columns, counts, version } = data;
  return (
    <FigureList>
      <Figure value={formatCount(rows)} unit={UNIT.rows}>
        {share(data)}
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

const WHOLE_YEAR = translate({
  id: 'file.wholeYear',
  message: '全年',
  description: 'Last breadcrumb of annual data, whose year stands before it',
});

/** Head of the page of one published set: what a row means, where to get it, what to know first. */
export default function Head({ data }: Props): ReactNode {
  const { period, variant, granularity, beta } = data;
  const year = period.slice(0, 4);
  return (
    <>
      <div className={styles.crumbs}>
        <Crumbs
          parents={[...crumbsTo(PAGE.download), { to: `${PAGE.download.to}#y${year}`, label: year }]}
          current={granularity === 'annual' ? WHOLE_YEAR : period}
        />
      </div>
      <PageHead title={`${period} ${VARIANT_NAME[variant]}`}>
        <p>{data.lead}</p>
        {beta && (
          <p className="small mute">
            <Translate id="file.beta" description="The set was published in the beta format">
              這一份以測試版發布。
            </Translate>
          </p>
        )}
        <Downloads data={data} />
      </PageHead>
      <VerdictBox data={data.verdict} period={period} variant={variant} />
      <SetFigures data={data} />
    </>
  );
}
