import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { ReleaseProp, YearRowsProp } from '@site/plugins/pages/client';
import YearFold from '@site/src/components/charts/YearFold';
import { stripScale } from '@site/src/components/charts/YearStrip/bars';
import ColumnHead from '@site/src/components/ui/ColumnHead';
import periods from '@site/src/components/ui/ListTable/periods.module.css';
import Mark from '@site/src/components/ui/Mark';
import { filePage } from '@site/src/domain/addresses/pages';
import { VARIANTS } from '@site/src/domain/catalogue/types';
import { periodWords, spanListWords } from '@site/src/domain/period';
import { formatCount } from '@site/src/domain/text/format';
import { ROWS_STATES } from '@site/src/domain/usability/types';
import { ROWS_STATE_MARK, ROWS_STATE_NAME, VARIANT_NAME } from '@site/src/domain/words';
import styles from './years.module.css';

/** How many periods of the year are in each state. */
function Counts({ releases }: { releases: readonly ReleaseProp[] }): ReactNode {
  return (
    <span className={styles.counts}>
      {ROWS_STATES.map((state) => {
        const count = releases.filter(({ rowState }) => rowState === state).length;
        return (
          count > 0 && (
            <Mark
              key={state}
              state={ROWS_STATE_MARK[state]}
            >{`${ROWS_STATE_NAME[state]}${String(count)}期`}</Mark>
          )
        );
      })}
    </span>
  );
}

function Row({ release: { period, rowState, why, sets } }: { release: ReleaseProp }): ReactNode {
  return (
    <tr role="row" data-period={period} data-verdict={rowState}>
      <th role="rowheader" scope="row">
        {periodWords(period)}
      </th>
      <td role="cell">
        <Mark state={ROWS_STATE_MARK[rowState]}>{ROWS_STATE_NAME[rowState]}</Mark>
      </td>
      {VARIANTS.map((variant) => {
        const set = sets.find((one) => one.variant === variant);
        return (
          <td key={variant} role="cell" className="r">
            <small>{VARIANT_NAME[variant]}</small>
            {set ? (
              <Link to={filePage(period, variant)}>{formatCount(set.rows)}列</Link>
            ) : (
              ROWS_STATE_NAME.absent
            )}
          </td>
        );
      })}
      <td role="cell">{why}</td>
    </tr>
  );
}

/** Whether the rows of each period can be compared, year by year, newest first. */
export default function Years({ years }: { years: readonly YearRowsProp[] }): ReactNode {
  const scale = stripScale(years);
  return years.map(({ year, months, releases, missing }) => (
    <YearFold
      key={year}
      id={`y${String(year)}`}
      year={year}
      months={months}
      scale={scale}
      open={false}
      counts={<Counts releases={releases} />}
      note={missing.length > 0 && `${String(missing.length)}個月沒有發布`}
    >
      <div className={periods.frame}>
        <table role="table" className={styles.table} aria-label={`${String(year)}年各期的列數可以比較嗎`}>
          <thead role="rowgroup">
            <tr role="row">
              <ColumnHead>期別</ColumnHead>
              <ColumnHead>列數可以比較嗎？</ColumnHead>
              {VARIANTS.map((variant) => (
                <ColumnHead key={variant} className="r">
                  {VARIANT_NAME[variant]}
                </ColumnHead>
              ))}
              <ColumnHead>原因</ColumnHead>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {releases.map((release) => (
              <Row key={release.period} release={release} />
            ))}
          </tbody>
        </table>
      </div>
      {missing.length > 0 && <p className="small mute">{`沒有發布的月份：${spanListWords(missing)}。`}</p>}
    </YearFold>
  ));
}
