import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sharedCatalogue } from '../catalogue/shared';
import { toLatestPaths } from '../catalogue/props/file';
import { toPayload, toPayloadFiles, type PrerenderedPage } from '../payload/build';
import { PAGE_DATA_FOLDER } from '../payload/index';
import { readPageData } from '../payload/store';
import { MOVED } from '../../config/moved';
import { commitDay } from '../../config/release';
import type { ThirdParties } from '../../config/thirdParties';
import { FILES } from '../../src/domain/machine/addresses';
import { readNotices, toLicenceList } from '../inventory/licences';
import { SHIPPED_FILE } from '../inventory/shipped';
import { writeServiceWorker } from '../service-worker/emit';
import type { Sources } from '../social/context';
import { writeSocialPictures } from '../social/write';
import { withPlainAttributes } from './attributes';
import { assetsOf, type Chunks } from './assets';
import { errorOf, withIsland } from './island';
import { headLinksOf } from './links';
import { assertNotTaken, toMovedPage, withoutAddress } from './moved';
import { pluginsByPath, readPages, withoutCrawlerNotes } from './pages';
import { pageWordsOf, withSocialPicture } from './social';
import { structuredDataOf, withStructuredData } from './structuredData';
import { loaderText, withLoader } from './loader';
import { hashesOf, policyOf, withPolicy } from './policy';

/** Chunks that every page of a plugin loads (plugins/bundler/groups.ts), by the plugin's name. */
const FRAMES: Record<string, string[]> = {
  'docusaurus-plugin-content-docs': ['docs-frame'],
  'docusaurus-plugin-content-blog': ['blog-frame'],
};

/** Folder of the payloads below the site, see PayloadFiles.hash. */
const PAYLOADS_FOLDER = '_nuxt/static';

/** @returns the name of the folder in which they are. Holds on to none of them: together they are as large as all pages. */
async function writePayloads(outDir: string, pages: readonly PrerenderedPage[]): Promise<string> {
  const { hash, files } = toPayloadFiles(pages.map(toPayload));
  for (const [name, text] of files) {
    const file = path.join(outDir, PAYLOADS_FOLDER, hash, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return hash;
}

interface Options {
  /** may browsers keep pages for when they are offline? */
  serviceWorker: boolean;
}

/**
 * Last step on the prerendered pages; everything that needs finished pages is done here, one after the other, since
 * Docusaurus runs the plugins' `postBuild` side by side.
 * Style sheets: Docusaurus links only those of the entry; without the others a formula would be unstyled until its chunk
 * arrives, and for ever where scripts are off. Scripts: loaded when the page is drawn (loader/). Then the payloads, in each page the data that it was rendered with, and a
 * page at each address that has moved, all with the picture that stands for them (plugins/social) and the policy of what they may
 * load; at last the service worker, which knows the finished files, and the licences of all that browsers load.
 */
export default function html(_context: LoadContext, { serviceWorker }: Options): Plugin {
  return {
    name: 'html',
    async contentLoaded({ actions }) {
      await actions.createData('commit.json', JSON.stringify({ day: commitDay() }));
    },
    async postBuild({ siteDir, outDir, generatedFilesDir, baseUrl, routes, siteConfig }) {
      const read = async (name: string): Promise<unknown> =>
        JSON.parse(await readFile(path.join(generatedFilesDir, name), 'utf8'));
      const chunks = {
        manifest: await read('client-manifest.json'),
        chunkNames: await read('routesChunkNames.json'),
      } as Chunks;
      const dataOf = (page: string) => readPageData(path.join(generatedFilesDir, PAGE_DATA_FOLDER), page);
      const plugins = pluginsByPath(routes, baseUrl);
      const catalogue = await sharedCatalogue(siteDir);
      const site = { siteUrl: siteConfig.url, baseUrl };
      const contentBaseUrl = String(siteConfig.customFields?.['contentBaseUrl'] ?? baseUrl);
      const thirdParties = (siteConfig.customFields?.['thirdParties'] ?? {}) as ThirdParties;
      const policy = policyOf({ thirdParties, contentBaseUrl });
      const loader = loaderText();

      const pages = (await readPages(outDir)).map((page) => {
        const plugin = page.path === null ? '' : (plugins.get(page.path) ?? '');
        const route = baseUrl + page.file.replace(/(index)?\.html$/, '');
        const assets = assetsOf(route, chunks, FRAMES[plugin]);
        const styles = assets.styles.map((css) => baseUrl + css).filter((url) => !page.text.includes(url));
        const links = styles.map((url) => `<link rel="stylesheet" href="${url}">`).join('');
        const text = withoutCrawlerNotes(withPlainAttributes(page.text));
        const linked = text.replace('</head>', () => `${links}</head>`);
        const scripts = assets.scripts.map((script) => baseUrl + script);
        const whole = withLoader(linked, loader, scripts);
        return { ...page, plugin, styles, text: page.path === null ? withoutAddress(whole) : whole };
      });

      const payloads = await writePayloads(
        outDir,
        pages.flatMap((page): PrerenderedPage[] =>
          page.path === null ? [] : [{ ...page, path: page.path, data: dataOf(page.path) }],
        ),
      );

      // 404.html says nothing that a writer wrote.
      const known = hashesOf(pages.find((page) => page.path === null)?.text ?? '');
      const social = await writeSocialPictures({
        siteDir,
        outDir,
        pages: pages.flatMap(({ path: at, text }) => (at === null ? [] : [pageWordsOf(at, text)])),
        sources: {
          catalogue,
          site,
          dataOf,
          posts: (await read('content-db/default/posts.json')) as Sources['posts'],
          covers: (await read('docusaurus-plugin-content-blog/default/covers.json')) as Sources['covers'],
        },
      });
      /** The picture of a page; the home page's where it has none of its own. */
      const pictured = (text: string, at: string) => {
        const picture = social.get(at) ?? social.get('/');
        return picture ? withSocialPicture(text, picture, site) : text;
      };

      const moved = { ...MOVED, ...toLatestPaths(catalogue) };
      assertNotTaken(moved, new Set(pages.flatMap((page) => page.path ?? [])));
      const names = new Map(pages.map((page) => [page.path, pageWordsOf('', page.text).title]));
      const put = async (file: string, text: string) => {
        await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
        await writeFile(path.join(outDir, file), withPolicy(text, policy, known));
      };
      await Promise.all(
        pages.map(async ({ file, path: pagePath, text }) => {
          const error = errorOf(text);
          const data = pagePath === null ? undefined : dataOf(pagePath);
          const island = {
            path: pagePath,
            payloads: `${baseUrl}${PAYLOADS_FOLDER}/${payloads}/`,
            ...(data === undefined ? {} : { data }),
            ...(error ? { error } : {}),
          };
          const described = withStructuredData(text, structuredDataOf(pagePath, catalogue, site));
          const links = headLinksOf(pagePath, catalogue, site);
          const whole = withIsland(
            described.replace('</head>', () => `${links}</head>`),
            island,
          );
          await put(file, pictured(whole, pagePath ?? '/'));
          if (pagePath !== null) return;
          for (const [from, to] of Object.entries(moved)) {
            await put(
              `${from.slice(1)}index.html`,
              toMovedPage(pictured(whole, to), {
                from,
                to: baseUrl + encodeURI(to.slice(1)),
                name: names.get(to) ?? to,
              }),
            );
          }
        }),
      );
      const worker = await writeServiceWorker({
        outDir,
        generatedFilesDir,
        baseUrl,
        contentBaseUrl,
        enabled: serviceWorker,
      });
      const shipped = [...((await read(SHIPPED_FILE)) as string[]), ...worker];
      const licences = toLicenceList(await readNotices(shipped, siteDir), siteConfig.title);
      await writeFile(path.join(outDir, FILES.licences), licences);
    },
  };
}
