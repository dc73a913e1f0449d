import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { loadCatalogue } from '../../src/load/loadCatalogue';
import type { Catalogue } from '../../src/catalogue/types';

/** The catalogue of a folder, whose incidents may link to the posts beside it. @throws as `loadCatalogue` */
export async function loadSample(dir: string): Promise<Catalogue> {
  const posts = await readdir(path.join(dir, 'blog/post'));
  return loadCatalogue(
    dir,
    posts.map((name) => name.replace(/\.mdx?$/, '')),
  );
}
