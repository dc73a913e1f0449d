import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes the database below a folder that is served and copied as it is.
 * @param address address below the base path
 * @param keep address of the database that open pages still ask for; all others are removed
 */
export async function writeDatabase(
  folder: string,
  address: string,
  json: string,
  keep?: string,
): Promise<void> {
  const file = path.join(folder, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, json);
  const kept = [address, keep].map((a) => a && path.basename(a));
  for (const name of await readdir(path.dirname(file))) {
    if (!kept.includes(name)) await rm(path.join(path.dirname(file), name));
  }
}
