/** Files that are broken, foreign or hostile end in an error that says what to do. */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openTable } from './files';
import { TableError, type TableFault } from './error';
import { recorded as catalogue } from 'rental-data/testing/realCatalogue';
import { makeTable, makeRandom, toSource, toCsv, toZip } from 'rental-data/testing/tables';

const made = makeTable({ version: '0.3', variant: 'raw', period: '2024-03', rows: 200 });
const sound = toZip(made).bytes;
const CSV = toCsv(made);
const inZip = (text: string | Uint8Array, name = 'tw-rental-data/202403-raw.csv') =>
  zipSync({ [name]: typeof text === 'string' ? strToU8(text) : text });

/** Bytes of the file that were read. */
let taken = 0;

/** Reads a file to its end. */
async function read(bytes: Uint8Array, name = 'x.zip'): Promise<number> {
  const whole = toSource(name, bytes);
  taken = 0;
  const table = await openTable(
    {
      ...whole,
      read: (start, end) => {
        taken += end - start;
        return whole.read(start, end);
      },
    },
    catalogue,
  );
  const [candidate] = table.candidates;
  if (!candidate) throw new Error('no candidate');
  let rows = 0;
  for await (const batch of table.rows(candidate)) rows += batch.rows.length;
  return rows;
}

const catchFault = (bytes: Uint8Array, name?: string): Promise<unknown> =>
  read(bytes, name).then(
    () => null,
    (error: unknown) => error,
  );

/** The bytes with some of them changed. */
function changed(bytes: Uint8Array, change: (copy: Uint8Array, view: DataView) => void): Uint8Array {
  const copy = bytes.slice();
  change(copy, new DataView(copy.buffer));
  return copy;
}

/** Where a signature of a ZIP stands. */
function findSignature(bytes: Uint8Array, signature: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 4 <= bytes.length; at += 1) if (view.getUint32(at, true) === signature) return at;
  throw new Error('not there');
}
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const inCentral = (bytes: Uint8Array, offset: number, value: number, size: 2 | 4 = 4): Uint8Array =>
  changed(bytes, (_, view) => {
    const at = findSignature(bytes, CENTRAL) + offset;
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
  });

const one = inZip(CSV);
const zeros = zipSync({ 'a.csv': new Uint8Array(20_000_000) }, { level: 9 });

/** Eight million signs that begin in some way. */
const long = (start: string, sign: string, times = 8_000_000): Uint8Array =>
  strToU8(start + sign.repeat(times));
const stored = (bytes: Uint8Array, name: string): Uint8Array => zipSync({ [name]: bytes }, { level: 0 });

const NAMES = '縣市,月租金,坪數\n';
/** A text whose second half is in another encoding. */
const half = (text: string): Uint8Array => new Uint8Array([...strToU8(text), 0xff, 0xfe, 0xfd, 0x0a]);

const FAULTS: [what: string, bytes: Uint8Array, fault: TableFault, says: RegExp][] = [
  ['nothing', new Uint8Array(), 'empty', /檔案是空的.*重新下載/],
  ['a page of a server', strToU8('<!doctype html><title>404</title>'), 'web-page', /下載沒有成功/],
  ['half a ZIP', one.subarray(0, one.length / 2), 'truncated', /下載到一半.*重新下載/],
  ['a ZIP without its last byte', one.subarray(0, -1), 'truncated', /下載到一半/],
  ['the end of a ZIP alone', one.subarray(findSignature(one, END)), 'truncated', /缺了一部分/],
  [
    'a directory with other signs',
    changed(one, (copy) => copy.fill(0, findSignature(one, CENTRAL), findSignature(one, CENTRAL) + 4)),
    'truncated',
    /目錄壞了/,
  ],
  [
    'more files than the directory has',
    changed(one, (_, view) => view.setUint16(findSignature(one, END) + 10, 3, true)),
    'truncated',
    /目錄壞了/,
  ],
  [
    'very many files',
    changed(one, (_, view) => view.setUint16(findSignature(one, END) + 10, 60_000, true)),
    'bomb',
    /多得不合理/,
  ],
  [
    'sizes elsewhere, and no such place',
    changed(one, (_, view) => view.setUint32(findSignature(one, END) + 16, 0xffffffff, true)),
    'truncated',
    /目錄壞了/,
  ],
  ['a password', inCentral(one, 8, 1, 2), 'encrypted', /有密碼/],
  ['an unknown method', inCentral(one, 10, 99, 2), 'method', /99.*讀不了/],
  ['another checksum', inCentral(one, 16, 1), 'checksum', /檢查碼不合/],
  ['more bytes than it says', inCentral(one, 24, 10), 'checksum', /檢查碼不合/],
  ['fewer bytes than it says', inCentral(one, 24, CSV.length * 4), 'checksum', /檢查碼不合/],
  ['a place beyond the end', inCentral(one, 42, one.length), 'truncated', /缺了一部分/],
  ['a place without a file', inCentral(one, 42, 3), 'truncated', /找不到它的開頭/],
  ['zeros that grow a thousandfold', zeros, 'bomb', /大得不合理/],
  ['a name that leads out', inZip(CSV, '../../x.csv'), 'unsafe-name', /指到ZIP之外/],
  ['a name from the root', inZip(CSV, '/etc/x.csv'), 'unsafe-name', /指到ZIP之外/],
  ['a name with a drive', inZip(CSV, 'C:\\x.csv'), 'unsafe-name', /指到ZIP之外/],
  ['a ZIP in a ZIP', inZip(one, 'inner.zip'), 'nested', /另一個ZIP.*inner\.zip/],
  [
    'two tables',
    zipSync({ 'a.csv': strToU8(CSV), 'b.csv': strToU8(CSV) }),
    'several-tables',
    /不只一個CSV（a\.csv、b\.csv）/,
  ],
  ['no table', inZip('hello', 'read.me'), 'no-table', /沒有CSV/],
  ['an empty table', inZip(''), 'empty', /空的/],
  [
    'bytes that are no text',
    inZip(new Uint8Array([0x81, 0x20, 0x81, 0x20, 0x0a])),
    'encoding',
    /不是UTF-8.*CSV UTF-8/,
  ],
  ['another encoding from its middle on', inZip(half(CSV)), 'encoding', /編碼不同.*CSV UTF-8/],
  ['a NUL in its first row', inZip(CSV.replace('\n', '\n\0')), 'encoding', /NUL/],
  ['a NUL in its last row', inZip(`${CSV.slice(0, -1)}\0\n`), 'encoding', /NUL/],
  ['half a letter at the end', inZip(strToU8('縣市').subarray(0, 5)), 'truncated', /到這裡就斷了/],
  [
    'a quotation mark that stays open',
    inZip(`${NAMES}"x,1,1\n${'2,3,4\n'.repeat(50)}`),
    'quote',
    /第2列.*引號/,
  ],
  ['a row cut off in a text', inZip(`${NAMES}1,2,"x`), 'truncated', /到這裡就斷了/],
  ['a row cut off between fields', inZip(`${NAMES}1,2,3\n3`), 'truncated', /到這裡就斷了/],
  ['letters after a quotation mark', inZip(`${NAMES}"x"y,1,1\n2,3,4\n`), 'quote', /引號/],
  ['a row too long', inZip(`${NAMES}1,2,3,4\n1,2,3\n`), 'width', /第2列：有4個欄位，欄名有3個。修正/],
  [
    'a row too long, with a quotation mark',
    inZip(`${NAMES}1,2,3\n1,2,x"3,4\n`),
    'width',
    /第3列：有4個欄位，欄名有3個，裡面有沒有成對的引號/,
  ],
  ['names of another table', inZip('a,b\n1,2\n'), 'other-table', /不是這份資料集的表格/],
  [
    'JSON that ends early',
    inZip('[{"top_region":1,"floor":2,"monthly_price":3},', 'x.json'),
    'json',
    /沒有結尾/,
  ],
  ['JSON that is none', inZip('[{"a":1}, oops]', 'x.json'), 'json', /不是JSON/],
  ['JSON of numbers', inZip('[1,2]', 'x.json'), 'json', /不是物件的陣列/],
  ['JSON with text behind it', inZip('[{"a":1}] and so on', 'x.json'), 'json', /不是JSON/],
  ['JSON with numbers that are none', inZip('[{"a":NaN}]', 'x.json'), 'json', /不是JSON/],
  ['JSON in Big5', inZip(new Uint8Array([...strToU8('[{"a":"'), 0xb2, 0xf8]), 'x.json'), 'json', /不是JSON/],
  ['an object of JSON alone', inZip('{"rows":[{"a":1}]}', 'x.json'), 'no-table', /沒有CSV/],
  ['a row of JSON that does not end', stored(long('[{"a":"', 'x'), 'x.json'), 'json', /一列長得不合理/],
  [
    'JSON in JSON, a hundred thousand deep',
    stored(long(`[{"a":${'['.repeat(100_000)}"`, 'x'), 'x.json'),
    'json',
    /一列長得不合理/,
  ],
  [
    'JSON with ten thousand keys',
    inZip(
      JSON.stringify([Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`k${i}`, i]))]),
      'x.json',
    ),
    'header',
    /10,000個欄位/,
  ],
  ['a header of a million columns', stored(long('a', ',', 1_000_000), 'x.csv'), 'header', /1,000,001個欄位/],
  ['a line that does not end', stored(long('a', 'b'), 'x.csv'), 'quote', /引號沒有關上/],
  ['nothing but quotation marks', stored(long('', '"'), 'x.csv'), 'quote', /引號/],
  ['a row cut off after a quotation mark', inZip(`${NAMES}1,2,3\n3,"`), 'truncated', /到這裡就斷了/],
  ['a name with a NUL', inZip(CSV, 'a\0.csv'), 'unsafe-name', /指到ZIP之外/],
  ['a way out in the middle of a name', inZip(CSV, 'a/../../x.csv'), 'unsafe-name', /指到ZIP之外/],
  ['no file', zipSync({}), 'no-table', /沒有CSV/],
  ['a folder alone', zipSync({ 'a/': new Uint8Array() }), 'no-table', /沒有CSV/],
  [
    'a spreadsheet',
    zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'xl/workbook.xml': strToU8('<workbook/>') }),
    'other-kind',
    /活頁簿.*CSV UTF-8/,
  ],
  ['a PDF', strToU8('%PDF-1.7'), 'other-kind', /這是PDF/],
  ['a program', strToU8('MZ\0\0'), 'other-kind', /程式.*不要執行/],
  ['an archive of another kind', strToU8('Rar!\x1a\x07'), 'other-kind', /RAR.*解壓縮/],
  ['bytes that do not unpack', changed(one, (copy) => copy.fill(0xff, 60, 90)), 'checksum', /檢查碼不合/],
  ['stored bytes of another size', inCentral(inZip('a,b\n1,2\n'), 10, 0, 2), 'checksum', /檢查碼不合/],
  ['a size of eighteen digits', inCentral(one, 24, 0xfffffff0), 'bomb', /大得不合理/],
  ['JSON of arrays', inZip('[[1],[2]]', 'x.json'), 'json', /不是物件的陣列/],
];

describe('a file that', () => {
  it.each(FAULTS)('is or holds %s', async (_what, bytes, fault, says) => {
    const error = await catchFault(bytes);
    expect(error).toBeInstanceOf(TableError);
    expect((error as TableError).fault).toBe(fault);
    expect((error as TableError).message).toMatch(says);
    expect((error as TableError).message).toContain('修正：');
    // What does not end is left early.
    expect(taken).toBeLessThan(6_000_000);
  });
});

it('fifty and more of them', () => {
  expect(FAULTS.length).toBeGreaterThan(50);
});

it('is sound without those changes', async () => {
  expect(await read(sound)).toBe(200);
  expect(await read(one)).toBe(200);
  expect(await read(strToU8(CSV), '202403-raw.csv')).toBe(200);
});

it('files that share bytes are refused', async () => {
  const two = zipSync({ 'a.csv': strToU8(CSV), 'b.txt': strToU8(CSV) });
  const second =
    findSignature(two.subarray(findSignature(two, CENTRAL) + 4), CENTRAL) + findSignature(two, CENTRAL) + 4;
  const error = await catchFault(changed(two, (_, view) => view.setUint32(second + 42, 0, true)));
  expect(error).toMatchObject({ fault: 'bomb' });
});

it('bytes that were changed anywhere never pass for sound, and never end in another kind of error', async () => {
  const random = makeRandom(7);
  const small = inZip(toCsv({ ...made, fields: made.fields.slice(0, 3) }));
  const sizes = new Map<string, number>();
  for (let trial = 0; trial < 300; trial += 1) {
    const at = Math.floor(random() * small.length);
    const error = await catchFault(
      changed(small, (copy) => (copy[at] = (copy[at] ?? 0) ^ (1 << Math.floor(random() * 8)))),
    );
    if (error !== null) expect(error).toBeInstanceOf(TableError);
    const kind = error instanceof TableError ? error.fault : 'sound';
    sizes.set(kind, (sizes.get(kind) ?? 0) + 1);
  }
  // Bits of times, versions and attributes mean nothing; in the data, each must be found.
  expect(sizes.get('checksum') ?? 0).toBeGreaterThan(100);
});
