/** Files that a command writes: whole, beside the place where they belong, and only then under their name. */
import { lstat, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';

type Piece = string | Uint8Array;

interface Writable {
  write: (bytes: Uint8Array, offset: number, length: number) => Promise<{ bytesWritten: number }>;
}

/** Writes all bytes of a piece: a disk that is full takes some of them, and says so only when it is asked again. @returns how many there were */
export async function writeWhole(file: Writable, piece: Piece): Promise<number> {
  const bytes = typeof piece === 'string' ? new TextEncoder().encode(piece) : piece;
  let at = 0;
  while (at < bytes.length) {
    const { bytesWritten } = await file.write(bytes, at, bytes.length - at);
    if (bytesWritten <= 0) throw Object.assign(new Error('Nothing was written.'), { code: 'ENOSPC' });
    at += bytesWritten;
  }
  return bytes.length;
}

/** A file cannot be written. The message says where, what is wrong, and what to do. */
class WriteError extends Error {
  constructor(where: string, problem: string, fix: string) {
    super(`${where}：${problem}修正：${fix}`);
    this.name = 'WriteError';
  }
}

const PROBLEMS: Record<string, readonly [problem: string, fix: string]> = {
  ENOSPC: ['磁碟滿了，沒有寫完，也沒有留下檔案。', '清出空間，或寫到別的磁碟，再執行一次。'],
  EDQUOT: ['超過可以使用的空間，沒有寫完，也沒有留下檔案。', '清出空間，或寫到別的磁碟，再執行一次。'],
  ENAMETOOLONG: ['檔名太長。', '換一個短的名字。'],
  EACCES: ['沒有權限寫到這裡。', '換一個可以寫的資料夾。'],
  EPERM: ['沒有權限寫到這裡。', '換一個可以寫的資料夾。'],
  EROFS: ['這個磁碟只能讀。', '換成可以寫的地方。'],
};

const isThere = (place: string): Promise<boolean> =>
  lstat(place).then(
    () => true,
    () => false,
  );

/** @throws WriteError where a file cannot be written here */
export async function checkPlace(out: string, isForced: boolean): Promise<void> {
  const folder = path.dirname(out);
  const about = await stat(folder).catch(() => undefined);
  if (!about?.isDirectory())
    throw new WriteError(out, `沒有「${folder}」這個資料夾。`, '先建立資料夾，或換一個地方。');
  if (!isForced && (await isThere(out)))
    throw new WriteError(out, `已經有「${out}」。`, '換一個名字，先把它移走，或加上--force蓋掉它。');
}

/** Writes a file and gives it its name when all of it is on the disk. @throws WriteError where it cannot be written whole; then none is left */
export async function writeFileWhole(
  out: string,
  pieces: AsyncIterable<Piece> | Iterable<Piece>,
  isForced: boolean,
): Promise<void> {
  await checkPlace(out, isForced);
  const part = path.join(path.dirname(out), `.rental-files-${String(process.pid)}.part`);
  try {
    const handle = await open(part, 'wx');
    let sent = 0;
    try {
      for await (const piece of pieces) sent += await writeWhole(handle, piece);
      await handle.sync();
      const { size } = await handle.stat();
      if (size !== sent) throw Object.assign(new Error('Some bytes are missing.'), { code: 'ENOSPC' });
    } finally {
      await handle.close();
    }
    await rename(part, out);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const known = PROBLEMS[code];
    if (known) throw new WriteError(out, ...known);
    throw error;
  } finally {
    await rm(part, { force: true });
  }
}
