import { SEARCH_POINTER, searchData } from '../../src/lib/addresses/hashed';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { publishedFolder, sha256, writeFiles } from 'html-first/files';
import { buildSearchData, packSearch, VOCABULARY_FILE } from 'rental-search/build';
import { sharedCatalogue } from '../catalogue';
import { loadDatabase } from '../content-db/shared';
import { SEARCH_PLUGIN, type SearchFile } from './client';
import { INDEX_SITE } from './site';

export default function search(context: LoadContext): Plugin {
  const { siteDir, generatedFilesDir } = context;
  const folder = path.join(generatedFilesDir, 'search-static');
  return {
    name: SEARCH_PLUGIN,
    getPathsToWatch: () => [path.join(siteDir, VOCABULARY_FILE)],
    async allContentLoaded({ allContent, actions }) {
      const { documents } = await loadDatabase(allContent, context);
      const catalogue = await sharedCatalogue(siteDir);
      const data = await buildSearchData(siteDir, { documents, catalogue, site: INDEX_SITE });
      const json = JSON.stringify(packSearch(data, INDEX_SITE));
      const address = `/${searchData(sha256(json).slice(0, 16))}`;
      const pointer: SearchFile = { path: address };
      await writeFiles(
        new Map([
          [address, json],
          [SEARCH_POINTER, JSON.stringify(pointer)],
        ]),
        folder,
      );
      actions.setGlobalData(pointer);
    },
    ...publishedFolder(folder, context),
  };
}
