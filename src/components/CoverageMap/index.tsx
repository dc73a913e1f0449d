import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { memo, useMemo, useState, type CSSProperties, type ReactNode, type SyntheticEvent } from 'react';
import type { CellProp, MapProp } from '@site/plugins/catalogue/client';
import { fileHref } from '@site/src/components/hrefs';
import { COLUMNS_LEVEL_NAME, ROWS_STATE_MARK, ROWS_STATE_NAME, VARIANT_SHORT } from '@site/src/domain/words';
import Mark from '@site/src/components/Mark';
import { formatCount } from '@site/src/domain/format';
import { periodWords } from '@site/src/domain/period';
import type { RowState } from '@site/src/domain/quality';
import {
  cellLabel,
  columnsWords,
  mapRows,
  newestPeriod,
  rowsWords,
  SLOTS,
  type CellWords,
  type MapCell,
  type Slot,
} from './cells';
import styles from './styles.module.css';

const WORDS: CellWords = {
  rows: (count) =>
    translate(
      {
        id: 'coverage.cell.rows',
        message: '原始資料{count}列',
        description: 'Part of the name of a cell of the coverage map',
      },
      { count },
    ),
  rowState: ROWS_STATE_NAME,
  columns: COLUMNS_LEVEL_NAME,
  inPart: (state) =>
    translate(
      {
        id: 'coverage.inPart',
        message: '{state}（部分月份）',
        description: 'A state that a quarter or year only has because of some of its months',
      },
      { state },
    ),
  separator: translate({
    id: 'coverage.cell.separator',
    message: '，',
    description: 'Between the parts of the name of a cell',
  }),
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
          <span className="vh">
            <Translate
              id="coverage.head.month"
              description="Head of a column of the coverage map"
              values={{ number: slot.number }}
            >
              {'{number}月'}
            </Translate>
          </span>
        </>
      );
    case 'quarterly':
      return (
        <>
          <span aria-hidden="true">{`Q${slot.number}`}</span>
          <span className="vh">
            <Translate
              id="coverage.head.quarter"
              description="Head of a column of the coverage map"
              values={{ number: slot.number }}
            >
              {'第{number}季'}
            </Translate>
          </span>
        </>
      );
    case 'annual':
      return (
        <Translate id="coverage.head.year" description="Head of the last column of the coverage map">
          全年
        </Translate>
      );
  }
}

/** The page of the raw set: every cell has one, it is what the bar measures, and it leads on to the other variant. */
const rawHref = (period: string): string => fileHref(period, 'raw');

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
    return (
      <td role="cell" style={at(x, y)}>
        {gap !== undefined && (
          <span className={clsx(styles.cell, styles.none)} title={gap}>
            <span className="vh">{gap ? `${ROWS_STATE_NAME.absent}（${gap}）` : ROWS_STATE_NAME.absent}</span>
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
  cell: CellProp;
}

/** What a listener hears as a pause; in sight the distance does it. */
function Pause(): ReactNode {
  return <span className="vh">{WORDS.separator}</span>;
}

/** The line under the map: what the cell says, in words. The link stays outside of what is announced. */
function Readout({ period, href, cell }: ReadoutProps): ReactNode {
  return (
    <div className={styles.readout}>
      <div className={styles.words} aria-live="polite" aria-atomic="true">
        <b>{periodWords(period)}</b>
        <Pause />
        <span className={styles.group}>
          <span className="num">
            <Translate
              id="coverage.readout.raw"
              description="Rows of the raw variant in the line under the coverage map"
              values={{ variant: VARIANT_SHORT.raw, count: formatCount(cell.raw) }}
            >
              {'{variant}{count}列'}
            </Translate>
          </span>
          <Pause />
          {cell.deduplicated !== undefined && (
            <span className="num">
              <Translate
                id="coverage.readout.deduplicated"
                description="Rows of the de-duplicated variant in the line under the coverage map"
                values={{ variant: VARIANT_SHORT.deduplicated, count: formatCount(cell.deduplicated) }}
              >
                {'{variant}{count}列'}
              </Translate>
              <Pause />
            </span>
          )}
        </span>
        <span className={styles.group}>
          <Mark state={ROWS_STATE_MARK[cell.rows]}>{rowsWords(cell, WORDS)}</Mark>
          {cell.columns && (
            <>
              <Pause />
              <Mark state={cell.columns}>{columnsWords(cell, WORDS)}</Mark>
            </>
          )}
        </span>
      </div>
      <Link className={clsx('more', styles.open)} to={href}>
        <Translate
          id="coverage.readout.link"
          description="Link from the line under the map to the files of the period"
        >
          這一期的檔案
        </Translate>
      </Link>
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
    <dl className={styles.legend}>
      <dt>
        <Translate id="coverage.legend.bar" description="Legend of the coverage map: what a bar says">
          柱
        </Translate>
      </dt>
      <dd>
        <span>
          <Translate
            id="coverage.legend.height"
            description="Legend of the coverage map: what the height of a bar says"
          >
            高度是原始資料的列數
          </Translate>
        </span>
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
      <dt>
        <Translate
          id="coverage.legend.mark"
          description="Legend of the coverage map: what a mark under the line says"
        >
          記號
        </Translate>
      </dt>
      <dd>
        <span>
          <Translate
            id="coverage.legend.columns"
            description="Legend of the coverage map: marks speak of single columns"
          >
            線下的記號說的是個別欄位
          </Translate>
        </span>
        {(['note', 'caution', 'empty', 'severe'] as const).map((severity) => (
          <span key={severity}>
            {swatch({ 'data-columns': severity }, styles.key)}
            {COLUMNS_LEVEL_NAME[severity]}
          </span>
        ))}
      </dd>
      <dt>
        <Translate id="coverage.legend.scale" description="Legend of the coverage map: how bars compare">
          比例
        </Translate>
      </dt>
      <dd>
        <Translate
          id="coverage.legend.scales"
          description="Legend of the coverage map: months, quarters and years have a scale each"
        >
          月、季、年的比例不同，高低只在同一種期別之間比較
        </Translate>
      </dd>
    </dl>
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
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-period]') : null;
    if (link?.dataset.period) setCurrent(link.dataset.period);
  };
  const cell = current === undefined ? undefined : data.cells[current];
  return (
    <div className={clsx(styles.block, layout === 'side' && styles.side)}>
      <div>
        <table
          className={styles.map}
          role="table"
          style={{ '--years': rows.length } as CSSProperties}
          aria-label={translate({
            id: 'coverage.label',
            message: '收錄圖：每一格是一個期別，連到那一期的檔案',
            description: 'Name of the coverage map for screen readers',
          })}
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
        {current !== undefined && cell && <Readout period={current} href={href(current)} cell={cell} />}
      </div>
      <Legend />
    </div>
  );
}
