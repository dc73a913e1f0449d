import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { publishedFolder, writeFiles } from 'html-first/files';
import { FILES } from 'rental-data';
import { SITE_FILES } from '../../src/lib/addresses/siteFiles';
import { DOCUMENTED_PAGES } from '../../src/lib/addresses/documentedPages';
import { sharedCatalogue } from '../catalogue';
import { toPublishedFiles } from './files';
import { toPracticeZip } from './practice';
import { toClosedRobotsText } from './plainText';

export default function exportPlugin(context: LoadContext): Plugin {
  const { siteDir, baseUrl, generatedFilesDir, siteConfig } = context;
  const folder = path.join(generatedFilesDir, 'export-static');
  return {
    name: 'export',
    async contentLoaded() {
      const site = { siteUrl: siteConfig.url, baseUrl, pages: DOCUMENTED_PAGES };
      const catalogue = await sharedCatalogue(siteDir);
      const files = new Map<string, string | Uint8Array>(toPublishedFiles(catalogue, site));
      files.set(FILES.practice, toPracticeZip(catalogue));
      if (siteConfig.noIndex) files.set(SITE_FILES.robots, toClosedRobotsText());
      await writeFiles(files, folder);
    },
    ...publishedFolder(folder, context),
  };
}
