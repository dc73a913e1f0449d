import { dateWords } from '../words/format';
import { formatRemark } from './text';
import type { Access, Reference } from './types';

export const UNKNOWN_DAY = '請填當天日期';
const accessWords = (accessed: string | undefined): string =>
  `（取用日期：${accessed === undefined ? UNKNOWN_DAY : dateWords(accessed)}）`;

export type Cited = Pick<Reference, 'author' | 'part' | 'version' | 'details' | 'url' | 'state' | 'caveats'>;

const whatWords = ({ author, part, version, details = [] }: Cited): string =>
  [[author, ...(part === undefined ? [] : [part]), `資料集版本${version}`].join('，'), ...details].join('；');

/** The short line; without a day of access it asks for one. @throws RangeError when the day of access is none */
export const toShortLine = (cited: Cited, { accessed }: Access = {}): string =>
  `${[whatWords(cited), ...(cited.state ? [cited.state] : []), cited.url].join('。')}${accessWords(accessed)}。`;

/** The line under a chart, with all known caveats; it asks for a day of access. @throws RangeError when that is none */
export function toPressLine(cited: Cited, { accessed }: Access = {}): string {
  const { url, caveats } = cited;
  return `${whatWords(cited)}。${url}${accessWords(accessed)}。${caveats ? `${caveats}。` : ''}`;
}

/** APA, 7th edition, as it is written in Taiwan. @throws RangeError when the day of access is none */
export function toChineseApa(reference: Reference, { accessed }: Access = {}): string {
  const { author, issued, title, version, url } = reference;
  const retrieved = accessed === undefined ? url : `${dateWords(accessed)}取自${url}`;
  const remark = formatRemark(reference);
  const note = remark ? `${remark}。` : '';
  return `${author}（${issued?.slice(0, 4) ?? '無日期'}）。${title}（版本${version}）【資料集】。${note}${retrieved}`;
}
