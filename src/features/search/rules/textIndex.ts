/** The index over the words of the units: MiniSearch with the site's words, weights and forgiveness. */
import MiniSearch, { type SearchOptions } from 'minisearch';
import { parsePeriods } from './period';
import { isHan, tokenise } from './tokenise';
import type { SearchEntry } from './types';

/** What is searched of an entry, and how much a word counts in each field. */
const BOOST = { title: 4, document: 2, parents: 1.5, keywords: 3, text: 1 };

const TEXT: Record<string, (entry: SearchEntry) => string> = {
  title: (entry) => entry.title,
  document: (entry) => entry.parents[0] ?? '',
  parents: (entry) => entry.parents.slice(1).join('\n'),
  keywords: (entry) => entry.keywords.join('\n'),
  text: (entry) => entry.text,
};
const FIELDS = Object.keys(BOOST);

/** Entries that are indexed between two pauses. */
const CHUNK = 40;

/** Tokens of a field. The periods that a text names are tokens in the one notation; keywords hold theirs already. */
function fieldTokens(text: string, field = ''): string[] {
  const tokens = tokenise(text, field === 'title' || field === 'keywords');
  // The test is cheap and spares the expressions for most texts.
  return field !== 'keywords' && /20\d\d|\d年/.test(text)
    ? [...tokens, ...parsePeriods(text).periods]
    : tokens;
}

/**
 * The token as MiniSearch keeps it: two characters for each of Han. MiniSearch looks for a token's first character
 * in a list of all first characters, one after the other, and Han has about 1,000 of them; now the list is short, and
 * building the index takes about a third less time. Weights stay, because they go by the ratio of lengths.
 */
function toKey(token: string): string {
  if (!isHan(token)) return token;
  return token.replace(/[\u3400-\u9fff]/g, (character) => {
    const code = character.charCodeAt(0);
    return String.fromCharCode(0x3400 + (code >> 7), 0x3400 + (code & 127));
  });
}

/** Latin words may be begun or misspelt, a single Han character (two in its key) begins pairs, numbers are exact. */
const FORGIVING: SearchOptions = {
  boost: BOOST,
  // Queries arrive as tokens, joined by spaces.
  tokenize: (tokens) => tokens.split(' '),
  prefix: (word) => (isHan(word) ? word.length === 2 : /[a-z]/.test(word) && word.length > 2),
  fuzzy: (word) => (/^[a-z_]{4,}$/.test(word) ? (word.length > 6 ? 0.25 : 0.2) : false),
  maxFuzzy: 2,
  weights: { prefix: 0.5, fuzzy: 0.35 },
};

/** An entry that holds one of the words. */
interface IndexHit {
  id: number;
  score: number;
  /** the asked words that were found */
  asked: readonly string[];
  /** the words of the entry that they were found as */
  terms: Set<string>;
}

export interface TextIndex {
  /** Does any entry hold the word as it is? */
  has(word: string): boolean;
  search(words: readonly string[]): IndexHit[];
}

/** Makes the index, pausing so that the browser can answer. The `id` of a hit is the place of its entry in the list. */
export async function buildTextIndex(entries: readonly SearchEntry[]): Promise<TextIndex> {
  const tokens = new Map<string, string>();
  const index = new MiniSearch<{ id: number; entry: SearchEntry }>({
    fields: FIELDS,
    extractField: ({ id, entry }, field) => (field === 'id' ? id : (TEXT[field]?.(entry) ?? '')),
    tokenize: fieldTokens,
    processTerm: (token) => {
      const key = toKey(token);
      tokens.set(key, token);
      return key;
    },
    searchOptions: { ...FORGIVING, processTerm: toKey },
  });
  await index.addAllAsync(
    entries.map((entry, id) => ({ id, entry })),
    { chunkSize: CHUNK },
  );
  const fromKey = (key: string) => tokens.get(key) ?? key;
  return {
    has: (word) => tokens.has(toKey(word)),
    search: (asked) =>
      index.search(asked.join(' ')).map((hit) => ({
        id: Number(hit.id),
        score: hit.score,
        asked: hit.queryTerms.map(fromKey),
        terms: new Set(hit.terms.map(fromKey)),
      })),
  };
}
