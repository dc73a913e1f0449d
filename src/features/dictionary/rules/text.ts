import { fold } from '../../search/rules/normalise';

/** Signs say nothing: 提供家具床 means 提供家具_床？. Line breaks part the texts. */
const bare = (normalised: string): string => normalised.replace(/[^\p{L}\p{N}\n]/gu, '');

export function toHaystack(texts: readonly (string | undefined)[]): string {
  const words = fold(texts.filter((text) => text !== undefined).join('\n'));
  return `${words}\n${bare(words)}`;
}

/** Does every typed word stand in what `toHaystack` made? No words stand everywhere. */
export function matchesText(haystack: string, typed: string): boolean {
  return fold(typed)
    .split(/\s+/)
    .every((word) => haystack.includes(word) || (bare(word) !== '' && haystack.includes(bare(word))));
}

/** Is a code one of those asked for, by its meaning or, in figures, exactly: 2 does not mean 12. */
export function matchesCode(code: number, label: string, typed: string): boolean {
  return /^\d+$/.test(typed) ? typed === String(code) : matchesText(toHaystack([label]), typed);
}
