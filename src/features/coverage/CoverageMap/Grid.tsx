import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import type { MapCell, Slot } from 'rental-data';
import { Cell } from './Cell';
import styles from './styles.module.css';

interface Props {
  label: string;
  slots: readonly Slot[];
  rows: readonly { year: number; cells: readonly MapCell[] }[];
  head: (slot: Slot) => ReactNode;
  /** a published or due period in words, and where its cell leads */
  cellLabel: (place: MapCell) => string;
  href: (period: string) => string;
  /** the period whose cell is marked */
  on?: string | undefined;
}

/** Years down; months, quarters and the year across. The style sheet places cells in order: custom properties of each made a change of colours twice as slow. */
export default function Grid({ label, slots, rows, head, cellLabel, href, on }: Props): ReactNode {
  return (
    <>
      <Head>
        {/* Drawn while its rows arrive, the table and what stands above it move. */}
        <link rel="expect" href="#coverage-legend" blocking="render" />
      </Head>
      <table className={styles.map} style={{ '--years': rows.length }} role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" />
            {slots.map((slot) => (
              <th key={`${slot.granularity} ${slot.number}`} role="columnheader" scope="col">
                {head(slot)}
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
                  label={cellLabel(place)}
                  href={href(place.period)}
                  on={place.period === on}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
