import type { Catalogue, DataSet } from '../catalogue/types';
import type { Variant } from '../catalogue/values';
import type { UsabilityState } from '../usability/types';
import { getVerdict, type Verdict } from '../verdict/verdict';
import { findCompleteCounties } from '../verdict/words';
import { SITE_NAME, SITE_NAME_EN } from '../words/publisher';
import { englishPeriod } from './periods';
import { englishCounties, englishRowsWhy } from './reasons';
import { ENGLISH_GRANULARITY, ENGLISH_VARIANT } from './words';

const FAMILY: Record<string, string> = {
  附近: '“Nearby” columns',
  提供家具: 'furniture columns',
  出租: 'letting columns',
};

/** What the columns of a family are called together. */
export const englishFamily = (family: string): string => FAMILY[family] ?? family;

const RENT: Record<UsabilityState, string> = {
  fine: 'is usable',
  caution: 'needs care',
  empty: 'has no values',
  severe: 'must not be used',
  absent: 'does not exist in this file',
};

function absence({ period, variant, rows }: Verdict): string {
  const unrecorded = rows.reasons.some((r) => r.type === 'not-published' && r.when === 'not-yet');
  return unrecorded
    ? `This site has no record of ${englishPeriod(period)} yet.`
    : `No ${ENGLISH_VARIANT[variant].toLowerCase()} data were published for ${englishPeriod(period)}.`;
}

/** The verdict on a period and variant in English. @throws RangeError for no period, or where English is lacking */
export function englishHeadline(catalogue: Catalogue, period: string, variant: Variant): string {
  const verdict = getVerdict(catalogue, period, variant);
  const { rows, rent, granularity } = verdict;
  const why = englishRowsWhy(catalogue, period, rows);
  const rentWords = `The monthly rent ${RENT[rent?.state ?? 'absent']}`;
  const others = `other ${ENGLISH_GRANULARITY[granularity]}s`;
  const counties = findCompleteCounties(verdict);
  if (counties)
    return `Only ${englishCounties(catalogue, counties)} covered in full. Do not compare the number of rows with ${others}.`;
  switch (rows.state) {
    case 'complete':
      return rent?.state === 'fine'
        ? 'You can use it: no known gaps in its rows, and the monthly rent is usable.'
        : `There are no known gaps in its rows. ${rentWords}.`;
    case 'partial':
      return rent?.state === 'fine'
        ? `You can use it, but there are known gaps in its rows: ${why}.`
        : `${rentWords}. There are known gaps in its rows: ${why}.`;
    case 'not-comparable':
      return `${rentWords}. Do not compare the number of rows with ${others}.`;
    case 'avoid':
      return `Do not use this file: ${why}. It does not represent ${englishPeriod(period)}.`;
    case 'absent':
      return absence(verdict);
  }
}

/** How to cite a set, with the verdict on it. @param url of its page. @throws RangeError as {@link englishHeadline} does */
export const englishCitation = (
  catalogue: Catalogue,
  { period, variant, version }: Pick<DataSet, 'period' | 'variant' | 'version'>,
  url: string,
): string =>
  `${SITE_NAME_EN} (${SITE_NAME}), ${englishPeriod(period)}, ${ENGLISH_VARIANT[variant].toLowerCase()}, dataset version ${version}. ${englishHeadline(catalogue, period, variant)} ${url}`;
