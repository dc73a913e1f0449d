import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { verify, type CheckedSource, type Verified, type VerifyOptions } from './check/verify';
import type { Catalogue } from './catalogue';

const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

interface OpenFile extends CheckedSource {
  close: () => Promise<void>;
}

const NOT_ALLOWED = ['沒有權限。', '改變權限，或換一個可以讀寫的帳號，再執行一次。'] as const;
const SYSTEM: Record<string, readonly [problem: string, fix: string]> = {
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  EROFS: ['這個磁碟只能讀。', '換成可以寫的地方，再執行一次。'],
  ENOSPC: ['磁碟滿了。', '清出空間，再執行一次。'],
  ENOENT: ['沒有這個檔案，或連結指到的檔案不存在。', '補上檔案，或刪除連結，再執行一次。'],
};

/** An error of the file system in words, with file and fix; any other stays as it is. @param after what is so in spite of it, as a sentence */
export function inWords(error: unknown, after = ''): unknown {
  const code = errorCode(error);
  if (code === undefined || !(error instanceof Error)) return error;
  const known = SYSTEM[code];
  if (!known && !('syscall' in error)) return error;
  const where = 'path' in error && typeof error.path === 'string' ? `${error.path}：` : '';
  const [problem, fix] = known ?? [`讀寫失敗（${code}）。`, '檢查磁碟與檔案，再執行一次。'];
  return new Error(`${where}${problem}${after}修正：${fix}`, { cause: error });
}

/** @throws Error that says why where it is no file, or cannot be read */
export async function openFile(file: string): Promise<OpenFile> {
  // Without waiting: a pipe would keep a reader until somebody writes.
  const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK).catch((error: unknown) => {
    // Node gives this letter for each byte that is no UTF-8, so that the name leads nowhere.
    if (errorCode(error) !== 'ENOENT' || !file.includes('\ufffd')) throw inWords(error);
    const fix = '修正：照「[202604][CSV][Raw] TW-Rental-Data.zip」改名。';
    throw new Error(`${file}：檔名不是UTF-8，打不開。${fix}`, { cause: error });
  });
  const about = await handle.stat();
  if (!about.isFile()) {
    await handle.close();
    const what = about.isDirectory() ? '這是資料夾，不是ZIP。' : '這不是一般的檔案。';
    throw new Error(`${file}：${what}修正：把它移到別的資料夾，或改掉名字的.zip。`);
  }
  const { size } = about;
  return {
    name: path.basename(file),
    size,
    read: async (start, end) => {
      const bytes = new Uint8Array(Math.max(0, end - start));
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, start);
      return bytes.subarray(0, bytesRead);
    },
    checksum: async () => {
      const hash = createHash('sha256');
      await pipeline(handle.createReadStream({ start: 0, autoClose: false }), hash);
      return hash.digest('hex');
    },
    close: () => handle.close(),
  };
}

/** The ZIPs at a path: the file itself, or those of a folder, in the order of their names. */
export async function zipsAt(place: string): Promise<string[]> {
  if (!(await stat(place)).isDirectory()) return [place];
  const names = (await readdir(place)).filter((name) => /\.zip$/i.test(name)).sort();
  return names.map((name) => path.join(place, name));
}

export interface VerifiedFile extends Verified {
  file: string;
}

/** Reads a file once, to its end. @throws TableError where it holds no table; Error where it cannot be read */
export async function verifyFile(
  file: string,
  catalogue: Catalogue,
  options?: VerifyOptions,
): Promise<VerifiedFile> {
  const source = await openFile(file);
  try {
    return { file, ...(await verify(source, catalogue, options)) };
  } finally {
    await source.close();
  }
}
