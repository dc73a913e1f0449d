import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type Catalogue, freeze } from 'rental-data';
import { loadCatalogue } from './load';

const known = new Map<string, { signature: string; catalogue: Promise<Catalogue> }>();

/** Changes with the files of catalogue/ and with the list of posts. */
async function computeSignature(siteDir: string): Promise<string> {
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

/** The frozen catalogue of a site, read once for all plugins and again when a file has changed. @throws as `loadCatalogue` */
export async function sharedCatalogue(siteDir: string): Promise<Catalogue> {
  // If a file is missing, reading it reports which one, and the fix.
  const signature = await computeSignature(siteDir).catch(() => undefined);
  if (signature === undefined) return loadCatalogue(siteDir);
  const before = known.get(siteDir);
  if (before?.signature === signature) return before.catalogue;
  const catalogue = loadCatalogue(siteDir).then(freeze);
  known.set(siteDir, { signature, catalogue });
  return catalogue;
}

export default function catalogue({ siteDir }: LoadContext): Plugin<Catalogue> {
  return {
    name: 'catalogue',
    getPathsToWatch: () => [path.join(siteDir, 'catalogue/**/*.{yaml,csv}')],
    loadContent: () => sharedCatalogue(siteDir),
  };
}
