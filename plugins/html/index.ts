import { readFile, writeFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { stylesOf, type Chunks } from './styles';

/**
 * Last step on the prerendered pages. Docusaurus links only the styles of the entry; without this step a formula would
 * be unstyled until its chunk arrives, and for ever where scripts are off.
 */
export default function html(): Plugin {
  return {
    name: 'html',
    async postBuild({ outDir, generatedFilesDir, baseUrl }) {
      const read = async (name: string): Promise<unknown> =>
        JSON.parse(await readFile(path.join(generatedFilesDir, name), 'utf8'));
      const chunks = {
        manifest: await read('client-manifest.json'),
        chunkNames: await read('routesChunkNames.json'),
      } as Chunks;
      const pages = (await readdir(outDir, { recursive: true })).filter((name) => name.endsWith('.html'));
      await Promise.all(
        pages.map(async (name) => {
          const file = path.join(outDir, name);
          const text = await readFile(file, 'utf8');
          const route =
            baseUrl +
            name
              .split(path.sep)
              .join('/')
              .replace(/(index)?\.html$/, '');
          const links = stylesOf(route, chunks)
            .map((css) => baseUrl + css)
            .filter((url) => !text.includes(url))
            .map((url) => `<link rel="stylesheet" href="${url}">`);
          if (links.length > 0) await writeFile(file, text.replace('</head>', `${links.join('')}</head>`));
        }),
      );
    },
  };
}
