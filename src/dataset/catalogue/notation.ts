/** How the files of a dataset version write times, as patterns of strptime. */
import type { DatasetVersion, Format } from './types';

type Written = Pick<DatasetVersion, 'times'>;

/** The pattern of the CSV files; of JSON where another format is asked for. Undefined where nobody recorded it. */
export const timePattern = ({ times }: Written, format: Format = 'csv'): string | undefined =>
  times?.[format];

/** What a time looks like in the files of a dataset version, whatever their format; any text where nobody recorded it. */
export function timeForm({ times }: Written): RegExp {
  if (!times) return /^/;
  const forms = Object.values(times).map((pattern) =>
    pattern
      .replaceAll(/[.+]/g, String.raw`\$&`)
      // Milliseconds are left out together with their point where they are zero.
      .replace(String.raw`\.%f`, String.raw`(\.\d+)?`)
      .replace('%Y', String.raw`\d{4}`)
      .replaceAll(/%./g, String.raw`\d{2}`),
  );
  return new RegExp(`^(${forms.join('|')})$`);
}
