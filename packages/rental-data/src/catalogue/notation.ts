import type { Code, CodeTable, DatasetVersion } from './types';
import type { Format } from './values';
import { toDayRange } from '../period';

type Written = Pick<DatasetVersion, 'times'>;

/** The pattern of the CSV files; of JSON where another format is asked for. Undefined where nobody recorded it. */
export const timePattern = ({ times }: Written, format: Format = 'csv'): string | undefined =>
  times?.[format];

/** What a time looks like in the files of a dataset version, whatever their format; any text where nobody recorded it. */
export function timeForm({ times }: Written): RegExp {
  if (!times) return /^/;
  const patterns = [times.csv, times.json].filter((pattern) => pattern !== undefined);
  const forms = patterns.map((pattern) =>
    pattern
      .replaceAll(/[.+]/g, String.raw`\$&`)
      // Milliseconds are left out together with their point where they are zero.
      .replace(String.raw`\.%f`, String.raw`(\.\d+)?`)
      .replace('%Y', String.raw`\d{4}`)
      .replaceAll(/%./g, String.raw`\d{2}`),
  );
  return new RegExp(`^(${forms.join('|')})$`);
}

export interface BooleanNotation {
  text: string;
  values?: { true: string; false: string } | undefined;
}

export const YES: readonly string[] = ['T', 'true', '1'];
const FALSE = ['F', 'false', '0'];

/** A notation of booleans as the catalogue writes it: both values, with a full-width stroke between, in either order. */
export function booleanNotation(text: string): BooleanNotation {
  const parts = text.split('／');
  const yes = parts.find((p) => YES.includes(p));
  const no = parts.find((p) => FALSE.includes(p));
  const understood = parts.length === 2 && yes !== undefined && no !== undefined;
  return { text, values: understood ? { true: yes, false: no } : undefined };
}

/** Codes in use on the last day of a file's period. They are added while files of a version are made, so the day of its release says nothing of them. */
export const codesIn = (table: Pick<CodeTable, 'codes'>, lastDay: string | undefined): Code[] =>
  table.codes.filter(({ since }) => lastDay === undefined || since <= lastDay);

/** Last day of the newest period of a dataset version; undefined while files of it are still made. */
export function findLastDay(
  { releases }: { releases: readonly { period: string; version: string }[] },
  { version, until }: Pick<DatasetVersion, 'version' | 'until'>,
): string | undefined {
  if (until === null) return undefined;
  const days = releases
    .filter((release) => release.version === version)
    .map(({ period }) => toDayRange(period).end);
  return days.sort().at(-1) ?? until;
}
