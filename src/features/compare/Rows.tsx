import Link from '@docusaurus/Link';
import FigureList, { Figure } from '@site/src/lib/ui/FigureList';
import { filePage, incidentItem, versionPage } from '@site/src/lib/addresses/pages';
import {
  type Comparison,
  type ComparisonSide,
  formatCount,
  formatShare,
  periodWords,
  reasonId,
  reasonWords,
  ROWS_STATE_MARK,
  ROWS_STATE_NAME,
  type RowsReason,
  signed,
  type Titles,
  type Variant,
} from 'rental-data';
import Mark from '@site/src/features/marks/Mark';
import Part from '@site/src/lib/ui/Part';
import type { ReactNode } from 'react';
import Sentence from './Sentence';
import styles from './page.module.css';

const ROWS = '列';

interface StateProps {
  side: ComparisonSide;
  variant: Variant;
  incidents: Titles;
}

function Why({ reason, incidents }: { reason: RowsReason; incidents: Titles }): ReactNode {
  const incident = reason.type === 'incident' && incidents.find(({ id }) => id === reason.incident);
  return (
    <>
      <Sentence text={reasonWords(reason, incidents)} incidents={incidents} />
      {incident && (
        <>
          （
          <Link to={incidentItem(incident.id)} aria-label={`品質事件：${incident.title}`}>
            品質事件
          </Link>
          ）
        </>
      )}
    </>
  );
}

function State({ side: { period, rows }, variant, incidents }: StateProps): ReactNode {
  return (
    <div data-period={period} data-variant={variant} data-verdict={rows.state}>
      <Mark state={ROWS_STATE_MARK[rows.state]}>{ROWS_STATE_NAME[rows.state]}</Mark>
      <ul>
        {rows.reasons.map((reason) => (
          <li key={reasonId(reason)}>
            <Why reason={reason} incidents={incidents} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Change({ comparison: { a, b, rows } }: { comparison: Comparison }): ReactNode {
  if (a.count === undefined || b.count === undefined || rows.change === undefined) return null;
  return (
    <FigureList>
      <Figure value={formatCount(a.count)} unit={ROWS}>
        {periodWords(a.period)}
      </Figure>
      <Figure value={formatCount(b.count)} unit={ROWS}>
        {periodWords(b.period)}
      </Figure>
      {rows.verdict !== 'not-comparable' && (
        <Figure
          value={signed(rows.change, formatCount(Math.abs(rows.change)))}
          unit={
            rows.share === undefined ? ROWS : `列（${signed(rows.share, formatShare(Math.abs(rows.share)))}）`
          }
        >
          第二期減第一期
        </Figure>
      )}
    </FigureList>
  );
}

export default function Rows({
  comparison,
  incidents,
}: {
  comparison: Comparison;
  incidents: Titles;
}): ReactNode {
  const { a, b, variant } = comparison;
  const sides = [a, b];
  return (
    <Part id="rows" title="兩期的列數">
      <Change comparison={comparison} />
      <table className={`mt4 ${styles.sides}`}>
        <thead>
          <tr>
            <td />
            {sides.map(({ period, count }) => (
              <th key={period} scope="col">
                {count === undefined ? (
                  periodWords(period)
                ) : (
                  <Link to={filePage(period, variant)}>{periodWords(period)}</Link>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">列數</th>
            {sides.map((side) => (
              <td key={side.period}>
                <State side={side} variant={variant} incidents={incidents} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">版本</th>
            {sides.map(({ period, version }) => (
              <td key={period}>{version && <Link to={versionPage(version)}>{version}</Link>}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </Part>
  );
}
