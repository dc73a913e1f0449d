/** Months of made rows, one after the other, with what went wrong in the dataset's history planted into the last of them. */
import {
  type Catalogue,
  resolveCovers,
  toDayRange,
  month,
  type SetProfile,
  type Variant,
  parseYear,
} from 'rental-data';
import { type MadeTable, makeTable, toSource, toZip } from 'rental-data/testing/tables';
import { openTable } from '../../src/table/files';
import { inspectWithForms } from '../../src/table/forms';
import type { Inspection } from '../../src/table/inspect';
import { toSetProfile } from '../../src/table/record';

/** After the record, see real-catalogue.ts. */
const YEAR = 2027;
const ROWS = 1600;
const monthAt = (number: number): string =>
  month(YEAR + Math.floor((number - 1) / 12), ((number - 1) % 12) + 1);
/** The month after the clean ones. */
export const NEW_MONTH = monthAt(12);

/** A clean month; its number from 1 decides its rows. */
export const cleanTable = (variant: Variant, number: number, period = monthAt(number)): MadeTable =>
  makeTable({ version: '0.3', variant, period, rows: ROWS + number * 3, seed: number * 7, isFull: true });

export async function inspected(catalogue: Catalogue, table: MadeTable): Promise<Inspection> {
  const { name, bytes } = toZip(table);
  return inspectWithForms(await openTable(toSource(name, bytes), catalogue), catalogue);
}

export const profileTable = async (catalogue: Catalogue, table: MadeTable): Promise<SetProfile> =>
  toSetProfile(await inspected(catalogue, table), table.period);

/** The catalogue as it would be when these profiles are those of published sets, and no incident reaches them yet. */
export const withProfiles = (catalogue: Catalogue, profiles: readonly SetProfile[]): Catalogue => ({
  ...catalogue,
  dataset: { ...catalogue.dataset, asOf: NEW_MONTH },
  releases: [
    ...catalogue.releases.filter(({ year }) => year < YEAR),
    ...profiles.map(({ period, variant, version, rows }) => ({
      period,
      granularity: 'monthly' as const,
      year: parseYear(period),
      version,
      beta: false,
      covers: resolveCovers({ period }),
      sets: [
        {
          period,
          variant,
          version,
          beta: false,
          covers: resolveCovers({ period }),
          rows,
          rowsBySource: { '591': rows },
          files: [],
        },
      ],
    })),
  ],
  incidents: catalogue.incidents.map((incident) => ({
    ...incident,
    affects: Array.isArray(incident.affects) ? incident.affects : [incident.affects.from],
  })),
  profiles: [...profiles],
});

/** Changes cells: the value of a column in a row becomes what `to` gives. */
export function changed(
  table: MadeTable,
  headers: readonly string[],
  to: (text: string, row: number, table: MadeTable) => string,
): MadeTable {
  const places = headers.map((header) => table.header.indexOf(header));
  if (places.includes(-1)) throw new Error(`no column ${headers.join(', ')}`);
  const fields = table.fields.map((row, number) =>
    row.map((text, index) => (places.includes(index) ? to(text, number, table) : text)),
  );
  return { ...table, fields };
}

/** A time on a day of the table's month. */
export const onDay = ({ period }: MadeTable, day: number): string =>
  `${period}-${String(Math.min(day, Number(toDayRange(period).end.slice(8)))).padStart(2, '0')} 03:12:45 CST`;

export const dayIn = (text: string): number => (text === '-' ? 0 : Number(text.slice(8, 10)));
