import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Catalogue } from '../../src/domain/catalogue/types';
import { loadCatalogue } from './load';

/** What the catalogue of a folder is made of, and what was made of it. */
interface Known {
  signature: string;
  catalogue: Promise<Catalogue>;
}

const known = new Map<string, Known>();

/** What changes when a file that the catalogue is read from does: those in catalogue/, and which posts there are. */
async function signatureOf(siteDir: string): Promise<string> {
  const folder = path.join(siteDir, 'catalogue');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const lines = await Promise.all(
    files.sort().map(async (file) => {
      const { mtimeMs, size } = await stat(file);
      return `${file} ${mtimeMs} ${size}`;
    }),
  );
  const posts = await readdir(path.join(siteDir, 'blog', 'post'));
  return [...lines, ...posts.sort()].join('\n');
}

/** Makes what several hold in their hands unchangeable, down to its last part. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/**
 * The catalogue of a site for plugins: read and proved once for all of them, and again when a file has changed. Nobody can
 * change it.
 * @param siteDir the folder that holds catalogue/ and blog/
 * @throws CatalogueError like `loadCatalogue`
 */
export async function sharedCatalogue(siteDir: string): Promise<Catalogue> {
  // Where something is missing, reading says what, and how to mend it.
  const signature = await signatureOf(siteDir).catch(() => undefined);
  if (signature === undefined) return loadCatalogue(siteDir);
  const before = known.get(siteDir);
  if (before?.signature === signature) return before.catalogue;
  const catalogue = loadCatalogue(siteDir).then(frozen);
  known.set(siteDir, { signature, catalogue });
  return catalogue;
}
