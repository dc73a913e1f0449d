import { dateWords } from '../format';
import { periodWords } from '../period';
import type { Access, Reference } from './types';

/** What the short line needs to know about one published set. */
export interface Citable {
  period: string;
  /** public name of the variant, e.g. 消除重複住宅 */
  variantName: string;
  version: string;
  /** absolute address where the reader finds the set */
  url: string;
}

const accessWords = (accessed: string | undefined): string =>
  `（取用日期：${accessed === undefined ? '　年　月　日' : dateWords(accessed)}）`;

/**
 * The line a Chinese newspaper or thesis prints under a chart. Without a date of access the line leaves room for it.
 * @throws RangeError when the period or the date of access is none
 */
export function pressLine(siteName: string, set: Citable, { accessed }: Access = {}): string {
  const what = `${periodWords(set.period)}${set.variantName}`;
  return `${siteName}，${what}，資料集版本${set.version}。${set.url}${accessWords(accessed)}`;
}

/**
 * The same line for a reference, of a set or of the whole dataset, with the known caveats behind it.
 * @throws RangeError when the date of access is none
 */
export function toPressLine(reference: Reference, { accessed }: Access = {}): string {
  const { author, part, version, url, caveats } = reference;
  const what = [author, ...(part === undefined ? [] : [part]), `資料集版本${version}`].join('，');
  return `${what}。${url}${accessWords(accessed)}${caveats ? `。${caveats}。` : ''}`;
}
