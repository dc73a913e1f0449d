import Link from '@docusaurus/Link';
import type { FilePageProp } from '@site/plugins/pages/client';
import Crumbs from '@site/src/components/ui/Crumbs';
import { crumbsTo } from '@site/src/components/ui/Crumbs/parents';
import FigureList, { Figure } from '@site/src/components/ui/FigureList';
import { filePage, versionPage } from '@site/src/domain/addresses/pages';
import { FORMAT_NAME, VARIANT_NAME } from '@site/src/domain/words';
import PageHead from '@site/src/components/ui/PageHead';
import VerdictBox from '@site/src/pages/_file/VerdictBox';
import { PAGE } from '@site/src/domain/words/pages';
import { formatBytes, formatCount, formatShare } from '@site/src/domain/text/format';
import type { ReactNode } from 'react';
import crumbs from '@site/src/components/ui/Crumbs/above.module.css';
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
          {avoid ? `仍要下載${FORMAT_NAME[format]}（ZIP）` : `下載${FORMAT_NAME[format]}（ZIP）`}
        </a>
      ))}
      {other && (
        <Link className="btn btnLine" to={filePage(period, other.variant)}>
          {`同期的${VARIANT_NAME[other.variant]}`}
        </Link>
      )}
    </p>
  );
}

const UNIT = {
  rows: '列',
  columns: '欄',
};

/** Rows of the other variant, and the share of raw rows that remains after de-duplication. */
function share({ rows, variant, other }: FilePageProp): string {
  if (!other || other.rows === 0) return '';
  return variant === 'raw'
    ? `消除重複住宅有${formatCount(other.rows)}列，是原始資料的${formatShare(other.rows / rows)}`
    : `是原始資料${formatCount(other.rows)}列的${formatShare(rows / other.rows)}`;
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
          {`${FORMAT_NAME[format]}解壓後，${formatCount(bytes)}位元組`}
        </Figure>
      ))}
      <Figure value={String(columns.length)} unit={UNIT.columns}>
        {`其中${String(counts.fine ?? 0)}欄可用`}
      </Figure>
      <Figure value={version}>
        <Link to={versionPage(version)}>資料集版本</Link>
      </Figure>
    </FigureList>
  );
}

const WHOLE_YEAR = '全年';

/** Head of the page of one published set: meaning of a row, downloads, and what to know first. */
export default function Head({ data }: Props): ReactNode {
  const { period, variant, granularity, beta } = data;
  const year = period.slice(0, 4);
  return (
    <>
      <div className={crumbs.apart}>
        <Crumbs
          parents={[...crumbsTo(PAGE.download), { to: `${PAGE.download.to}#y${year}`, label: year }]}
          current={granularity === 'annual' ? WHOLE_YEAR : period}
        />
      </div>
      <PageHead title={`${period} ${VARIANT_NAME[variant]}`}>
        <p>{data.lead}</p>
        {beta && <p className="small mute">這一份以測試版發布。</p>}
        <Downloads data={data} />
      </PageHead>
      <VerdictBox data={data.verdict} period={period} variant={variant} />
      <SetFigures data={data} />
    </>
  );
}
