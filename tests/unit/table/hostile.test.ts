/** Files that are broken, foreign or hostile end in an error that says what to do. */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openTable } from '../../../src/domain/table/files';
import { TableError, type TableFault } from '../../../src/domain/table/error';
import { makeTable, randomOf, sourceOf, toCsv, toZip } from '../../support/tables';
import { recorded as catalogue } from '../catalogue/real-catalogue';

const made = makeTable(catalogue, { version: '0.3', variant: 'raw', period: '2024-03', rows: 200 });
const sound = toZip(catalogue, made).bytes;
const CSV = toCsv(made);
const inZip = (text: string | Uint8Array, name = 'tw-rental-data/202403-raw.csv') =>
  zipSync({ [name]: typeof text === 'string' ? strToU8(text) : text });

/** Reads a file to its end. */
async function read(bytes: Uint8Array, name = 'x.zip'): Promise<number> {
  const table = await openTable(sourceOf(name, bytes), catalogue);
  const [candidate] = table.candidates;
  if (!candidate) throw new Error('no candidate');
  let rows = 0;
  for await (const batch of table.rows(candidate)) rows += batch.rows.length;
  return rows;
}

const faultOf = (bytes: Uint8Array, name?: string): Promise<unknown> =>
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
function placeOf(bytes: Uint8Array, signature: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 4 <= bytes.length; at += 1) if (view.getUint32(at, true) === signature) return at;
  throw new Error('not there');
}
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const inCentral = (bytes: Uint8Array, offset: number, value: number, size: 2 | 4 = 4): Uint8Array =>
  changed(bytes, (_, view) => {
    const at = placeOf(bytes, CENTRAL) + offset;
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
  });

const one = inZip(CSV);
const zeros = zipSync({ 'a.csv': new Uint8Array(20_000_000) }, { level: 9 });

const FAULTS: [what: string, bytes: Uint8Array, fault: TableFault, says: RegExp][] = [
  ['nothing', new Uint8Array(), 'not-zip', /不是ZIP.*選下載來的/],
  ['a page of a server', strToU8('<!doctype html><title>404</title>'), 'not-zip', /不是ZIP/],
  ['half a ZIP', one.subarray(0, one.length / 2), 'truncated', /下載到一半.*重新下載/],
  ['a ZIP without its last byte', one.subarray(0, -1), 'truncated', /下載到一半/],
  ['the end of a ZIP alone', one.subarray(placeOf(one, END)), 'truncated', /缺了一部分/],
  [
    'a directory with other signs',
    changed(one, (copy) => copy.fill(0, placeOf(one, CENTRAL), placeOf(one, CENTRAL) + 4)),
    'truncated',
    /目錄壞了/,
  ],
  [
    'more files than the directory has',
    changed(one, (_, view) => view.setUint16(placeOf(one, END) + 10, 3, true)),
    'truncated',
    /目錄壞了/,
  ],
  [
    'very many files',
    changed(one, (_, view) => view.setUint16(placeOf(one, END) + 10, 60_000, true)),
    'bomb',
    /多得不合理/,
  ],
  [
    'sizes elsewhere, and no such place',
    changed(one, (_, view) => view.setUint32(placeOf(one, END) + 16, 0xffffffff, true)),
    'truncated',
    /目錄讀不懂/,
  ],
  ['a password', inCentral(one, 8, 1, 2), 'encrypted', /有密碼/],
  ['an unknown method', inCentral(one, 10, 99, 2), 'method', /99.*讀不了/],
  ['another checksum', inCentral(one, 16, 1), 'checksum', /檢查碼不合/],
  ['more bytes than it says', inCentral(one, 24, 10), 'checksum', /檢查碼不合/],
  ['fewer bytes than it says', inCentral(one, 24, CSV.length * 4), 'checksum', /檢查碼不合/],
  ['a place beyond the end', inCentral(one, 42, one.length), 'truncated', /缺了後面/],
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
  ['an empty table', inZip(''), 'header', /空的/],
  ['Big5', inZip(new Uint8Array([0xb2, 0xf8, 0xa5, 0xab, 0x0a])), 'encoding', /不是UTF-8.*CSV UTF-8/],
  ['half a letter at the end', inZip(strToU8('縣市').subarray(0, 5)), 'encoding', /不是UTF-8/],
  ['a quotation mark that stays open', inZip('a,b\n"x,1\n2,3\n'), 'quote', /第2列.*引號/],
  ['letters after a quotation mark', inZip('a,b\n"x"y,1\n2,3\n'), 'quote', /引號/],
  ['a row too short', inZip('a,b\n1,2\n3\n'), 'width', /第3列：有1個欄位，標題列有2個/],
  ['a row too long', inZip('a,b\n1,2,3\n'), 'width', /第2列：有3個欄位/],
  ['an empty line', inZip('a,b\n\n1,2\n'), 'width', /第2列/],
  ['JSON that ends early', inZip('[{"a":1},', 'x.json'), 'json', /沒有結尾/],
  ['JSON that is none', inZip('[{"a":1}, oops]', 'x.json'), 'json', /不是JSON/],
  ['JSON of numbers', inZip('[1,2]', 'x.json'), 'json', /不是物件的陣列/],
  ['JSON of arrays', inZip('[[1],[2]]', 'x.json'), 'json', /不是物件的陣列/],
];

describe('a file that', () => {
  it.each(FAULTS)('is or holds %s', async (_what, bytes, fault, says) => {
    const error = await faultOf(bytes);
    expect(error).toBeInstanceOf(TableError);
    expect((error as TableError).fault).toBe(fault);
    expect((error as TableError).message).toMatch(says);
    expect((error as TableError).message).toContain('修正：');
  });
});

it('is sound without those changes', async () => {
  expect(await read(sound)).toBe(200);
  expect(await read(one)).toBe(200);
  expect(await read(strToU8(CSV), '202403-raw.csv')).toBe(200);
});

it('files that share bytes are refused', async () => {
  const two = zipSync({ 'a.csv': strToU8(CSV), 'b.txt': strToU8(CSV) });
  const second = placeOf(two.subarray(placeOf(two, CENTRAL) + 4), CENTRAL) + placeOf(two, CENTRAL) + 4;
  const error = await faultOf(changed(two, (_, view) => view.setUint32(second + 42, 0, true)));
  expect(error).toMatchObject({ fault: 'bomb' });
});

it('bytes that were changed anywhere never pass for sound, and never end in another kind of error', async () => {
  const random = randomOf(7);
  const small = inZip(toCsv({ ...made, fields: made.fields.slice(0, 3) }));
  const sizes = new Map<string, number>();
  for (let trial = 0; trial < 300; trial += 1) {
    const at = Math.floor(random() * small.length);
    const error = await faultOf(
      changed(small, (copy) => (copy[at] = (copy[at] ?? 0) ^ (1 << Math.floor(random() * 8)))),
    );
    if (error !== null) expect(error).toBeInstanceOf(TableError);
    const kind = error instanceof TableError ? error.fault : 'sound';
    sizes.set(kind, (sizes.get(kind) ?? 0) + 1);
  }
  // Bits of times, versions and attributes mean nothing; in the data, each must be found.
  expect(sizes.get('checksum') ?? 0).toBeGreaterThan(100);
});
