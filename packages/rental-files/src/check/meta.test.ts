/** `_meta.json` in a ZIP: what it states is so, or the release is refused. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { verifyFile } from '../disk';
import type { Catalogue } from 'rental-data';
import { recorded } from 'rental-data/testing/realCatalogue';
import { type Extra, type MadeTable, makeTable, toZip } from 'rental-data/testing/tables';
import { temporaryFolder } from 'rental-data/testing/temporary-site';
import { listChinese } from '../../tests/support/english';
import { makeMeta as madeMeta } from '../../tests/support/meta';

const PERIOD = '2027-03';
const makeVariantTable = (variant: 'raw' | 'deduplicated'): MadeTable =>
  makeTable({ version: '0.3', variant, period: PERIOD, rows: 50 });

/** Version 0.3 as if its ZIPs had the file; one of its columns is always empty. */
const catalogue: Catalogue = {
  ...recorded,
  versions: recorded.versions.map((version) =>
    version.version === '0.3' ? { ...version, meta: true } : version,
  ),
  columns: recorded.columns.map((column) =>
    column.header === '附近有_夜市？' ? { ...column, state: 'deprecated' } : column,
  ),
};

const makeTableMeta = (table: MadeTable) =>
  madeMeta(table, (header) => (header === '附近有_夜市？' ? 'deprecated' : 'stable'));

async function findProblems(table: MadeTable, extra: Extra, known: Catalogue = catalogue): Promise<string[]> {
  const { name, bytes } = toZip(table, 'csv', extra);
  const file = path.join(await temporaryFolder(), name);
  await writeFile(file, bytes);
  const { findings, notes } = await verifyFile(file, known);
  expect(listChinese(findings, notes)).toEqual([]);
  return findings.map(({ problem, fix }) => `${problem}修正：${fix}`);
}

const withMeta = (table: MadeTable, planted: object = {}): Promise<string[]> =>
  findProblems(table, { '_meta.json': JSON.stringify({ ...makeTableMeta(table), ...planted }) });

it.each(['raw', 'deduplicated'] as const)('is accepted where it is so, of %s rows', async (variant) => {
  expect(await withMeta(makeVariantTable(variant))).toEqual([]);
});

it('is asked for where the dataset version has it, and nowhere else', async () => {
  expect(await findProblems(makeVariantTable('raw'), {})).toEqual([
    '沒有_meta.json，資料集版本0.3的每個ZIP都有。修正：重新匯出；這個版本其實沒有，就刪掉catalogue/versions.yaml的meta。',
  ]);
  expect(await findProblems(makeVariantTable('raw'), {}, recorded)).toEqual([]);
});

const raw = makeVariantTable('raw');
const { fields } = makeTableMeta(raw);
const FILE = '「tw-rental-data/_meta.json」';

it.each<[what: string, planted: object, says: string]>([
  [
    'another dataset version',
    { dataset_version: '1.0' },
    '的dataset_version寫的是「1.0」，欄位是資料集版本0.3的。',
  ],
  ['the other variant', { kind: 'dedup' }, '的kind寫的是「dedup」，欄位是原始資料。'],
  ['another period', { period: '2027-02' }, '的period寫的是「2027-02」，檔名是2027-03。'],
  [
    'a time before the period',
    { generated_at: '2027-02-28T23:00:00+08:00' },
    '的generated_at寫的是2027-02-28，在2027-03之前。',
  ],
  [
    'a time before the last update',
    { generated_at: '2027-03-02T23:00:00+08:00' },
    '的generated_at寫的是2027-03-02，「物件最後更新時間」卻到2027-03-31。',
  ],
  ['another number of rows', { rows: 51 }, '的rows寫的是51列，實際有50列。'],
  [
    'another number of rows of a platform',
    { vendors: { '591 租屋網': { rows: 49 } } },
    '的vendors.591租屋網.rows寫的是49列，「租屋平台」是它的有50列。',
  ],
  [
    'a platform without rows',
    { vendors: { '591 租屋網': { rows: 50 }, 別的: { rows: 1 } } },
    '的vendors.別的.rows寫的是1列，「租屋平台」是它的有0列。',
  ],
  ['no word of a platform', { vendors: {} }, '的vendors沒有「591租屋網」，「租屋平台」卻有這些值。'],
  [
    'documents of another version',
    { schema_url: 'https://example.org/about-data-set/1.0' },
    '的schema_url是資料集版本1.0的說明，欄位是版本0.3的。',
  ],
  [
    'codes of another version',
    { codebook_url: 'https://example.org/about-data-set/0.2#a' },
    '的codebook_url是資料集版本0.2的說明，欄位是版本0.3的。',
  ],
  [
    'a column that is not there',
    { fields: { ...fields, 瀏覽數: 'experimental' } },
    '的fields有「瀏覽數」，檔案沒有這些欄位。',
  ],
  [
    'no word of columns',
    { fields: { ...fields, 月租金: undefined } },
    '的fields沒有「月租金」，檔案有這些欄位。',
  ],
  [
    'another state',
    { fields: { ...fields, 月租金: 'experimental' } },
    '的fields.月租金寫的是experimental，目錄是stable。',
  ],
  [
    'an issue of an unknown column',
    { known_issues: [{ id: 'a', fields: ['瀏覽數'] }] },
    '的known_issues.a.fields有「瀏覽數」，這個資料集版本沒有這些欄位。',
  ],
  [
    'an issue that ends before it begins',
    { known_issues: [{ id: 'a', period: ['2027-02', '2026-02'] }] },
    '的known_issues.a.period從2027-02到2026-02，順序相反。',
  ],
  ['a word for rows', { rows: '50' }, '的rows寫法不對。修正：寫成整數，再重新匯出。'],
  [
    'an unknown state',
    { fields: { 月租金: 'gone' } },
    '的fields.月租金寫法不對。修正：寫成欄名 → "experimental"',
  ],
  ['a time without zone', { generated_at: '2027-04-01T01:30:00' }, '的generated_at寫法不對。'],
])('is refused with %s', async (_, planted, says) => {
  const problems = await withMeta(raw, planted);
  expect(problems).toEqual([expect.stringContaining(FILE + says)]);
  expect(problems[0]).toMatch(/修正：.+。$/);
});

it('is refused where a column that it calls deprecated has values, or the record does not call it so', async () => {
  const header = '附近有_夜市？';
  const place = raw.header.indexOf(header);
  const full = { ...raw, fields: raw.fields.map((row) => row.with(place, 'T')) };
  expect(await withMeta(full)).toEqual([
    `${FILE}的fields.${header}寫的是deprecated，這一欄卻有50列有值。修正：檢查匯出的程式，重新匯出這個ZIP。`,
  ]);
  expect(await withMeta(raw, { fields: { ...fields, [header]: 'stable' } })).toEqual([
    expect.stringContaining(
      `的fields.${header}寫的是stable，目錄是deprecated。修正：改正catalogue/columns.yaml`,
    ),
  ]);
});

it('is refused where it is no JSON, or far too long', async () => {
  expect(await findProblems(raw, { '_meta.json': '{"rows": 50' })).toEqual([
    `${FILE}不是JSON。修正：檢查匯出的程式，重新匯出這個ZIP。`,
  ]);
  expect(await findProblems(raw, { '_meta.json': '[]' })).toEqual([
    `${FILE}寫法不對。修正：寫成一個JSON物件，再重新匯出。`,
  ]);
  const noise = Array.from({ length: 300_000 }, (_, index) => index).join(' ');
  await expect(findProblems(raw, { '_meta.json': JSON.stringify({ noise }) })).rejects.toThrow(
    /_meta\.json」：大得不合理/,
  );
});

it('tells which of the dataset versions with the same columns a file is of', async () => {
  const { version: _, ...latest } = catalogue.versions.at(-1) ?? raw;
  const versions = [...catalogue.versions, { ...(latest as Catalogue['versions'][number]), version: '0.4' }];
  expect(
    await findProblems(raw, { '_meta.json': JSON.stringify(makeTableMeta(raw)) }, { ...catalogue, versions }),
  ).toEqual([]);
});
