import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { filePage } from '../../src/lib/addresses/pages';
import { sharedCatalogue } from '../catalogue';
import { putAliases } from 'html-first';
import { emitModules } from './modules';
import { cataloguePages, type CataloguePage } from './kinds';

/** The modules behind `@catalogue` and others, for each place where code runs. */
const access = (name: 'catalogue' | 'noCatalogue' | 'upTo' | 'noUpTo' | 'englishFrame') =>
  path.join(__dirname, 'access', `${name}.ts`);

/** When the page of a set came out, for those of which somebody recorded the day: path → ISO date. */
async function publishedDays(siteDir: string): Promise<Map<string, string>> {
  const { releases } = await sharedCatalogue(siteDir);
  const sets = releases.flatMap((release) => release.sets);
  return new Map(
    sets.flatMap(({ period, variant, published }) =>
      published === undefined ? [] : [[filePage(period, variant), published] as const],
    ),
  );
}

/** The pages made from the catalogue (kinds.ts), and the catalogue for what draws them. Code of browsers has none of it (packages/html-first/src/build/routeTable.ts). */
export default function pages(context: LoadContext): Plugin<CataloguePage[]> {
  const { siteDir, baseUrl } = context;
  const withBase = (below: string) => baseUrl + below.slice(1);
  return {
    name: 'pages',
    loadContent: async () => cataloguePages(await sharedCatalogue(siteDir)),
    async contentLoaded({ content, actions }) {
      const days = await publishedDays(siteDir);
      for (const { path, component } of content) {
        const day = days.get(path);
        actions.addRoute({
          path: withBase(path),
          exact: true,
          component,
          // The site map says it.
          metadata: { lastUpdatedAt: day === undefined ? null : Date.parse(day) },
        });
      }
      await emitModules(await sharedCatalogue(siteDir), actions.createData);
    },
    configureWebpack(config, isServer) {
      // While editing, pages come and go, and nobody counts bytes.
      const isDrawn = config.mode === 'development' || isServer;
      const alias: Record<string, string> = {
        '@catalogue$': access(isDrawn ? 'catalogue' : 'noCatalogue'),
        '@up-to$': access(isDrawn ? 'upTo' : 'noUpTo'),
        '@english-frame$': isDrawn
          ? access('englishFrame')
          : path.join(__dirname, 'access/noEnglishFrame.tsx'),
      };
      putAliases(config, alias);
      // See src/features/open/NamedWorker.ts.
      const parser = { javascript: { worker: ['...', 'NamedWorker from ./NamedWorker'] } };
      return isServer ? {} : { module: { parser } };
    },
  };
}
