/** Commands that take many files by the list of addresses, and the publisher's rule for addresses. */

/** Takes every file of a list of addresses. */
export const takeAll = (list: string): string => `curl -fsS ${list} |\n  xargs -n 1 curl -fO`;

/** Takes the de-duplicated CSV files of such a list. */
export const takeDeduplicatedCsv = (list: string): string =>
  `curl -fsS ${list} |\n  grep 'CSV.*Deduplicated' |\n  xargs -n 1 curl -fO`;

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
