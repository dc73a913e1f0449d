/** What the catalogue keeps of a profile: small enough for a repository, and enough to compare the next periods with. */
import { type ColumnType, dayList, granularity, type Variant } from 'rental-data';
import type { Inspection } from './inspect';
import type { ColumnProfile, NumberProfile, TextForm } from './profile';

type Quartiles = [p25: number, median: number, p75: number] | null;

export interface ColumnSummary {
  header: string;
  type: ColumnType;
  missing: number;
  distinct: number;
  /** standard error, as a share; absent where all were counted */
  distinctError?: number | undefined;
  outOfRange?: number | undefined;
  counts?: Record<string, number> | undefined;
  numbers?: NumberProfile | undefined;
  form?: TextForm | undefined;
  times?: { first: string; last: string; days?: number[] | undefined } | undefined;
}

export interface SetProfile {
  period: string;
  variant: Variant;
  version: string;
  rows: number;
  duplicates: number;
  columns: ColumnSummary[];
  groups: [county: string, propertyType: string, rows: number, rent: Quartiles, rentPerPing: Quartiles][];
}

/** Digits after the point: rents and areas have two, places on the map five (about a metre). */
const choosePrecision = (header: string): number => (header.includes('約略地點') ? 5 : 2);

const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));

function roundNumbers({ min, p25, median, p75, max, exact }: NumberProfile, header: string) {
  const round = (value: number): number => rounded(value, choosePrecision(header));
  return { min: round(min), p25: round(p25), median: round(median), p75: round(p75), max: round(max), exact };
}

const roundQuartiles = (numbers: NumberProfile | undefined): [number, number, number] | null =>
  numbers ? [rounded(numbers.p25), rounded(numbers.median), rounded(numbers.p75)] : null;

function summariseColumn(
  { header, missing, distinct, distinctError, counts, numbers, times, form, violations }: ColumnProfile,
  type: ColumnType,
  period: string,
): ColumnSummary {
  const daily = granularity(period) !== 'annual';
  return {
    header,
    type,
    missing,
    distinct,
    distinctError: distinctError > 0 ? rounded(distinctError, 4) : undefined,
    outOfRange: violations.range,
    counts,
    numbers: numbers && roundNumbers(numbers, header),
    form,
    times: times && {
      first: times.first,
      last: times.last,
      days: daily ? dayList(period).map((day) => times.days.get(day) ?? 0) : undefined,
    },
  };
}

/** What the catalogue keeps of an inspected file: counts in rows, numbers in the unit of their columns, rows per day but for years. @throws RangeError for no period */
export const toSetProfile = ({ profile, candidate }: Inspection, period: string): SetProfile => ({
  period,
  variant: candidate.variant,
  version: candidate.version.version,
  rows: profile.rows,
  duplicates: profile.duplicates,
  columns: profile.columns.map((column, index) =>
    summariseColumn(column, candidate.columns[index]?.type ?? 'string', period),
  ),
  groups: profile.groups.map(({ county, propertyType, rows, rent, rentPerPing }) => [
    county,
    propertyType,
    rows,
    roundQuartiles(rent),
    roundQuartiles(rentPerPing),
  ]),
});

/** A profile as text: a line for each column and group, so that a change of one shows as a change of one line. */
export function profileText({ columns, groups, ...head }: SetProfile): string {
  const facts = Object.entries(head).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`,
  );
  const list = (items: readonly unknown[]): string =>
    items.length === 0 ? '[]' : `[\n${items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`;
  return `{\n${facts.join('\n')}\n  "columns": ${list(columns)},\n  "groups": ${list(groups)}\n}\n`;
}
