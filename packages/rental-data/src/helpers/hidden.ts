/** Invisible: control (not line breaks, tabs), bidirectional (CVE-2021-42574), zero-width, byte order marks, surrogates, and what editors write for unread bytes. */
const HIDDEN = /[^\P{Cc}\n\r\t]|[\u00ad\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff\ufffd]|\p{Cs}/u;

export const hasHidden = (text: string): boolean => HIDDEN.test(text);

/** The first of them: its 1-based line and column, and its name, such as U+200B; undefined where there is none. */
export function hiddenIn(text: string): { line: number; column: number; name: string } | undefined {
  const found = HIDDEN.exec(text);
  if (!found) return undefined;
  const before = text.slice(0, found.index).split('\n');
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, name: `U+${code}` };
}
