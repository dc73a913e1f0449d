import { periodWords } from 'rental-data';
import { groupBy } from 'rental-data/helpers';
import { findCandidates } from './candidates';
import type { SearchData } from './data';
import { suggestPrefilledPages, pageAt } from './filled';
import { groupVersions, order, type Candidate } from './group';
import { findExcerpt, highlight } from './highlight';
import { normalise } from './normalise';
import { toQuery, toThesaurus } from './query';
import { resolvePeriods } from './relative';
import { placeWeight, scorePeriods } from './score';
import { buildTextIndex } from './textIndex';
import type { SearchEntry, SearchHit, SearchResult, SearchSite } from './types';
import { isHan } from './tokenise';
import { toUnits, type Unit } from './units';

/** A ready search. Never throws, whatever is typed. `today` is what 去年 goes by. */
export type Search = (query: string, today?: Date) => SearchResult;

function takeVersions(text: string, versions: ReadonlySet<string>): { rest: string; wanted: string[] } {
  const wanted: string[] = [];
  const rest = text.replace(/(?:版本?\s*|v)?(\d+\.\d+)版?/g, (whole, found: string) => {
    if (!versions.has(found)) return whole;
    wanted.push(found);
    return ' ';
  });
  return { rest: rest.trim(), wanted: [...new Set(wanted)] };
}

/** Characters that differ between two texts of the same length; 2 stands for more. */
function differences(a: readonly string[], b: readonly string[], from: number): number {
  let count = 0;
  for (let i = 0; i < a.length && count < 2; i++) if (a[i] !== b[from + i]) count++;
  return count;
}

/** Finds words of titles and keywords that differ from a phrase in one character of three or more. */
function toCorrector(units: readonly Unit[]): (phrase: string) => string | undefined {
  const phrases = [...new Set(units.flatMap((u) => [u.title, ...u.keywords]))]
    .filter((p) => isHan(p) && p.length > 2)
    .map((p) => [...p]);
  return (phrase) => {
    const typed = [...phrase];
    if (typed.length < 3 || !typed.every(isHan)) return undefined;
    for (const candidate of phrases) {
      for (let at = 0; at + typed.length <= candidate.length; at++) {
        if (differences(typed, candidate, at) === 1) return candidate.slice(at, at + typed.length).join('');
      }
    }
    return undefined;
  };
}

/** Makes a search ready, pausing so that a browser can answer meanwhile. */
export async function createSearch({ entries, synonyms }: SearchData, site: SearchSite): Promise<Search> {
  const units = toUnits(entries);
  const thesaurus = toThesaurus(synonyms);
  const versions = new Set(entries.map((e) => e.version).filter(Boolean));
  const different = units.map((unit) => unit.entry);
  const groups = groupBy(different, ({ group }) => group);
  const source = { units, index: await buildTextIndex(different), correct: toCorrector(units) };
  const findNewest = (entry: SearchEntry) => (entry.group && groups.get(entry.group)?.[0]) || entry;
  const published = entries.flatMap(({ period }) => period ?? []);

  return (query, today = new Date()) => {
    const { periods, rest, notes } = resolvePeriods(query, published, today);
    const { rest: words, wanted } = takeVersions(rest, versions);
    const version = wanted.length === 1 ? wanted[0] : undefined;
    const remarks = new Set(notes);
    const tree = toQuery(words || (wanted.length > 0 ? '資料集版本' : ''), thesaurus, remarks);

    const isChinese = /\p{Script=Han}/u.test(query);
    const weigh = (entry: SearchEntry) => placeWeight(entry, !isChinese && site.isEnglish(entry.path));
    const candidates = groupVersions(
      units,
      findCandidates(source, tree, periods),
      findNewest,
      version,
      weigh,
    );
    let ordered = order(candidates, scorePeriods(entries, periods), tree !== undefined);
    // What only older versions have is no answer by itself: how the newest differs stands beside it.
    if (
      ordered.length > 0 &&
      !version &&
      ordered.every(({ entry }) => entry.version && entry.version !== different[0]?.version)
    )
      ordered.push(...pageAt(entries, site.differences));
    // Two months of 去年 are not what somebody wants to compare.
    const isRelative = notes.length > 0;
    const toTree = (text: string) => toQuery(text, thesaurus, new Set());
    const asked = { periods, versions: wanted, words, isRelative, toTree };
    const filled = suggestPrefilledPages(units, asked, site);
    ordered = [...filled, ...ordered.filter(({ entry }) => !filled[0]?.entry.path.startsWith(entry.path))];
    // What says more than a remark comes right below it.
    const remarked = thesaurus.flatMap(({ means, note }) => (note && remarks.has(note) ? means[0] : []));
    const isRemarked = ({ entry }: Candidate) => remarked.includes(normalise(entry.title));
    ordered = [...ordered.filter(isRemarked), ...ordered.filter((one) => !isRemarked(one))];

    const notations = periods.flatMap((period) => [period, periodWords(period)]).map(normalise);
    const hits = ordered.map(({ entry, score, terms }): SearchHit => {
      const marked = [...terms, ...notations];
      const isDefined = entry.kind === 'column' && entry.version !== version;
      return {
        entry,
        to: isDefined ? site.column(entry.path.slice(entry.path.indexOf('#') + 1)) : entry.path,
        score,
        title: highlight(entry.title, marked),
        excerpt: findExcerpt(entry.text, marked),
      };
    });
    return { hits, notes: [...remarks] };
  };
}
