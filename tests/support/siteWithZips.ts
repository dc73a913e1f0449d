import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Format } from 'rental-data';
import { type MadeTable, toZip } from 'rental-data/testing/tables';
import { temporarySite, type TemporarySite } from 'rental-data/testing/temporary-site';

/** Puts the ZIPs of made tables, CSV unless another format is named, into a folder of a site. @returns the folder */
export async function writeZips(
  site: TemporarySite,
  tables: readonly (MadeTable | readonly [MadeTable, Format])[],
  name = 'zips',
): Promise<string> {
  const folder = path.join(site.dir, name);
  await mkdir(folder, { recursive: true });
  for (const table of tables) {
    const { name: file, bytes } = 'fields' in table ? toZip(table) : toZip(...table);
    await writeFile(path.join(folder, file), bytes);
  }
  return folder;
}

/** A site, and a folder in it with the ZIPs of made tables. */
export async function siteWithZips(
  ...tables: readonly MadeTable[]
): Promise<{ site: TemporarySite; zips: string }> {
  const site = await temporarySite();
  return { site, zips: await writeZips(site, tables) };
}
