import type { Variant } from '../catalogue/values';

/** Takes one file under a name of one's own, where `{url}` stands for the address. */
export const takeOne = (name: string): string => `curl -fo ${name} '{位址}'`;

/** Takes each address that it reads. The names of the files lose the brackets and the blank: 202604-CSV-Raw-TW-Rental-Data.zip. */
const TAKE_EACH = `while read -r url; do
    name=$(basename "$url" | sed 's/%5D%5B/-/g; s/%5B//; s/%5D%20/-/')
    curl -fo "$name" "$url"
  done`;

export const takeAll = (list: string, filter = ''): string => `curl -fsS ${list} |\n  ${filter}${TAKE_EACH}`;

export const takeDeduplicatedCsv = (list: string): string => takeAll(list, `grep 'CSV.*Deduplicated' |\n  `);

/** Takes the CSV of all months of such a list, of both variants or one. Those of version 0.0 have no brackets in their names; they hold raw data. */
export function takeMonthlyCsv(list: string, variant?: Variant): string {
  const name = `%5B20[0-9]{4}%5D%5BCSV%5D`;
  const pattern =
    variant === 'deduplicated'
      ? `${name}%5BDeduplicated`
      : variant === 'raw'
        ? `${name}%5BRaw|/20[0-9]{4}-TW`
        : `${name}|/20[0-9]{4}-TW`;
  return takeAll(list, `grep -E '${pattern}' |\n  `);
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
