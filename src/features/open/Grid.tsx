import Mark from '@site/src/features/marks/Mark';
import { readKey } from '@site/src/lib/ui/readKey';
import { type Column, COLUMN_STATE_MARK, COLUMN_STATE_NAME, type UsabilityState } from 'rental-data';
import type { OpenedColumn } from 'rental-files/session';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './grid.module.css';

/** Rows by number; those that are not there yet are asked for. */
export interface RowSource {
  total: number;
  row: (index: number) => readonly string[] | undefined;
  want: (from: number, to: number) => void;
}

interface Props {
  columns: readonly OpenedColumn[];
  source: RowSource;
  /** header → state of the column in the published set */
  states: ReadonlyMap<string, UsabilityState>;
  /** are codes shown as words? */
  words: boolean;
  onColumn?: (header: string) => void;
}

/** In pixels; each row has one line. */
const ROW_HEIGHT = 32;
/** Rows of a page: browsers draw no element higher than 17 million pixels. */
const PAGE = 500_000;

const WIDTH: Record<Column['type'], string> = {
  boolean: '6rem',
  code: '9rem',
  datetime: '13rem',
  integer: '7rem',
  number: '8rem',
  string: '12rem',
  list: '16rem',
  'bounding box': '16rem',
};
const NUMERIC = ['integer', 'number'];

interface Place {
  row: number;
  column: number;
}

/** Where a key leads from a cell; undefined for a key that leads nowhere. Row −1 is the header. */
function moved(event: KeyboardEvent, { row, column }: Place, last: Place): Place | undefined {
  const to = (nextRow: number, nextColumn: number): Place => ({
    row: Math.min(last.row, Math.max(-1, nextRow)),
    column: Math.min(last.column, Math.max(0, nextColumn)),
  });
  switch (readKey(event)) {
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowRight':
      return to(row, column + 1);
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'PageDown':
      return to(row + 15, column);
    case 'PageUp':
      return to(row - 15, column);
    case 'Home':
      return event.ctrlKey ? to(0, 0) : to(row, 0);
    case 'End':
      return event.ctrlKey ? to(last.row, last.column) : to(row, last.column);
    default:
      return undefined;
  }
}

function Pages({
  total,
  page,
  onPage,
}: {
  total: number;
  page: number;
  onPage: (page: number) => void;
}): ReactNode {
  if (total <= PAGE) return null;
  const count = Math.ceil(total / PAGE);
  return (
    <label className={styles.pages}>
      <span>分成{count}段，現在看</span>
      <select value={page} onChange={({ target }) => onPage(Number(target.value))}>
        {Array.from({ length: count }, (_, index) => (
          <option key={index} value={index}>
            {`第${String(index * PAGE + 1)}到${String(Math.min(total, (index + 1) * PAGE))}列`}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A table of any length, of which only the rows in sight are drawn. Arrow keys move from cell to cell. */
function Grid({ columns, source, states, words, onColumn }: Props): ReactNode {
  const scroller = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(0);
  const [place, setPlace] = useState<Place>({ row: -1, column: 0 });
  const wantsFocus = useRef(false);
  const offset = Math.min(page, Math.max(0, Math.ceil(source.total / PAGE) - 1)) * PAGE;
  const count = Math.min(PAGE, source.total - offset);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    // Rows that are drawn while sizes are told would change sizes, which WebKit reports as an error of the page.
    useAnimationFrameWithResizeObserver: true,
  });
  const items = virtualizer.getVirtualItems();
  const [from, to] = [items[0]?.index ?? 0, (items.at(-1)?.index ?? 0) + 1];
  useEffect(() => source.want(offset + from, offset + to), [source, offset, from, to]);

  const labels = useMemo(() => columns.map((column) => new Map(column.words ?? [])), [columns]);
  const template = columns.map(({ type }) => WIDTH[type]).join(' ');
  const last = { row: count - 1, column: columns.length - 1 };
  const now = { row: Math.min(place.row, last.row), column: Math.min(place.column, last.column) };

  useEffect(() => {
    if (!wantsFocus.current) return;
    const cell = scroller.current?.querySelector<HTMLElement>('[data-now]');
    if (!cell) return;
    wantsFocus.current = false;
    cell.focus({ preventScroll: now.row < 0 });
  });

  const move = (event: KeyboardEvent) => {
    const next = moved(event, now, last);
    if (!next) return;
    event.preventDefault();
    wantsFocus.current = true;
    setPlace(next);
    if (next.row >= 0) virtualizer.scrollToIndex(next.row);
  };
  const chooseTabIndex = (row: number, column: number): number =>
    row === now.row && column === now.column ? 0 : -1;
  const cellProps = (row: number, column: number) => {
    const isNow = row === now.row && column === now.column;
    return {
      'aria-colindex': column + 1,
      'data-now': isNow ? '' : undefined,
      onFocus: () => setPlace({ row, column }),
    };
  };

  return (
    <>
      <Pages total={source.total} page={offset / PAGE} onPage={setPage} />
      <div
        ref={scroller}
        className={styles.grid}
        role="grid"
        tabIndex={-1}
        aria-label="資料"
        aria-rowcount={source.total + 1}
        aria-colcount={columns.length}
        style={{ '--columns': template }}
        onKeyDown={move}
      >
        <div role="rowgroup" className={styles.head}>
          <div role="row" aria-rowindex={1} className={styles.row}>
            {columns.map(({ header, unit, type }, column) => {
              const state = states.get(header) ?? 'fine';
              return (
                <div
                  key={header}
                  role="columnheader"
                  tabIndex={chooseTabIndex(-1, column)}
                  className={NUMERIC.includes(type) ? styles.number : undefined}
                  {...cellProps(-1, column)}
                  onKeyDown={(event) => {
                    if (['Enter', ' '].includes(readKey(event))) {
                      event.preventDefault();
                      onColumn?.(header);
                    }
                  }}
                  onClick={() => onColumn?.(header)}
                >
                  <b>{header}</b>
                  {unit && <span className="tiny">{unit}</span>}
                  {state !== 'fine' && (
                    <Mark state={COLUMN_STATE_MARK[state]}>{COLUMN_STATE_NAME[state]}</Mark>
                  )}
                </div>
              );
            })}
          </div>
        </div>
        <div role="rowgroup" className={styles.body} style={{ '--height': virtualizer.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const fields = source.row(offset + index);
            return (
              <div
                key={index}
                role="row"
                aria-rowindex={offset + index + 2}
                className={styles.row}
                style={{ '--start': start }}
              >
                {columns.map(({ header, type }, column) => {
                  const text = fields?.[column];
                  return (
                    <div
                      key={header}
                      role="gridcell"
                      className={NUMERIC.includes(type) ? styles.number : undefined}
                      tabIndex={chooseTabIndex(index, column)}
                      {...cellProps(index, column)}
                    >
                      {text === undefined ? '…' : ((words ? labels[column]?.get(text) : undefined) ?? text)}
                    </div>
                  );
                })}
              </div>
            );
          })}
        </div>
      </div>
    </>
  );
}

/** Drawn again only when its own data change: while a file is read, the page changes many times a second. */
export default memo(Grid);
