import catalogue from '@catalogue';
import Head from '@docusaurus/Head';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Cell, SlotHead } from './Cell';
import { SLOTS } from '@site/src/features/coverage/coverageMap';
import { describeCoverage } from 'rental-data';
import { island } from '@site/src/lib/ui/island';
import { mapRows, newestPeriod } from './cells';
import { followMap } from './follow';
import Legend from './Legend';
import Readout from './Readout';
import styles from './styles.module.css';
import { resolveTarget, type Target } from './targets';

interface CurrentProps {
  first: string;
  target: Target;
}

/** The cell that is pointed at or has the focus, in words under the map. The map itself is part of the page. */
function Current({ first, target }: CurrentProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(first);
  // While the site is edited React draws all of a page.
  useEffect(() => (place.current ? followMap(place.current, setShown) : undefined), []);
  return (
    <div ref={place}>
      <Readout period={shown} target={target} />
    </div>
  );
}

const CurrentIsland = island('coverage-readout', Current, ({ target }) => ({ target }));

interface Props {
  /** `months` leaves out quarters and years, draws all bars alike, and says first what the cells mean */
  layout?: 'wide' | 'side' | 'months';
  target?: Target;
}

const LAYOUT_CLASS = { wide: undefined, side: styles.side, months: styles.months };

/** Years down; months, quarters and the year across. The style sheet places cells in order: custom properties of each made a change of colours twice as slow. */
export default function CoverageMap({ layout = 'wide', target = 'file' }: Props): ReactNode {
  const data = describeCoverage(catalogue);
  const isMonths = layout === 'months';
  const slots = isMonths ? SLOTS.filter(({ granularity }) => granularity === 'monthly') : SLOTS;
  const rows = mapRows(data, slots);
  const first = newestPeriod(data.cells);
  const current = first !== undefined && <CurrentIsland first={first} target={target} />;
  return (
    <div className={LAYOUT_CLASS[layout]}>
      <Head>
        {/* Drawn while its rows arrive, the table and what stands above it move. */}
        <link rel="expect" href="#coverage-legend" blocking="render" />
      </Head>
      <div data-coverage-map>
        {isMonths && <div className={styles.first}>{current}</div>}
        <table
          className={styles.map}
          style={{ '--years': rows.length }}
          role="table"
          aria-label="收錄圖：每一格是一個期別，連到那一期的檔案"
        >
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" />
              {slots.map((slot) => (
                <th key={`${slot.granularity} ${slot.number}`} role="columnheader" scope="col">
                  <SlotHead slot={slot} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ year, cells: places }) => (
              <tr key={year} role="row">
                <th role="rowheader" scope="row">
                  <span className={styles.century}>{String(year).slice(0, 2)}</span>
                  {String(year).slice(2)}
                </th>
                {places.map((place) => (
                  <Cell
                    key={place.period}
                    place={place}
                    href={resolveTarget(target, place.period)}
                    on={place.period === first}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {!isMonths && current}
      </div>
      <Legend states={isMonths} />
    </div>
  );
}
