import Mark from '@site/src/features/marks/Mark';
import { formatCount } from 'rental-data';
import { classifyValue, type Limits, type RowsWords } from 'rental-data/statistics';
import type { ReactNode } from 'react';
import styles from './table.module.css';

/** What the colours mean, with all that a picture of the map alone has to say. */
export default function Legend({
  title,
  unit,
  apart,
  limits,
  warning,
}: {
  title: string;
  unit: string;
  /** looks without a colour, with what they mean */
  apart: readonly (readonly [look: string, words: string])[];
  /** null where no area has enough rows */
  limits: Limits | null;
  /** what readers have to know of its rows */
  warning: RowsWords | undefined;
}): ReactNode {
  const starts = limits ? [-Infinity, ...limits] : [];
  return (
    <div className={styles.legend}>
      <p className="small">
        <b>{title}</b>
        {`（${unit}）`}
        {warning && (
          <>
            {' '}
            <Mark state={warning.mark}>{warning.name}</Mark>
          </>
        )}
      </p>
      <ul aria-label="地圖的顏色">
        {limits &&
          starts.map((start, index) => {
            const end = limits[index];
            const words =
              index === 0
                ? `不到${formatCount(limits[0])}`
                : `${formatCount(start)}${end === undefined ? '以上' : `到${formatCount(end)}`}`;
            return (
              <li key={start}>
                <i data-look={classifyValue(start, limits)} aria-hidden="true" />
                <span className="vh">{words}</span>
                {index > 0 && <span aria-hidden="true">{formatCount(start)}</span>}
              </li>
            );
          })}
        {apart.map(([look, words]) => (
          <li key={look} data-apart>
            <i data-look={look} aria-hidden="true" />
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
