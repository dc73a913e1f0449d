/** What a file says in two ways, or says no more, is told and not guessed. */
import { strToU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { recorded as catalogue } from 'rental-data/testing/realCatalogue';
import { type MadeTable, makeTable, toSource, toCsv, toZip } from 'rental-data/testing/tables';
import { ASIS, formatCsv, MONTH, rewritten, toUtf16 } from '../../tests/support/savedAgain';
import { forPublisher, forReader } from '../check/policy';
import { detectDialect } from './dialect';
import { openTable } from './files';
import type { Finding } from './finding';
import { inspect } from './inspect';

async function read(content: string | Uint8Array, name = '202403-raw.csv') {
  const bytes = typeof content === 'string' ? strToU8(content) : content;
  const table = await openTable(toSource(name, bytes), catalogue);
  const rows: (readonly string[])[] = [];
  let headers: string[] = [];
  const inspection = await inspect(table, catalogue, {
    onTable: (_, columns) => {
      headers = columns.map(({ header }) => header);
    },
    onBatch: (batch) => rows.push(...batch.rows),
  });
  const cells = (header: string) => rows.map((row) => row[headers.indexOf(header)]);
  return { ...inspection, rows, cells };
}
const reported = (findings: readonly Finding[]): string => findings.map(({ problem }) => problem).join('\n');
const at = (header: string) => MONTH.header.indexOf(header);
const withCells = (header: string, cells: readonly string[]): MadeTable => ({
  ...MONTH,
  fields: MONTH.fields.slice(0, cells.length).map((row, index) => row.with(at(header), cells[index] ?? '')),
});
const PING = '坪數';
const SEEN = '物件首次發現時間';

it('a short text in UTF-16 says so by its mark: too few of its bytes are NUL', () => {
  const names = ['縣市', '月租金'];
  const start = toUtf16('縣市\t月租金\r\n63\t9000\r\n');
  expect(detectDialect(start, 'x.txt', (name) => names.find((known) => known === name))).toMatchObject({
    encoding: 'utf-16le',
    delimiter: '\t',
  });
});

describe('a comma in numbers', () => {
  it('is a decimal one in the whole column where one value can be nothing else', async () => {
    const { cells, findings } = await read(
      formatCsv(withCells(PING, ['35,440', '8,5', '324,4921', '-']), { delimiter: ';' }),
    );
    expect(cells(PING)).toEqual(['35.440', '8.5', '324.4921', '-']);
    expect(reported(forReader(findings))).toContain('數字的小數點寫成逗號（1欄）');
  });

  it('is one of thousands in the whole file where one value can be nothing else', async () => {
    const made = withCells(PING, ['35,440', '1,234,567', '8.5', '9']);
    expect((await read(formatCsv(made))).cells(PING)).toEqual(['35440', '1234567', '8.5', '9']);
  });

  it('is left as it is where both readings fit, and both are told', async () => {
    const cells = ['35,440', '12,345', '7', '9'];
    const only = ['物件編號', '縣市', '月租金', PING].map(at);
    const { fields } = withCells(PING, cells);
    const header = only.map((index) => MONTH.header[index] ?? '');
    const cut = { header, fields: fields.map((row) => only.map((index) => row[index] ?? '')) };
    const result = await read(formatCsv(cut));
    expect(result.cells(PING)).toEqual(cells);
    expect(reported(forReader(result.findings))).toContain(
      '「坪數」有些值有兩種讀法，例如「坪數」第1列的「35,440」可以是35440或35.440；整欄也看不出是哪一種，所以沒有換算。',
    );
    // Semicolons stand where the comma is the decimal mark.
    expect((await read(formatCsv(cut, { delimiter: ';' }))).cells(PING)).toEqual([
      '35.440',
      '12.345',
      '7',
      '9',
    ]);
  });

  it('is known by what a place in Taiwan can be', async () => {
    const { cells } = await read(
      formatCsv(withCells('約略地點_x', ['25,037', '24,951', '25,000']), { delimiter: '\t' }),
    );
    expect(cells('約略地點_x')).toEqual(['25.037', '24.951', '25.000']);
  });

  it('is judged by each column where columns contradict each other', async () => {
    const made = withCells(PING, ['8,5', '12,75', '7']);
    const mixed = {
      ...made,
      fields: made.fields.map((row, index) =>
        row.with(at('月租金'), ['11,500', '9,250', '8000'][index] ?? ''),
      ),
    };
    const { cells } = await read(formatCsv(mixed));
    expect(cells(PING)).toEqual(['8.5', '12.75', '7']);
    expect(cells('月租金')).toEqual(['11500', '9250', '8000']);
  });
});

describe('a point in whole numbers', () => {
  it('is one of thousands where groups are no zeros, and a fraction where they are of one place', async () => {
    expect((await read(formatCsv(withCells('月租金', ['11.500', '9.000'])))).cells('月租金')).toEqual([
      '11500',
      '9000',
    ]);
    expect((await read(formatCsv(withCells('月租金', ['11500.0', '9000.0'])))).cells('月租金')).toEqual([
      '11500',
      '9000',
    ]);
  });
});

describe('the order of day and month', () => {
  const days = (cells: readonly string[]) => {
    const made = withCells(SEEN, cells);
    const others = MONTH.columns.flatMap(({ type, header }) =>
      type === 'datetime' && header !== SEEN ? [at(header)] : [],
    );
    return formatCsv({
      ...made,
      fields: made.fields.map((row) => row.map((text, i) => (others.includes(i) ? '-' : text))),
    });
  };

  it('is told by one day that is no month, for all of them', async () => {
    expect((await read(days(['4/8/2024', '3/13/2024']))).cells(SEEN)).toEqual([
      '2024-04-08 00:00:00 CST',
      '2024-03-13 00:00:00 CST',
    ]);
    expect((await read(days(['4/8/2024', '13/3/2024']))).cells(SEEN)).toEqual([
      '2024-08-04 00:00:00 CST',
      '2024-03-13 00:00:00 CST',
    ]);
    expect((await read(days(['2024/4/8', '2024/13/3']))).cells(SEEN)).toEqual([
      '2024-08-04 00:00:00 CST',
      '2024-03-13 00:00:00 CST',
    ]);
  });

  it('stays where both fit, or where no order fits all', async () => {
    const both = await read(days(['4/8/2024', '3/5/2024']));
    expect(both.cells(SEEN)).toEqual(['4/8/2024', '3/5/2024']);
    expect(reported(forReader(both.findings))).toContain('第1列的「4/8/2024」可以是日、月、年或月、日、年');
    const none = await read(days(['13/3/2024', '3/13/2024']));
    expect(none.cells(SEEN)).toEqual(['13/3/2024', '3/13/2024']);
    expect(reported(forReader(none.findings))).toContain('不是這個資料集版本寫時間的方式');
  });

  it('makes no day that there is not, nor an hour', async () => {
    const odd = ['2024-02-30', '2024/3/1 24:10', '2024/3/1 13:10 PM'];
    expect((await read(days(odd))).cells(SEEN)).toEqual(odd);
  });
});

describe('rows that are no listings', () => {
  const [header = '', ...lines] = ASIS.trimEnd().split('\n');
  it.each([
    ['the header again', [header, ...lines, header, ...lines], 180, '欄名在中間又出現1次'],
    [
      'a row of sums',
      [header, ...lines, `合計${','.repeat(MONTH.header.length - 1)}`],
      90,
      '有1列是合計，不是刊登，沒有讀',
    ],
    [
      'a row of sums behind a blank',
      [header, ...lines, `,合計${','.repeat(MONTH.header.length - 2)}`],
      90,
      '有1列是合計',
    ],
  ])('are left out and counted: %s', async (_, text, rows, words) => {
    const { profile, findings } = await read(`${text.join('\n')}\n`);
    expect(profile.rows).toBe(rows);
    expect(reported(forReader(findings))).toContain(words);
    expect(
      forPublisher(findings)
        .map(({ problem }) => problem)
        .join(),
    ).toContain(words);
  });

  it('are filled where fields are left out at their end', async () => {
    const short = lines.map((line, index) => (index === 3 ? line.split(',').slice(0, 10).join(',') : line));
    const { rows, findings } = await read(`${[header, ...short].join('\n')}\n`);
    expect(rows[3]?.slice(10).every((text) => text === '-' || text === '')).toBe(true);
    expect(reported(forReader(findings))).toContain('有1列的欄位比欄名少，例如第4列，少的當成缺值');
    const last = lines[3]?.split(',')[9];
    expect(findings.find(({ kind }) => kind === 'short-rows')?.example).toEqual({ row: 4, text: last });
    const titled = await read(`${['租金表', header, ...short].join('\n')}\n`);
    expect(reported(forReader(titled.findings))).toContain('有1列的欄位比欄名少，例如第4列');
  });

  it('are named as split where a line break without quotation marks made two of one', async () => {
    const break5 = (line: string): string =>
      `${line.split(',').slice(0, 5).join()}甲\n乙,${line.split(',').slice(5).join()}`;
    const cut10 = (line: string): string => line.split(',').slice(0, 10).join();
    const split = lines.map((line, index) => (index === 3 || index === 7 ? break5(line) : line));
    const text = `${[header, ...split].join('\n')}\n`;
    const { findings, rows } = await read(text);
    expect(rows).toHaveLength(92);
    expect(reported(forReader(findings))).toContain('有2列被沒有加引號的換行拆成兩列，例如第4列和下一列');
    expect(reported(forReader(findings))).not.toContain('的欄位比欄名少');
    const whole = lines.filter((line) => line.split(',').length === MONTH.header.length);
    const also = whole.map((line, index) => (index === 3 ? break5(line) : index === 5 ? cut10(line) : line));
    const both = await read(`${[header, ...also].join('\n')}\n`);
    expect(reported(forReader(both.findings))).toContain('有1列的欄位比欄名少，例如第7列');
    // Short rows that do not make up one are only short.
    const apart = whole.map((line, index) => ([3, 4].includes(index) ? cut10(line) : line));
    const other = reported(forReader((await read(`${[header, ...apart].join('\n')}\n`)).findings));
    expect(other).toContain('有2列的欄位比欄名少');
    expect(other).not.toContain('拆成兩列');
  });
});

describe('columns that stand twice', () => {
  const quarter = makeTable({ version: '0.2', variant: 'raw', period: '2018Q3', rows: 30 });
  const [header = '', ...lines] = toCsv(quarter).trimEnd().split(/\r?\n/);
  const names = header.split(',');
  const isAgain = (name: string, index: number) => names.indexOf(name) !== index;
  it.each([
    ['pandas', (name: string, index: number) => (isAgain(name, index) ? `${name}.1` : name)],
    [
      'readr',
      (name: string, index: number) =>
        names.filter((one) => one === name).length > 1 ? `${name}...${String(index + 1)}` : name,
    ],
    [
      'R',
      (name: string, index: number) =>
        name.replaceAll(/[^\p{L}\p{N}_]/gu, '.') + (isAgain(name, index) ? '.1' : ''),
    ],
  ])('are read once, as %s names them', async (_, rename) => {
    const text = `${[names.map(rename).join(','), ...lines].join('\n')}\n`;
    const { candidate, findings } = await read(text, '2018Q3-raw.csv');
    expect(names).toHaveLength(86);
    expect(candidate.distance).toBe(0);
    expect(reported(forReader(findings))).not.toMatch(/少了「|多了「|和前面的同名欄位不同/);
    const odd = text.replace(/(T|F)\n$/, (last) => (last.startsWith('T') ? 'F\n' : 'T\n'));
    expect(reported(forReader((await read(odd, '2018Q3-raw.csv')).findings))).toContain(
      '有1列和前面的同名欄位不同',
    );
  });
});

describe('a file that is not the published one', () => {
  const extent = async (rows: number, name: string) => {
    const [header = '', first = ''] = ASIS.split('\n');
    const text = `${header}\n${`${first}\n`.repeat(rows)}`;
    return forReader((await read(text, name)).findings).filter(({ rule }) => rule === 'published');
  };

  it('is told to be cut where a worksheet ended', async () => {
    const [cut] = await extent(65_535, '202205-raw.csv');
    expect(cut).toMatchObject({
      severity: 'wrong',
      problem:
        '少了102,471列：公布的是168,006列，這個檔案有65,535列，正好是舊版Excel（.xls）一張工作表放得下的列數。',
    });
  });

  it('is told to be a part of it, and one county to be one of all', async () => {
    expect(await extent(9, '202403-raw.csv')).toMatchObject([
      {
        severity: 'differs',
        problem: '這是公布的檔案的一部分：公布的是204,420列，少了204,411列。',
      },
    ]);
    const old = makeTable({ version: '0.2', variant: 'raw', period: '2021-05', rows: 60 });
    const [name = '', bytes = new Uint8Array()] =
      Object.entries(unzipSync(toZip(old, 'json').bytes)).find(([file]) => /[市縣]\.json$/.test(file)) ?? [];
    const { findings } = await read(bytes, name.split('/').at(-1) ?? '');
    const [county] = forReader(findings).filter(({ rule }) => rule === 'published');
    expect(county).toMatchObject({ severity: 'note' });
    expect(county?.problem).toMatch(/^這是22個縣市檔之一（..[市縣]）；公布的[\d,]+列是全部縣市合計。$/);
  });

  it('has no listing twice where its ids are damaged', async () => {
    const { fields } = rewritten(['string'], (text, header) => (header === '物件編號' ? '1.7E+07' : text));
    const { findings } = await read(formatCsv({ header: MONTH.header, fields }));
    const words = reported(forReader(findings));
    expect(words).toContain('「物件編號」有90列不是編號，例如第1列的「1.7E+07」，是試算表改成的科學記號');
    expect(words).not.toContain('物件編號和前面的列相同');
    expect(reported(forPublisher(findings))).toContain('89列的物件編號和前面的列相同');
  });
});
