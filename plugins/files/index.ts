import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadCatalogue } from '../catalogue/load';
import { filePath } from '../catalogue/props/file';
import { flatten } from './flatten';

/** Address of all pages of this kind, below the base path. */
const PATTERN = '/download/:period/:variant/';

/**
 * A page for every published set. Their data are page data (plugins/payload), so they all use one component and one entry
 * in the route table that browsers load, see flatten.ts.
 */
export default function files(context: LoadContext): Plugin<string[]> {
  const { siteDir, baseUrl, generatedFilesDir } = context;
  const withBase = (below: string) => baseUrl + below.slice(1);
  let paths: string[] = [];
  return {
    name: 'files',
    async loadContent() {
      const { releases } = await loadCatalogue(siteDir);
      return releases.flatMap((r) => r.sets.map((set) => filePath(r.period, set.variant)));
    },
    contentLoaded({ content, actions }) {
      paths = content;
      for (const below of content) {
        actions.addRoute({
          path: withBase(below),
          exact: true,
          component: '@site/src/routes/FilePage/index.tsx',
          data: 'payload',
        });
      }
    },
    configureWebpack(config, isServer) {
      // While editing, pages come and go, and nobody counts bytes.
      if (isServer || config.mode === 'development') return {};
      const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
      const flat = flatten(
        {
          routes: read('routes.js'),
          chunkNames: JSON.parse(read('routesChunkNames.json')) as Record<string, unknown>,
        },
        paths.map((below) => ({ path: withBase(below), pattern: withBase(PATTERN) })),
      );
      const folder = path.join(generatedFilesDir, 'files');
      mkdirSync(folder, { recursive: true });
      const file = (name: string) => path.join(folder, name);
      writeFileSync(file('routes.js'), flat.routes);
      writeFileSync(file('routesChunkNames.json'), JSON.stringify(flat.chunkNames));
      // The first alias that fits wins, and `@generated` is one already: these have to stand before it.
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
