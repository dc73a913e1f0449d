/** What the name of a file says about its table, however a browser, a system or a reader has changed its end. */
import type { Format, Variant } from 'rental-data';

export interface NameParts {
  period?: string | undefined;
  variant?: Variant | undefined;
  format?: Format | undefined;
}

const PERIOD = String.raw`(\d{4})(0[1-9]|1[0-2]|Q[1-4])?`;
const VARIANT = '(raw|deduplicated)(?![a-z])';
/** A ZIP of the publisher: `[202604][CSV][Raw] TW-Rental-Data.zip`. */
const OUTSIDE = new RegExp(String.raw`^\[${PERIOD}\]\W*(csv|json)\W*${VARIANT}`, 'i');
/** The ZIPs of dataset version 0.0, which hold all rows. */
const OLDEST = /^(\d{4})(0[1-9]|1[0-2])-TW-Rental-Data/;
/** A file in a ZIP: `202604-raw.csv`, `201809-raw-01.json`, `202604-raw_臺北市.json`, `202604-raw (1).csv`. */
const INSIDE = new RegExp(`^${PERIOD}[-_ ]${VARIANT}`, 'i');
const MONTH_OR_QUARTER = /^(\d{4})(0[1-9]|1[0-2]|Q[1-4])(?![\d年])/i;

/** Some systems write brackets and spaces as in addresses. */
function plain(path: string): string {
  const name = path.split(/[\\/]/).at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

export function readName(path: string): NameParts {
  const name = plain(path);
  const outside = OUTSIDE.exec(name);
  const oldest = OLDEST.exec(name);
  const inside = INSIDE.exec(name);
  const [, year, rest = ''] = outside ?? oldest ?? inside ?? MONTH_OR_QUARTER.exec(name) ?? [];
  if (year === undefined) return {};
  const variant = oldest ? 'raw' : (outside?.[4] ?? inside?.[3])?.toLowerCase();
  const format = oldest ? 'csv' : outside?.[3]?.toLowerCase();
  return {
    period: /^\d/.test(rest) ? `${year}-${rest}` : year + rest.toUpperCase(),
    variant: variant === undefined ? undefined : variant === 'raw' ? 'raw' : 'deduplicated',
    format: format === undefined ? undefined : format === 'csv' ? 'csv' : 'json',
  };
}

/** The county that a file of one county names, in one way of writing it; undefined for a file of all of them. */
export const countyInName = (path: string): string | undefined =>
  /_([^_.()\s]+[市縣])/.exec(plain(path).normalize('NFC'))?.[1]?.replaceAll('台', '臺');

export const isLitter = (path: string): boolean =>
  /(?:^|[\\/])(?:__MACOSX[\\/]|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(path);
