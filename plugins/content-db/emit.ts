import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeBelow } from '../files';

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
  await writeBelow(folder, address, json);
  const beside = path.dirname(path.join(folder, address));
  const kept = [address, keep].map((a) => a && path.basename(a));
  for (const name of await readdir(beside)) {
    if (!kept.includes(name)) await rm(path.join(beside, name));
  }
}
