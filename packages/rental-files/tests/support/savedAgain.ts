/** Files as they lie on disks, of made rows: saved again by spreadsheets, pandas, R and macOS, and what a reader is told of each. */
import { gzipSync, strToU8, unzipSync, zipSync } from 'fflate';
import { recorded } from 'rental-data/testing/realCatalogue';
import { type MadeTable, makeTable, toSource, toCsv, toZip } from 'rental-data/testing/tables';
import type { ByteSource } from '../../src/table/source';

export const MONTH = makeTable({ version: '0.3', variant: 'raw', period: '2024-03', rows: 90 });
const RENT = '月租金';
const YES = '需要管理費？';
const COUNTY = '縣市';
const SEEN = '物件首次發現時間';

const inQuotes = (text: string): string =>
  /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
export const formatCsv = (
  { header, fields }: Pick<MadeTable, 'header' | 'fields'>,
  {
    delimiter = ',',
    end = '\n',
    quote = inQuotes,
  }: { delimiter?: string; end?: string; quote?: (text: string) => string } = {},
): string => [header, ...fields].map((row) => row.map(quote).join(delimiter) + end).join('');
/** The table with each field of some types written otherwise. */
export const rewritten = (
  types: readonly string[],
  write: (text: string, header: string) => string,
): MadeTable => ({
  ...MONTH,
  fields: MONTH.fields.map((row) =>
    row.map((text, index) => {
      const { type, header } = MONTH.columns[index] ?? { type: '', header: '' };
      return text !== '-' && types.includes(type) ? write(text, header) : text;
    }),
  ),
});
export const renamed = (write: (header: string) => string): MadeTable => ({
  ...MONTH,
  header: MONTH.header.map(write),
});
export const missingAs = (text: string): MadeTable => ({
  ...MONTH,
  fields: MONTH.fields.map((row) => row.map((field) => (field === '-' ? text : field))),
});
const findLabel = (text: string, header: string, isShort = false): string => {
  const known = recorded.columns.find((one) => one.header === header);
  const table = recorded.codeTables.find(({ id }) => id === known?.codeTable);
  const label = table?.codes.find(({ code }) => String(code) === text)?.label ?? text;
  return isShort && table?.id === 'sub_region'
    ? label.replace(/^..[市縣]/, '')
    : label.replaceAll('臺', '台');
};
export const withColumns = (pick: (header: string, index: number) => boolean): MadeTable => ({
  ...MONTH,
  header: MONTH.header.filter(pick),
  fields: MONTH.fields.map((row) => row.filter((_, index) => pick(MONTH.header[index] ?? '', index))),
});
const reordered = (): MadeTable => ({
  ...MONTH,
  header: MONTH.header.toReversed(),
  fields: MONTH.fields.map((row) => row.toReversed()),
});
export const withFirst = (name: string, makeField = (row: number) => String(row)): MadeTable => ({
  ...MONTH,
  header: [name, ...MONTH.header],
  fields: MONTH.fields.map((row, index) => [makeField(index), ...row]),
});

/** Text in an encoding of two bytes a sign, by what a decoder makes of each pair of bytes. */
function inPairs(encoding: 'big5' | 'gbk', text: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const codes = new Map<string, readonly number[]>();
  for (let lead = encoding === 'big5' ? 0xa1 : 0x81; lead <= 0xfe; lead += 1)
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const sign = decoder.decode(new Uint8Array([lead, trail]));
      if (sign.length === 1 && !codes.has(sign)) codes.set(sign, [lead, trail]);
    }
  return new Uint8Array([...text].flatMap((sign) => codes.get(sign) ?? [sign.charCodeAt(0) & 0x7f]));
}
export const toUtf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

export const file = (bytes: Uint8Array | string, name = '202403-raw.csv'): ByteSource[] => [
  toSource(name, typeof bytes === 'string' ? strToU8(bytes) : bytes),
];
/** A spreadsheet writes a date without seconds, and no zone. */
const byHand = (text: string): string =>
  text.replace(/^(\d+)-0?(\d+)-0?(\d+) (\d+:\d+):\d+ CST$/, '$1/$2/$3 $4');

export const reversed = (text: string, order: string): string =>
  text.replace(/^(\d+)-(\d+)-(\d+) (\d+:\d+:\d+) CST$/, order);
const halved = (text: string): string =>
  text.replace(
    /^(\d+)-(\d+)-(\d+) (\d+)(:\d+:\d+) CST$/,
    (_, y: string, m: string, d: string, h: string, rest: string) =>
      `${y}/${m}/${d} ${String(Number(h) % 12 || 12)}${rest} ${Number(h) < 12 ? 'AM' : 'PM'}`,
  );
/** Days since 1899-12-30, as Excel counts them. */
export const serial = (text: string): string =>
  String((Date.parse(text.replace(' CST', 'Z').replace(' ', 'T')) - Date.UTC(1899, 11, 30)) / 86_400_000);
const commented = (bytes: Uint8Array, comment: string): Uint8Array => {
  const whole = new Uint8Array([...bytes, ...strToU8(comment)]);
  new DataView(whole.buffer).setUint16(bytes.length - 2, comment.length, true);
  return whole;
};

export const ASIS = formatCsv(MONTH);
const [TITLES = '', ...LINES] = ASIS.trimEnd().split('\n');
const joinLines = (lines: readonly string[]): string => `${[TITLES, ...lines].join('\n')}\n`;
const RECORDS = MONTH.fields.map((row) =>
  Object.fromEntries(
    MONTH.header.map((name, index) => [name, row[index] === '-' ? null : (row[index] ?? '')]),
  ),
);
const asJson = (value: unknown): string => JSON.stringify(value);
const LITTER = {
  '__MACOSX/._202403-raw.csv': strToU8('Mac'),
  '.DS_Store': strToU8('Bud1'),
  'Thumbs.db': strToU8('x'),
  'desktop.ini': strToU8('x'),
  'data/._202403-raw.csv': strToU8('Mac'),
};

export const FORMS: [what: string, sources: ByteSource[], note: RegExp | undefined, differences?: RegExp][] =
  [
    ['the published ZIP', file(toZip(MONTH).bytes, toZip(MONTH).name), undefined],
    ['its CSV', file(toCsv(MONTH)), undefined],
    [
      'a ZIP packed again by a Mac',
      file(zipSync({ ...LITTER, 'data/202403-raw.csv': strToU8(ASIS) }), '202403.zip'),
      undefined,
    ],
    [
      'a ZIP that a Mac packed under names of a reader',
      file(
        zipSync({ '__MACOSX/rents/._march.csv': strToU8('Mac'), 'rents/march.csv': strToU8(ASIS) }),
        '202403.zip',
      ),
      undefined,
    ],
    [
      'a folder: a CSV beside its counts, code tables and notes',
      [
        ...file(ASIS),
        ...file('{"_total": 90, "591 租屋網": 90}', '202403-raw.json'),
        ...file('編碼,代表,發行日期\n0,整層住家,2018-05-31\n', '編碼表.物件類型.csv'),
        ...file('hello', 'readme.txt'),
        ...file('Bud1', '.DS_Store'),
      ],
      undefined,
    ],
    ['a CSV packed with gzip', file(gzipSync(strToU8(ASIS)), '202403-raw.csv.gz'), undefined],
    [
      'UTF-16 with tabs, as Excel saves it',
      file(toUtf16(formatCsv(MONTH, { delimiter: '\t', end: '\r\n' })), '202403-raw.txt'),
      /文字是UTF-16；欄位用定位字元隔開/,
    ],
    ['Big5', file(inPairs('big5', ASIS)), /文字是Big5/],
    ['GBK', file(inPairs('gbk', ASIS)), /文字是GBK/],
    ['line ends of an old Mac', file(formatCsv(MONTH, { end: '\r' })), undefined],
    ['line ends of Windows', file(formatCsv(MONTH, { end: '\r\n' })), undefined],
    [
      'line ends that are mixed',
      file(ASIS.replaceAll(/\n(?=\d{7},)/g, (end, at: number) => (at % 2 === 0 ? '\r\n' : end))),
      undefined,
    ],
    ['semicolons', file(formatCsv(MONTH, { delimiter: ';' })), /欄位用分號隔開/],
    ['tabs', file(formatCsv(MONTH, { delimiter: '\t' }), '202403-raw.tsv'), /欄位用定位字元隔開/],
    ['a line that names the separator', file(`sep=,\r\n${formatCsv(MONTH, { end: '\r\n' })}`), undefined],
    ['another order of columns', file(formatCsv(reordered())), undefined],
    [
      'a cut of few columns',
      file(formatCsv(withColumns((header) => [RENT, YES, COUNTY, SEEN, '物件編號'].includes(header)))),
      undefined,
      /沒有「租屋平台」.*等\d+欄/,
    ],
    [
      'columns of somebody else',
      file(formatCsv(withFirst('緯度', (row) => `25.${String(row)}`))),
      undefined,
      /多了「緯度」/,
    ],
    [
      "R's names",
      file(formatCsv(renamed((header) => header.replaceAll(/[^\p{L}\p{N}_]/gu, '.')))),
      /個欄名的標點換過/,
    ],
    [
      'half-width marks in names',
      file(
        formatCsv(
          renamed((header) => header.replaceAll('？', '?').replaceAll('（', '(').replaceAll('）', ')')),
        ),
      ),
      /個欄名的標點換過/,
    ],
    ['a first column without a name', file(formatCsv(withFirst(''))), undefined],
    [
      'every field in quotation marks',
      file(formatCsv(MONTH, { quote: (text) => `"${text.replaceAll('"', '""')}"` })),
      undefined,
    ],
    [
      'whole numbers as fractions',
      file(formatCsv(rewritten(['integer', 'code'], (text) => `${text}.0`))),
      /整數帶小數點（\d+欄）/,
    ],
    [
      'commas in thousands',
      file(formatCsv(rewritten(['integer'], (text) => text.replace(/(\d)(\d{3})$/, '$1,$2')))),
      /千分位的逗號（\d+欄）/,
    ],
    [
      'True and False',
      file(formatCsv(rewritten(['boolean'], (text) => (text === 'T' ? 'True' : 'False')))),
      /是非值寫成/,
    ],
    [
      'TRUE and FALSE',
      file(formatCsv(rewritten(['boolean'], (text) => (text === 'T' ? 'TRUE' : 'FALSE')))),
      /是非值寫成/,
    ],
    ['1 and 0', file(formatCsv(rewritten(['boolean'], (text) => (text === 'T' ? '1' : '0')))), /是非值寫成/],
    [
      '是 and 否',
      file(formatCsv(rewritten(['boolean'], (text) => (text === 'T' ? '是' : '否')))),
      /是非值寫成/,
    ],
    ['blank for missing', file(formatCsv(missingAs(''))), /缺值留空/],
    ['a space for missing', file(formatCsv(missingAs(' '))), /缺值留空/],
    ['NaN for missing', file(formatCsv(missingAs('NaN'))), /缺值留空或寫成NaN/],
    ['times of a spreadsheet', file(formatCsv(rewritten(['datetime'], byHand))), /時間換了寫法/],
    [
      'times of pandas',
      file(formatCsv(rewritten(['datetime'], (text) => text.replace(' CST', '+08:00')))),
      /時間換了寫法/,
    ],
    [
      'times in UTC',
      file(
        formatCsv(
          rewritten(['datetime'], (text) =>
            new Date(text.replace(' CST', '+08:00').replace(' ', 'T')).toISOString(),
          ),
        ),
      ),
      /時間換了寫法/,
    ],
    [
      'words in place of codes',
      file(formatCsv(rewritten(['code'], (text, header) => findLabel(text, header)))),
      /代碼換成了文字/,
    ],
    [
      'townships without their county',
      file(formatCsv(rewritten(['code'], (text, header) => findLabel(text, header, true)))),
      /代碼換成了文字/,
    ],
    [
      'blank rows and columns at the end',
      file(
        formatCsv({
          header: [...MONTH.header, '', ''],
          fields: [
            ...MONTH.fields.map((row) => [...row, '', '']),
            ...Array.from({ length: 3 }, () => MONTH.header.map(() => '').concat('', '')),
          ],
        }),
      ),
      /有3列整列空白，沒有讀/,
    ],
    [
      'a decimal comma beside semicolons',
      file(
        formatCsv(
          rewritten(['number'], (text) => text.replace('.', ',')),
          { delimiter: ';' },
        ),
      ),
      /欄位用分號隔開；數字的小數點寫成逗號（\d+欄）/,
    ],
    [
      'a decimal comma beside tabs',
      file(
        formatCsv(
          rewritten(['number'], (text) => text.replace('.', ',')),
          { delimiter: '\t' },
        ),
      ),
      /數字的小數點寫成逗號（\d+欄）/,
    ],
    [
      'points in thousands beside a decimal comma',
      file(
        formatCsv(
          rewritten(['number', 'integer'], (text) =>
            text
              .replace(/^(\d+)(\d{3})(?=\.|$)/, '$1;$2')
              .replace('.', ',')
              .replace(';', '.'),
          ),
          { delimiter: ';' },
        ),
      ),
      /數字的小數點寫成逗號（\d+欄）；數字的千分位寫成點（\d+欄）/,
    ],
    [
      'currency, blanks and wide digits around numbers',
      file(
        formatCsv(
          rewritten(['integer'], (text, header) =>
            header === RENT
              ? ` NT$${text.replace(/(\d)(\d{3})$/, '$1,$2')} `
              : text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
          ),
        ),
      ),
      /數字有貨幣符號、空白或全形字/,
    ],
    [
      'day, month and year',
      file(formatCsv(rewritten(['datetime'], (text) => reversed(text, '$3/$2/$1 $4')))),
      /時間的順序是日、月、年/,
    ],
    [
      'month, day and year',
      file(formatCsv(rewritten(['datetime'], (text) => reversed(text, '$2/$3/$1 $4')))),
      /時間的順序是月、日、年/,
    ],
    ['AM and PM', file(formatCsv(rewritten(['datetime'], (text) => halved(text)))), /時間換了寫法/],
    [
      'years of the Republic',
      file(
        formatCsv(
          rewritten(['datetime'], (text) =>
            reversed(text, '$1/$2/$3 $4').replace(/^\d{4}/, (year) => String(Number(year) - 1911)),
          ),
        ),
      ),
      /時間寫成民國年/,
    ],
    ['days of a spreadsheet', file(formatCsv(rewritten(['datetime'], serial))), /時間寫成試算表的日數/],
    ['t and f', file(formatCsv(rewritten(['boolean'], (text) => text.toLowerCase()))), /是非值寫成/],
    ['Y and N', file(formatCsv(rewritten(['boolean'], (text) => (text === 'T' ? 'Y' : 'N')))), /是非值寫成/],
    [String.raw`\N for missing`, file(formatCsv(missingAs(String.raw`\N`))), /缺值留空/],
    ['a point for missing', file(formatCsv(missingAs('.'))), /缺值留空/],
    [
      'zeros before codes',
      file(formatCsv(rewritten(['code'], (text) => text.padStart(4, '0')))),
      /數字前面補了0/,
    ],
    [
      'single quotes around every field',
      file(formatCsv(MONTH, { quote: (text) => `'${text.replaceAll("'", "''")}'` })),
      /欄位用單引號框住/,
    ],
    ['pipes', file(formatCsv(MONTH, { delimiter: '|' })), /欄位用直線（\|）隔開/],
    [
      "blanks, as R's write.table writes them",
      file(
        formatCsv(
          { header: MONTH.header, fields: withFirst('', (row) => String(row + 1)).fields },
          { delimiter: ' ', quote: (text) => `"${text.replaceAll('"', '""')}"` },
        ),
      ),
      /欄位用空白隔開；每一列前面多了列的名稱/,
    ],
    [
      "R's names of rows",
      file(formatCsv({ header: MONTH.header, fields: withFirst('', (row) => String(row + 1)).fields })),
      /每一列前面多了列的名稱/,
    ],
    ['the title of a sheet above the header', file(`表格 1\n${ASIS}`), /欄名上面有1行（「表格 1」），沒有讀/],
    [
      'notes above the header',
      file(`# 下載於2024年4月\n\n${ASIS}`),
      /欄名上面有1行（「# 下載於2024年4月」），沒有讀/,
    ],
    ['UTF-16 without its mark', file(toUtf16(ASIS).subarray(2)), /文字是UTF-16/],
    ['the end mark of DOS', file(`${ASIS}\u001a`), undefined],
    [
      'gzip of two members',
      file(
        new Uint8Array([...gzipSync(strToU8(ASIS.slice(0, 9000))), ...gzipSync(strToU8(ASIS.slice(9000)))]),
        '202403-raw.csv.gz',
      ),
      undefined,
    ],
    [
      'gzip with zeros behind it',
      file(new Uint8Array([...gzipSync(strToU8(ASIS)), ...new Uint8Array(1000)]), '202403-raw.csv.gz'),
      undefined,
    ],
    [
      'a ZIP of tabs',
      file(zipSync({ 'a.tsv': strToU8(formatCsv(MONTH, { delimiter: '\t' })) }), '202403-raw.zip'),
      /定位字元/,
    ],
    [
      'a ZIP of gzip',
      file(zipSync({ '202403-raw.csv.gz': gzipSync(strToU8(ASIS)) }), '202403-raw.zip'),
      undefined,
    ],
    [
      'a ZIP whose comment looks like its end',
      file(commented(toZip(MONTH).bytes, 'PK\u0005\u0006 and more'), toZip(MONTH).name),
      undefined,
    ],
    ...(
      [
        ['of records, as pandas writes it', asJson(RECORDS)],
        ['in lines', RECORDS.map((row) => `${asJson(row)}\n`).join('')],
        ['in lines without an end', RECORDS.map(asJson).join('\r\n')],
        ['in UTF-16', toUtf16(asJson(RECORDS))],
        ['with the mark of UTF-8', `\ufeff${asJson(RECORDS)}`],
        [
          'of orient=split',
          asJson({ columns: MONTH.header, index: MONTH.fields.map((_, at) => at), data: MONTH.fields }),
        ],
        [
          'of GeoJSON',
          asJson({
            type: 'FeatureCollection',
            features: RECORDS.map((properties) => ({ type: 'Feature', properties, geometry: null })),
          }),
        ],
      ] as const
    ).map(([what, text]): (typeof FORMS)[number] => [
      `JSON ${what}`,
      file(text, '202403-raw.json'),
      /JSON的鍵是CSV的欄名/,
    ]),
    [
      'a line that names semicolons',
      file(`sep=;\n${formatCsv(MONTH, { delimiter: ';' })}`),
      /欄位用分號隔開/,
    ],
    ['NULL for missing', file(formatCsv(missingAs('NULL'))), /缺值留空/],
    ['NA for missing', file(formatCsv(missingAs('NA'))), /缺值留空/],
    [
      'a minus sign of typography',
      file(formatCsv(rewritten(['integer'], (text) => text.replace(/^-(?=\d)/, '\u2212')))),
      /全形字/,
    ],
    [
      'pandas: blanks, fractions and True together',
      file(
        formatCsv({
          ...withFirst('Unnamed: 0'),
          fields: missingAs('').fields.map((row, index) => [
            String(index),
            ...row.map((text, at) =>
              MONTH.columns[at]?.type === 'boolean' && text !== ''
                ? text === 'T'
                  ? 'True'
                  : 'False'
                : MONTH.columns[at]?.type === 'integer' && text !== ''
                  ? `${text}.0`
                  : text,
            ),
          ]),
        }),
      ),
      /缺值.*是非值.*整數帶小數點/,
    ],
  ];

const QUARTER = makeTable({ version: '0.2', variant: 'raw', period: '2018Q3', rows: 30 });
const [NAMES = '', ...ROWS] = toCsv(QUARTER).trimEnd().split(/\r?\n/);
const isAgain = (name: string, index: number): boolean => NAMES.split(',').indexOf(name) !== index;
const quarterAs = (rename: (name: string, index: number) => string): ByteSource[] =>
  file(`${[NAMES.split(',').map(rename).join(','), ...ROWS].join('\n')}\n`, '2018Q3-raw.csv');
const COUNTY_FILES = Object.entries(
  unzipSync(toZip(makeTable({ version: '0.2', variant: 'raw', period: '2021-05', rows: 60 }), 'json').bytes),
);
const few = withColumns((header) => ['物件編號', COUNTY, RENT].includes(header));
const ids = rewritten(['string'], (text, header) => (header === '物件編號' ? '1.7E+07' : text));

/** Files that are read and are not the published month: what a reader is told of each. */
export const OTHERS: [what: string, sources: ByteSource[], told: RegExp | undefined][] = [
  [
    'a quarter of which pandas named the columns',
    quarterAs((name, at) => (isAgain(name, at) ? `${name}.1` : name)),
    undefined,
  ],
  [
    'a quarter of which readr named the columns',
    quarterAs((name, at) =>
      NAMES.split(',').filter((one) => one === name).length > 1 ? `${name}...${String(at + 1)}` : name,
    ),
    undefined,
  ],
  [
    'a quarter of which R named the columns',
    quarterAs((name, at) => name.replaceAll(/[^\p{L}\p{N}_]/gu, '.') + (isAgain(name, at) ? '.1' : '')),
    /個欄名的標點換過/,
  ],
  [
    'one county of JSON',
    COUNTY_FILES.filter(([name]) => /[市縣]\.json$/.test(name))
      .slice(0, 1)
      .map(([name, bytes]) => toSource(name.split('/').at(-1) ?? '', bytes)),
    /22個縣市檔之一/,
  ],
  [
    'the header again, as files joined have it',
    file(joinLines([...LINES.slice(0, 40), TITLES, ...LINES.slice(40)])),
    /欄名在中間又出現1次/,
  ],
  [
    'a row of sums at the end',
    file(joinLines([...LINES, `合計${','.repeat(MONTH.header.length - 1)}`])),
    /有1列是合計，不是刊登，沒有讀/,
  ],
  [
    'a row with fewer fields than the header',
    file(joinLines(LINES.map((line, at) => (at === 3 ? line.split(',').slice(0, -2).join(',') : line)))),
    /有1列的欄位比欄名少，例如第\d+列，少的當成缺值/,
  ],
  ['a part of the published rows', file(ASIS), /少了204,330列/],
  [
    'as many rows as an old worksheet holds',
    file(
      formatCsv({ ...few, fields: Array.from({ length: 65_535 }, (_, at) => few.fields[at % 90] ?? []) }),
      '202205-raw.csv',
    ),
    /少了102,471列.*舊版Excel（\.xls）/,
  ],
  [
    'identifiers as powers of ten',
    file(formatCsv({ header: MONTH.header, fields: ids.fields })),
    /不是編號.*科學記號/,
  ],
  [
    'T and F in place of numbers',
    file(
      formatCsv(rewritten(['integer', 'code'], (text) => (text === '0' ? 'F' : text === '1' ? 'T' : text))),
      '202112-raw.csv',
    ),
    /例如第\d+列的「[TF]」/,
  ],
  [
    'commas that may be either mark',
    file(
      formatCsv({
        ...few,
        fields: [
          ['1', '17', '35,440'],
          ['2', '17', '12,345'],
        ],
      }).replace(RENT, '坪數'),
    ),
    /有些值有兩種讀法/,
  ],
  [
    'rows that a line break without quotation marks splits',
    file(
      joinLines(
        LINES.map((line, at) =>
          at === 3
            ? line
                .split(',')
                .with(4, `甲\n${line.split(',')[4] ?? ''}`)
                .join(',')
            : line,
        ),
      ),
    ),
    /有1列被沒有加引號的換行拆成兩列/,
  ],
];

const begins = (...bytes: number[]): Uint8Array =>
  new Uint8Array([...bytes, ...Array.from({ length: 700 }, () => 7)]);
const TAR = new Uint8Array(1024);
TAR.set(strToU8('ustar'), 257);

/** Files that are not read, each named with the way out. */
export const REFUSED: [what: string, content: Uint8Array | string, says: RegExp, name?: string][] = [
  ['xz', begins(0xfd, 0x37, 0x7a, 0x58), /xz壓縮檔.*修正：解壓縮之後/],
  ['zst', begins(0x28, 0xb5, 0x2f, 0xfd), /\.zst.*修正：解壓縮之後/],
  ['bz2', 'BZh91AY', /bzip2.*修正：解壓縮之後/],
  ['tar', TAR, /這是tar.*修正：解壓縮之後/],
  ['tar.gz', gzipSync(TAR), /這是tar.*修正：解壓縮之後/],
  ['RAR', 'Rar!\u001a\u0007', /RAR壓縮檔.*解壓縮/],
  ['SQLite', 'SQLite format 3\0', /SQLite資料庫.*修正：.*CSV/],
  ['Feather', 'ARROW1\0\0', /Feather.*修正：.*CSV/],
  ['Parquet', 'PAR1', /Parquet.*修正：.*CSV/],
  [
    'a page that is called .xls',
    '<html><body><table><tr><td>縣市</td></tr></table>',
    /寫成網頁的表格.*修正：在試算表裡另存/,
    'x.xls',
  ],
  [
    'a workbook',
    zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'xl/workbook.xml': strToU8('<x/>') }),
    /活頁簿.*CSV UTF-8/,
    'x.xlsx',
  ],
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), /舊版的Excel活頁簿.*CSV UTF-8/],
  ['a page of a server', '<!DOCTYPE html><html>', /這是網頁或主機的錯誤訊息.*重新下載/],
  ['an error of the host', '<?xml version="1.0"?><Error>', /這是網頁或主機的錯誤訊息/, 'x.zip'],
  ['a document', '%PDF-1.7 1 0 obj', /這是PDF，不是資料/],
  ['a program', 'MZ\u0090\u0000', /Windows的程式.*不要執行它/, '[202403][CSV][Raw] TW-Rental-Data.zip'],
  ['an empty file', '', /檔案是空的.*重新下載/],
  ['a row cut off', ASIS.slice(0, -40), /檔案到這裡就斷了，下載沒有完成。修正：重新下載/],
  ['a text cut off', ASIS.slice(0, ASIS.lastIndexOf('"範例不動產') + 5), /檔案到這裡就斷了，下載沒有完成/],
  ['a letter cut in two', strToU8(ASIS).subarray(0, strToU8(ASIS).lastIndexOf(0xe7) + 1), /到這裡就斷了/],
  ['half of a ZIP', toZip(MONTH).bytes.subarray(0, 2000), /修正：重新下載/, 'x.zip'],
  ['another table', 'a,b,c\n1,2,3\n', /這不是這份資料集的表格/],
  ['a table of results', '縣市,月租金,平均\n1,2,3\n', /這不是這份資料集的表格/],
  ['a table without its header', ASIS.slice(ASIS.indexOf('\n') + 1), /第一列就是資料，少了寫著欄名的那一列/],
  ['a NUL in the first row', ASIS.replace('範例不動產', '範\0例'), /修正：/],
  [
    'a NUL far down',
    ASIS + ASIS.slice(ASIS.indexOf('\n') + 1).repeat(50) + (LINES[0] ?? '').replace('T', '\0'),
    /修正：/,
  ],
  [
    'JSON with one object a column',
    asJson({ 物件編號: { 0: '1' }, 縣市: { 0: '17' } }),
    /orient='records'/,
    'x.json',
  ],
  [
    'JSON of which a line is none',
    `${asJson(RECORDS[0])}\n{"縣市":\n${asJson(RECORDS[1])}\n`,
    /第2行不是JSON/,
    'x.json',
  ],
];
