import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { filePage } from '../../src/lib/addresses/pages';
import { sharedCatalogue } from '../catalogue';
import { ROUTE_PATTERNS } from '../../src/runtime/navigation/patterns';
import { HTML_REGISTRY } from '../docusaurus/bundler/entries';
import { browserModule, htmlRegistry, readBrowserPages } from '../docusaurus/routeTable';
import { emitModules } from './modules';
import { cataloguePages, type CataloguePage } from './kinds';

const BROWSER_PAGES = 'browser-pages.js';

/** The modules behind `@catalogue` and `@page-data`, for each place where code runs. */
const access = (
  name:
    'catalogue' | 'noCatalogue' | 'upTo' | 'noUpTo' | 'englishFrame' | 'pageData' | 'noPageData' | 'noPages',
) => path.join(__dirname, 'access', `${name}.ts`);

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

/** The pages made from the catalogue (kinds.ts), and the catalogue for what draws them. Code of browsers has none of it (plugins/docusaurus/routeTable.ts). */
export default function pages(context: LoadContext): Plugin<CataloguePage[]> {
  const { siteDir, baseUrl, generatedFilesDir } = context;
  const withBase = (below: string) => baseUrl + below.slice(1);
  const file = (name: string) => path.join(generatedFilesDir, 'pages', name);
  /** What browsers know of the pages; written for them, and the registry of the others. */
  const writeBrowserPages = (): ReturnType<typeof readBrowserPages> => {
    const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
    const generated = {
      routes: read('routes.js'),
      chunkNames: JSON.parse(read('routesChunkNames.json')) as Record<string, unknown>,
    };
    const patterns = ROUTE_PATTERNS.map(({ path }) => path)
      .filter((pattern) => pattern.includes(':'))
      .map(withBase);
    const known = readBrowserPages(generated, patterns);
    mkdirSync(file('.'), { recursive: true });
    writeFileSync(file(HTML_REGISTRY), htmlRegistry(read('registry.js'), known));
    const below = (address: string) => decodeURI(address).slice(baseUrl.length - 1);
    writeFileSync(file(BROWSER_PAGES), browserModule(known, below));
    return known;
  };
  return {
    name: 'pages',
    loadContent: async () => cataloguePages(await sharedCatalogue(siteDir)),
    async contentLoaded({ content, actions }) {
      const days = await publishedDays(siteDir);
      for (const { path, component, react } of content) {
        const day = days.get(path);
        actions.addRoute({
          path: withBase(path),
          exact: true,
          component,
          ...(react ? { react: component, ...react } : {}),
          // The site map says it.
          metadata: { lastUpdatedAt: day === undefined ? null : Date.parse(day) },
        });
      }
      await emitModules(await sharedCatalogue(siteDir), actions.createData);
    },
    configureWebpack(config, isServer) {
      // While editing, pages come and go, and nobody counts bytes.
      const isDrawn = config.mode === 'development' || isServer;
      const bare = (name: string) => path.join(siteDir, 'src/runtime/drawing', name);
      const alias: Record<string, string> = {
        '@catalogue$': access(isDrawn ? 'catalogue' : 'noCatalogue'),
        '@up-to$': access(isDrawn ? 'upTo' : 'noUpTo'),
        '@english-frame$': isDrawn
          ? access('englishFrame')
          : path.join(__dirname, 'access/noEnglishFrame.tsx'),
        '@page-data$': access(isDrawn ? 'pageData' : 'noPageData'),
        '@browser-pages$': isDrawn ? access('noPages') : file(BROWSER_PAGES),
        ...(!isDrawn && { '@docusaurus/Link$': bare('Link.tsx') }),
      };
      // In browsers the pages that React draws are the content alone.
      const drawn = isDrawn
        ? []
        : writeBrowserPages().react.map(({ react }) => react.replace('@site', siteDir));
      const { resolve } = config;
      if (Array.isArray(resolve?.alias))
        throw new Error(
          '打包工具的resolve.alias是清單。修正：在plugins/pages/index.ts把別名加在清單最前面。',
        );
      // The first alias that fits wins, and `@generated` is one already: these have to stand before it.
      if (resolve) resolve.alias = { ...alias, ...resolve.alias };
      return {
        module: {
          rules: drawn.map((page) => ({
            resource: page,
            resolve: {
              alias: { '@theme/Layout': bare('Layout.tsx'), '@docusaurus/Head': bare('Head.ts') },
            },
          })),
        },
      };
    },
  };
}
