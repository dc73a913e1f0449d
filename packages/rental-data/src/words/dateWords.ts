import { isCalendarDay } from './numbers';

/** An ISO date in Chinese words: 2023-08-31 → 2023年8月31日. @throws RangeError when the text does not begin with one */
export function dateWords(iso: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(iso);
  if (!match || !isCalendarDay(match[0])) throw new RangeError(`不是ISO日期：「${iso}」`);
  return `${match[1]}年${Number(match[2])}月${Number(match[3])}日`;
}
