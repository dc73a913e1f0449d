import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pagesFiles } from './pagesFiles';

/** Adds the files that GitHub Pages reads. plugins/html writes `_headers` for other hosts, since it knows the policy of the pages. */
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
