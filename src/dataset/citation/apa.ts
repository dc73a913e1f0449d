import { dateWords, isCalendarDay } from '../../lib/text/format';
import { remarkOf } from './text';
import type { Access, Reference } from './types';

/** 2026-11-21 → November 21, 2026. @throws RangeError when the text is no day */
function englishDay(iso: string): string {
  if (!isCalendarDay(iso)) throw new RangeError(`不是ISO日期：「${iso}」`);
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}

const yearOf = (issued: string | undefined): string | undefined => issued?.slice(0, 4);

/** APA, 7th edition, in English; the publisher is the author. @throws RangeError when the day of access is none */
export function toApa(reference: Reference, { accessed }: Access = {}): string {
  const { author, issued, title, version, url } = reference;
  const retrieved = accessed === undefined ? url : `Retrieved ${englishDay(accessed)}, from ${url}`;
  const remark = remarkOf(reference);
  const note = remark ? ` [${remark}]` : '';
  return `${author}. (${yearOf(issued) ?? 'n.d.'}). ${title} (Version ${version}) [Data set]. ${retrieved}${note}`;
}

/** APA, 7th edition, as it is written in Taiwan. @throws RangeError when the day of access is none */
export function toChineseApa(reference: Reference, { accessed }: Access = {}): string {
  const { author, issued, title, version, url } = reference;
  const retrieved = accessed === undefined ? url : `${dateWords(accessed)}取自${url}`;
  const remark = remarkOf(reference);
  const note = remark ? `（${remark}）` : '';
  return `${author}（${yearOf(issued) ?? '無日期'}）。${title}（版本${version}）【資料集】。${retrieved}${note}`;
}
