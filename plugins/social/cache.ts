/** Files that are made once and then kept. */
import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';

/** What a file holds; where there is none, it is made and written. */
export async function kept(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const data = await make();
  // Two builds may run at once, and two pages may look the same; none may read a half-written file of another.
  const half = `${file}.${randomUUID()}`;
  await writeFile(half, data);
  await rename(half, file);
  return data;
}
