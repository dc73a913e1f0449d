import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import Crumbs from '@site/src/lib/ui/Crumbs';
import { crumbsTo, PAGE } from '@site/src/lib/addresses/names';
import { versionPage, yearRow } from '@site/src/lib/addresses/pages';
import {
  columnsOfSet,
  countyWords,
  type DataSet,
  dateSpanWords,
  findRelease,
  formatCount,
  VARIANT_NAME,
} from 'rental-data';
import type { ReactNode } from 'react';
import styles from './head.module.css';

const WHOLE_YEAR = '全年';

export default function Head({ set }: { set: DataSet }): ReactNode {
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
        <dl className={styles.facts}>
          <div>
            <dt>列</dt>
            <dd>{formatCount(rows)}</dd>
          </div>
          <div>
            <dt>欄</dt>
            <dd>{columnsOfSet(catalogue, set).length}</dd>
          </div>
          <div>
            <dt>涵蓋</dt>
            <dd>
              {dateSpanWords(covers.from, covers.to)}，
              {covers.counties ? `${countyWords(covers.counties)}涵蓋全部日子` : '全台'}
              {covers.whole && covers.note && <small className="block">{covers.note}</small>}
            </dd>
          </div>
          <div>
            <dt>版本</dt>
            <dd>
              <Link to={versionPage(version)}>{version}</Link>
              {beta && '（測試版）'}
            </dd>
          </div>
        </dl>
      </header>
    </>
  );
}
