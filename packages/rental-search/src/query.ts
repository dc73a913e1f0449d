import { normalise } from './normalise';
import { isHan, splitParts, queryTokens, splitRuns } from './tokenise';
import type { Synonym } from './data';

export interface Leaf {
  kind: 'leaf';
  phrase: string;
  tokens: string[];
  /** 1 for what was typed, less for what was guessed */
  weight: number;
}
/** One of them is enough; the best counts. */
interface Any {
  kind: 'any';
  nodes: QueryNode[];
}
interface Part {
  node: QueryNode;
  size: number;
}
export interface All {
  kind: 'all';
  nodes: Part[];
  /** each says something by itself, as in 台北市 套房 and unlike monthly and price in a key */
  apart: boolean;
  /** does somebody else than the reader say where they end? */
  isGuessed?: boolean;
}
export type QueryNode = Leaf | Any | All;

/** Words that ask instead of naming something. Two characters at least, for one would split other words. */
const STOP =
  /為?什麼|怎麼樣?|怎樣|如何|哪[里些一]|請問|可以|可不可以|有沒有|是不是|有關|關於|是否|多少|一下|我[要想]|想[要找]|不能|[的嗎呢吧啊嘛]|\b(?:the|of|an?|in|is|it|are|do|does|can|i|how|to|what|where|and|for|vs)\b/g;

const SYNONYM_WEIGHT = 0.9;
const PART_WEIGHT = 0.8;
/** Words that only a dictionary divides are a guess. */
const DIVIDED_WEIGHT = 0.6;

/** The word without anything that separates: 提供家具_床？ → 提供家具床; keys keep their underscores. */
export const compact = (normalised: string): string =>
  splitRuns(normalised)
    .map((run) => (/[a-z]/.test(run) && !/[\u3400-\u9fff]/.test(run) ? run : run.replace(/_/g, '')))
    .join('');

/** A word of a query, ready to be matched; an underscore before Chinese divides its tokens. */
export const leaf = (text: string, weight: number): Leaf => {
  const phrase = compact(text);
  return { kind: 'leaf', phrase, tokens: queryTokens(text.replace(/_(?=[\u3400-\u9fff])/g, ' ')), weight };
};

type Thesaurus = readonly { word: string; means: string[]; note: string | undefined }[];

/** Makes the synonyms ready; a word stands in one list only (vocabulary.ts). */
export const toThesaurus = (synonyms: readonly Synonym[]): Thesaurus =>
  synonyms
    .flatMap(({ words, means, note }) =>
      words.map((word) => ({ word: normalise(word), means: means.map(normalise), note })),
    )
    .sort((a, b) => b.word.length - a.word.length);

const LETTER = /[a-z0-9_]/;

function isWordAt(text: string, word: string, at: number): boolean {
  if (!text.startsWith(word, at)) return false;
  const before = text.charAt(at - 1);
  const after = text.charAt(at + word.length);
  if (!isHan(word)) {
    return (
      !LETTER.test(before) &&
      (!LETTER.test(after) || (after === 's' && !LETTER.test(text.charAt(at + word.length + 1))))
    );
  }
  // 坪 alone means the area; inside 每坪租金 it is part of another word.
  return word.length > 1 || (!isHan(before) && !isHan(after));
}

const any = (nodes: QueryNode[]): QueryNode => {
  const [first, ...rest] = nodes;
  return first && rest.length === 0 ? first : { kind: 'any', nodes };
};
const measureText = (text: string) => {
  const characters = [...compact(text)];
  // A Latin word says as much as two or three Han characters.
  return characters.reduce((sum, c) => sum + (isHan(c) ? 1 : 0.4), 0);
};
const all = (nodes: Part[], apart = false): QueryNode | undefined => {
  const [first, ...rest] = nodes;
  if (!first) return undefined;
  return rest.length === 0 ? first.node : { kind: 'all', nodes, apart };
};

/** A word as typed; keys and words of mixed script also in their parts. */
function plainNode(text: string, weight = 1): QueryNode | undefined {
  const runs = splitRuns(text);
  if (runs.length === 0) return undefined;
  const nodes = runs.map((run) => {
    const parts = splitParts(run).filter((p) => p.length > 1 || isHan(p));
    const split = all(parts.map((p) => ({ node: leaf(p, PART_WEIGHT * weight), size: measureText(p) })));
    return {
      node: any([leaf(run, weight), ...(split && parts.length > 1 ? [split] : [])]),
      size: measureText(run),
    };
  });
  return all(nodes);
}

/** Synonyms inside a text: the text cut at them, each with its meanings. @param notes filled @param weight of all */
function withSynonyms(text: string, thesaurus: Thesaurus, notes: Set<string>, weight = 1): Part[] {
  const out: Part[] = [];
  let plain = '';
  const flush = () => {
    const asked = plain.replace(STOP, ' ');
    const size = measureText(asked);
    // One character left over (重複物件 in 重複物件數) is no word, but a reading that leaves it out is worse.
    const node = [...compact(asked)].length > 1 ? plainNode(asked, weight) : leaf('', 1);
    if (node && size > 0) out.push({ node, size });
    plain = '';
  };
  for (let at = 0; at < text.length;) {
    const found = thesaurus.find(({ word }) => isWordAt(text, word, at));
    if (!found) {
      plain += text.charAt(at++);
      continue;
    }
    flush();
    if (found.note) notes.add(found.note);
    const meanings = found.means.map((m) => leaf(m, SYNONYM_WEIGHT * weight));
    out.push({ node: any([leaf(found.word, weight), ...meanings]), size: measureText(found.word) });
    at += found.word.length;
  }
  flush();
  return out;
}

const segmenter = /* #__PURE__ */ new Intl.Segmenter('zh-TW', { granularity: 'word' });

/** The words of a text by the browser's dictionary: 台中租金 → 台中, 租金. */
const segmentWords = (text: string): string[] =>
  [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);

/** A query as typed and by what it means here; undefined when there is nothing to look up. @param notes filled */
export function toQuery(normalised: string, thesaurus: Thesaurus, notes: Set<string>): QueryNode | undefined {
  const asked = normalised.replace(STOP, ' ').trim();
  // 什麼 alone is still a word to look for.
  const text = compact(asked) ? asked : normalised;
  // Before the words that ask are taken out: 哪些月份不能用 is an everyday word as a whole.
  const cut = withSynonyms(normalised, thesaurus, notes);
  const typed = text.split(/\s+/).flatMap((word) => {
    const node = plainNode(word);
    return node ? [{ node, size: measureText(word) }] : [];
  });
  // What stands in no place together may stand apart: 台中租金.
  const divided = segmentWords(text).flatMap((word) => withSynonyms(word, thesaurus, notes, DIVIDED_WEIGHT));
  const guess: All = { kind: 'all', nodes: divided, apart: true, isGuessed: true };
  const readings = [all(typed, true), all(cut, true), divided.length > 1 ? guess : undefined].filter(
    (n) => n !== undefined,
  );
  return readings.length > 0 ? any(readings) : undefined;
}
