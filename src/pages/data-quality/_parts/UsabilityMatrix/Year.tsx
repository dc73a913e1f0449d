import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { memo, useMemo, useRef, useState, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import type { MatrixProp, YearProp } from '@site/plugins/pages/client';
import { filePage } from '@site/src/domain/addresses/pages';
import { VARIANT_NAME } from '@site/src/domain/words';
import { markClass } from '@site/src/components/ui/Mark';
import ScrollTable from '@site/src/components/ui/ScrollTable';
import YearFold from '@site/src/components/charts/YearFold';
import { rowsStateAt } from '@site/src/domain/usability/levels';
import {
  incidentsIn,
  nameOf,
  partsOfId,
  subjectsOf,
  type Cell,
  type MatrixRow,
  type MatrixYear,
  type Subject,
} from './cells';
import Columns from './Columns';
import Readout from './Readout';
import styles from './styles.module.css';
import { useArrows } from './useArrows';
import type { View } from './view';
import { LEVEL_MARK, levelName, subjectName } from './words';

interface PlaceProps {
  cell: Cell;
  href: string;
  /** whether the read-out describes this cell */
  on: boolean;
  /** whether the hash of the address names this cell */
  named: boolean;
}

/** One cell: mark and word, how many columns are meant, a link to the file. Memoised, so that a new read-out redraws two cells only. */
const Place = memo(function Place({ cell, href, on, named }: PlaceProps): ReactNode {
  const { id, subject, level, count, total, part, reason, hit } = cell;
  const { period, variant } = partsOfId(id);
  const verdict = subject.kind === 'rows' && {
    'data-verdict': rowsStateAt(level),
    'data-period': period,
    'data-variant': variant,
  };
  const several = subject.kind === 'group' && level !== 'fine' && level !== 'absent';
  return (
    <td id={id} className={clsx(on && styles.on, named && styles.named, hit && styles.hit)} {...verdict}>
      <Link to={href} className={markClass(LEVEL_MARK[level])} data-level={level}>
        {levelName(level, subject, part)}
        {several && <small>{`${String(count)}／${String(total)}欄`}</small>}
        {reason !== undefined && <small>{reason}</small>}
      </Link>
    </td>
  );
});

interface RowsProps {
  period: string;
  rows: readonly MatrixRow[];
  active: string | undefined;
  target: string;
}

/** The sets of one period. */
function Rows({ period, rows, active, target }: RowsProps): ReactNode {
  return (
    <tbody>
      {rows.map(({ set, cells }, index) => {
        const href = filePage(period, set.variant);
        return (
          <tr key={set.variant}>
            {index === 0 && (
              <th scope="rowgroup" rowSpan={rows.length}>
                {period}
              </th>
            )}
            <th scope="row">
              <Link to={href}>{VARIANT_NAME[set.variant]}</Link>
            </th>
            {cells.map((cell) => (
              <Place
                key={cell.id}
                cell={cell}
                href={href}
                on={cell.id === active}
                named={cell.id === target}
              />
            ))}
          </tr>
        );
      })}
    </tbody>
  );
}

const incidentsWords = (count: number): string =>
  count === 0 ? '沒有已知的品質事件' : `${String(count)}件品質事件`;

interface Props {
  data: MatrixProp;
  year: MatrixYear;
  view: View;
  months: YearProp['months'];
  scale: number;
  /** id that the address names */
  target: string;
}

/**
 * One year: a table of its periods, the description of the chosen cell, and each group column by column. Memoised, because
 * hydration changes nothing in a year.
 */
export default memo(function Year({
  data,
  year: { year, periods, rows, hits, open },
  view,
  months,
  scale,
  target,
}: Props): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const { enter, move } = useArrows(table, rows);
  const [pointed, setPointed] = useState('');
  const subjects = useMemo(() => subjectsOf(view), [view]);
  const sets = useMemo(() => rows.flatMap((period) => period.rows.map(({ set }) => set)), [rows]);

  const placeOf = (id: string) => {
    const { period, variant, name: of } = partsOfId(id);
    const set = sets.find((s) => s.period === period && s.variant === variant);
    const subject = subjects.find((s) => nameOf(s) === of);
    return set && subject ? { set, subject } : undefined;
  };
  const place = placeOf(pointed) ?? placeOf(target);
  const active = place && `${place.set.period}/${place.set.variant}/${nameOf(place.subject)}`;
  const follow = ({ target: at }: MouseEvent | FocusEvent): Element | null => {
    const cell = at instanceof Element ? at.closest('td[id]') : null;
    if (cell) setPointed(cell.id);
    return cell;
  };
  const name = `${year}年各期能不能用`;
  const anchor = (subject: Subject) => `matrix-${year}-${nameOf(subject)}`;
  return (
    <YearFold
      id={`matrix-${year}`}
      year={year}
      months={months}
      scale={scale}
      open={open}
      counts={<>{periods}期</>}
      note={view.state === undefined ? incidentsWords(incidentsIn(data, sets)) : <>{hits}格符合</>}
    >
      <div>
        <ScrollTable label={name}>
          <table
            ref={table}
            className={styles.table}
            aria-label={name}
            onMouseOver={follow}
            onKeyDown={move}
            onFocus={(event) => {
              const link = follow(event)?.querySelector('a');
              if (link) enter(link);
            }}
          >
            <thead>
              <tr>
                <th scope="col">期別</th>
                <th scope="col">內容</th>
                {subjects.map((subject) => (
                  <th key={nameOf(subject)} scope="col">
                    <a href={`#${anchor(subject)}`}>{subjectName(subject)}</a>
                  </th>
                ))}
              </tr>
            </thead>
            {rows.map(({ period, rows: inPeriod }) => (
              <Rows key={period} period={period} rows={inPeriod} active={active} target={target} />
            ))}
          </table>
        </ScrollTable>
        <Readout data={data} place={place} />
      </div>
      <div>
        <h4 className={styles.detail}>每個欄位的狀態與原因</h4>
        {subjects.map((subject) => (
          <Columns key={nameOf(subject)} data={data} sets={sets} subject={subject} id={anchor(subject)} />
        ))}
      </div>
    </YearFold>
  );
});
