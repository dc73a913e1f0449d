import Link from '@docusaurus/Link';
import Mark from '@site/src/features/marks/Mark';
import { versionPage } from '@site/src/lib/addresses/pages';
import {
  COLUMN_STATE_MARK,
  COLUMN_STATE_NAME,
  formatCount,
  formatFigure,
  formatShare,
  TYPE_NAME,
} from 'rental-data';
import type { Filter, Histogram, Summary } from 'rental-files';
import type { ColumnCare, Reader, OpenedColumn } from 'rental-files/session';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import styles from './page.module.css';
import { useAnswer } from './useAnswer';

interface Props {
  column: OpenedColumn;
  care: ColumnCare | undefined;
  filters: readonly Filter[];
  reader: Reader;
  version: string;
  onClose: () => void;
}

const LISTED = 12;

function Bars({ of: { from, to, bins, below, above } }: { of: Histogram }): ReactNode {
  const most = Math.max(1, ...bins);
  return (
    <figure>
      <div className={styles.bins} aria-hidden="true">
        {bins.map((rows, index) => (
          <i key={index} style={{ '--h': rows / most }} />
        ))}
      </div>
      <figcaption className="small mute">
        {`從${formatFigure(from)}到${formatFigure(to)}分成${String(bins.length)}段；更小的有${formatCount(below)}列，更大的有${formatCount(above)}列。`}
      </figcaption>
    </figure>
  );
}

function Values({ summary, column }: { summary: Summary; column: OpenedColumn }): ReactNode {
  const { numbers, times, counts, rows, missing } = summary;
  const words = new Map(column.words ?? []);
  const unit = column.unit ?? '';
  return (
    <>
      <p>{`${formatCount(rows)}列裡，缺值${formatCount(missing)}列（${formatShare(rows === 0 ? 0 : missing / rows)}），有${formatCount(summary.distinct)}種不同的值。`}</p>
      {numbers && (
        <>
          <table role="table" className={styles.figures}>
            <caption className="vh">分布</caption>
            <tbody role="rowgroup">
              {(
                [
                  ['最小', numbers.min],
                  ['第一四分位數', numbers.p25],
                  ['中位數', numbers.median],
                  ['第三四分位數', numbers.p75],
                  ['最大', numbers.max],
                ] as const
              ).map(([name, value]) => (
                <tr key={name} role="row">
                  <th role="rowheader" scope="row">
                    {name}
                  </th>
                  <td role="cell">{`${formatFigure(value)}${unit}`}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Bars of={numbers.histogram} />
        </>
      )}
      {times && <p>{`從${times.first}到${times.last}。`}</p>}
      {!numbers && !times && (
        <table role="table" className={styles.figures}>
          <caption className="vh">最常見的值</caption>
          <tbody role="rowgroup">
            {counts.slice(0, LISTED).map(({ value, rows: count }) => (
              <tr key={value} role="row">
                <th role="rowheader" scope="row">
                  {words.get(value) ?? value}
                </th>
                <td role="cell">{formatCount(count)}</td>
                <td role="cell">
                  {formatShare(rows === missing ? 0 : count / (rows - missing))}
                  <i
                    aria-hidden="true"
                    className={styles.bar}
                    style={{ '--w': count / Math.max(1, rows - missing) }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

export default function Panel({ column, care, filters, reader, version, onClose }: Props): ReactNode {
  const { header, type, description, isKnown } = column;
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const ask = useCallback(() => reader.summary(filters, header), [reader, filters, header]);
  const { value, error } = useAnswer(ask);
  return (
    <section className="panel" aria-labelledby="column">
      <h3 id="column" ref={head} tabIndex={-1}>
        {header}
      </h3>
      <p className="tiny">{`${TYPE_NAME[type]}${column.unit === undefined ? '' : `，${column.unit}`}`}</p>
      <p>{description}</p>
      {care && care.state !== 'fine' && (
        <Mark state={COLUMN_STATE_MARK[care.state]}>{COLUMN_STATE_NAME[care.state]}</Mark>
      )}
      {care && care.why.length > 0 && (
        <ul className="small">
          {care.why.map((why) => (
            <li key={why}>{why}</li>
          ))}
        </ul>
      )}
      {error ?? (value ? <Values summary={value} column={column} /> : <span>正在計算……</span>)}
      <p className={styles.tools}>
        {isKnown && <Link to={versionPage(version)}>資料集版本{version}的說明</Link>}
        <button type="button" className="textButton" onClick={onClose}>
          關閉
        </button>
      </p>
    </section>
  );
}
