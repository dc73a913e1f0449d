/** What a period is: a month `2026-04`, a quarter `2024Q1` or a year `2023`, as in the published files. Apart from what is done with one, because browsers ask only this of an address. */
export const GRANULARITIES = ['annual', 'quarterly', 'monthly'] as const;
export type Granularity = (typeof GRANULARITIES)[number];

export const MONTH = /^(20\d{2})-(0[1-9]|1[0-2])$/;
export const QUARTER = /^(20\d{2})Q([1-4])$/;
const YEAR = /^20\d{2}$/;

export function parseGranularity(period: string): Granularity | undefined {
  if (MONTH.test(period)) return 'monthly';
  if (QUARTER.test(period)) return 'quarterly';
  if (YEAR.test(period)) return 'annual';
  return undefined;
}
