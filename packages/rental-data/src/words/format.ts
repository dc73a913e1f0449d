/** Wording of numbers, sizes and dates. Pure and independent of the machine's locale and time zone. */
import { dateWords } from './dateWords';

export { dateWords } from './dateWords';

/** A number of bytes for people, in decimal units as storage services bill it: 12.3 MB, above 1 GB 1.23 GB. No line ends between the number and its unit. */
export function formatBytes(bytes: number): string {
  return bytes >= 999_950_000 ? `${(bytes / 1e9).toFixed(2)}\u00A0GB` : `${(bytes / 1e6).toFixed(1)}\u00A0MB`;
}

/** Words as a list in running text: 標題、地址與照片. */
export const joinWords = (words: readonly string[]): string =>
  [words.slice(0, -1).join('、'), ...words.slice(-1)].filter(Boolean).join('與');

/** Words of which one is meant: 甲、乙或丙. @param words at least one */
export const eitherWords = (words: readonly string[]): string =>
  [words.slice(0, -1).join('、'), words.at(-1)].filter(Boolean).join('或');

/** A difference as text, with a plus or a minus sign in front of its size. @param text the size in words, without a sign */
export const signed = (difference: number, text: string): string =>
  difference > 0 ? `+${text}` : difference < 0 ? `−${text}` : text;

/** A span of days in Chinese words, each end a day or a month: 2026年8月25日到31日, 2025年11月1日到12月. */
export function dateSpanWords(from: string, to: string): string {
  const words = (date: string) =>
    date.length === 7 ? dateWords(`${date}-01`).replace(/1日$/, '') : dateWords(date);
  if (from === to) return words(from);
  const shared = from.slice(0, 7) === to.slice(0, 7) ? 7 : from.slice(0, 4) === to.slice(0, 4) ? 4 : 0;
  const end = words(to);
  const rest = shared === 7 ? end.slice(end.indexOf('月') + 1) : shared === 4 ? end.slice(5) : end;
  return `${words(from)}到${rest}`;
}
