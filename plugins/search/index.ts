import { FILES } from '../../src/domain/machine/addresses';
import { createHash } from 'node:crypto';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { packSearch } from '../../src/domain/search/data';
import { sharedCatalogue } from '../catalogue/shared';
import { databaseOf } from '../content-db/shared';
import { buildSearchData } from './build';
import { SEARCH_PLUGIN, type SearchFile } from './client';
import { SEARCH_FILE } from './load';

/** The search: one file of packed entries that browsers load when a reader opens it. */
export default function search(context: LoadContext): Plugin {
  const { siteDir, baseUrl, generatedFilesDir } = context;
  const folder = path.join(generatedFilesDir, 'search-static');
  return {
    name: SEARCH_PLUGIN,
    getPathsToWatch: () => [path.join(siteDir, SEARCH_FILE)],
    async allContentLoaded({ allContent, actions }) {
      const { documents } = await databaseOf(allContent, context);
      const data = await buildSearchData(siteDir, documents, await sharedCatalogue(siteDir));
      const json = JSON.stringify(packSearch(data));
      const hash = createHash('sha256').update(json).digest('hex').slice(0, 16);
      const address = `/${FILES.searchData(hash)}`;
      await rm(folder, { recursive: true, force: true });
      await mkdir(path.dirname(path.join(folder, address)), { recursive: true });
      await writeFile(path.join(folder, address), json);
      actions.setGlobalData({ path: address } satisfies SearchFile);
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
