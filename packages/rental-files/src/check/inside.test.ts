/** A ZIP whose name, content, counts and code tables do not say the same is refused. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { verifyFile } from '../disk';
import { recorded as catalogue } from 'rental-data/testing/realCatalogue';
import { type MadeTable, makeTable, toCsv, toZip } from 'rental-data/testing/tables';
import { temporaryFolder } from 'rental-data/testing/temporary-site';
import { countsJson, packZip } from 'rental-data/testing/writers';
import { listChinese } from '../../tests/support/english';

/** Path without the folder that all share → text. */
type Entries = Map<string, string>;

const FOLDER = 'tw-rental-data/';
const raw = makeTable({ version: '0.3', variant: 'raw', period: '2027-03', rows: 40 });
const merged = makeTable({ version: '0.3', variant: 'deduplicated', period: '2027-03', rows: 40 });
const old = makeTable({ version: '0.2', variant: 'raw', period: '2021-04', rows: 40 });

async function read(name: string, bytes: Uint8Array): Promise<{ problems: string[]; notes: string[] }> {
  const file = path.join(await temporaryFolder(), name);
  await writeFile(file, bytes);
  const { findings, notes } = await verifyFile(file, catalogue);
  expect(listChinese(findings, notes)).toEqual([]);
  const problems = findings.filter(({ rule }) => rule !== 'published');
  return {
    problems: problems.map(({ problem, fix }) => `${problem}修正：${fix}`),
    notes: notes.map(({ zh }) => zh),
  };
}

/** Info-ZIP writes UTF-8 and does not say so, so that fflate reads it as letters of Latin 1. */
const decodePath = (name: string): string =>
  /[^\0-\xff]/.test(name) ? name : Buffer.from(name, 'latin1').toString();

/** The ZIP of a table with other entries, or under another name. */
async function changed(
  table: MadeTable,
  change: (entries: Entries) => void,
  { format = 'csv', name }: { format?: 'csv' | 'json'; name?: string } = {},
) {
  const made = toZip(table, format);
  const entries: Entries = new Map(
    Object.entries(unzipSync(made.bytes)).map(([file, bytes]) => [
      decodePath(file).replace(FOLDER, ''),
      Buffer.from(bytes).toString(),
    ]),
  );
  change(entries);
  const packed = [...entries].map(([file, text]): [string, Uint8Array] => [
    `${FOLDER}${file}`,
    new Uint8Array(Buffer.from(text)),
  ]);
  return read(name ?? made.name, packZip(packed, 'info-zip'));
}

const rename = (from: RegExp, to: string) => (entries: Entries) => {
  for (const [name, text] of [...entries]) {
    entries.delete(name);
    entries.set(name.replace(from, to), text);
  }
};
const nothing = (): void => undefined;
const code = (table: string): string => `編碼表/編碼表.${table}.csv`;
const rewrite =
  (name: string, change: (text: string) => string) =>
  (entries: Entries): void => {
    const text = entries.get(name);
    if (text === undefined) throw new Error(`${name} is not in the ZIP`);
    const after = change(text);
    if (after === text) throw new Error(`nothing changed in ${name}`);
    entries.set(name, after);
  };

it.each([
  ['raw', raw],
  ['de-duplicated', merged],
  ['older', old],
])('a sound ZIP of %s rows is not', async (_, table) => {
  expect(await changed(table, nothing)).toEqual({ problems: [], notes: [] });
});

it.each<[what: string, table: MadeTable, planted: (entries: Entries) => void, says: string | RegExp]>([
  [
    'a table of another month',
    raw,
    rename(/^202703/, '202702'),
    '檔名是2027年3月的原始資料，裡面的「tw-rental-data/202702-raw.csv」等2個檔案是2027年2月的原始資料。',
  ],
  [
    'a table of the quarter',
    raw,
    rename(/^202703-raw\.csv/, '2027Q1-raw.csv'),
    '裡面的「tw-rental-data/2027Q1-raw.csv」是2027年第1季的原始資料。',
  ],
  [
    'a table that is called by the other variant',
    merged,
    rename(/deduplicated/, 'raw'),
    '檔名是2027年3月的消除重複住宅，裡面的「tw-rental-data/202703-raw.csv」是2027年3月的原始資料。',
  ],
  [
    'platforms that have other rows than all',
    raw,
    rewrite('202703-raw.json', () => '{"_total": 40, "591 租屋網": 39}'),
    '「tw-rental-data/202703-raw.json」的_total是40列，各平台加起來是39列。',
  ],
  [
    'a platform of no row',
    raw,
    rewrite('202703-raw.json', () => '{"_total": 40, "591 租屋網": 30, "別的": 10}'),
    /寫的「591租屋網」有30列，「租屋平台」是它的有40列。.*\n.*寫的「別的」有10列，「租屋平台」是它的有0列。/,
  ],
  [
    'all rows under another platform',
    raw,
    rewrite('202703-raw.json', () => '{"_total": 40, "別的": 40}'),
    '寫的「別的」有40列，「租屋平台」是它的有0列。',
  ],
  [
    'other counts of its second table',
    makeTable({ version: '0.2', variant: 'raw', period: '2018-09', rows: 40 }),
    rewrite('201809-raw.json', () => countsJson(41)),
    '「tw-rental-data/201809-raw.json」的_total是41列，實際有40列。',
  ],
  [
    'counts that cannot be read',
    raw,
    rewrite('202703-raw.json', () => '{"_total": 40, "591 租屋網": 40'),
    '「tw-rental-data/202703-raw.json」要是JSON，寫著平台名稱與列數。',
  ],
  [
    'no code table of counties',
    raw,
    (entries) => entries.delete(code('縣市')),
    '裡面沒有「編碼表.縣市.csv」。修正：把編碼表放進ZIP，檔名用UTF-8，再重新打包。',
  ],
  [
    'no code table at all',
    merged,
    (entries) => {
      for (const name of [...entries.keys()]) if (name.startsWith('編碼表/')) entries.delete(name);
    },
    /裡面沒有(?:「編碼表\.[^」]+\.csv」、?){8}。/,
  ],
  [
    'a code that the catalogue does not know',
    raw,
    rewrite(code('縣市'), (text) => `${text}99,某縣,2027/01/01\n`),
    /編碼表\.縣市\.csv」有99（某縣），目錄沒有。修正：是新的代碼，就先加進catalogue\/codes\/top_region\.csv。/,
  ],
  [
    'a code that means something else',
    raw,
    rewrite(code('物件類型'), (text) => text.replace('雅房', '套房')),
    /編碼表\.物件類型\.csv」的代碼3是「套房」，目錄是「雅房」。/,
  ],
  [
    'half a code table',
    raw,
    rewrite(code('縣市'), (text) => `${text.split('\n').slice(0, 12).join('\n')}\n`),
    /編碼表\.縣市\.csv」少了\d+（.+），?.*等12個代碼。修正：補上代碼/,
  ],
  [
    'a code table of other columns',
    raw,
    rewrite(code('縣市'), (text) => text.replace('代表', '名稱')),
    /編碼表\.縣市\.csv」的寫法不對。/,
  ],
  [
    'an unknown code table',
    raw,
    (entries) => entries.set(code('朝向'), '編碼,代表,發行日期\n0,東,2027/01/01\n'),
    /編碼表\.朝向\.csv」是目錄沒有的編碼表。/,
  ],
  [
    'a wrong code table in a month before they were packed',
    old,
    (entries) => entries.set(code('縣市'), '編碼,代表,發行日期\n0,南投,2018/05/31\n'),
    /代碼0是「南投」，目錄是「南投縣」。.*\n.*少了5（嘉義市）/,
  ],
])('is refused with %s', async (_, table, planted, says) => {
  const { problems } = await changed(table, (entries) => {
    planted(entries);
  });
  expect(problems.join('\n')).toMatch(says);
  for (const problem of problems) expect(problem).toMatch(/修正：.+。$/);
  expect(problems.length).toBeLessThan(3);
});

it('is refused where it holds the other format, variant, month, or no ZIP', async () => {
  const name = (format: string, variant = 'Raw', period = '202104') =>
    `[${period}][${format}][${variant}] TW-Rental-Data.zip`;
  const problems = async (named: string, format: 'csv' | 'json' = 'csv') =>
    (await changed(old, nothing, { format, name: named })).problems.join('\n');
  expect(await problems(name('JSON'))).toContain('檔名是JSON，裡面是CSV。');
  expect(await problems(name('CSV'), 'json')).toContain('檔名是CSV，裡面是JSON。');
  expect(await problems(name('CSV', 'Deduplicated'))).toContain(
    '檔名是消除重複住宅，欄位是原始資料。修正：改正檔名，或重新匯出。',
  );
  expect(await problems(name('JSON', 'Raw', '202105'), 'json')).toMatch(
    /檔名是2021年5月的原始資料，裡面的「tw-rental-data\/202104-raw_.+\.json」等\d+個檔案是2021年4月的原始資料。/,
  );
  expect((await read('202104-raw.csv', new Uint8Array(Buffer.from(toCsv(old))))).problems).toEqual([
    '發布的是ZIP，這是ZIP裡的檔案。修正：選整個ZIP，不要解壓縮。',
  ]);
});

it('is told of counts that are of lines, where line breaks in its texts explain them', async () => {
  const place = raw.header.indexOf('仲介資訊');
  const broken = { ...raw, fields: raw.fields.map((row) => row.with(place, '兩\n行')) };
  const verifyCount = (count: number) =>
    changed(
      broken,
      rewrite('202703-raw.json', () => countsJson(count)),
    );
  expect(await verifyCount(80)).toEqual({
    problems: [],
    notes: ['ZIP記的80列是行數：實際有40列，值裡面的換行有40個，加起來正好相同。'],
  });
  expect(await verifyCount(79)).toEqual({ problems: [expect.stringContaining('ZIP記的是79列')], notes: [] });
});
