/** `_meta.json` of a made table, as the draft of version 1.0 shows it. @param findState the state of a column by its header */
import { toDayRange, nextDay } from 'rental-data';
import type { MadeTable } from 'rental-data/testing/tables';

export const makeMeta = (
  { version, variant, period, columns, fields }: MadeTable,
  findState: (header: string) => string,
) => ({
  dataset_version: version,
  // The draft does not show the word for de-duplicated rows.
  kind: variant === 'raw' ? 'raw' : 'dedup',
  period,
  generated_at: `${nextDay(toDayRange(period).end)}T01:30:00+08:00`,
  vendors: { '591租屋網': { parser_version: '2.6.0', rows: fields.length } },
  rows: fields.length,
  schema_url: `https://rentalhouse.g0v.ddio.io/about-data-set/${version}`,
  codebook_url: `https://rentalhouse.g0v.ddio.io/about-data-set/${version}#編碼表`,
  fields: Object.fromEntries(
    columns.map(({ header }): [string, string] => [header.replace('（實驗中）', ''), findState(header)]),
  ),
  known_issues: [
    {
      id: 'nearby',
      fields: ['附近有_*', '物件網址'],
      period: ['2021-11', period],
      url: 'https://example.org/',
    },
  ],
});
