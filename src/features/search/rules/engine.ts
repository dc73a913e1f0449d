/** Search over the entries, in browsers or Node: candidates, score, group, order. Pure. */
import { candidatesOf } from './candidates';
import { unpackSearch, type PackedSearch, type Synonym } from './data';
import { groupBy } from '../../../lib/groupBy';
import { groupVersions, order } from './group';
import { excerptOf, highlight } from './highlight';
import { suggest, toCorrector } from './nearWords';
import { normalise } from './normalise';
import { parsePeriods, periodNotations } from './period';
import { toQuery, toThesaurus } from './query';
import { scorePeriods } from './score';
import { buildTextIndex } from './textIndex';
import type { SearchEntry, SearchHit, SearchResult } from './types';
import { newer, toUnits } from './units';

const DEFAULT_LIMIT = 20;

/** A ready search. Never throws, whatever is typed. */
type Search = (query: string, options?: { limit?: number }) => SearchResult;

/** Versions named in the query, and the query without them. */
function takeVersions(text: string, versions: ReadonlySet<string>): { rest: string; wanted: string[] } {
  const wanted: string[] = [];
  const rest = text.replace(/(?:版本?\s*|v)?(\d+\.\d+)版?/g, (whole, found: string) => {
    if (!versions.has(found)) return whole;
    wanted.push(found);
    return ' ';
  });
  return { rest: rest.replace(/\s+/g, ' ').trim(), wanted: [...new Set(wanted)] };
}

/**
 * Makes a search over entries.
 * @param entries the places to find, in any order
 * @param synonyms everyday words
 */
export async function createSearch(
  entries: readonly SearchEntry[],
  synonyms: readonly Synonym[],
): Promise<Search> {
  const units = toUnits(entries);
  const thesaurus = toThesaurus(synonyms);
  const versions = new Set(entries.map((e) => e.version).filter(Boolean));
  const different = units.map((unit) => unit.entry);
  // Newest first, as the units are.
  const groups = groupBy(different, ({ group }) => group);
  const source = { units, index: await buildTextIndex(different), correct: toCorrector(units) };
  const olderThan = (entry: SearchEntry) =>
    ((entry.group && groups.get(entry.group)) || [])
      .filter((other) => newer(entry, other) < 0)
      .map(({ version, path }) => ({ version, path }));

  return (query, { limit = DEFAULT_LIMIT } = {}) => {
    const { periods, rest } = parsePeriods(query);
    const { rest: words, wanted } = takeVersions(rest, versions);
    const version = wanted.length === 1 ? wanted[0] : undefined;
    const text = words || (wanted.length > 0 ? '資料集版本' : '');
    const tree = toQuery(text, thesaurus);

    const { matches, slips } = candidatesOf(source, tree, periods);
    const candidates = groupVersions(units, matches, version);
    const ordered = order(candidates, scorePeriods(entries, periods), tree !== undefined);

    const notations = periods.flatMap(periodNotations).map(normalise);
    const hits = ordered.slice(0, Math.max(0, limit)).map(({ entry, score, terms }): SearchHit => {
      const marked = [...terms, ...notations];
      return {
        entry,
        score,
        title: highlight(entry.title, marked),
        excerpt: excerptOf(entry.text, marked),
        older: olderThan(entry),
      };
    });
    const kinds = [...new Set(hits.map((h) => h.entry.kind))];
    let understood = [...periods, version, words].filter(Boolean).join(' ');
    for (const [slip, better] of slips) understood = understood.replace(slip, better);
    return {
      query: understood,
      hits,
      groups: kinds.map((kind) => ({ kind, hits: hits.filter((h) => h.entry.kind === kind) })),
      suggestions: hits.length > 0 ? [] : suggest(units, text || normalise(query)),
    };
  };
}

/** A search over the file that `packSearch` made. */
export function openSearch(packed: PackedSearch): Promise<Search> {
  const { entries, synonyms } = unpackSearch(packed);
  return createSearch(entries, synonyms);
}
