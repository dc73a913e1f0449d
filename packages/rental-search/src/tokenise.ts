import { normalise } from './normalise';

/** A month stands by itself, so that 10月爬蟲 begins with no 月爬. */
const RUN = /[\u3400-\u9fff\u{20000}-\u{3ffff}]+|\d{1,2}月|[a-z0-9]+(?:_[a-z0-9\u3400-\u9fff]+)*/gu;
const HAN = /^[\u3400-\u9fff\u{20000}-\u{3ffff}]/u;

export const isHan = (text: string): boolean => HAN.test(text);

/** Runs of one script in a normalised text, in its order: 租屋cc0 → 租屋, cc0. Keys keep their underscores. */
export function splitRuns(normalised: string): string[] {
  return normalised.match(RUN) ?? [];
}

/** A run of one character stands for itself. */
function bigrams(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, i) => (characters[i] ?? '') + character);
}

/** Parts of a key or of a name with a number: monthly_price, wgs84. */
export const splitParts = (run: string): string[] => run.match(/[a-z]+|[^_a-z][^_]*/g) ?? [];

function listTokens(run: string): string[] {
  if (isHan(run)) return bigrams(run);
  const parts = splitParts(run);
  if (parts.length < 2) return [run];
  return [run, ...parts.flatMap((part) => (isHan(part) ? bigrams(part) : [part]))];
}

/** Tokens of a text. `singles` adds every Han character, for titles and keywords, so that 床 finds 提供家具_床？ */
export function tokenise(text: string, singles = false): string[] {
  const out: string[] = [];
  for (const run of splitRuns(normalise(text))) {
    out.push(...listTokens(run));
    if (singles) for (const character of run) if (isHan(character)) out.push(character);
  }
  return out;
}

/** Tokens of a query's word. A key counts as one word, its parts are tried only when the whole is unknown. */
export function queryTokens(normalised: string): string[] {
  return [...new Set(splitRuns(normalised).flatMap((run) => (isHan(run) ? bigrams(run) : [run])))];
}
