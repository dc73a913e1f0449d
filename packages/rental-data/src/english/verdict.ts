import type { Catalogue } from '../catalogue/types';
import type { Variant } from '../catalogue/values';
import { formatCount } from '../words/numbers';
import type { RowsState, UsabilityState } from '../usability/types';
import {
  getVerdict,
  type Besides,
  type ColumnsInCare,
  type Suggestion,
  type Verdict,
} from '../verdict/verdict';
import { findCompleteCounties, sumCounts } from '../verdict/words';
import { englishList, englishPeriod, englishSlot } from './periods';
import { englishCounties, englishRowsWhy, startSentence } from './reasons';
import { englishHeader, englishIncident } from './records';
import { ENGLISH_COLUMN_USE, ENGLISH_GRANULARITY, ENGLISH_ROWS_STATE, ENGLISH_VARIANT } from './words';

export const ENGLISH_QUESTION = {
  rows: 'Can the number of rows be compared?',
  rent: 'Can the monthly rent be used?',
} as const;

const FAMILY: Record<string, string> = {
  附近: '“Nearby” columns',
  提供家具: 'furniture columns',
  出租: 'letting columns',
};

/** What the columns of a family are called together. */
export const englishFamily = (family: string): string => FAMILY[family] ?? family;

const SUBJECT: Record<UsabilityState, string> = {
  fine: 'is usable',
  caution: 'needs care',
  empty: 'has no values',
  severe: 'must not be used',
  absent: 'does not exist in this file',
};
const SUBJECTS: Record<UsabilityState, string> = {
  fine: 'are usable',
  caution: 'need care',
  empty: 'have no values',
  severe: 'must not be used',
  absent: 'do not exist in this file',
};

function careName(catalogue: Catalogue, variant: Variant, { family, headers }: ColumnsInCare): string {
  const [header = ''] = headers;
  if (headers.length === 1) return `“${englishHeader(catalogue, header, variant)}” (${header})`;
  return `${String(headers.length)} ${englishFamily(family)}`;
}

const careWords = (catalogue: Catalogue, variant: Variant, group: ColumnsInCare): string =>
  `${careName(catalogue, variant, group)} ${(group.headers.length === 1 ? SUBJECT : SUBJECTS)[group.state]}${group.inPart ? ' (in some months)' : ''}`;

function careAnswer(catalogue: Catalogue, verdict: Verdict): string {
  const { counts, care, everyColumn } = verdict;
  const counties = findCompleteCounties(verdict);
  const others = sumCounts(counts) - care.reduce((sum, { headers }) => sum + headers.length, 0);
  const isOne = others === 1;
  const rest = counties
    ? `${isOne ? 'needs' : 'need'} a filter first: outside ${englishCounties(catalogue, counties)}, ${isOne ? 'it holds' : 'they hold'} only listings of some of the days`
    : everyColumn.length > 0
      ? `${isOne ? 'needs a look at its' : 'need a look at their'} missing values and distributions before use`
      : (isOne ? SUBJECT : SUBJECTS).fine;
  if (care.length === 0) return `all ${String(others)} columns ${rest}`;
  return [
    ...care.map((group) => careWords(catalogue, verdict.variant, group)),
    ...(others > 0 ? [`the other ${isOne ? 'column' : `${String(others)} columns`} ${rest}`] : []),
  ].join(', ');
}

function headline(catalogue: Catalogue, verdict: Verdict): string {
  const { rows, rent, period, granularity } = verdict;
  const why = englishRowsWhy(catalogue, period, rows);
  const rentWords = `The monthly rent ${SUBJECT[rent?.state ?? 'absent']}`;
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

function absence({ period, variant, rows }: Verdict): string {
  const unrecorded = rows.reasons.some((r) => r.type === 'not-published' && r.when === 'not-yet');
  return unrecorded
    ? `This site has no record of ${englishPeriod(period)} yet.`
    : `No ${ENGLISH_VARIANT[variant].toLowerCase()} data were published for ${englishPeriod(period)}.`;
}

function rowsAnswer(catalogue: Catalogue, verdict: Verdict): string {
  const { rows, granularity, version = '', period } = verdict;
  const noun = ENGLISH_GRANULARITY[granularity];
  const count = `${formatCount(verdict.count ?? 0)} rows`;
  const why = startSentence(englishRowsWhy(catalogue, period, rows));
  // Quarters and years of another version are merged by another rule, and dwellings kept by other conditions.
  const versions = granularity === 'monthly' ? (verdict.alike ?? []).join(' or ') : version;
  const alike = versions && ` of version ${versions}`;
  switch (rows.state) {
    case 'complete':
      return verdict.peers
        ? `Its ${count} can be compared with other ${noun}s${alike} without known gaps.`
        : `There is no other ${noun} to compare it with yet.`;
    case 'partial':
      if (!verdict.peers) return `${why}. There is no other ${noun} to compare it with yet.`;
      return alike
        ? `${why}. Compare only with other ${noun}s${alike}; a difference need not be a change of the market.`
        : `${why}. A difference from other ${noun}s need not be a change of the market.`;
    case 'not-comparable':
      return `${why}. Do not compare its ${count} with other ${noun}s.`;
    case 'avoid':
      return `${why}. Its ${count} are not the rows of ${englishPeriod(period)}.`;
    case 'absent':
      return `${why}.`;
  }
}

function columnsAnswer(catalogue: Catalogue, verdict: Verdict): string {
  const { rows, rent, counts, care } = verdict;
  if (rows.state === 'absent') return '';
  if (rows.state === 'avoid')
    return `Do not use any part of the file: none of its ${String(sumCounts(counts))} columns is reliable. It only serves to study this incident.`;
  const answer = startSentence(careAnswer(catalogue, verdict));
  const counties = findCompleteCounties(verdict);
  if (counties) return `${answer}. When you compare with another period, filter both.`;
  if (verdict.everyColumn.length > 0)
    return `Some columns hold wrong values, and nobody recorded which. ${answer}.`;
  const [first] = rent?.reasons.flatMap((r) => ('incident' in r ? [r.incident] : [])) ?? [];
  const rentWords =
    rent?.state === 'fine'
      ? rows.state === 'complete'
        ? 'No known problems with the monthly rent. '
        : 'No known problems with the monthly rent, but it reflects only the listings that were read. '
      : first === undefined
        ? ''
        : `${englishIncident(catalogue, first).title}. ${englishIncident(catalogue, first).advice} `;
  return `${rentWords}${care.length > 0 ? `Other columns: ${careAnswer(catalogue, verdict)}` : answer}.`;
}

const INSTEAD: Record<RowsState, string> = {
  complete: 'If you need something else, use',
  partial: 'If you need rows without gaps, use',
  'not-comparable': 'To compare numbers of rows, use',
  avoid: 'Use instead',
  absent: 'Use instead',
};

const BESIDES: Record<Besides, string> = {
  rule: 'merged by the same rule',
  columns: 'without unusable columns',
};

const slotWords = (which: 'newest' | 'before' | 'after', slot: string): string =>
  ({ newest: `newest ${slot}`, before: `last ${slot} before it`, after: `first ${slot} after it` })[which];

function suggestionWhy(
  catalogue: Catalogue,
  { reason, period, variant }: Suggestion,
  verdict: Verdict,
): string {
  const noun = ENGLISH_GRANULARITY[verdict.granularity];
  const besides = 'besides' in reason ? (reason.besides ?? []) : [];
  const whole = ['without known gaps', ...besides.map((b) => BESIDES[b])].join(', ');
  const otherRule = [
    ...('otherRule' in reason && reason.otherRule ? ['; merged by another rule'] : []),
    ...('otherFilter' in reason && reason.otherFilter
      ? ['; its dwellings were kept by other conditions']
      : []),
  ].join('');
  switch (reason.type) {
    case 'newest':
      return `newest ${noun} ${whole}${otherRule}`;
    case 'nearest':
      return `nearest ${noun} ${whole}${otherRule}`;
    case 'before':
      return `last ${noun} before it ${whole}${otherRule}`;
    case 'after':
      return `first ${noun} after it ${whole}${otherRule}`;
    case 'same':
      return `${slotWords(reason.which, englishSlot(period))} ${whole}${otherRule}`;
    case 'filled':
      return `if you need the ${englishList(reason.families.map((family) => FAMILY[family] ?? `column “${englishHeader(catalogue, family)}”`))}`;
    case 'other-variant':
      return variant === 'raw' ? 'to study single listings' : 'to count by dwelling';
  }
}

/** The verdict on a period and variant in English. @throws RangeError for no period, or where English is lacking */
export function englishVerdict(catalogue: Catalogue, period: string, variant: Variant) {
  const verdict = getVerdict(catalogue, period, variant);
  const rent = verdict.rent?.state ?? 'absent';
  return {
    rows: verdict.rows.state,
    rowsState: ENGLISH_ROWS_STATE[verdict.rows.state],
    /** why, as a phrase without full stop; empty for rows without known gaps */
    rowsWhy: englishRowsWhy(catalogue, period, verdict.rows),
    rent,
    rentState: ENGLISH_COLUMN_USE[rent],
    headline: headline(catalogue, verdict),
    rowsAnswer: rowsAnswer(catalogue, verdict),
    columnsAnswer: columnsAnswer(catalogue, verdict),
    insteadTitle: INSTEAD[verdict.rows.state],
    instead: verdict.instead.map((suggestion) => ({
      period: suggestion.period,
      variant: suggestion.variant,
      name: [
        englishPeriod(suggestion.period),
        ...(suggestion.reason.type === 'other-variant'
          ? [ENGLISH_VARIANT[suggestion.variant].toLowerCase()]
          : []),
      ].join(', '),
      why: suggestionWhy(catalogue, suggestion, verdict),
    })),
  };
}
