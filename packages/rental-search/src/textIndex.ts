/** BM25+ with the site's words, weights and forgiveness: scores as MiniSearch (textIndex.test.ts) in a tenth of its code. */
import { parsePeriods } from './period';
import { isHan, tokenise } from './tokenise';
import type { SearchEntry } from './types';

/** What is searched of an entry, how much a word counts there, and whether a single Han character is a word. */
export const FIELDS: readonly [boost: number, readText: (entry: SearchEntry) => string, singles?: boolean][] =
  [
    [4, (entry) => entry.title, true],
    [2, (entry) => entry.parents[0] ?? ''],
    [1.5, (entry) => entry.parents.slice(1).join('\n')],
    [3, (entry) => entry.keywords.join('\n'), true],
    [1, (entry) => entry.text],
  ];
const KEYWORDS = 3;

/** Entries that are indexed between two pauses. */
const CHUNK = 40;

/** Of BM25+: how soon more of a word says nothing more, how much long fields count less, and what any finding is worth. */
const SATURATION = 1.2;
const LENGTH = 0.7;
const FINDING = 0.5;

/** Found by its beginning, or misspelt, a word counts less. */
const PREFIX_WEIGHT = 0.5;
const FUZZY_WEIGHT = 0.35;

/** Tokens of a field. The periods that a text names are tokens in the one notation; keywords hold theirs already. */
export function fieldTokens(text: string, field: number): string[] {
  const tokens = tokenise(text, FIELDS[field]?.[2]);
  // The test is cheap and spares the expressions for most texts.
  return field !== KEYWORDS && /20\d\d|\d年/.test(text) ? [...tokens, ...parsePeriods(text).periods] : tokens;
}

/** Characters to add, leave out or exchange between two words (Levenshtein). */
function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 0; i < a.length; i++) {
    const row = [i + 1];
    for (let j = 0; j < b.length; j++)
      row.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (above[j + 1] ?? 0) + 1,
          (above[j] ?? 0) + Number(a.charAt(i) !== b.charAt(j)),
        ),
      );
    above = row;
  }
  return above[b.length] ?? 0;
}

/** Latin words may be begun, and a single Han character begins pairs; numbers are exact. */
const isBegun = (word: string): boolean =>
  isHan(word) ? [...word].length === 1 : word.length > 2 && /[a-z]/.test(word);

/** How much a token counts for a word that may be begun, or misspelt where it is Latin; 0 for nothing. */
function likeness(word: string, token: string): number {
  const { length } = token;
  const more = length - word.length;
  if (token.startsWith(word)) return more === 0 ? 1 : (PREFIX_WEIGHT * length) / (length + 0.3 * more);
  const allowed = word.length > 6 ? 2 : 1;
  if (Math.abs(more) > allowed || isHan(token) || !/^[a-z_]{4,}$/.test(word)) return 0;
  const wrong = distance(word, token);
  return wrong > allowed ? 0 : (FUZZY_WEIGHT * length) / (length + wrong);
}

interface IndexHit {
  id: number;
  score: number;
  asked: Set<string>;
  /** the words of the entry that they were found as */
  terms: Set<string>;
}

export interface TextIndex {
  has(word: string): boolean;
  search(words: readonly string[]): IndexHit[];
}

/** Makes the index, pausing so that the browser can answer. The `id` of a hit is the place of its entry in the list. */
export async function buildTextIndex(entries: readonly SearchEntry[]): Promise<TextIndex> {
  const index = new Map<string, Map<number, number>[]>();
  const lengths = FIELDS.map((): number[] => []);
  for (const [id, entry] of entries.entries()) {
    if (id % CHUNK === CHUNK - 1) await new Promise((resolve) => setTimeout(resolve));
    for (const [field, [, readText]] of FIELDS.entries()) {
      const tokens = fieldTokens(readText(entry), field);
      lengths[field]?.push(new Set(tokens).size);
      for (const token of tokens) {
        const places = index.get(token) ?? FIELDS.map(() => new Map<number, number>());
        index.set(token, places);
        places[field]?.set(id, (places[field].get(id) ?? 0) + 1);
      }
    }
  }
  const usual = lengths.map((list) => list.reduce((sum, length) => sum + length, 0) / list.length);

  return {
    has: (word) => index.has(word),
    search(words) {
      const found = new Map<number, IndexHit>();
      for (const word of words)
        for (const token of isBegun(word) ? index.keys() : [word]) {
          const places = index.get(token);
          const weight = places ? likeness(word, token) : 0;
          if (!places || weight === 0) continue;
          for (const [field, counts] of places.entries()) {
            const others = entries.length - counts.size;
            const rarity = Math.log(1 + (others + 0.5) / (counts.size + 0.5));
            for (const [id, count] of counts) {
              const long = (lengths[field]?.[id] ?? 0) / (usual[field] ?? 1);
              const often = (count * (SATURATION + 1)) / (count + SATURATION * (1 - LENGTH + LENGTH * long));
              const hit = found.get(id) ?? { id, score: 0, asked: new Set(), terms: new Set() };
              found.set(id, hit);
              hit.score += weight * (FIELDS[field]?.[0] ?? 0) * rarity * (FINDING + often);
              hit.asked.add(word);
              hit.terms.add(token);
            }
          }
        }
      // What holds more of the words is worth more than one of them often.
      return [...found.values()]
        .map((hit) => ({ ...hit, score: hit.score * hit.asked.size }))
        .sort((a, b) => b.score - a.score);
    },
  };
}
