import { TableError } from './error';

type Kind = 'zip' | 'gzip' | 'json' | 'text';

const DOWNLOAD = '重新下載這個檔案。';
const CHOOSE = '選下載來的ZIP，或裡面的CSV、JSON。';
const AS_CSV = '在試算表裡另存成「CSV UTF-8」，再選那個CSV。';

/** Beginnings of files that hold no table, in hexadecimal, and what is said of them. */
const OTHERS: readonly (readonly [beginning: string, problem: string, fix: string])[] = [
  ['25504446', '這是PDF，不是資料。', CHOOSE],
  ['52617221', '這是RAR壓縮檔，這一頁讀不了。', '解壓縮之後，選裡面的CSV或JSON。'],
  ['377abcaf', '這是7z壓縮檔，這一頁讀不了。', '解壓縮之後，選裡面的CSV或JSON。'],
  ['d0cf11e0', '這是舊版的Excel活頁簿。', AS_CSV],
  ['4d5a', '這是Windows的程式，不是資料。不要執行它。', CHOOSE],
  ['cffaedfe', '這是macOS的程式，不是資料。不要執行它。', CHOOSE],
  ['7f454c46', '這是Linux的程式，不是資料。不要執行它。', CHOOSE],
  ['89504e47', '這是圖片，不是資料。', CHOOSE],
  ['ffd8ff', '這是圖片，不是資料。', CHOOSE],
  ['50415231', '這是Parquet，這一頁讀不了。', '改選這份資料集的CSV。'],
];

/** Gives the kind. @throws TableError for a file that is empty, or of a kind that holds no table */
export function kindOf(start: Uint8Array, where: string): Kind {
  if (start.length === 0) throw new TableError('empty', where, '檔案是空的。', DOWNLOAD);
  const hex = [...start.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (hex.startsWith('504b')) return 'zip';
  if (hex.startsWith('1f8b')) return 'gzip';
  const other = OTHERS.find(([beginning]) => hex.startsWith(beginning));
  if (other) throw new TableError('other-kind', where, other[1], other[2]);
  const text = new TextDecoder().decode(start).trimStart();
  if (text.startsWith('<'))
    throw new TableError('web-page', where, '這是網頁或主機的錯誤訊息，不是資料：下載沒有成功。', DOWNLOAD);
  return /^[[{]/.test(text) ? 'json' : 'text';
}
