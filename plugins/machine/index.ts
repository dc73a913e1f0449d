import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sharedCatalogue } from '../catalogue/shared';
import { writeFiles } from '../catalogue/publish';
import { FILES } from '../../src/domain/machine/addresses';
import { toClosedRobotsText } from '../../src/domain/machine/plainText';
import { toAllMachineFiles } from './files';

/** The machine layer: documents, schemas, citations and feeds as files under stable addresses (src/domain/machine). */
export default function machine(context: LoadContext): Plugin {
  const { siteDir, baseUrl, generatedFilesDir, siteConfig } = context;
  const folder = path.join(generatedFilesDir, 'machine-static');
  return {
    name: 'machine',
    async contentLoaded() {
      const files = toAllMachineFiles(await sharedCatalogue(siteDir), { siteUrl: siteConfig.url, baseUrl });
      if (siteConfig.noIndex) files.set(FILES.robots, toClosedRobotsText());
      await writeFiles(files, folder);
    },
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : ({ devServer: { static: [{ directory: folder, publicPath: baseUrl, watch: false }] } } as object),
    async postBuild({ outDir }) {
      await cp(folder, outDir, { recursive: true });
    },
  };
}
