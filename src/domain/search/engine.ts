/** Search over the entries. Pure; the index is built once from the entries, in the browser or in Node. */
import { MARK_STATES } from '../words';
import { granularityOf, monthsOf } from '../period';
import { withKeywords, type SectionKeywords } from './places';
import { unpackSearch, type PackedSearch, type Synonym } from './data';
import { excerptOf, highlight } from './highlight';
import { buildIndex, type Leniency } from './invertedIndex';
import { normalise } from './normalise';
import { overlaps, parsePeriods, periodNotations } from './period';
import { compact, leaf, toQuery, toThesaurus, type Leaf, type QueryNode } from './query';
import { bigrams, isHan, tokenise } from './tokenise';
import type { HitKind, SearchEntry, SearchHit, SearchResult } from './types';

const BOOST = { title: 4, document: 2, parents: 1.5, keywords: 3, text: 1 };
/** What is looked up most; documents and posts answer the same words with more text around them. */
const KIND_BOOST: Record<HitKind, number> = { column: 1.15, document: 1.1, post: 0.9, incident: 1, file: 1 };

/** Share of a word's tokens that must be in an entry, of which those foreign to the site count half. */
const MINIMUM_WORD = 0.55;
/** Share of the whole query that must be found; below it a hit is an accident. */
const MINIMUM_QUERY = 0.5;
/** Hits far below the best one are noise. */
const MINIMUM_SCORE = 0.04;
const DEFAULT_LIMIT = 20;
const SUGGESTIONS = 4;

interface SearchOptions {
  limit?: number;
}
/** A ready search. Never throws, whatever is typed. */
type Search = (query: string, options?: SearchOptions) => SearchResult;

/** Entries with the same words in several versions are indexed once. */
interface Unit {
  id: number;
  entry: SearchEntry;
  /** newest first, the unit's own entry included */
  same: SearchEntry[];
  title: string;
  keywords: Set<string>;
}

interface Found {
  score: number;
  coverage: number;
  terms: Set<string>;
}
type Matches = Map<number, Found>;

/** 0.10 is newer than 0.9. Numbers and not localeCompare: that one loads a collation and takes a third of the opening. */
const rank = (version: string): number => {
  const [major = '0', minor = '0'] = version.split('.');
  return Number(major) * 10_000 + Number(minor);
};
const newer = (a: SearchEntry, b: SearchEntry) => rank(b.version) - rank(a.version);

function toUnits(entries: readonly SearchEntry[]): Unit[] {
  const units = new Map<string, Unit>();
  for (const entry of [...entries].sort(newer)) {
    if (entry.kind === 'file') continue;
    const key = entry.group
      ? JSON.stringify([entry.group, entry.title, entry.text, entry.keywords])
      : `${entry.path} ${units.size}`;
    const known = units.get(key);
    if (known) {
      known.same.push(entry);
      continue;
    }
    units.set(key, {
      id: units.size,
      entry,
      same: [entry],
      title: compact(normalise(entry.title)),
      keywords: new Set(entry.keywords.map((k) => compact(normalise(k)))),
    });
  }
  return [...units.values()];
}

/** Tokens of a field; the periods that a text names are tokens in the one notation. */
function fieldTokens(text: string, singles: boolean, periods: boolean): string[] {
  const tokens = tokenise(text, singles);
  // The test is cheap and spares the expressions for most texts.
  return periods && /20\d\d|\d年/.test(text) ? [...tokens, ...parsePeriods(text).periods] : tokens;
}

/** Latin words may be begun or misspelt; a single Han character begins pairs; numbers are exact. */
function lenient(word: string): Leniency {
  if (isHan(word)) return { prefix: [...word].length === 1, fuzzy: 0 };
  const letters = /[a-z]/.test(word);
  return {
    prefix: letters && word.length > 2,
    fuzzy: /^[a-z_]{4,}$/.test(word) ? (word.length > 6 ? 0.25 : 0.2) : 0,
  };
}

const union = (a: ReadonlySet<string>, b: ReadonlySet<string>) => new Set([...a, ...b]);

/** Share of common pairs of characters, 0-1. */
function likeness(a: string, b: string): number {
  const pairs = (text: string) => new Set([...bigrams(text), ...(/[a-z]/.test(text) ? [] : text)]);
  const left = pairs(a);
  const right = pairs(b);
  let common = 0;
  for (const pair of left) if (right.has(pair)) common++;
  return (2 * common) / Math.max(1, left.size + right.size);
}

/** Characters that differ between two texts of the same length; 2 stands for more. */
function differences(a: readonly string[], b: readonly string[], from: number): number {
  let count = 0;
  for (let i = 0; i < a.length && count < 2; i++) if (a[i] !== b[from + i]) count++;
  return count;
}

/**
 * Makes a search over entries.
 * @param entries the places to find, in any order
 * @param vocabulary everyday words, and keyword lists of sections where the entries do not hold them yet
 */
export function createSearch(
  entries: readonly SearchEntry[],
  vocabulary: { synonyms: readonly Synonym[]; keywords?: readonly SectionKeywords[] },
): Search {
  const all = withKeywords(entries, vocabulary.keywords ?? []);
  const units = toUnits(all);
  const thesaurus = toThesaurus(vocabulary.synonyms);
  const versions = new Set(all.map((e) => e.version).filter(Boolean));
  const groups = new Map<string, SearchEntry[]>();
  for (const { entry } of units) {
    if (entry.group) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  }
  const tokensOf = (
    boost: number,
    text: (entry: SearchEntry) => string,
    singles = false,
    periods = true,
  ) => ({
    boost,
    tokens: units.map(({ entry }) => fieldTokens(text(entry), singles, periods)),
  });
  const index = buildIndex(
    [
      tokensOf(BOOST.title, (e) => e.title, true),
      tokensOf(BOOST.document, (e) => e.parents[0] ?? ''),
      tokensOf(BOOST.parents, (e) => e.parents.slice(1).join('\n')),
      tokensOf(BOOST.keywords, (e) => e.keywords.join('\n'), true, false),
      tokensOf(BOOST.text, (e) => e.text),
    ],
    lenient,
  );

  const phrases = [...new Set(units.flatMap((u) => [u.title, ...u.keywords]))]
    .filter((p) => isHan(p) && p.length > 2)
    .map((p) => [...p]);

  /** The nearest words of titles and keywords that differ in one character of three or more. */
  function corrected(phrase: string): string | undefined {
    const typed = [...phrase];
    if (typed.length < 3 || !typed.every(isHan)) return undefined;
    for (const candidate of phrases) {
      for (let at = 0; at + typed.length <= candidate.length; at++) {
        if (differences(typed, candidate, at) === 1) return candidate.slice(at, at + typed.length).join('');
      }
    }
    return undefined;
  }

  function lookUp(word: Leaf): Matches {
    const out: Matches = new Map();
    if (word.tokens.length === 0) return out;
    const size = (token: string) => (isHan(token) && !index.has(token) ? 0.5 : 1);
    const total = word.tokens.reduce((sum, t) => sum + size(t), 0);
    for (const result of index.search(word.tokens)) {
      const unit = units[result.id];
      if (!unit) continue;
      const coverage = [...result.asked].reduce((sum, t) => sum + size(t), 0) / total;
      if (coverage < MINIMUM_WORD) continue;
      let exact = 1;
      if (unit.title === word.phrase) exact = 3;
      else if (unit.keywords.has(word.phrase)) exact = 2.2;
      else if (unit.title.includes(word.phrase)) {
        const begins = unit.title.startsWith(word.phrase) ? 0.4 : 0;
        exact = 1.3 + begins + word.phrase.length / unit.title.length;
      }
      out.set(unit.id, {
        // The sum over tokens would let long words outweigh short ones that say the same.
        score: (result.score / Math.sqrt(word.tokens.length)) * coverage ** 2 * exact * word.weight,
        coverage,
        terms: result.terms,
      });
    }
    return out;
  }

  const slips = new Map<string, string>();
  function evaluate(node: QueryNode): Matches {
    switch (node.kind) {
      case 'leaf': {
        const found = lookUp(node);
        if ([...found.values()].some((f) => f.coverage > 0.99)) return found;
        const better = corrected(node.phrase);
        if (!better) return found;
        slips.set(node.phrase, better);
        return merge([found, lookUp(leaf(better, node.weight * 0.8))]);
      }
      case 'any':
        return merge(node.nodes.map(evaluate));
      case 'all': {
        const whole = node.nodes.reduce((sum, n) => sum + n.size, 0);
        const parts = node.nodes.map(({ node: inner, size }) => ({ found: evaluate(inner), size }));
        const isKnown = (matches: Matches) => [...matches.values()].some((f) => f.coverage > 0.99);
        // 台北市 and 套房 stand in no place together; where each of them means something, either is an answer.
        const least = node.apart && parts.every((part) => isKnown(part.found)) ? MINIMUM_QUERY : 0;
        const out: Matches = new Map();
        for (const { found: matches, size } of parts) {
          for (const [id, found] of matches) {
            const before = out.get(id) ?? { score: 0, coverage: 0, terms: new Set<string>() };
            out.set(id, {
              score: before.score + found.score,
              coverage: before.coverage + (found.coverage * size) / whole,
              terms: union(before.terms, found.terms),
            });
          }
        }
        for (const [id, { score, coverage, terms }] of out) {
          out.set(id, { score: score * coverage ** 2, coverage: Math.max(least, coverage), terms });
        }
        return out;
      }
    }
  }

  function merge(all: readonly Matches[]): Matches {
    const out: Matches = new Map();
    for (const matches of all) {
      for (const [id, found] of matches) {
        const before = out.get(id);
        if (!before) {
          out.set(id, found);
          continue;
        }
        const best = found.score > before.score ? found : before;
        out.set(id, {
          ...best,
          coverage: Math.max(found.coverage, before.coverage),
          terms: union(before.terms, found.terms),
        });
      }
    }
    return out;
  }

  /** How near an incident or a file is to the periods asked for; 0 when they have nothing in common. */
  function nearness(entry: SearchEntry, periods: readonly string[]): number {
    if (entry.kind === 'file') {
      const own = entry.period ?? '';
      if (periods.includes(own)) return 4;
      return own && periods.some((p) => overlaps(p, own)) ? 1 : 0;
    }
    if (entry.kind !== 'incident') return 0;
    if (entry.keywords.some((k) => periods.includes(k))) return 3;
    const months = periods.flatMap(monthsOf);
    const covered = entry.keywords.map((k) => {
      const [from = '', to] = k.split('/');
      if (to === undefined || !granularityOf(from)) return 0;
      if (!months.some((m) => m >= from && (to === '' || m <= to))) return 0;
      // What goes on for ever says little of one period.
      return to === '' ? 1 : 2;
    });
    return Math.max(0, ...covered);
  }

  function periodHits(periods: readonly string[]): { entry: SearchEntry; score: number }[] {
    // Of places that are equally near, those that ask for care come first.
    const care = (e: SearchEntry) => MARK_STATES.indexOf(e.mark?.state ?? 'ok');
    return all
      .map((entry) => ({ entry, near: nearness(entry, periods) }))
      .filter(({ near }) => near > 0)
      .map(({ entry, near }) => ({ entry, score: near + care(entry) / 10 }))
      .sort((a, b) => b.score - a.score);
  }

  /** Versions named in the query, and the query without them. */
  function takeVersions(text: string): { rest: string; wanted: string[] } {
    const wanted: string[] = [];
    const rest = text.replace(/(?:版本?\s*|v)?(\d+\.\d+)版?/g, (whole, found: string) => {
      if (!versions.has(found)) return whole;
      wanted.push(found);
      return ' ';
    });
    return { rest: rest.replace(/\s+/g, ' ').trim(), wanted: [...new Set(wanted)] };
  }

  function suggest(text: string): string[] {
    const asked = compact(text);
    const titles = new Map<string, number>();
    for (const { entry, title, keywords } of units) {
      if (entry.kind !== 'column' && entry.kind !== 'document') continue;
      let best = likeness(asked, title);
      for (const keyword of keywords) best = Math.max(best, likeness(asked, keyword));
      titles.set(entry.title, Math.max(best, titles.get(entry.title) ?? 0));
    }
    return [...titles]
      .sort((a, b) => b[1] - a[1])
      .slice(0, SUGGESTIONS)
      .map(([title]) => title);
  }

  return (query, { limit = DEFAULT_LIMIT } = {}) => {
    slips.clear();
    const { periods, rest } = parsePeriods(query);
    const { rest: words, wanted } = takeVersions(rest);
    const one = wanted.length === 1 ? wanted[0] : undefined;
    const text = words || (wanted.length > 0 ? '資料集版本' : '');
    const tree = toQuery(text, thesaurus);
    const named = periods.map((period) => ({ ...leaf(period, 1), tokens: [period] }));
    let matches = tree ? evaluate(tree) : new Map<number, Found>();
    const onPeriod = named.length > 0 ? merge(named.map(lookUp)) : new Map<number, Found>();
    // With a period and nothing else the texts that name it are the answer; beside words they only add.
    if (!tree) matches = onPeriod;
    else
      for (const [id, found] of matches) {
        const bonus = onPeriod.get(id);
        if (bonus)
          matches.set(id, { ...found, score: found.score * 1.5, terms: union(found.terms, bonus.terms) });
      }

    interface Candidate {
      entry: SearchEntry;
      score: number;
      terms: Set<string>;
    }
    const best = new Map<string, { list: { unit: Unit; found: Found }[]; score: number }>();
    for (const [id, found] of matches) {
      const unit = units[id];
      if (!unit || found.coverage < MINIMUM_QUERY) continue;
      const key = unit.entry.group || `#${id}`;
      const group = best.get(key) ?? { list: [], score: 0 };
      group.list.push({ unit, found });
      group.score = Math.max(group.score, found.score * KIND_BOOST[unit.entry.kind]);
      best.set(key, group);
    }
    const candidates: Candidate[] = [...best.values()].map(({ list, score }) => {
      const options = list.flatMap(({ unit, found }) =>
        (one ? unit.same : [unit.entry]).map((entry) => ({ entry, found })),
      );
      options.sort((a, b) => newer(a.entry, b.entry));
      const top = Math.max(...options.map((o) => o.found.score));
      const chosen =
        options.find((o) => one !== undefined && o.entry.version === one) ??
        options.find((o) => o.found.score >= top * 0.5);
      const entry = (chosen ?? options[0])?.entry as SearchEntry;
      const found = (chosen ?? options[0])?.found as Found;
      return { entry, score: one && entry.version === one ? score * 1.5 : score, terms: found.terms };
    });

    const timed = periodHits(periods);
    const ceiling = Math.max(1, ...candidates.map((c) => c.score));
    // Of what the words found: a file that a period lifts above it makes no noise of it.
    const floor = ceiling * MINIMUM_SCORE;
    for (const { entry, score } of timed) {
      const known = candidates.find((c) => c.entry.path === entry.path);
      // Files of overlapping periods and incidents that go on for ever follow what the words found.
      const lift = score >= 2 ? ceiling * (1 + score) : tree ? 0 : ceiling * 0.1 * score;
      if (known) known.score = lift > 0 ? lift + known.score * 0.2 : known.score;
      else if (lift > 0) candidates.push({ entry, score: lift, terms: new Set() });
    }

    candidates.sort((a, b) => b.score - a.score);
    const notations = periods.flatMap(periodNotations).map(normalise);
    const hits = candidates
      .filter((c) => c.score >= floor)
      .slice(0, Math.max(0, limit))
      .map(({ entry, score, terms }): SearchHit => {
        const marked = [...terms, ...notations];
        return {
          entry,
          score,
          title: highlight(entry.title, marked),
          excerpt: excerptOf(entry.text, marked),
          older: (entry.group ? (groups.get(entry.group) ?? []) : [])
            .filter((other) => newer(entry, other) < 0)
            .map(({ version, path }) => ({ version, path })),
        };
      });
    const kinds = [...new Set(hits.map((h) => h.entry.kind))];
    let understood = [...periods, ...(one ? [one] : []), words].filter(Boolean).join(' ');
    for (const [slip, better] of slips) understood = understood.replace(slip, better);
    return {
      query: understood,
      hits,
      groups: kinds.map((kind) => ({ kind, hits: hits.filter((h) => h.entry.kind === kind) })),
      suggestions: hits.length > 0 ? [] : suggest(text || normalise(query)),
    };
  };
}

/** A search over the file that `packSearch` made. */
export function openSearch(packed: PackedSearch): Search {
  const { entries, synonyms } = unpackSearch(packed);
  return createSearch(entries, { synonyms });
}
