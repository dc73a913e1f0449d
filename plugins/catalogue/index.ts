import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Catalogue } from '../../src/domain/catalogue/types';
import { emitModules } from './emit';
import { writePublicFiles } from './publish';
import { sharedCatalogue } from './shared';

/** The dataset's facts: read, proved, and handed to pages as JSON modules and to readers as public files. */
export default function catalogue(context: LoadContext): Plugin<Catalogue> {
  const publicFolder = path.join(context.generatedFilesDir, 'catalogue-public');
  return {
    name: 'catalogue',
    getPathsToWatch: () => [path.join(context.siteDir, 'catalogue/**/*.{yaml,csv}')],
    loadContent: () => sharedCatalogue(context.siteDir),
    async contentLoaded({ content, actions }) {
      await emitModules(
        content,
        { siteUrl: context.siteConfig.url, baseUrl: context.baseUrl },
        actions.createData,
      );
      await writePublicFiles(content, publicFolder);
    },
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : // The public files answer under `npm run dev` too.
          ({ devServer: { static: [{ directory: publicFolder, publicPath: context.baseUrl }] } } as object),
    async postBuild({ outDir }) {
      await cp(publicFolder, outDir, { recursive: true });
    },
  };
}
