/** Names and values of files are other people's: a terminal would obey control characters, and hide what changes the direction. */
const UNSEEN = /[\p{Cc}\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]|\p{Cs}/gu;

/** Text in one line of a terminal, with what cannot be seen by its number, as `\u{1b}`. */
export const inLine = (text: string): string =>
  text.replace(UNSEEN, (found) => `\\u{${(found.codePointAt(0) ?? 0).toString(16)}}`);

export const onTerminal = (text: string): string => text.split('\n').map(inLine).join('\n');
