/** Files that a command writes: whole, beside the place where they belong, and only then under their name. */
import { lstat, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { DiskError, inWords } from './disk';
import { NOTHING_WRITTEN } from './words/disk';

type Piece = string | Uint8Array;

const isThere = (place: string): Promise<boolean> =>
  lstat(place).then(
    () => true,
    () => false,
  );

/** @throws DiskError where a file cannot be written here */
export async function checkPlace(out: string, isForced: boolean): Promise<void> {
  const folder = path.dirname(out);
  const about = await stat(folder).catch(() => undefined);
  if (!about?.isDirectory()) throw new DiskError('no-folder', out, { detail: folder });
  // A file that took the place of a device, such as /dev/stdout, would stay there.
  const target = await stat(out).catch(() => undefined);
  if (target && !target.isFile()) throw new DiskError('no-target', out);
  if (!isForced && (await isThere(out))) throw new DiskError('there', out, { detail: out });
}

/** Writes a file and gives it its name when all of it is on the disk. @throws DiskError where it cannot be written whole; then none is left */
export async function writeFileWhole(
  out: string,
  pieces: AsyncIterable<Piece> | Iterable<Piece>,
  isForced: boolean,
): Promise<void> {
  await checkPlace(out, isForced);
  const part = path.join(path.dirname(out), `.rental-files-${String(process.pid)}.part`);
  try {
    const handle = await open(part, 'wx');
    try {
      await writeFile(handle, pieces);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, out);
  } catch (error) {
    const known = inWords(error);
    // The name that was asked for, not that of the part.
    throw known instanceof DiskError
      ? known.at(out, known.problem === 'full' ? NOTHING_WRITTEN : undefined)
      : known;
  } finally {
    await rm(part, { force: true });
  }
}
