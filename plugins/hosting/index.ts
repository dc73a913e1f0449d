import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pagesFiles } from './pagesFiles';

/** Puts beside the site what GitHub Pages reads. Other hosts: `npm run export`, see export.ts. */
export default function hosting(_context: LoadContext): Plugin {
  return {
    name: 'hosting',
    async postBuild({ outDir, baseUrl, siteConfig: { url, noIndex } }) {
      for (const [name, text] of pagesFiles({ url, baseUrl, preview: noIndex })) {
        await writeFile(path.join(outDir, name), text);
      }
    },
  };
}
