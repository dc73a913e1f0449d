import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Catalogue } from 'rental-data';
import { loadCatalogue as readCatalogue } from 'rental-data/load';

async function postSlugs(siteDir: string): Promise<string[]> {
  const found = await readdir(path.join(siteDir, 'blog', 'post'));
  return found.flatMap((name) => /^(.+)\.mdx?$/.exec(name)?.[1] ?? []);
}

/** Reads and checks catalogue/ of a site. @throws WritingError that lists every problem with file, line, key and fix */
export const loadCatalogue = async (siteDir: string): Promise<Catalogue> =>
  readCatalogue(siteDir, await postSlugs(siteDir));
