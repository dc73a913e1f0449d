import { figure } from '@site/src/lib/text/figure';
import type { ReactNode } from 'react';
import { pickColour } from './figures';
import styles from './table.module.css';

/** What the colours mean, with all that a picture of the map alone has to say. */
export default function Legend({
  title,
  unit,
  few,
  breaks,
  warning,
}: {
  title: string;
  unit: string;
  few: string;
  breaks: readonly number[];
  warning: string;
}): ReactNode {
  const ends = [Math.min(0, ...breaks), ...breaks];
  return (
    <div className={styles.legend}>
      <p className="small">
        <b>{title}</b>
        {`（${unit}）`}
        {warning !== '' && <strong>{warning}</strong>}
      </p>
      <ul aria-label="地圖的顏色">
        {ends.map((start, index) => {
          const end = breaks[index];
          const words =
            index === 0
              ? end === undefined
                ? '有中位數'
                : `${figure(end)}以下`
              : `${figure(start)}${end === undefined ? '以上' : `到${figure(end)}`}`;
          return (
            <li key={start}>
              <i data-look={pickColour(index === 0 ? -Infinity : start, breaks)} aria-hidden="true" />
              <span className="vh">{words}</span>
              {index > 0 && <span aria-hidden="true">{figure(start)}</span>}
            </li>
          );
        })}
        <li>
          <i data-look="few" aria-hidden="true" />
          <span>{few}</span>
        </li>
      </ul>
    </div>
  );
}
