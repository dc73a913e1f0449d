import { dateWords } from '../../lib/text/format';
import { remarkOf } from './text';
import type { Access, Reference } from './types';

/** APA, 7th edition, as it is written in Taiwan. @throws RangeError when the day of access is none */
export function toChineseApa(reference: Reference, { accessed }: Access = {}): string {
  const { author, issued, title, version, url } = reference;
  const retrieved = accessed === undefined ? url : `${dateWords(accessed)}取自${url}`;
  const remark = remarkOf(reference);
  const note = remark ? `（${remark}）` : '';
  return `${author}（${issued?.slice(0, 4) ?? '無日期'}）。${title}（版本${version}）【資料集】。${retrieved}${note}`;
}
