import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { FILES } from '../../src/dataset/addresses/files';
import { toExportFiles } from '../../src/features/exports/files';
import { toClosedRobotsText } from '../../src/features/exports/plainText';
import { sharedCatalogue } from '../catalogue';
import { publishedFolder, writeFiles } from '../publishedFolder';

export default function exportPlugin(context: LoadContext): Plugin {
  const { siteDir, baseUrl, generatedFilesDir, siteConfig } = context;
  const folder = path.join(generatedFilesDir, 'export-static');
  return {
    name: 'export',
    async contentLoaded() {
      const files = toExportFiles(await sharedCatalogue(siteDir), { siteUrl: siteConfig.url, baseUrl });
      if (siteConfig.noIndex) files.set(FILES.robots, toClosedRobotsText());
      await writeFiles(files, folder);
    },
    ...publishedFolder(folder, context),
  };
}
