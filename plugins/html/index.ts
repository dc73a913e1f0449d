import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { sharedCatalogue } from '../catalogue/shared';
import { assetsOf, readChunks } from '../docusaurus/chunks';
import { pluginsByPath } from '../docusaurus/routeMakers';
import { toLatestPaths } from '../pages/data/file';
import { coversOf } from '../blog/posts';
import { toPostLists } from '../content-db/lists';
import { databaseOf } from '../content-db/shared';
import { pageDataOf } from '../pages/pageData';
import { MOVED } from '../../config/moved';
import { commitDay } from '../../config/release';
import type { ThirdParties } from '../../config/thirdParties';
import { FILES } from '../../src/domain/addresses/files';
import { HASHED_FOLDERS } from '../../src/domain/addresses/hashed';
import { readNotices, toLicenceList } from '../inventory/licences';
import { SHIPPED_FILE } from '../inventory/shipped';
import { writeServiceWorker } from '../service-worker/emit';
import { writeSocialPictures } from '../social/write';
import { addIsland, errorOf } from './island';
import { headLinksOf } from './links';
import { loaderTag, loadLate } from './loader';
import { assertNotTaken, removeAddress, toMovedPage } from './moved';
import { tag, type Page } from './page';
import { readPages, removeCrawlerNotes } from './pages';
import { toPayload, toPayloadFiles, type PrerenderedPage } from './payloads';
import { addPolicy, hashesOf, policyOf } from './policy';
import { addSocialPicture, pageWordsOf } from './social';
import { addStructuredData, structuredDataOf } from './structuredData';

/** Chunks that every page of a plugin loads (plugins/docusaurus/bundler/groups.ts), by the plugin's name. */
const FRAMES: Record<string, string[]> = {
  'docusaurus-plugin-content-docs': ['docs-frame'],
  'docusaurus-plugin-content-blog': ['blog-frame'],
};

/** @returns the name of the folder in which they are. Holds on to none of them: together they are as large as all pages. */
async function writePayloads(outDir: string, pages: readonly PrerenderedPage[]): Promise<string> {
  const { hash, files } = toPayloadFiles(pages.map(toPayload));
  for (const [name, text] of files) {
    const file = path.join(outDir, HASHED_FOLDERS.payloads, hash, name);
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
 * The last step on the prerendered pages. Whatever needs finished pages is done here in one order, since Docusaurus runs the
 * `postBuild` of all plugins side by side. Each page is parsed once (page.ts), and all steps work on that.
 * Docusaurus links the style sheets of the entry alone: without the others a formula would have no style until its chunk
 * arrived, and never where scripts are off.
 */
export default function html(context: LoadContext, { serviceWorker }: Options): Plugin {
  let allContent: AllContent = {};
  return {
    name: 'html',
    // While the site is edited, its scripts come from a server that reloads them.
    injectHtmlTags: () => (process.env.NODE_ENV === 'development' ? {} : { postBodyTags: [loaderTag()] }),
    async contentLoaded({ actions }) {
      await actions.createData('commit.json', JSON.stringify({ day: commitDay() }));
    },
    allContentLoaded(loaded) {
      allContent = loaded.allContent;
    },
    async postBuild({ siteDir, outDir, generatedFilesDir, baseUrl, routes, siteConfig }) {
      const read = async (name: string): Promise<unknown> =>
        JSON.parse(await readFile(path.join(generatedFilesDir, name), 'utf8'));
      const chunks = await readChunks(generatedFilesDir);
      const pageData = await pageDataOf(allContent, context);
      const dataOf = (page: string) => pageData[page];
      const { posts } = toPostLists(await databaseOf(allContent, context));
      const blog = allContent['docusaurus-plugin-content-blog']?.['default'] as BlogContent;
      const plugins = pluginsByPath(routes, baseUrl);
      const catalogue = await sharedCatalogue(siteDir);
      const site = { siteUrl: siteConfig.url, baseUrl };
      const elsewhere = siteConfig.customFields?.['contentBaseUrl'];
      const contentBaseUrl = typeof elsewhere === 'string' ? elsewhere : baseUrl;
      const thirdParties = (siteConfig.customFields?.['thirdParties'] ?? {}) as ThirdParties;
      const policy = policyOf({ thirdParties, contentBaseUrl });

      const pages = (await readPages(outDir)).map((prerendered) => {
        const { path: at, page } = prerendered;
        const plugin = at === null ? '' : (plugins.get(at) ?? '');
        // 404.html needs nothing besides the entry.
        const assets =
          at === null ? { styles: [], scripts: [] } : assetsOf(baseUrl + at.slice(1), chunks, FRAMES[plugin]);
        const linked = page.all('link').map(({ attributes }) => attributes.get('href'));
        const styles = assets.styles.map((css) => baseUrl + css).filter((url) => !linked.includes(url));
        removeCrawlerNotes(page);
        if (at === null) removeAddress(page);
        page.appendToHead(styles.map((href) => tag('link', { rel: 'stylesheet', href })).join(''));
        loadLate(
          page,
          assets.scripts.map((script) => baseUrl + script),
        );
        return { ...prerendered, plugin, styles };
      });

      const payloads = await writePayloads(
        outDir,
        pages.flatMap((page): PrerenderedPage[] =>
          page.path === null ? [] : [{ ...page, path: page.path, data: dataOf(page.path) }],
        ),
      );

      const social = await writeSocialPictures({
        siteDir,
        outDir,
        pages: pages.flatMap(({ path: at, page }) => (at === null ? [] : [pageWordsOf(at, page)])),
        sources: {
          catalogue,
          site,
          dataOf,
          posts,
          covers: coversOf(catalogue, blog.blogPosts, baseUrl),
        },
      });
      /** Adds the picture of a page; the home page's where it has none of its own. */
      const addPicture = (page: Page, at: string) => {
        const picture = social.get(at) ?? social.get('/');
        if (picture) addSocialPicture(page, picture, site);
      };

      const moved = { ...MOVED, ...toLatestPaths(catalogue) };
      assertNotTaken(moved, new Set(pages.flatMap((page) => page.path ?? [])));
      const names = new Map(pages.map(({ path: at, page }) => [at, pageWordsOf('', page).title]));
      // 404.html says nothing that a writer wrote.
      const known = pages.flatMap(({ path: at, page }) => (at === null ? hashesOf(page) : []));
      const put = async (file: string, page: Page) => {
        addPolicy(page, policy, known);
        await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
        await writeFile(path.join(outDir, file), page.toString());
      };
      await Promise.all(
        pages.map(async ({ file, path: at, page }) => {
          const error = errorOf(page);
          const data = at === null ? undefined : dataOf(at);
          addStructuredData(page, structuredDataOf(at, catalogue, site));
          page.appendToHead(headLinksOf(at, catalogue, site));
          addIsland(page, {
            path: at,
            payloads: `${baseUrl}${HASHED_FOLDERS.payloads}${payloads}/`,
            ...(data === undefined ? {} : { data }),
            ...(error ? { error } : {}),
          });
          if (at === null) {
            for (const [from, to] of Object.entries(moved)) {
              const there = page.copy();
              addPicture(there, to);
              toMovedPage(there, { from, to: baseUrl + encodeURI(to.slice(1)), name: names.get(to) ?? to });
              await put(`${from.slice(1)}index.html`, there);
            }
          }
          addPicture(page, at ?? '/');
          await put(file, page);
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
