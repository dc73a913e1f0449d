import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Catalogue } from '../../src/domain/catalogue/types';
import { FILES } from '../../src/domain/machine/addresses';
import { incidentsOfSet } from '../../src/domain/machine/sets';
import { yearsOf } from './props/pages';

/** One row of a year's public table. */
interface PublicSet {
  period: string;
  variant: string;
  version: string;
  beta: boolean;
  rows: number;
  rowsBySource: Record<string, number>;
  files: { format: string; bytes: number; url: string }[];
  /** ids of the incidents that touch the set, worst first, as on /data-quality */
  incidents: string[];
}

/** The year's table as machines read it: the same sets as on the page, in the same order. */
export function toPublicYear(
  catalogue: Catalogue,
  year: number,
): { year: number; licence: string; sets: PublicSet[] } {
  return {
    year,
    licence: 'CC0-1.0',
    sets: catalogue.releases
      .filter((r) => r.year === year)
      .flatMap((release) =>
        release.sets.map((set) => ({
          period: set.period,
          variant: set.variant,
          version: set.version,
          beta: set.beta,
          rows: set.rows,
          rowsBySource: set.rowsBySource,
          files: set.files.map(({ format, bytes, url }) => ({ format, bytes, url })),
          incidents: incidentsOfSet(catalogue, set).map(({ incident }) => incident.id),
        })),
      ),
  };
}

/** Every published address, one a line, in the order of the download page. */
export function toAddressList(catalogue: Catalogue): string {
  const urls = catalogue.releases.flatMap((r) => r.sets.flatMap((s) => s.files.map((f) => f.url)));
  return `${urls.join('\n')}\n`;
}

/** Public files of the catalogue: path below the site's root → text. */
export function toPublicFiles(catalogue: Catalogue): Map<string, string> {
  return new Map([
    [FILES.addressList, toAddressList(catalogue)],
    ...yearsOf(catalogue).map((year): [string, string] => [
      FILES.yearTable(year),
      `${JSON.stringify(toPublicYear(catalogue, year), null, 2)}\n`,
    ]),
  ]);
}

/** Writes files into a folder of their own, replacing what stood there. @param files path below the folder → text */
export async function writeFiles(files: ReadonlyMap<string, string>, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** Writes the public files into a folder of their own, replacing what stood there. */
export const writePublicFiles = (catalogue: Catalogue, folder: string): Promise<void> =>
  writeFiles(toPublicFiles(catalogue), folder);
