import { dateWords } from '../../lib/text/format';
import type { Access, Reference } from './types';

const accessWords = (accessed: string | undefined): string =>
  `（取用日期：${accessed === undefined ? '請填當天日期' : dateWords(accessed)}）`;

/** Who, what and where in one line, without date and caveats. */
export const toShortLine = ({ author, part, version, url }: Reference): string =>
  `${[author, ...(part === undefined ? [] : [part]), `資料集版本${version}`].join('，')}。${url}`;

/**
 * The line that a newspaper or thesis prints under a chart, with the known caveats; without a date of access it asks for
 * one.
 * @throws RangeError when the date of access is not a calendar day
 */
export function toPressLine(reference: Reference, { accessed }: Access = {}): string {
  const { caveats } = reference;
  return `${toShortLine(reference)}${accessWords(accessed)}${caveats ? `。${caveats}。` : ''}`;
}
