import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { sharedCatalogue } from '../catalogue/shared';
import { flatten } from '../docusaurus/routeTable';
import { recordPages, type RecordPage } from './kinds';

/** The pages that this plugin made, of all plugins' content. */
export const recordsIn = (allContent: AllContent): RecordPage[] =>
  (allContent['records']?.['default'] ?? []) as RecordPage[];

/**
 * A page for every record that has one, such as each published set (kinds.ts). Their data are page data (plugins/payload),
 * so all of a kind use one component and one entry in the route table that browsers load, see plugins/docusaurus/routeTable.ts.
 */
export default function records(context: LoadContext): Plugin<RecordPage[]> {
  const { siteDir, baseUrl, generatedFilesDir, siteConfig } = context;
  const site = { siteUrl: siteConfig.url, baseUrl };
  const withBase = (below: string) => baseUrl + below.slice(1);
  let flat: { path: string; pattern: string }[] = [];
  return {
    name: 'records',
    loadContent: async () => recordPages(await sharedCatalogue(siteDir), site),
    contentLoaded({ content, actions }) {
      flat = content.flatMap(({ path, pattern }) =>
        pattern === undefined ? [] : [{ path: withBase(path), pattern: withBase(pattern) }],
      );
      for (const { path, component } of content) {
        actions.addRoute({ path: withBase(path), exact: true, component, data: 'payload' });
      }
    },
    configureWebpack(config) {
      // While editing, pages come and go, and nobody counts bytes.
      if (config.mode === 'development') return {};
      const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
      const tables = flatten(
        {
          routes: read('routes.js'),
          chunkNames: JSON.parse(read('routesChunkNames.json')) as Record<string, unknown>,
        },
        flat,
      );
      const folder = path.join(generatedFilesDir, 'records');
      mkdirSync(folder, { recursive: true });
      const file = (name: string) => path.join(folder, name);
      writeFileSync(file('routes.js'), tables.routes);
      writeFileSync(file('routesChunkNames.json'), JSON.stringify(tables.chunkNames));
      // The first alias that fits wins, and `@generated` is one already: these have to stand before it.
      if (Array.isArray(config.resolve?.alias)) {
        throw new Error(
          '打包工具的resolve.alias是清單。修正：在plugins/records/index.ts把兩個別名加在清單最前面。',
        );
      }
      if (config.resolve) {
        config.resolve.alias = {
          '@generated/routes$': file('routes.js'),
          '@generated/routesChunkNames$': file('routesChunkNames.json'),
          ...config.resolve.alias,
        };
      }
      return {};
    },
  };
}
