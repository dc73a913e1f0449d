/** Invisible characters that change what is read: control (not line breaks, tabs), bidirectional (CVE-2021-42574), surrogates. */
const HIDDEN = /[^\P{Cc}\n\r\t]|[\u2028-\u202e\u2066-\u2069\ufeff]|\p{Cs}/u;

/** Does a text hold one of them? */
export const hasHidden = (text: string): boolean => HIDDEN.test(text);
