import catalogue from '@catalogue';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import {
  describeCoverage,
  ENGLISH_COLUMNS_LEVEL,
  ENGLISH_ROWS_STATE,
  englishPeriod,
  englishRowsWhy,
  englishSlot,
  formatCount,
  getReader,
  type MapCell,
  listSlots,
  mapRows,
  periodAt,
  type Slot,
  SLOTS,
} from 'rental-data';
import Grid from '@site/src/features/coverage/CoverageMap/Grid';
import Legend from '@site/src/features/coverage/CoverageMap/Legend';
import styles from '@site/src/features/coverage/CoverageMap/styles.module.css';
import { ENGLISH_PAGES } from '@site/src/lib/addresses/english';

const data = describeCoverage(catalogue);

/** March 2024: 204,420 raw rows. No known gaps in its rows. Notes on columns. */
function cellLabel({ period, cell }: MapCell): string {
  const rows = getReader(catalogue).rows(period, 'raw');
  const why = englishRowsWhy(catalogue, period, rows);
  return [
    `${englishPeriod(period)}: ${cell ? `${formatCount(cell.raw)} raw rows. ` : ''}${ENGLISH_ROWS_STATE[rows.state]}${why && `: ${why}`}.`,
    ...(cell?.columns ? [`${ENGLISH_COLUMNS_LEVEL[cell.columns]}.`] : []),
  ].join(' ');
}

const headWords = (slot: Slot): string => englishSlot(periodAt(data.last, slot)).slice(0, 3) || 'Year';

const LINES = [
  'Height: how many raw rows. Months, quarters and years have scales of their own.',
  'Width: the days that the file covers.',
  'Colour and pattern: may the number of rows be compared?',
  'The marks below tell the state of columns. What is so in every file, such as “Nearby” columns without values, is not marked.',
];

/** The periods as a picture that leads to their rows in the list of files; `months` shows only the state of each month. */
export default function Map({ months = false }: { months?: boolean }): ReactNode {
  const slots = months ? listSlots('monthly') : SLOTS;
  return (
    <div className={months ? clsx(styles.side, styles.months) : undefined}>
      <Grid
        label={`Each cell is a ${months ? 'month' : 'period'} and leads to its files`}
        slots={slots}
        rows={mapRows(data, slots)}
        head={headWords}
        cellLabel={cellLabel}
        href={(period) => `${ENGLISH_PAGES.files}#${period}`}
      />
      <Legend
        rows={['Rows', ENGLISH_ROWS_STATE]}
        columns={['Columns', ENGLISH_COLUMNS_LEVEL]}
        fold={months ? undefined : { summary: 'How to read the map', lines: LINES }}
      />
    </div>
  );
}
