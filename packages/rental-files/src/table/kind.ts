import { TableError } from './error';

export type Kind = 'zip' | 'gzip' | 'json' | 'text';

const DOWNLOAD = '重新下載這個檔案。';
const CHOOSE = '選下載來的ZIP，或裡面的CSV、JSON。';
const AS_CSV = '在試算表裡另存成「CSV UTF-8」，再選那個CSV。';
const UNPACK = '解壓縮之後，選裡面的CSV或JSON。';
const EXPORT_CSV = '用寫出它的程式另存成CSV，或改選這份資料集的CSV。';

/** Beginnings of files that hold no table, in hexadecimal, and what is said of them. */
const OTHERS: readonly (readonly [beginning: string, name: string, problem: string, fix: string])[] = [
  ['25504446', 'PDF', '這是PDF，不是資料。', CHOOSE],
  ['52617221', 'RAR', '這是RAR壓縮檔，不能直接讀。', UNPACK],
  ['377abcaf', '7z', '這是7z壓縮檔，不能直接讀。', UNPACK],
  ['fd377a58', 'xz', '這是xz壓縮檔，不能直接讀。', UNPACK],
  ['28b52ffd', 'Zstandard', '這是Zstandard（.zst）壓縮檔，不能直接讀。', UNPACK],
  ['425a68', 'bzip2', '這是bzip2壓縮檔，不能直接讀。', UNPACK],
  ['d0cf11e0', 'Excel .xls', '這是舊版的Excel活頁簿。', AS_CSV],
  ['4d5a', 'Windows', '這是Windows的程式，不是資料。不要執行它。', CHOOSE],
  ['cffaedfe', 'macOS', '這是macOS的程式，不是資料。不要執行它。', CHOOSE],
  ['7f454c46', 'Linux', '這是Linux的程式，不是資料。不要執行它。', CHOOSE],
  ['89504e47', 'PNG', '這是圖片，不是資料。', CHOOSE],
  ['ffd8ff', 'JPEG', '這是圖片，不是資料。', CHOOSE],
  ['50415231', 'Parquet', '這是Parquet，不能直接讀。', EXPORT_CSV],
  ['4152524f5731', 'Arrow', '這是Feather（Arrow），不能直接讀。', EXPORT_CSV],
  ['46454131', 'Feather', '這是Feather，不能直接讀。', EXPORT_CSV],
  ['53514c69746520666f726d6174', 'SQLite', '這是SQLite資料庫，不能直接讀。', EXPORT_CSV],
];

const TAR_AT = 257;

/** Is it an archive of tar? Its first 512 bytes say so in their middle. */
const isTar = (start: Uint8Array): boolean =>
  String.fromCharCode(...start.subarray(TAR_AT, TAR_AT + 5)) === 'ustar';

/** Which encoding of Unicode a text has: two bytes a sign where a mark says so, or where every other byte is NUL. */
export const detectUnicode = ([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' =>
  (first === 0xff && second === 0xfe) || (first !== 0 && second === 0)
    ? 'utf-16le'
    : (first === 0xfe && second === 0xff) || (first === 0 && second !== 0)
      ? 'utf-16be'
      : 'utf-8';

/** @throws TableError for a file that is empty, or of a kind that holds no table */
function refuseOthers(start: Uint8Array, where: string): void {
  if (start.length === 0) throw new TableError('empty', where, '檔案是空的。', DOWNLOAD);
  const hex = [...start.subarray(0, 13)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const other = OTHERS.find(([beginning]) => hex.startsWith(beginning));
  if (other) throw new TableError('other-kind', where, other[2], other[3], other[1]);
  if (isTar(start)) throw new TableError('other-kind', where, '這是tar，好幾個檔案包在一起。', UNPACK, 'tar');
}

/** Gives the kind. @throws TableError for a file that is empty, or of a kind that holds no table */
export function detectKind(start: Uint8Array, where: string): Kind {
  refuseOthers(start, where);
  const [first, second] = start;
  if (first === 0x50 && second === 0x4b) return 'zip';
  if (first === 0x1f && second === 0x8b) return 'gzip';
  return textKind(start, where);
}

/** Is the text JSON? @throws TableError for pages of the web, and where an archive held no text */
export function textKind(start: Uint8Array, where: string): 'json' | 'text' {
  refuseOthers(start, where);
  const text = new TextDecoder(detectUnicode(start)).decode(start).trimStart();
  if (text.startsWith('<')) {
    if (/<table|urn:schemas-microsoft-com:office/i.test(text) || /\.xls$/i.test(where))
      throw new TableError(
        'other-kind',
        where,
        '這是寫成網頁的表格（檔名常是.xls），不是CSV。',
        AS_CSV,
        'HTML',
      );
    throw new TableError('web-page', where, '這是網頁或主機的錯誤訊息，不是資料：下載沒有成功。', DOWNLOAD);
  }
  return /^[[{]/.test(text) ? 'json' : 'text';
}
