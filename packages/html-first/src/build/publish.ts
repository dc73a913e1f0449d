import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Writes a file, and the folders that it is in. @param name below the folder */
export async function writeBelow(folder: string, name: string, content: string | Uint8Array): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Writes files into a folder of their own, and removes what was there before. @param files path below the folder → text or bytes */
export async function writeFiles(
  files: ReadonlyMap<string, string | Uint8Array>,
  folder: string,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [name, content] of files) await writeBelow(folder, name, content);
}

/** The part of a plugin that publishes a folder as it is: copied into the site, and answering while the site is edited too. */
export const publishedFolder = (
  folder: string,
  { baseUrl }: Pick<LoadContext, 'baseUrl'>,
): Required<Pick<Plugin, 'configureWebpack' | 'postBuild'>> => ({
  configureWebpack: (_config, isServer) =>
    isServer
      ? {}
      : // Not watched: each edit of the content rewrites these files, and the edit itself already reloads the page.
        ({ devServer: { static: [{ directory: folder, publicPath: baseUrl, watch: false }] } } as object),
  async postBuild({ outDir }) {
    await cp(folder, outDir, { recursive: true });
  },
});
