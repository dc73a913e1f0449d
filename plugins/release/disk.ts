/** Files on disk as sources that can be read from anywhere, with their checksums. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ByteSource } from '../../src/domain/table/source';

/** A file on disk, open until it is closed. */
interface OpenFile extends ByteSource {
  close: () => Promise<void>;
}

/** @throws the error of the file system where the file cannot be read */
export async function openFile(file: string): Promise<OpenFile> {
  const handle = await open(file, 'r');
  const { size } = await handle.stat();
  return {
    name: path.basename(file),
    size,
    read: async (start, end) => {
      const bytes = new Uint8Array(Math.max(0, end - start));
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, start);
      return bytes.subarray(0, bytesRead);
    },
    close: () => handle.close(),
  };
}

/** SHA-256 of a file in hex digits. */
export async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** The ZIPs at a path: the file itself, or those of a folder, in the order of their names. */
export async function zipsAt(place: string): Promise<string[]> {
  if (!(await stat(place)).isDirectory()) return [place];
  const names = (await readdir(place)).filter((name) => /\.zip$/i.test(name)).sort();
  return names.map((name) => path.join(place, name));
}
