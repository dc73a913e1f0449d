import { useMemo, useState, type ReactNode, type SyntheticEvent } from 'react';
import type { MapProp } from '@site/plugins/pages/client';
import { filePage } from '@site/src/domain/addresses/pages';
import { at, Cell, SlotHead } from './Cell';
import { SLOTS } from '@site/src/domain/coverageMap';
import { mapRows, newestPeriod } from './cells';
import Legend from './Legend';
import Readout from './Readout';
import styles from './styles.module.css';

/** Page of the raw set: every cell has one, the bar shows its rows, and it links to the other variant. */
const rawHref = (period: string): string => filePage(period, 'raw');

interface Props {
  data: MapProp;
  /** place of the legend on wide screens: under the map or to its right */
  layout?: 'wide' | 'side';
  /** link target of a period; default: the page of its raw set */
  href?: (period: string) => string;
}

/**
 * The coverage map: years down, months, quarters and the year across, every published period a link to its files.
 * Screen readers see a table. Positions are custom properties, so that narrow screens can swap rows and columns.
 */
export default function CoverageMap({ data, layout = 'wide', href = rawHref }: Props): ReactNode {
  const rows = useMemo(() => mapRows(data), [data]);
  const [current, setCurrent] = useState(() => newestPeriod(data.cells));
  const follow = (event: SyntheticEvent) => {
    const place = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-period]') : null;
    if (place?.dataset.period) setCurrent(place.dataset.period);
  };
  const cell = current === undefined ? undefined : data.cells[current];
  return (
    <div className={layout === 'side' ? styles.side : undefined}>
      <div>
        <table
          className={styles.map}
          role="table"
          style={{ '--years': rows.length }}
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
