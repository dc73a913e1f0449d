/** Reads a ZIP from anywhere in it, without holding it (PKWARE APPNOTE 6.3.10). Ours: zip.js, which can too, has 34 kB (Brotli), and all code that reads files 21. */
import { broken, damaged, hostile, TableError } from './error';
import { inflated } from './inflate';
import { readPieces, type ByteSource } from './source';

interface ZipEntry {
  name: string;
  packed: number;
  unpacked: number;
  /** 0 stored, 8 deflated */
  method: number;
  crc: number;
  offset: number;
}

const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const LONGEST_END = 22 + 0xffff;
/** Sizes and places that do not fit into 32 bits stand in an extra field. */
const ELSEWHERE = 0xffffffff;
const ZIP64_FIELD = 0x0001;
/** The published ZIPs hold 10 to 40 files. */
const MOST_ENTRIES = 1000;
/** In bytes; the longest published file has 1.5 GB. */
const LONGEST = 8 * 2 ** 30;
/** DEFLATE packs text of this dataset to a twentieth at the most; a thousandth is what it can do with zeros. */
const STEEPEST = 200;

const HALF = '這個ZIP缺了一部分，下載到一半。';
const DIRECTORY = '這個ZIP的目錄壞了。';

/** CRC-32 as ZIP uses it (ISO 3309, polynomial 0xEDB88320). */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc >>> 0;
});

/** Goes on with a checksum. @param before what earlier bytes gave, 0 at the beginning */
function crc32(bytes: Uint8Array, before: number): number {
  let crc = ~before;
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0);
  return ~crc >>> 0;
}

const decoder = new TextDecoder();
const makeView = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const big = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

interface Directory {
  start: number;
  size: number;
  entries: number;
}

async function findDirectory(source: ByteSource): Promise<Directory> {
  const start = Math.max(0, source.size - LONGEST_END);
  const view = makeView(await source.read(start, source.size));
  // A comment may hold the signature: the end of a ZIP is the one whose comment ends with the file.
  const isEnd = (place: number, isWhole: boolean): boolean =>
    view.getUint32(place, true) === END &&
    (!isWhole || place + 22 + view.getUint16(place + 20, true) === view.byteLength);
  let at = view.byteLength - 22;
  while (at >= 0 && !isEnd(at, true)) at -= 1;
  if (at < 0) for (at = view.byteLength - 22; at >= 0 && !isEnd(at, false);) at -= 1;
  if (at < 0) {
    const head = makeView(await source.read(0, Math.min(4, source.size)));
    if (head.byteLength === 4 && head.getUint32(0, true) === LOCAL) throw broken(source.name, HALF);
    const fix = '選下載來的.zip，不要先解壓縮；或選解壓縮後的.csv。';
    throw new TableError('not-zip', source.name, '這不是ZIP。', fix);
  }
  const entries = view.getUint16(at + 10, true);
  const directory = { entries, size: view.getUint32(at + 12, true), start: view.getUint32(at + 16, true) };
  const fits = entries !== 0xffff && directory.size !== ELSEWHERE && directory.start !== ELSEWHERE;
  return fits ? directory : findDirectory64(source, start + at);
}

async function findDirectory64(source: ByteSource, end: number): Promise<Directory> {
  const fault = broken(source.name, DIRECTORY);
  if (end < 20) throw fault;
  const locator = makeView(await source.read(end - 20, end));
  if (locator.getUint32(0, true) !== LOCATOR_64) throw fault;
  const at = big(locator, 8);
  if (at + 56 > end) throw fault;
  const view = makeView(await source.read(at, at + 56));
  if (view.getUint32(0, true) !== END_64) throw fault;
  return { entries: big(view, 32), size: big(view, 40), start: big(view, 48) };
}

function widen(entry: ZipEntry, extra: Uint8Array): ZipEntry {
  const view = makeView(extra);
  for (let at = 0; at + 4 <= extra.length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== ZIP64_FIELD) continue;
    const end = Math.min(extra.length, at + 4 + view.getUint16(at + 2, true));
    let next = at + 4;
    const take = (given: number): number => {
      if (given !== ELSEWHERE || next + 8 > end) return given;
      next += 8;
      return big(view, next - 8);
    };
    const unpacked = take(entry.unpacked);
    const packed = take(entry.packed);
    return { ...entry, unpacked, packed, offset: take(entry.offset) };
  }
  return entry;
}

function check(source: ByteSource, entry: ZipEntry, flags: number): void {
  const where = `${source.name}的「${entry.name}」`;
  if (flags & 1)
    throw new TableError('encrypted', where, '有密碼。', '用沒有密碼的檔案；這份資料集的檔案都沒有密碼。');
  if (entry.method !== 0 && entry.method !== 8) {
    const problem = `壓縮的方法（${String(entry.method)}）讀不了。`;
    throw new TableError('method', where, problem, '解壓縮之後改選.csv。');
  }
  if (/^(?:[\\/]|[a-z]:)|(?:^|[\\/])\.\.(?:[\\/]|$)|\0/i.test(entry.name))
    throw hostile('unsafe-name', where, '檔名指到ZIP之外。');
  if (entry.unpacked > LONGEST || entry.unpacked > (entry.packed + 1000) * STEEPEST)
    throw hostile('bomb', where, '解壓縮後大得不合理。');
  if (entry.offset + entry.packed > source.size) throw broken(where, HALF);
}

/** The files in a ZIP, folders left out. @throws TableError for anything but a whole ZIP whose files can be read */
export async function listEntries(source: ByteSource): Promise<ZipEntry[]> {
  const { start, size, entries: count } = await findDirectory(source);
  if (start + size > source.size) throw broken(source.name, HALF);
  if (count > MOST_ENTRIES || size > MOST_ENTRIES * 1024)
    throw hostile('bomb', source.name, '裡面的檔案多得不合理。');
  const bytes = await source.read(start, start + size);
  const view = makeView(bytes);
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL) throw broken(source.name, DIRECTORY);
    const lengthAt = (place: number): number => view.getUint16(at + place, true);
    const [nameLength, extraLength, commentLength] = [lengthAt(28), lengthAt(30), lengthAt(32)] as const;
    const nameEnd = at + 46 + nameLength;
    if (nameEnd + extraLength > bytes.length) throw broken(source.name, DIRECTORY);
    const entry = widen(
      {
        name: decoder.decode(bytes.subarray(at + 46, nameEnd)),
        method: view.getUint16(at + 10, true),
        crc: view.getUint32(at + 16, true),
        packed: view.getUint32(at + 20, true),
        unpacked: view.getUint32(at + 24, true),
        offset: view.getUint32(at + 42, true),
      },
      bytes.subarray(nameEnd, nameEnd + extraLength),
    );
    if (!entry.name.endsWith('/')) {
      check(source, entry, view.getUint16(at + 8, true));
      entries.push(entry);
    }
    at = nameEnd + extraLength + commentLength;
  }
  // Files that share bytes are how a small ZIP becomes a large one.
  let end = 0;
  for (const { offset, packed } of entries.toSorted((a, b) => a.offset - b.offset)) {
    if (offset < end) throw hostile('bomb', source.name, '裡面的檔案互相重疊。');
    end = offset + packed;
  }
  return entries;
}

/** The unpacked bytes of a file in a ZIP, checked against the size and the checksum that the ZIP has. @throws TableError */
export async function* unpackEntry(source: ByteSource, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const where = `${source.name}的「${entry.name}」`;
  const header = makeView(await source.read(entry.offset, entry.offset + 30));
  if (header.byteLength < 30 || header.getUint32(0, true) !== LOCAL) throw broken(where, '找不到它的開頭。');
  const start = entry.offset + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  if (start + entry.packed > source.size) throw broken(where, HALF);
  const packed = readPieces(source, start, start + entry.packed);
  let [crc, size] = [0, 0];
  const unpacked = entry.method === 0 ? packed : inflated(packed);
  try {
    for await (const piece of unpacked) {
      size += piece.length;
      if (size > entry.unpacked) throw damaged(where);
      crc = crc32(piece, crc);
      yield piece;
    }
  } catch (error) {
    throw error instanceof TableError ? error : damaged(where);
  }
  if (size !== entry.unpacked || crc !== entry.crc) throw damaged(where);
}
