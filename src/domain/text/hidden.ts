/**
 * Signs that nobody sees and that change what is read: control characters but for line breaks and tabs, those that turn the
 * direction of writing (CVE-2021-42574), halves of surrogate pairs.
 */
const HIDDEN = /[^\P{Cc}\n\r\t]|[\u2028-\u202e\u2066-\u2069\ufeff]|\p{Cs}/u;

/** Does a text hold one of them? */
export const hasHidden = (text: string): boolean => HIDDEN.test(text);
