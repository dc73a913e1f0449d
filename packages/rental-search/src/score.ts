import { parseGranularity, MARK_STATES, listMonths } from 'rental-data';
import { overlaps } from './period';
import type { Leaf } from './query';
import { DRAFT_WORD, type HitKind, type SearchEntry } from './types';
import type { Unit } from './units';

/** What is looked up most; documents and posts answer the same words with more text around them. */
const KIND_BOOST: Record<HitKind, number> = {
  column: 1.15,
  document: 1.1,
  post: 0.9,
  incident: 1,
  file: 1,
};

/** A page or a recipe whose title holds what was asked for goes before the columns that only mean it. */
const PAGE_TITLE = 1.5;
/** What is only announced, and so answers after all that is. */
const DRAFT = 0.3;
/** For a query without Chinese, pages in English before Chinese ones. */
const ENGLISH = 6;

/** By what kind of place an entry is. @param isAskedFor is it in English, as the query is? */
export const placeWeight = ({ kind, keywords }: SearchEntry, isAskedFor: boolean): number =>
  KIND_BOOST[kind] * (isAskedFor ? ENGLISH : 1) * (keywords.includes(DRAFT_WORD) ? DRAFT : 1);

/** Share of a word's tokens that must be in an entry, of which those foreign to the site count half. */
export const MINIMUM_WORD = 0.55;
/** Share of the whole query that must be found; below it a hit is an accident. */
export const MINIMUM_QUERY = 0.5;
/** Above it a word counts as found; sums of shares miss 1 by rounding. */
export const COMPLETE = 0.99;

function exactness({ entry: { kind, version }, title, keywords }: Unit, phrase: string): number {
  if (title === phrase) return 3;
  if (keywords.has(phrase)) return 2.2;
  if (!title.includes(phrase)) return 1;
  const page = kind === 'document' && version === '' ? PAGE_TITLE : 1;
  return page * (1.3 + (title.startsWith(phrase) ? 0.4 : 0) + phrase.length / title.length);
}

/** @param found what the index gives for the word's tokens @param coverage share of them that the unit holds */
export function scoreOfWord(unit: Unit, word: Leaf, found: number, coverage: number): number {
  // The sum over tokens would let long words outweigh short ones that say the same.
  const even = found / Math.sqrt(word.tokens.length);
  return even * coverage ** 2 * exactness(unit, word.phrase) * word.weight;
}

/** From here on a file or an incident is about the very period, and goes before what the words found. */
export const NEAR = 2;

/** How near an incident or a file is to the periods asked for; 0 when they have nothing in common. */
function nearness(entry: SearchEntry, periods: readonly string[]): number {
  if (entry.kind === 'file') {
    const own = entry.period ?? '';
    if (periods.includes(own)) return 4;
    return own && periods.some((p) => overlaps(p, own)) ? 1 : 0;
  }
  if (entry.kind !== 'incident') return 0;
  if (entry.keywords.some((k) => periods.includes(k))) return 3;
  const months = periods.flatMap(listMonths);
  const covered = entry.keywords.map((k) => {
    const [from = '', to] = k.split('/');
    if (to === undefined || !parseGranularity(from)) return 0;
    if (!months.some((m) => m >= from && (to === '' || m <= to))) return 0;
    // What goes on for ever says little of one period.
    return to === '' ? 1 : 2;
  });
  return Math.max(0, ...covered);
}

export function scorePeriods(
  entries: readonly SearchEntry[],
  periods: readonly string[],
): { entry: SearchEntry; score: number }[] {
  // Of places that are equally near, those that ask for care come first.
  const care = (e: SearchEntry) => MARK_STATES.indexOf(e.mark?.state ?? 'ok') / 10;
  return entries
    .map((entry) => ({ entry, near: nearness(entry, periods) }))
    .filter(({ near }) => near > 0)
    .map(({ entry, near }) => ({ entry, score: near + care(entry) }))
    .sort((a, b) => b.score - a.score);
}
