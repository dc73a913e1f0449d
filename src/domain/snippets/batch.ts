/** Commands that take many files by the list of addresses, and the publisher's rule for addresses. */
import type { Variant } from '../catalogue/types';

/** Takes every file of a list of addresses. */
export const takeAll = (list: string): string => `curl -fsS ${list} |\n  xargs -n 1 curl -fO`;

/** Takes the de-duplicated CSV files of such a list. */
export const takeDeduplicatedCsv = (list: string): string =>
  `curl -fsS ${list} |\n  grep 'CSV.*Deduplicated' |\n  xargs -n 1 curl -fO`;

/**
 * Takes the CSV files of all months of such a list, of both variants or of one. Those of version 0.0 have no brackets in
 * their names; they hold raw data.
 */
export function takeMonthlyCsv(list: string, variant?: Variant): string {
  const name = `%5B20[0-9]{4}%5D%5BCSV%5D`;
  const pattern =
    variant === 'deduplicated'
      ? `${name}%5BDeduplicated`
      : variant === 'raw'
        ? `${name}%5BRaw|/20[0-9]{4}-TW`
        : `${name}|/20[0-9]{4}-TW`;
  return `curl -fsS ${list} |\n  grep -E '${pattern}' |\n  xargs -n 1 curl -fO`;
}

/** The publisher's rule for addresses, in pieces: fixed ones as text, those that vary as [text]. */
export const addressRule = (host: string, year: string, period: string): (string | [string])[] => [
  `${host}/`,
  [year],
  '/[',
  [year + period],
  '][',
  ['{CSV|JSON}'],
  '][',
  ['{Raw|Deduplicated}'],
  '] TW-Rental-Data.zip',
];
