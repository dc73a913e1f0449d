import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import Crumbs from '@site/src/lib/ui/Crumbs';
import { filePage, versionPage, yearRow } from '@site/src/lib/addresses/pages';
import {
  columnsOfSet,
  countyWords,
  type DataSet,
  dateSpanWords,
  dateWords,
  describeVerdict,
  findRelease,
  formatCount,
  formatShare,
  newestRelease,
  rowMeaning,
  ROWS_STATE_NAME,
  rowsWhy,
  suggestionName,
  VARIANT_NAME,
  verdictOf,
} from 'rental-data';
import VerdictBox from '@site/src/features/file/VerdictBox';
import { crumbsTo, PAGE } from '@site/src/lib/addresses/names';
import type { ReactNode } from 'react';
import Actions from './Actions';
import { findOtherVariant } from './build';
import styles from './head.module.css';

interface Props {
  set: DataSet;
}

export function Stop({ set: { period, variant } }: Props): ReactNode {
  const { rows, instead: suggestions } = verdictOf(catalogue, period, variant);
  if (rows.state !== 'avoid') return null;
  const [instead] = suggestions;
  return (
    <div className={styles.stop} role="note">
      <div className="wrap row gap5">
        <b className="t26">{ROWS_STATE_NAME.avoid}</b>
        <span>{rowsWhy(rows, catalogue.incidents)}</span>
        {instead && (
          <Link className="bold" to={filePage(instead.period, instead.variant)}>
            請改用{suggestionName(instead)}
          </Link>
        )}
      </div>
    </div>
  );
}

function Other({ set }: Props): ReactNode {
  const { period, variant, rows } = set;
  const other = findOtherVariant(catalogue, set);
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

export default function Head({ set }: Props): ReactNode {
  const { period, variant, rows, version, covers } = set;
  const { granularity, beta } = findRelease(catalogue, period);
  const year = period.slice(0, 4);
  return (
    <>
      <Crumbs
        place="apart"
        parents={[...crumbsTo(PAGE.download), { to: yearRow(year), label: year }]}
        current={granularity === 'annual' ? WHOLE_YEAR : period}
      />
      <header className={styles.head}>
        <h1 className="row">
          <span>{period}</span> <span>{VARIANT_NAME[variant]}</span>
        </h1>
        <div className={styles.lead}>
          <p>
            {rowMeaning(catalogue, set)}
            {beta && '這一份以測試版發布。'}
            {set.published && `${dateWords(set.published)}發布。`}
          </p>
          {newestRelease(catalogue, granularity).period === period && (
            <p className="small mute">{`下一期何時發布：${catalogue.dataset.rhythm[granularity]}`}</p>
          )}
          <Other set={set} />
          <dl className={styles.facts}>
            <div>
              <dt className="mute">列</dt>
              <dd className="bold">{formatCount(rows)}</dd>
            </div>
            <div>
              <dt className="mute">欄</dt>
              <dd className="bold">{columnsOfSet(catalogue, set).length}</dd>
            </div>
            <div>
              <dt className="mute">涵蓋</dt>
              <dd className="bold">
                {dateSpanWords(covers.from, covers.to)}，
                {covers.counties ? `${countyWords(covers.counties)}涵蓋全部日子` : '全台'}
                {covers.note && <small className="block">{covers.note}</small>}
              </dd>
            </div>
            <div>
              <dt className="mute">資料集版本</dt>
              <dd className="bold">
                <Link to={versionPage(version)}>{version}</Link>
              </dd>
            </div>
          </dl>
        </div>
      </header>
      <VerdictBox data={describeVerdict(catalogue, period, variant)} period={period} variant={variant} />
      <Actions set={set} />
    </>
  );
}
