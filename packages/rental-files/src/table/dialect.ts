/** How a text file is written: its letters, what stands between its fields, and where its header is. Programs that save a CSV again change all of it. */
import Papa from 'papaparse';
import { formatCount, quoted as quote } from 'rental-data';
import type { Dialect, Encoding } from './csv';
import { TableError } from './error';
import { layoutFinding, type Finding } from './finding';

const DELIMITERS = [',', ';', '\t', '|', ' '] as const;
const QUOTES = ['"', "'"] as const;

/** The names that a line has of those that are looked for. */
type NameFinder = (name: string) => string | undefined;

/** Lines among which the header is looked for. */
const MOST_ABOVE = 5;
const SEPARATOR_LINE = /^sep=(.)\r?$/;

const decodes = (start: Uint8Array, encoding: Encoding): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(start, { stream: true });
  } catch {
    return undefined;
  }
};

/** Text of two bytes a sign has a NUL beside each letter of ASCII. */
function detectWideEncoding(start: Uint8Array): Encoding | undefined {
  const [first, second] = start;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const nulls = [0, 0];
  for (const [at, byte] of start.subarray(0, 2000).entries())
    if (byte === 0) nulls[at % 2] = (nulls[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = nulls;
  // A few letters of other scripts have a NUL in their other byte.
  if (odd > 20 && odd > even * 10) return 'utf-16le';
  return even > 20 && even > odd * 10 ? 'utf-16be' : undefined;
}

interface Layout {
  delimiter: Dialect['delimiter'];
  quote: Dialect['quote'];
  above: string[];
  /** names of the dataset in the header; exact ones count twice */
  score: number;
}

const scoreFields = (fields: readonly string[], find: NameFinder): number =>
  fields.reduce((sum, field) => {
    const meant = find(field.trim());
    return sum + (meant === undefined ? 0 : meant === field ? 2 : 1);
  }, 0);

/** The line that holds the names, by each way of parting its fields; the best of them. */
function detectLayout(text: string, find: NameFinder): Layout {
  const start = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  let best: Layout = { delimiter: ',', quote: '"', above: [], score: 0 };
  for (const delimiter of DELIMITERS)
    for (const mark of QUOTES) {
      if (!start.includes(delimiter)) continue;
      const { data } = Papa.parse<string[]>(start, {
        delimiter,
        quoteChar: mark,
        newline: '\n',
        preview: MOST_ABOVE + 1,
      });
      for (const [line, fields] of data.entries()) {
        const score = scoreFields(fields, find);
        if (score <= best.score) continue;
        const above = data.slice(0, line).map((row) => row.join(delimiter));
        best = { delimiter, quote: mark, above, score };
        if (score === 2 * fields.length) return best;
      }
    }
  return best;
}

/** Without any name that is known, the separator that parts the first line most often. */
function blindLayout(text: string): Layout {
  const [first = ''] = text.split(/\r?\n|\r/);
  const named = SEPARATOR_LINE.exec(first)?.[1];
  const header = first.replaceAll(/"[^"]*"/g, '');
  const times = (delimiter: string): number => header.split(delimiter).length;
  const [most = ','] = DELIMITERS.filter((delimiter) => delimiter !== ' ').sort(
    (a, b) => times(b) - times(a),
  );
  return {
    delimiter: DELIMITERS.find((delimiter) => delimiter === named) ?? most,
    quote: '"',
    above: named === undefined ? [] : [first],
    score: 0,
  };
}

/** Gives how a text is written, from its beginning. @throws TableError for bytes that are no text */
export function detectDialect(start: Uint8Array, where: string, find: NameFinder): Dialect {
  const wide = detectWideEncoding(start);
  const encodings: Encoding[] = wide ? [wide] : ['utf-8', 'big5', 'gb18030'];
  let found: Dialect | undefined;
  let most = -1;
  for (const encoding of encodings) {
    const text = decodes(start, encoding);
    if (text === undefined) continue;
    const layout = detectLayout(text, find);
    const { score, ...rest } = layout.score > 0 ? layout : blindLayout(text);
    if (score <= most) continue;
    most = score;
    found = { encoding, ...rest };
    if (encoding === 'utf-8') break;
  }
  if (found) return found;
  throw new TableError(
    'encoding',
    where,
    '內容不是文字，或不是UTF-8、UTF-16、Big5與GBK。',
    '重新下載；在試算表裡存過的，請改存成「CSV UTF-8」。',
  );
}

const ENCODING_WORDS: Record<Encoding, string> = {
  'utf-8': '',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  big5: 'Big5',
  gb18030: 'GBK',
};
const DELIMITER_WORDS: Record<Dialect['delimiter'], string> = {
  ',': '',
  ';': '分號',
  '\t': '定位字元',
  '|': '直線（|）',
  ' ': '空白',
};

/** Says what differs from the published way; none where nothing does. */
export function dialectFindings({ encoding, delimiter, quote: mark, above }: Dialect): Finding[] {
  const lines = above.filter((line) => !SEPARATOR_LINE.test(line) && line.trim() !== '');
  const names = lines.map((line) => line.slice(0, 20));
  return [
    ...(encoding === 'utf-8'
      ? []
      : [
          layoutFinding('encoding', `文字是${ENCODING_WORDS[encoding]}。`, {
            text: ENCODING_WORDS[encoding],
          }),
        ]),
    ...(delimiter === ','
      ? []
      : [layoutFinding('delimiter', `欄位用${DELIMITER_WORDS[delimiter]}隔開。`, { text: delimiter })]),
    ...(mark === '"' ? [] : [layoutFinding('quote', '欄位用單引號框住。')]),
    ...(lines.length === 0
      ? []
      : [
          layoutFinding(
            'lines-above',
            `欄名上面有${formatCount(lines.length)}行（${quote(names)}），沒有讀。`,
            { count: lines.length, names },
          ),
        ]),
  ];
}
