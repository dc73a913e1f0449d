import { fold } from './normalise';

/** Signs say nothing: 提供家具床 means 提供家具_床？. Line breaks part the texts. */
const bare = (folded: string): string => folded.replace(/[^\p{L}\p{N}\n]+/gu, '');

/** Texts that are searched: does a word stand in them as it was typed, or by its letters alone? */
export type Haystack = (word: string, letters: string) => boolean;

/** Texts that are searched together; no word stands across two of them. */
export function toHaystack(texts: readonly (string | undefined)[]): Haystack {
  const folded = fold(texts.filter((text) => text !== undefined).join('\n'));
  // Most words stand there as they were typed, and the first key waits for all texts.
  let letters: string | undefined;
  return (word, only) => folded.includes(word) || (only !== '' && (letters ??= bare(folded)).includes(only));
}

/** Reads what was typed, once for all texts. @returns does every word stand in a text? No words stand everywhere. */
export function readTyped(typed: string): (haystack: Haystack) => boolean {
  const words = fold(typed)
    .split(/\s+/)
    .map((word) => [word, bare(word)] as const);
  return (haystack) => words.every(([word, letters]) => haystack(word, letters));
}
