import { aliases } from '../../src/lib/addresses/aliases';
import { PAGES } from '../../src/lib/addresses/pages';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { sharedCatalogue } from '../catalogue';
import { assetsOf, readChunks, type Chunks } from '../docusaurus/chunks';
import { coversOf } from '../blog/posts';
import { collect, type Collected } from '../content-db/collect';
import { toPostLists } from '../content-db/lists';
import { databaseOf } from '../content-db/shared';
import { MOVED } from '../../config/moved';
import { commitDay } from '../../config/release';
import type { ThirdParties } from '../../config/thirdParties';
import { type Catalogue, type Site, yearsOf } from 'rental-data';
import { WritingError } from 'rental-data/load';
import { SITE_FILES } from '../../src/lib/addresses/siteFiles';
import { DOCUMENTED_PAGES } from '../../src/lib/addresses/documentedPages';
import { HASHED_FOLDERS } from '../../src/lib/addresses/hashed';
import { pagesFiles, toHeadersFile } from '../hosting/hostFiles';
import { readNotices, toLicenceList } from '../inventory/licences';
import { SHIPPED_FILE } from '../inventory/shipped';
import { writeServiceWorker } from '../service-worker';
import { brokenLinks } from '../written/links';
import { writeSocialPictures, type SocialPicture } from '../social/write';
import { assertNothingDead } from './interactive';
import { addServed, addStructuredData, errorOf, headLinksOf, structuredDataOf } from './head';
import { addPayloads, autospaceTag, loaderTag, loadLate } from './inlineScripts';
import { assertNotTaken, removeAddress, toMovedPage } from './moved';
import { tag, type Page } from './page';
import { readPages, removeCrawlerNotes, type PrerenderedFile } from './pages';
import { toPayload, toPayloadFiles } from './payloads';
import { addEarlyFiles } from './earlyFiles';
import { addPolicy, hashesOf, policyOf, wholePolicy, type Policy } from './policy';
import { toPath } from '../../src/lib/browser/path';
import { NOT_FOUND_PATH } from '../../src/lib/browser/payload';
import { addSocialPicture, pageWordsOf } from './social';

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

interface Build {
  siteDir: string;
  outDir: string;
  baseUrl: string;
  site: Site;
  catalogue: Catalogue;
}

interface PreparedPage extends PrerenderedFile {
  styles: string[];
}

/** Docusaurus links the style sheets of the entry only: without the others a formula has no style until its chunk arrives, and never where scripts are off. */
function prepare(
  prerendered: PrerenderedFile,
  chunks: Chunks,
  isReact: (path: string) => boolean,
  baseUrl: string,
): PreparedPage {
  const { path: at, page } = prerendered;
  // 404.html needs nothing besides the entry.
  const assets = at === null ? { styles: [], scripts: [] } : assetsOf(baseUrl + at.slice(1), chunks);
  const linked = page.all('link').map(({ attributes }) => attributes.get('href'));
  const styles = assets.styles.map((css) => baseUrl + css).filter((url) => !linked.includes(url));
  removeCrawlerNotes(page);
  if (at === null) removeAddress(page);
  page.appendToHead(styles.map((href) => tag('link', { rel: 'stylesheet', href })).join(''));
  const drawnByReact = at === null || isReact(at);
  if (!drawnByReact) page.keepLines();
  // Only pages that browsers draw with React have code.
  loadLate(page, drawnByReact ? assets.scripts.map((script) => baseUrl + script) : []);
  return { ...prerendered, styles };
}

/** Every link of a doc or post leads somewhere. @throws WritingError that lists those which do not */
function assertNoBrokenLink(
  { docs, posts }: Collected,
  pages: readonly PreparedPage[],
  outDir: string,
): void {
  const texts = new Map(
    pages.flatMap(({ path: at, page }) => (at === null ? [] : [[at, page.text] as const])),
  );
  const problems = [...docs, ...posts].flatMap((source) =>
    brokenLinks(source, texts, (file) => existsSync(path.join(outDir, file))),
  );
  if (problems.length > 0) throw new WritingError(problems);
}

/** Keeps none of the payloads in memory: together they are as large as all pages. @returns the name of their folder */
async function writePayloads(pages: readonly PreparedPage[], { outDir, baseUrl }: Build): Promise<string> {
  const addresses = [...new Set(pages.flatMap(({ styles }) => styles))];
  const texts = new Map(
    await Promise.all(
      addresses.map(
        async (url) => [url, await readFile(path.join(outDir, url.slice(baseUrl.length)), 'utf8')] as const,
      ),
    ),
  );
  const payloads = pages.map((page) => {
    const styles = Object.fromEntries(page.styles.map((url) => [url, texts.get(url) ?? '']));
    return toPayload({ ...page, path: page.path ?? NOT_FOUND_PATH, styles });
  });
  const { hash, files } = toPayloadFiles(payloads);
  for (const [name, text] of files) await write(path.join(outDir, HASHED_FOLDERS.payloads, hash, name), text);
  return hash;
}

/** Adds what the page says about itself: structured data, links in the head, and what the application starts from. */
function describe({ path: at, page }: PreparedPage, { catalogue, site }: Build): void {
  addStructuredData(page, structuredDataOf(at, catalogue, site));
  page.appendOwnToHead(headLinksOf(at, catalogue, site));
  addServed(page, { path: at, error: errorOf(page) });
}

/** The pages at addresses that have moved, each a copy of 404.html: file → page. */
function movedPages(
  notFound: Page,
  pages: readonly PreparedPage[],
  addPicture: (page: Page, at: string) => void,
  { baseUrl, catalogue }: Build,
): Map<string, Page> {
  const moved = { ...MOVED, ...aliases(catalogue) };
  assertNotTaken(moved, new Set(pages.flatMap((page) => page.path ?? [])));
  const names = new Map(pages.map(({ path: at, page }) => [at, pageWordsOf('', page).title]));
  return new Map(
    Object.entries(moved).map(([from, to]) => {
      const page = notFound.copy();
      addPicture(page, to.replace(/#.*/, ''));
      toMovedPage(page, {
        from,
        to: baseUrl + encodeURI(to.slice(1)),
        name: names.get(to.replace(/#.*/, '')) ?? to,
      });
      return [`${from.slice(1)}index.html`, page];
    }),
  );
}

function removeMeta(page: Page, names: RegExp): void {
  for (const part of page.all('meta'))
    if (names.test(part.attributes.get('name') ?? part.attributes.get('property') ?? '')) page.remove(part);
}

function forgetAddress(page: Page): void {
  removeMeta(page, /^(?:og|twitter):/);
  for (const part of page.all('link')) if (part.attributes.get('rel') === 'canonical') page.remove(part);
}

/** Completes the heads of all pages, since their payloads have what belongs to each. @returns the moved pages, see `movedPages` */
function completeHeads(
  pages: readonly PreparedPage[],
  pictures: ReadonlyMap<string, SocialPicture>,
  build: Build,
): Map<string, Page> {
  // A page without a picture of its own gets that of the home page.
  const addPicture = (page: Page, at: string) => {
    const picture = pictures.get(at) ?? pictures.get('/');
    if (picture) addSocialPicture(page, picture, build.site);
  };
  for (const page of pages) describe(page, build);
  const notFound = pages.find(({ path: at }) => at === null);
  const moved = notFound && movedPages(notFound.page, pages, addPicture, build);
  for (const { path: at, page } of pages) {
    // Nobody shares the page that stands in for those that cannot be had.
    if (at === PAGES.offline) forgetAddress(page);
    else addPicture(page, at ?? '/');
  }
  return moved ?? new Map<string, Page>();
}

/** Finishes and writes all pages. @param files file → page @param payloads address of their folder @returns the policy that all of them have */
async function writePages(
  pages: readonly PreparedPage[],
  files: ReadonlyMap<string, Page>,
  payloads: string,
  policy: Policy,
  build: Build,
): Promise<string> {
  // No writer's text is on 404.html, so its scripts are the ones that every page has.
  const known = pages.flatMap(({ path: at, page }) => (at === null ? hashesOf(page) : []));
  const finish = async (file: string, page: Page) => {
    // What the site is made with is of use to nobody who reads a page, and its version only to attackers.
    removeMeta(page, /^generator$/);
    // The minifier leaves quotes out; programs that make previews look for them.
    for (const part of page.all('meta')) page.quoteAttributes(part);
    addPolicy(page, policy, known);
    addPayloads(page, payloads);
    await write(path.join(build.outDir, file), page.toString());
  };
  await Promise.all([...files].map(([file, page]) => finish(file, page)));
  return wholePolicy(policy, known);
}

interface Options {
  /** may browsers keep pages for when they are offline? */
  serviceWorker: boolean;
}

/** Docusaurus runs all `postBuild` side by side, so what needs finished pages is done here, in one order. Each page is parsed once (page.ts). */
export default function html(context: LoadContext, { serviceWorker }: Options): Plugin {
  let allContent: AllContent = {};
  return {
    name: 'html',
    // While the site is edited, its scripts come from a server that reloads them.
    injectHtmlTags: () => ({
      preBodyTags: [autospaceTag()],
      ...(process.env.NODE_ENV !== 'development' && { postBodyTags: [loaderTag()] }),
    }),
    async contentLoaded({ actions }) {
      await actions.createData('commit.json', JSON.stringify({ day: commitDay() }));
    },
    allContentLoaded(loaded) {
      allContent = loaded.allContent;
    },
    loadContent: () => {
      assertNothingDead(context.siteDir);
    },
    async postBuild({ siteDir, outDir, generatedFilesDir, baseUrl, routes, siteConfig }) {
      const { customFields = {} } = siteConfig;
      const elsewhere = customFields['contentBaseUrl'];
      const contentBaseUrl = typeof elsewhere === 'string' ? elsewhere : baseUrl;
      const thirdParties = (customFields['thirdParties'] ?? {}) as ThirdParties;
      const catalogue = await sharedCatalogue(siteDir);
      const site = { siteUrl: siteConfig.url, baseUrl, pages: DOCUMENTED_PAGES };
      const build: Build = { siteDir, outDir, baseUrl, site, catalogue };

      const chunks = await readChunks(generatedFilesDir);
      // Routes of pages that browsers draw with React name a module for it (plugins/pages).
      const react = new Set(
        routes.flatMap((route) => ('react' in route ? [toPath(route.path, baseUrl)] : [])),
      );
      const pages = (await readPages(outDir)).map((page) =>
        prepare(page, chunks, (at) => react.has(at), baseUrl),
      );
      assertNoBrokenLink(await collect(allContent, context), pages, outDir);
      const { posts } = toPostLists(await databaseOf(allContent, context));
      const blog = allContent['docusaurus-plugin-content-blog']?.['default'] as BlogContent;
      const pictures = await writeSocialPictures({
        siteDir,
        outDir,
        pages: pages.flatMap(({ path: at, page }) => (at === null ? [] : [pageWordsOf(at, page)])),
        sources: {
          catalogue,
          site,
          posts,
          covers: coversOf(catalogue, blog.blogPosts, baseUrl),
        },
      });
      const moved = completeHeads(pages, pictures, build);
      const opener = pages.find(({ path: at }) => at === PAGES.open);
      if (opener) {
        const { name, text } = addEarlyFiles(opener.page, baseUrl);
        await write(path.join(outDir, name), text);
      }
      const payloads = await writePayloads(pages, build);
      const policy = await writePages(
        pages,
        new Map([...moved, ...pages.map(({ file, page }) => [file, page] as const)]),
        `${contentBaseUrl}${HASHED_FOLDERS.payloads}${payloads}/`,
        policyOf({ thirdParties, contentBaseUrl, fileHost: catalogue.dataset.fileHost }),
        build,
      );
      const hosted = { policy, preview: siteConfig.noIndex, years: yearsOf(catalogue) };
      await write(path.join(outDir, '_headers'), toHeadersFile(hosted, baseUrl));
      const published = { url: siteConfig.url, baseUrl, preview: siteConfig.noIndex };
      for (const [name, text] of pagesFiles(published)) await write(path.join(outDir, name), text);

      const worker = await writeServiceWorker({
        outDir,
        generatedFilesDir,
        baseUrl,
        enabled: serviceWorker,
      });
      const shipped = z
        .array(z.string())
        .parse(JSON.parse(await readFile(path.join(generatedFilesDir, SHIPPED_FILE), 'utf8')));
      const notices = await readNotices([...shipped, ...worker], siteDir);
      await writeFile(path.join(outDir, SITE_FILES.licences), toLicenceList(notices, siteConfig.title));
    },
  };
}
