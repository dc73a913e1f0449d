import { dateWords } from '../text/format';
import type { Access, Reference } from './types';

const accessWords = (accessed: string | undefined): string =>
  `（取用日期：${accessed === undefined ? '請填當天日期' : dateWords(accessed)}）`;

/**
 * The line that a newspaper or thesis prints under a chart, with the known caveats; without a date of access it asks for
 * one.
 * @throws RangeError when the date of access is not a calendar day
 */
export function toPressLine(reference: Reference, { accessed }: Access = {}): string {
  const { author, part, version, url, caveats } = reference;
  const what = [author, ...(part === undefined ? [] : [part]), `資料集版本${version}`].join('，');
  return `${what}。${url}${accessWords(accessed)}${caveats ? `。${caveats}。` : ''}`;
}
