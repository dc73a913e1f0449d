/** How a text file is written: its letters, and what stands between its fields. Programs that save a CSV again change both. */
import { TableError } from './error';

export interface Dialect {
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'big5';
  delimiter: ',' | ';' | '\t';
  /** a line `sep=,` before the header, as Excel takes it */
  hasSeparatorLine: boolean;
}

export const PUBLISHED: Dialect = { encoding: 'utf-8', delimiter: ',', hasSeparatorLine: false };

export const SEPARATOR_LINE = /^sep=([,;\t])\r?\n?/;

function encodingOf(start: Uint8Array, where: string): Dialect['encoding'] {
  const [first, second] = start;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const reads = (encoding: string): boolean => {
    try {
      new TextDecoder(encoding, { fatal: true }).decode(start, { stream: true });
      return !start.includes(0);
    } catch {
      return false;
    }
  };
  if (reads('utf-8')) return 'utf-8';
  if (reads('big5')) return 'big5';
  throw new TableError(
    'encoding',
    where,
    '內容不是文字，或不是UTF-8、UTF-16與Big5。',
    '重新下載；在試算表裡存過的，請改存成「CSV UTF-8」。',
  );
}

/** Gives how a text is written, from its beginning. @throws TableError for bytes that are no text */
export function dialectOf(start: Uint8Array, where: string): Dialect {
  const encoding = encodingOf(start, where);
  const text = new TextDecoder(encoding).decode(start, { stream: true });
  const separator = SEPARATOR_LINE.exec(text)?.[1];
  if (separator !== undefined)
    return { encoding, delimiter: separator as Dialect['delimiter'], hasSeparatorLine: true };
  const header = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const times = (delimiter: string): number => header.split(delimiter).length;
  const [delimiter = ','] = ([',', ';', '\t'] satisfies Dialect['delimiter'][]).sort(
    (a, b) => times(b) - times(a),
  );
  return { encoding, delimiter, hasSeparatorLine: false };
}

/** Says what differs from the published way, as phrases; none where nothing does. */
export const dialectWords = ({ encoding, delimiter }: Dialect): string[] => [
  ...(encoding === 'utf-8' ? [] : [`文字是${encoding === 'big5' ? 'Big5' : 'UTF-16'}`]),
  ...(delimiter === ',' ? [] : [`欄位用${delimiter === ';' ? '分號' : '定位字元'}隔開`]),
];
