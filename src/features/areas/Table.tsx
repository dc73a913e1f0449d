import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { axisTicks } from 'chart-geometry';
import { formatCount } from 'rental-data';
import {
  type Measure,
  fewWords,
  halfCell,
  lookAs,
  moneyWords,
  type AreaRow,
  type RowUnit,
  type SortKey,
} from 'rental-data/statistics';
import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { isPointing } from './isPointing';
import styles from './table.module.css';

interface Props {
  rows: readonly AreaRow[];
  /** what the areas are: 縣市 or 鄉鎮市區 */
  areas: string;
  unit: RowUnit;
  measure: Measure;
  caption: string;
  sorted: { key: SortKey; isRising: boolean };
  onSort: (key: SortKey) => void;
  selected: string | null;
  onSelect: (code: string) => void;
  /** what a press on the name of an area does, where it has no page */
  onOpen: (code: string) => void;
  /** address of the page of an area, below the base path, where it has one */
  pageFor?: ((code: string) => string) | undefined;
}

/** Areas of which there is nothing to tell are named together below the others. */
const isEmpty = ({ figures }: AreaRow): boolean => figures.rows === 0;

/** The figures of the map as a table, which holds all that it tells. */
export default function Table({
  rows,
  areas,
  unit,
  measure,
  caption,
  sorted,
  onSort,
  selected,
  onSelect,
  onOpen,
  pageFor,
}: Props): ReactNode {
  // Without scripts nothing can be pressed.
  const isBrowser = useIsBrowser();
  const isCount = measure === 'n';
  const most = Math.max(1, ...rows.map(({ value = 0, quartiles }) => quartiles?.[2] ?? value));
  const hasValues = rows.some(({ value }) => value !== undefined);
  const ticks = hasValues ? axisTicks(0, most) : [];
  const end = ticks.at(-1) ?? 1;
  const share = (value: number): string => `${((value / end) * 100).toFixed(2)}%`;
  const empty = rows.filter(isEmpty);
  const named = ({ code, name }: AreaRow): ReactNode =>
    pageFor ? (
      <Link to={pageFor(code)}>{name}</Link>
    ) : isBrowser ? (
      <button type="button" className="textButton" onClick={() => onOpen(code)}>
        {name}
      </button>
    ) : (
      name
    );
  const isDistricts = rows.some(({ code }) => code.length > 5);
  const head = (key: SortKey, name: string, beside?: ReactNode): ReactNode => (
    <th
      scope="col"
      className={key === 'name' ? undefined : styles.figure}
      aria-sort={sorted.key === key ? (sorted.isRising ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" className="scripted" onClick={() => onSort(key)}>
        {name}
      </button>
      <noscript>{name}</noscript>
      {beside}
    </th>
  );
  return (
    <table className={styles.table} data-districts={isDistricts ? '' : undefined}>
      <caption className="small">{caption}</caption>
      <thead>
        <tr>
          {head('name', areas, isDistricts && <span className={styles.code}>官方代碼</span>)}
          {head('value', isCount ? `${unit}數` : '中位數')}
          <th scope="col" className={styles.bars}>
            <span className="vh">{isCount ? '長條' : '中間一半與中位數的圖'}</span>
            <div aria-hidden="true">
              {ticks.map((tick, index) => (
                <i key={tick} style={{ left: share(tick) }} hidden={index % 2 === 1}>
                  {formatCount(tick)}
                </i>
              ))}
            </div>
          </th>
          {!isCount && (
            <>
              <th scope="col" className={clsx(styles.figure, styles.half)}>
                中間一半
              </th>
              {head('rows', `${unit}數`)}
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          if (isEmpty(row)) return null;
          const { code, value, quartiles, figures } = row;
          return (
            <tr
              key={code}
              data-code={code}
              data-selected={code === selected ? '' : undefined}
              onPointerMove={(event) => {
                if (isPointing(event)) onSelect(code);
              }}
            >
              <th scope="row">
                <i className={styles.chip} data-look={lookAs(row)} aria-hidden="true" />
                {named(row)}
                {isDistricts && <span className={styles.code}>{code}</span>}
              </th>
              {value === undefined ? (
                <td className={styles.few} colSpan={2}>
                  <span>{fewWords(unit)}</span>
                </td>
              ) : (
                <>
                  <td className={styles.figure}>
                    <b>{moneyWords(value)}</b>
                  </td>
                  <td className={styles.bars}>
                    <div aria-hidden="true">
                      <i
                        className={styles.box}
                        style={{
                          left: share(quartiles?.[0] ?? 0),
                          width: share(quartiles ? quartiles[2] - quartiles[0] : value),
                        }}
                      />
                      {quartiles && <i className={styles.middle} style={{ left: share(value) }} />}
                    </div>
                  </td>
                </>
              )}
              {!isCount && (
                <>
                  <td className={clsx(styles.figure, styles.half)}>{quartiles && halfCell(quartiles)}</td>
                  <td className={styles.figure}>{formatCount(figures.rows)}</td>
                </>
              )}
            </tr>
          );
        })}
      </tbody>
      {empty.length > 0 && (
        <tfoot>
          <tr>
            <td colSpan={isCount ? 3 : 5}>
              {`${String(empty.length)}個${areas}沒有資料：`}
              {empty.map((row, index) => (
                <Fragment key={row.code}>
                  {index > 0 && '、'}
                  {named(row)}
                </Fragment>
              ))}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
