/** Files that are made once and then kept. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Above this many files, those that were not asked for are deleted. */
const MOST_KEPT = 3000;

export interface Cache {
  /** The file that comes of `from`, which says all that it depends on. Where there is none, it is made. */
  keep: (
    from: unknown,
    ending: string,
    make: () => Promise<Buffer>,
  ) => Promise<{ file: string; data: Buffer }>;
  /** Deletes what nobody has asked for, where too much is kept. */
  prune: () => Promise<void>;
}

/** @param folder made where it does not exist */
export async function openCache(folder: string): Promise<Cache> {
  await mkdir(folder, { recursive: true });
  const used = new Set<string>();
  return {
    keep: async (from, ending, make) => {
      const name = createHash('sha256').update(JSON.stringify(from)).digest('hex').slice(0, 32) + ending;
      used.add(name);
      const file = path.join(folder, name);
      const known = await readFile(file).catch(() => undefined);
      if (known) return { file, data: known };
      const data = await make();
      // Two builds may run at once, and two pictures may look the same; none may read a half-written file of another.
      const half = `${file}.${randomUUID()}`;
      await writeFile(half, data);
      await rename(half, file);
      return { file, data };
    },
    prune: async () => {
      const names = await readdir(folder);
      if (names.length <= MOST_KEPT) return;
      await Promise.all(names.filter((name) => !used.has(name)).map((name) => rm(path.join(folder, name))));
    },
  };
}
