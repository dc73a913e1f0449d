import coverage from '@generated/pages/default/coverage.json';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import RowsState from '@site/src/features/marks/RowsState';
import Mark from '@site/src/features/marks/Mark';
import Unbroken from '@site/src/lib/ui/Unbroken';
import { columnsLevelWords, type CoverageCell, formatCount, periodWords, VARIANT_SHORT } from 'rental-data';
import styles from './readout.module.css';
import { resolveTarget, type Target } from './targets';

interface ReadoutProps {
  period: string;
  target: Target;
}

/** A comma that screen readers read as a pause; on screen the spacing separates the statements. */
function Pause(): ReactNode {
  return <span className="vh">，</span>;
}

function Counts({ cell }: { cell: CoverageCell }): ReactNode {
  return (
    <span className={styles.group}>
      <span className="num">
        {VARIANT_SHORT.raw}
        {formatCount(cell.raw)}列
      </span>
      <Pause />
      {cell.deduplicated !== undefined && (
        <span className="num">
          {VARIANT_SHORT.deduplicated}
          {formatCount(cell.deduplicated)}列
          <Pause />
        </span>
      )}
    </span>
  );
}

/** The lines under the map: the cell in words. No live region: screen readers have just read the same words as the cell's link. */
export default function Readout({ period, target }: ReadoutProps): ReactNode {
  const cell = coverage.cells[period];
  const why = cell ? cell.why : coverage.unpublished[period];
  return (
    <div className={styles.readout}>
      <div className={styles.words}>
        <b>{periodWords(period)}</b>
        <Pause />
        {cell && <Counts cell={cell} />}
        <RowsState
          className={styles.line}
          period={period}
          state={cell ? cell.rows : 'absent'}
          why={why && <Unbroken>{`（${why}）`}</Unbroken>}
        />
        {cell?.columns && (
          <span className={styles.line}>
            <Pause />
            <Mark state={cell.columns}>{columnsLevelWords(cell)}</Mark>
            {cell.columnsWhy && <Unbroken>{`（${cell.columnsWhy}）`}</Unbroken>}
          </span>
        )}
      </div>
      {cell && (
        <Link className={clsx('more', styles.open)} to={resolveTarget(target, period)}>
          這一期的檔案
        </Link>
      )}
    </div>
  );
}
