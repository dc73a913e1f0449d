/** What this site does with its finished pages, besides the steps of html-first. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { AllContent, LoadContext } from '@docusaurus/types';
import {
  addStartData,
  type Build,
  removeMeta,
  type Step,
  writePages,
  writePayloads,
  writeServiceWorker,
} from 'html-first';
import { writeHostFiles } from 'html-first/files';
import { readNotices, readShippedFiles } from 'html-first/inventory';
import { needScripts, type Page } from 'html-first/page';
import { type Site, listYears } from 'rental-data';
import { WritingError } from 'rental-data/load';
import { MOVED } from '../../config/moved';
import type { ThirdParties } from '../../config/thirdParties';
import { aliases } from '../../src/lib/addresses/aliases';
import { DOCUMENTED_PAGES } from '../../src/lib/addresses/documentedPages';
import { PAGES } from '../../src/lib/addresses/pages';
import { SITE_FILES } from '../../src/lib/addresses/siteFiles';
import { makeCovers } from '../blog/posts';
import { sharedCatalogue } from '../catalogue';
import { collect } from '../content-db/collect';
import { toPostLists } from '../content-db/lists';
import { loadDatabase } from '../content-db/shared';
import { listRules } from '../hosting/headers';
import { KNOWN_LICENCES, toLicenceList } from '../inventory/licences';
import { writeSocialPictures, type SocialPicture } from '../social/write';
import { brokenLinks } from '../written/links';
import { addEarlyFiles } from './earlyFiles';
import { addStructuredData, formatHeadLinks, makeStructuredData } from './head';
import { assertNotTaken, toMovedPage } from './moved';
import { addSocialPicture, readPageWords } from './social';

const toSite = ({ siteConfig, baseUrl }: Build): Site => ({
  siteUrl: siteConfig.url,
  baseUrl,
  pages: DOCUMENTED_PAGES,
});

function forgetAddress(page: Page): void {
  removeMeta(page, /^(?:og|twitter):/);
  for (const part of page.all('link')) if (part.attributes.get('rel') === 'canonical') page.remove(part);
}

/** The steps in their order. @param readContent what Docusaurus' plugins have read */
export function createSteps(
  context: LoadContext,
  readContent: () => AllContent,
  { analytics }: ThirdParties,
): readonly Step[] {
  let pictures: ReadonlyMap<string, SocialPicture> = new Map();

  /** A page without a picture of its own gets that of the home page. */
  const addPicture = (page: Page, at: string, build: Build): void => {
    const picture = pictures.get(at) ?? pictures.get('/');
    if (picture) addSocialPicture(page, picture, toSite(build));
  };

  /** Every link of a doc or post leads somewhere. @throws WritingError that lists those which do not */
  const checkLinks: Step = async ({ pages, outDir }) => {
    const { docs, posts } = await collect(readContent(), context);
    const texts = new Map(
      pages.flatMap(({ path: at, page }) => (at === null ? [] : [[at, page.text] as const])),
    );
    const problems = [...docs, ...posts].flatMap((source) =>
      brokenLinks(source, texts, (file) => existsSync(path.join(outDir, file))),
    );
    if (problems.length > 0) throw new WritingError(problems);
  };

  const drawPictures: Step = async (build) => {
    const { siteDir, outDir, baseUrl, pages } = build;
    const content = readContent();
    const catalogue = await sharedCatalogue(siteDir);
    const { posts } = toPostLists(await loadDatabase(content, context));
    const blog = content['docusaurus-plugin-content-blog']?.['default'] as BlogContent;
    pictures = await writeSocialPictures({
      siteDir,
      outDir,
      pages: pages.flatMap(({ path: at, page }) => (at === null ? [] : [readPageWords(at, page)])),
      sources: {
        catalogue,
        site: toSite(build),
        posts,
        covers: makeCovers(catalogue, blog.blogPosts, baseUrl),
      },
    });
  };

  /** What a page says of itself: structured data, and links in the head. */
  const describePages: Step = async (build) => {
    const catalogue = await sharedCatalogue(build.siteDir);
    for (const { path: at, page } of build.pages) {
      addStructuredData(page, makeStructuredData(at, catalogue, toSite(build)));
      page.appendOwnToHead(formatHeadLinks(at, catalogue, toSite(build)));
    }
  };

  /** Who only reads a page is counted too. */
  const countAll: Step = ({ pages }) => {
    if (analytics) for (const { page } of pages) needScripts(page);
  };

  /** The pages at addresses that have moved, each a copy of 404.html. */
  const addMovedPages: Step = async (build) => {
    const { pages, added, baseUrl } = build;
    const notFound = pages.find(({ path: at }) => at === null);
    if (!notFound) return;
    const moved = { ...MOVED, ...aliases(await sharedCatalogue(build.siteDir)) };
    assertNotTaken(moved, new Set(pages.flatMap((page) => page.path ?? [])));
    const names = new Map(pages.map(({ path: at, page }) => [at, readPageWords('', page).title]));
    for (const [from, to] of Object.entries(moved)) {
      const page = notFound.page.copy();
      const target = to.replace(/#.*/, '');
      addPicture(page, target, build);
      toMovedPage(page, { from, to: baseUrl + encodeURI(to.slice(1)), name: names.get(target) ?? to });
      added.set(`${from.slice(1)}index.html`, page);
    }
  };

  const addPictures: Step = (build) => {
    for (const { path: at, page } of build.pages) {
      // Nobody shares the page that stands in for those that cannot be had.
      if (at === PAGES.offline) forgetAddress(page);
      else addPicture(page, at ?? '/', build);
    }
  };

  const keepEarlyFiles: Step = async ({ pages, baseUrl, write }) => {
    for (const { path: at, page } of pages) {
      if (at !== PAGES.open && at !== PAGES.rents) continue;
      const { name, text } = addEarlyFiles(page, baseUrl);
      await write(name, text);
    }
  };

  const writeLicences: Step = async ({ siteDir, generatedFilesDir, siteConfig, workerFiles, write }) => {
    const files = [...(await readShippedFiles(generatedFilesDir)), ...workerFiles];
    const notices = await readNotices(files, siteDir, KNOWN_LICENCES);
    await write(SITE_FILES.licences, toLicenceList(notices, siteConfig.title));
  };

  return [
    checkLinks,
    drawPictures,
    describePages,
    addStartData,
    countAll,
    addMovedPages,
    addPictures,
    keepEarlyFiles,
    writePayloads,
    writePages,
    writeHostFiles(async ({ siteDir }) => listRules(listYears(await sharedCatalogue(siteDir)))),
    writeServiceWorker,
    writeLicences,
  ];
}
