import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { SITE_FILES } from '../../src/lib/addresses/siteFiles';
import { DOCUMENTED_PAGES } from '../../src/lib/addresses/documentedPages';
import { sharedCatalogue } from '../catalogue';
import { publishedFolder, writeFiles } from '../publishedFolder';
import { toPublishedFiles } from './files';
import { toClosedRobotsText } from './plainText';

export default function exportPlugin(context: LoadContext): Plugin {
  const { siteDir, baseUrl, generatedFilesDir, siteConfig } = context;
  const folder = path.join(generatedFilesDir, 'export-static');
  return {
    name: 'export',
    async contentLoaded() {
      const site = { siteUrl: siteConfig.url, baseUrl, pages: DOCUMENTED_PAGES };
      const files = toPublishedFiles(await sharedCatalogue(siteDir), site);
      if (siteConfig.noIndex) files.set(SITE_FILES.robots, toClosedRobotsText());
      await writeFiles(files, folder);
    },
    ...publishedFolder(folder, context),
  };
}
