/** The parts of a text always join to the text. */
import { normaliseWithOffsets } from './normalise';
import type { TextPart } from './types';

/** Length of an excerpt in characters: two lines of the dialog. */
const EXCERPT = 90;
/** How far before the best window a sentence may begin for the excerpt to begin with it. */
const LEAD = 28;

/** Two characters of one word; a number after letters begins a new word. */
const INSIDE = /[a-z]{2}|\d[a-z0-9]/;

function markTerms(source: string, terms: readonly string[]): boolean[] {
  const marks = new Array<boolean>(source.length).fill(false);
  if (terms.length === 0) return marks;
  const { text, offsets } = normaliseWithOffsets(source);
  for (const term of terms) {
    if (!term) continue;
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
      // A Latin word is found at its beginning only: `rent` is no part of `current`.
      if (INSIDE.test(text.charAt(at - 1) + term.charAt(0))) continue;
      // Of a character that folds to several, such as ㎡, all is marked.
      let end = at + term.length;
      while (offsets[end] === offsets[end - 1]) end++;
      marks.fill(true, offsets[at], offsets[end]);
    }
  }
  return marks;
}

function toParts(source: string, marks: readonly boolean[], from: number, to: number): TextPart[] {
  const parts: TextPart[] = [];
  for (let i = from; i < to; i++) {
    const hit = marks[i] ?? false;
    const last = parts.at(-1);
    if (last && last.hit === hit) last.text += source.charAt(i);
    else parts.push({ text: source.charAt(i), hit });
  }
  return parts;
}

export function highlight(source: string, terms: readonly string[]): TextPart[] {
  return toParts(source, markTerms(source, terms), 0, source.length);
}

const isTrail = (source: string, at: number) => {
  const unit = source.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
};

/** The piece of a text with the most hits, marked. Callers add an ellipsis where it is not the text's beginning or end. */
export function findExcerpt(source: string, terms: readonly string[]): TextPart[] {
  const marks = markTerms(source, terms);
  if (source.length <= EXCERPT) return toParts(source, marks, 0, source.length);
  let count = 0;
  let best = -1;
  let start = 0;
  for (let i = 0; i < source.length; i++) {
    if (marks[i]) count++;
    if (i >= EXCERPT && marks[i - EXCERPT]) count--;
    // The first of equals, so that the window begins with its hit rather than ends with it.
    if (count > best) {
      best = count;
      start = Math.max(0, i - EXCERPT + 1);
    }
  }
  const first = marks.findIndex((mark, i) => mark && i >= start);
  if (first >= 0) {
    const sentence = Math.max(source.lastIndexOf('。', first - 1), source.lastIndexOf('\n', first - 1)) + 1;
    start = first - sentence <= LEAD ? sentence : first - 8;
  }
  start = Math.max(0, Math.min(start, source.length - EXCERPT));
  if (isTrail(source, start)) start++;
  let end = Math.min(source.length, start + EXCERPT);
  if (isTrail(source, end)) end++;
  return toParts(source, marks, start, end);
}
