/** Code that the download page shows. Pure. */

/** Takes every file of a list of addresses. */
export const takeAll = (list: string): string => `curl -fsS ${list} |\n  xargs -n 1 curl -fO`;

/** Takes one file and unpacks it. */
export const takeOne = (url: string, name: string): string =>
  `curl -fo ${name} \\\n  '${url}'\nunzip ${name}`;

/** Takes the de-duplicated CSV files of such a list. */
export const takeDeduplicatedCsv = (list: string): string =>
  `curl -fsS ${list} |\n  grep 'CSV.*Deduplicated' |\n  xargs -n 1 curl -fO`;

export interface Snippet {
  /** English name of the tool */
  tool: string;
  code: string;
}

/**
 * How to read a CSV file with common tools: each must be told that `-` is a missing value.
 * @param file name of the CSV file after unpacking
 */
export function readers(file: string): Snippet[] {
  return [
    {
      tool: 'DuckDB',
      code: `SELECT 縣市, count(*) AS 列數
FROM read_csv(
  '${file}',
  nullstr = '-'
)
GROUP BY 縣市;`,
    },
    {
      tool: 'pandas',
      code: `import pandas as pd

df = pd.read_csv(
    "${file}",
    na_values="-",
    true_values=["T"],
    false_values=["F"],
)`,
    },
    {
      tool: 'ClickHouse local',
      code: `SET format_csv_null_representation = '-';
SELECT 縣市, count() AS 列數
FROM file(
  '${file}',
  CSVWithNames
)
GROUP BY 縣市;`,
    },
  ];
}

/** Folder inside every ZIP. */
export const FOLDER = 'tw-rental-data';

/** Name of the CSV inside a ZIP of dataset version 0.1 or later. */
export const csvName = (period: string, variant: string): string =>
  `${period.replace('-', '')}-${variant}.csv`;

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
