import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { memo, useMemo, useState, type CSSProperties, type ReactNode, type SyntheticEvent } from 'react';
import type { CellProp, MapProp } from '@site/plugins/pages/client';
import { filePage } from '@site/src/domain/addresses/pages';
import Mark from '@site/src/components/ui/Mark';
import RowsState from '@site/src/components/data/RowsState';
import { COLUMNS_LEVEL_NAME, ROWS_STATE_NAME, rowsStateWords, VARIANT_SHORT } from '@site/src/domain/words';
import { formatCount } from '@site/src/domain/format';
import { periodWords } from '@site/src/domain/period';
import type { RowState } from '@site/src/domain/quality';
import {
  cellLabel,
  columnsWords,
  mapRows,
  newestPeriod,
  SLOTS,
  type CellWords,
  type MapCell,
  type Slot,
} from './cells';
import styles from './styles.module.css';

const WORDS: CellWords = {
  rows: (count) => `原始資料${count}列`,
  inPart: (state) => `${state}（部分月份）`,
  separator: '，',
};

/** Grid position: --x along the year, --y down the years. Where space is short the style sheet swaps them. */
const at = (x: number, y: number, height?: string) =>
  ({ '--x': x, '--y': y, ...(height === undefined ? {} : { '--h': height }) }) as CSSProperties;

interface SlotHeadProps {
  slot: Slot;
}

function SlotHead({ slot }: SlotHeadProps): ReactNode {
  switch (slot.granularity) {
    case 'monthly':
      return (
        <>
          <span aria-hidden="true">{slot.number}</span>
          <span className="vh">{slot.number}月</span>
        </>
      );
    case 'quarterly':
      return (
        <>
          <span aria-hidden="true">{`Q${slot.number}`}</span>
          <span className="vh">第{slot.number}季</span>
        </>
      );
    case 'annual':
      return '全年';
  }
}

/** The page of the raw set: every cell has one, it is what the bar measures, and it leads on to the other variant. */
const rawHref = (period: string): string => filePage(period, 'raw');

interface CellProps {
  place: MapCell;
  href: (period: string) => string;
  /** is it the one that the read-out describes? */
  on: boolean;
}

/** One place of the grid. Memoised: following the pointer redraws two cells, not all of them. */
const Cell = memo(function Cell({
  place: { period, x, y, cell, height, gap },
  href,
  on,
}: CellProps): ReactNode {
  if (!cell) {
    const words = gap === undefined ? undefined : rowsStateWords('absent', gap);
    return (
      <td role="cell" style={at(x, y)}>
        {words && (
          <span
            className={clsx(styles.cell, styles.none, on && styles.on)}
            data-period={period}
            data-verdict="absent"
            title={words}
          >
            <span className="vh">{words}</span>
          </span>
        )}
      </td>
    );
  }
  const label = cellLabel(period, cell, WORDS);
  return (
    <td role="cell" style={at(x, y, height)}>
      <Link
        className={clsx(styles.cell, on && styles.on)}
        to={href(period)}
        data-period={period}
        data-verdict={cell.rows}
        data-rows={cell.rows}
        data-columns={cell.columns}
        title={label}
        aria-label={label}
      >
        <i />
        <u />
      </Link>
    </td>
  );
});

interface ReadoutProps {
  period: string;
  href: string;
  /** unset for a period that was never published */
  cell: CellProp | undefined;
  /** why it was not */
  gap: string | undefined;
}

/** What a listener hears as a pause; in sight the distance does it. */
function Pause(): ReactNode {
  return <span className="vh">{WORDS.separator}</span>;
}

/** How many rows a period has. */
function Counts({ cell }: { cell: CellProp }): ReactNode {
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

/** The lines under the map: what the cell says, in words. The link stays outside of what is announced. */
function Readout({ period, href, cell, gap }: ReadoutProps): ReactNode {
  return (
    <div className={styles.readout}>
      <div className={styles.words} aria-live="polite" aria-atomic="true">
        <b>{periodWords(period)}</b>
        <Pause />
        {cell && <Counts cell={cell} />}
        <RowsState
          className={styles.line}
          period={period}
          state={cell ? cell.rows : 'absent'}
          why={cell ? cell.why : gap}
        />
        {cell?.columns && (
          <span className={styles.line}>
            <Pause />
            <Mark state={cell.columns}>{columnsWords(cell, WORDS)}</Mark>
            {cell.columnsWhy && `（${cell.columnsWhy}）`}
          </span>
        )}
      </div>
      {cell && (
        <Link className={clsx('more', styles.open)} to={href}>
          這一期的檔案
        </Link>
      )}
    </div>
  );
}

function Legend(): ReactNode {
  const swatch = (attributes: { 'data-rows'?: RowState; 'data-columns'?: string }, className?: string) => (
    <span className={clsx(styles.cell, className)} aria-hidden="true" {...attributes}>
      <i />
      <u />
    </span>
  );
  return (
    <div className={styles.legend}>
      <p>
        長條的高度是原始資料的列數，顏色與花紋表示列數能不能和其他期別比較；長條下方的記號表示個別欄位的狀況，長期存在的問題不重複標記。月、季、年的比例尺不同，請只比較同一類的高低。
      </p>
      <dl>
        <dt>列數</dt>
        <dd>
          {(['complete', 'partial', 'not-comparable', 'avoid'] as const).map((state) => (
            <span key={state}>
              {swatch({ 'data-rows': state })}
              {ROWS_STATE_NAME[state]}
            </span>
          ))}
          <span>
            {swatch({}, styles.none)}
            {ROWS_STATE_NAME.absent}
          </span>
        </dd>
        <dt>欄位</dt>
        <dd>
          {(['note', 'caution', 'empty', 'severe'] as const).map((level) => (
            <span key={level}>
              {swatch({ 'data-columns': level }, styles.key)}
              {COLUMNS_LEVEL_NAME[level]}
            </span>
          ))}
        </dd>
      </dl>
    </div>
  );
}

interface Props {
  data: MapProp;
  /** period that the read-out starts with; the newest month unless told */
  highlight?: string;
  /** where the legend stands on wide screens: under the map or to its right */
  layout?: 'wide' | 'side';
  /** where the cell of a period leads; its page unless told */
  href?: (period: string) => string;
}

/**
 * The coverage map: years down, months, quarters and the year across, every published period a link to its files.
 * A table to screen readers; positions come from custom properties, so that narrow screens can turn it.
 */
export default function CoverageMap({ data, highlight, layout = 'wide', href = rawHref }: Props): ReactNode {
  const rows = useMemo(() => mapRows(data), [data]);
  const [current, setCurrent] = useState(() => highlight ?? newestPeriod(data.cells));
  const follow = (event: SyntheticEvent) => {
    const place = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-period]') : null;
    if (place?.dataset.period) setCurrent(place.dataset.period);
  };
  const cell = current === undefined ? undefined : data.cells[current];
  return (
    <div className={clsx(styles.block, layout === 'side' && styles.side)}>
      <div>
        <table
          className={styles.map}
          role="table"
          style={{ '--years': rows.length } as CSSProperties}
          aria-label="收錄圖：每一格是一個期別，連到那一期的檔案"
          onMouseOver={follow}
          onFocus={follow}
        >
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" style={at(1, 1)} />
              {SLOTS.map((slot) => (
                <th key={slot.x} role="columnheader" scope="col" style={at(slot.x, 1)}>
                  <SlotHead slot={slot} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ year, y, cells }) => (
              <tr key={year} role="row">
                <th role="rowheader" scope="row" style={at(1, y)}>
                  <span className={styles.century}>{String(year).slice(0, 2)}</span>
                  {String(year).slice(2)}
                </th>
                {cells.map((place) => (
                  <Cell key={place.period} place={place} href={href} on={place.period === current} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {current !== undefined && (
          <Readout period={current} href={href(current)} cell={cell} gap={data.unpublished[current]} />
        )}
      </div>
      <Legend />
    </div>
  );
}
