import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import YearFold from '@site/src/features/coverage/YearFold';
import ColumnHead from '@site/src/lib/ui/ColumnHead';
import Mark from '@site/src/features/marks/Mark';
import { filePage } from '@site/src/lib/addresses/pages';
import {
  duePeriods,
  findScale,
  formatCount,
  GRANULARITIES,
  monthBars,
  listMonths,
  periodWords,
  type Release,
  releaseQuality,
  releasesIn,
  ROWS_STATE_MARK,
  ROWS_STATE_NAME,
  ROWS_STATES,
  spanListWords,
  VARIANT_NAME,
  VARIANTS,
  listYears,
} from 'rental-data';
import styles from './years.module.css';

function Counts({ releases }: { releases: readonly Release[] }): ReactNode {
  const states = releases.map((release) => releaseQuality(catalogue, release).rows.state);
  return (
    <span className="row gap4 smallTight">
      {ROWS_STATES.map((state) => {
        const count = states.filter((one) => one === state).length;
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

function Row({ release }: { release: Release }): ReactNode {
  const { period, sets } = release;
  const { rows, why } = releaseQuality(catalogue, release);
  return (
    <tr role="row" data-period={period} data-verdict={rows.state}>
      <th role="rowheader" scope="row">
        {periodWords(period)}
      </th>
      <td role="cell">
        <Mark state={ROWS_STATE_MARK[rows.state]}>{ROWS_STATE_NAME[rows.state]}</Mark>
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

function Year({ year, scale }: { year: number; scale: number }): ReactNode {
  const releases = [...GRANULARITIES]
    .reverse()
    .flatMap((granularity) => releasesIn(catalogue, year, granularity));
  const due = duePeriods(catalogue);
  const missing = listMonths(String(year)).filter(
    (month) => due.includes(month) && !releases.some(({ period }) => period === month),
  );
  return (
    <YearFold
      id={`y${String(year)}`}
      title={String(year)}
      months={monthBars(catalogue, year)}
      scale={scale}
      open={false}
      counts={<Counts releases={releases} />}
      note={missing.length > 0 && `${String(missing.length)}個月沒有發布`}
    >
      <div className="container">
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
  );
}

export default function Years(): ReactNode {
  const years = listYears(catalogue);
  const scale = findScale(years.flatMap((year) => monthBars(catalogue, year)));
  return years.map((year) => <Year key={year} year={year} scale={scale} />);
}
