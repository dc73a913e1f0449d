import Link from '@docusaurus/Link';
import type { FilePageProp } from '@site/plugins/pages/client';
import Crumbs from '@site/src/components/ui/Crumbs';
import { crumbsTo } from '@site/src/components/ui/Crumbs/parents';
import { filePage, versionPage } from '@site/src/domain/addresses/pages';
import { ROWS_STATE_NAME, VARIANT_NAME } from '@site/src/domain/words';
import VerdictBox from '@site/src/pages/_file/VerdictBox';
import { PAGE } from '@site/src/domain/words/pages';
import { countyWords } from '@site/src/domain/catalogue/counties';
import { dateSpanWords, dateWords, formatCount, formatShare } from '@site/src/domain/text/format';
import type { ReactNode } from 'react';
import Actions from './Actions';
import styles from './head.module.css';

interface Props {
  data: FilePageProp;
}

/** Across the whole page, above the heading of a set that must not be used. */
export function Stop({ data: { verdict, season, period } }: Props): ReactNode {
  if (verdict.rows !== 'avoid') return null;
  const why = season.find((set) => set.period === period)?.why;
  const [instead] = verdict.instead;
  return (
    <div className={styles.stop} role="note">
      <div className="wrap">
        <b>{ROWS_STATE_NAME.avoid}</b>
        <span>{why}</span>
        {instead && <Link to={filePage(instead.period, instead.variant)}>請改用{instead.name}</Link>}
      </div>
    </div>
  );
}

/** Rows of the other variant, and the share of raw rows that remains after de-duplication. */
function Other({ data: { rows, variant, other, period } }: Props): ReactNode {
  if (!other || other.rows === 0) return null;
  const name = <Link to={filePage(period, other.variant)}>{`同期的${VARIANT_NAME[other.variant]}`}</Link>;
  return (
    <p>
      {name}
      {variant === 'raw'
        ? `有${formatCount(other.rows)}列，是原始資料的${formatShare(other.rows / rows)}。`
        : `有${formatCount(other.rows)}列，這一份是它的${formatShare(rows / other.rows)}。`}
    </p>
  );
}

const WHOLE_YEAR = '全年';

/** Head of the page of one published set: what it is, whether it may be used, and the three things to do with it. */
export default function Head({ data }: Props): ReactNode {
  const { period, variant, granularity, beta, rows, columns, version, covers } = data;
  const year = period.slice(0, 4);
  return (
    <>
      <Crumbs
        place="apart"
        parents={[...crumbsTo(PAGE.download), { to: `${PAGE.download.to}#y${year}`, label: year }]}
        current={granularity === 'annual' ? WHOLE_YEAR : period}
      />
      <header className={styles.head}>
        <h1>
          <span>{period}</span> <span>{VARIANT_NAME[variant]}</span>
        </h1>
        <div className={styles.lead}>
          <p>
            {data.lead}
            {beta && '這一份以測試版發布。'}
            {data.published && `${dateWords(data.published)}發布。`}
          </p>
          <Other data={data} />
          <dl className={styles.facts}>
            <div>
              <dt>列</dt>
              <dd>{formatCount(rows)}</dd>
            </div>
            <div>
              <dt>欄</dt>
              <dd>{columns.length}</dd>
            </div>
            <div>
              <dt>涵蓋</dt>
              <dd className={styles.covers}>
                {dateSpanWords(covers.from, covers.to)}，
                {covers.counties ? countyWords(covers.counties) : '全台'}
                {covers.note && <small>{covers.note}</small>}
              </dd>
            </div>
            <div>
              <dt>資料集版本</dt>
              <dd>
                <Link to={versionPage(version)}>{version}</Link>
              </dd>
            </div>
          </dl>
        </div>
      </header>
      <VerdictBox data={data.verdict} period={period} variant={variant} />
      <Actions data={data} />
    </>
  );
}
