/** The steps that finish the pages of a build, once Docusaurus has written them. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, RouteConfig } from '@docusaurus/types';
import { toPath } from '../browser/path';
import { NOT_FOUND_PATH } from '../browser/payload';
import { listAssets, filesOfChunk, readChunks, type Chunks } from './chunks';
import { addPayloads, loadLate } from './html/inlineScripts';
import { tag, type Page, type ReadMain } from './html/page';
import { readPages, removeCrawlerNotes, type PrerenderedFile } from './html/pages';
import { toPayload, toPayloadFiles } from './html/payloads';
import { addPolicy, hashInlineScripts, OWN_POLICY, wholePolicy, type Policy } from './html/policy';
import { parsePageAttributes } from './pageAttributes';
import { writeBelow } from './publish';
import { addServed, readError } from './html/served';
import { writeWorker, type WorkerOptions } from './serviceWorker';

export type BuildResult = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** What a site may decide about its pages. */
export interface PageOptions {
  /** folder of the payloads below the base path, with a slash at the end; `payloads/` where nothing else is given */
  payloads?: string;
  /** where browsers find the payloads, with a slash at the end, if not below the base path */
  publishedAt?: string;
  /** what pages may load besides their inline scripts; only what is their own where nothing else is given */
  policy?: Policy | (() => Promise<Policy>);
  /** changes the content of the pages that are HTML in browsers too */
  readMain?: ReadMain;
}

interface PreparedPage extends PrerenderedFile {
  /** addresses of the style sheets besides the site's own */
  styles: string[];
  /** does it name steps of a route change, or do browsers draw it with React? */
  hasSteps: boolean;
}

/** A build whose pages are finished one step after the other. */
export interface Build extends Pick<
  BuildResult,
  'siteDir' | 'outDir' | 'generatedFilesDir' | 'baseUrl' | 'siteConfig'
> {
  pages: readonly PreparedPage[];
  /** pages that are written besides: file below the output folder → page */
  added: Map<string, Page>;
  /** address of the folder of the payloads, once `writePayloads` has written them */
  payloads: string;
  /** text of the policy that all pages have, once `writePages` has written them */
  policy: string;
  /** whole paths of the files that the service worker was made of, once `writeServiceWorker` has written it */
  workerFiles: readonly string[];
  options: { pages: PageOptions; worker: WorkerOptions | undefined; patterns: readonly string[] };
  /** @param name file below the output folder */
  write: (name: string, text: string) => Promise<void>;
}

export type Step = (build: Build) => void | Promise<void>;

/** Takes away what names the address of the page for unknown addresses, because it stands for all of them. */
function removeAddress(notFound: Page): void {
  for (const part of [...notFound.all('link'), ...notFound.all('meta')])
    if ([...part.attributes.values()].some((value) => value.includes('/404.html/'))) notFound.remove(part);
}

/** Removes the elements `<meta>` whose name or property fits. */
export function removeMeta(page: Page, names: RegExp): void {
  for (const part of page.all('meta'))
    if (names.test(part.attributes.get('name') ?? part.attributes.get('property') ?? '')) page.remove(part);
}

/** Lists the scripts of the islands that a reader of the page keeps for when there is no network, beside the chunks and files that the page itself names. */
function listKept(page: Page, chunks: Chunks, baseUrl: string): void {
  for (const part of page.parts) {
    const kept = part.attributes.get('data-keep');
    if (kept === undefined) continue;
    const names = ['hydrate', `island-${part.attributes.get('data-island') ?? ''}`];
    const listScripts = (name: string) => filesOfChunk(name, chunks).filter((file) => file.endsWith('.js'));
    const others = kept.split(' ').filter(Boolean);
    const all = new Set([
      ...names.flatMap(listScripts),
      ...others.flatMap((name) => {
        const scripts = listScripts(name);
        return scripts.length > 0 ? scripts : [name];
      }),
    ]);
    page.setAttribute(part, 'data-keep', [...all].map((file) => baseUrl + file).join(' '));
  }
}

/** Docusaurus links the style sheets of the entry only: without the others a formula has no style until its chunk arrives, and never where scripts are off. */
function prepare(
  prerendered: PrerenderedFile,
  chunks: Chunks,
  isReact: (path: string) => boolean,
  namesSteps: (path: string) => boolean,
  baseUrl: string,
): PreparedPage {
  const { path: at, page } = prerendered;
  // 404.html needs nothing besides the entry.
  const assets = at === null ? { styles: [], scripts: [] } : listAssets(baseUrl + at.slice(1), chunks);
  const linked = page.all('link').map(({ attributes }) => attributes.get('href'));
  const styles = assets.styles.map((css) => baseUrl + css).filter((url) => !linked.includes(url));
  removeCrawlerNotes(page);
  if (at === null) removeAddress(page);
  page.appendToHead(styles.map((href) => tag('link', { rel: 'stylesheet', href })).join(''));
  const drawnByReact = at === null || isReact(at);
  if (!drawnByReact) page.finishMains();
  listKept(page, chunks, baseUrl);
  // Only pages that browsers draw with React have code.
  loadLate(page, drawnByReact ? assets.scripts.map((script) => baseUrl + script) : []);
  return { ...prerendered, styles, hasSteps: at !== null && (isReact(at) || namesSteps(at)) };
}

/** Puts into each page what the client starts from: which page it is, and the error it stands for. */
export const addStartData: Step = ({ pages }) => {
  for (const { path: at, page, hasSteps } of pages)
    addServed(page, { path: at, error: readError(page), ...(hasSteps && { hasSteps }) });
};

/** Writes a payload for each page, for route changes. Keeps none of them in memory: together they are as large as all pages. */
export const writePayloads: Step = async (build) => {
  const { outDir, baseUrl, pages, options, write } = build;
  const { payloads: folder = 'payloads/', publishedAt = baseUrl } = options.pages;
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
  const { hash, files } = toPayloadFiles(payloads, build.options.patterns);
  for (const [name, text] of files) await write(`${folder}${hash}/${name}`, text);
  build.payloads = `${publishedAt}${folder}${hash}/`;
};

/** Finishes and writes all pages, each with the same policy. */
export const writePages: Step = async (build) => {
  const { pages, added, payloads, options, write } = build;
  const { policy: given = OWN_POLICY } = options.pages;
  const policy = typeof given === 'function' ? await given() : given;
  // No writer's text is on 404.html, so its scripts are the ones that every page has.
  const known = pages.flatMap(({ path: at, page }) => (at === null ? hashInlineScripts(page) : []));
  const finish = async (file: string, page: Page): Promise<void> => {
    // What the site is made with is of use to nobody who reads a page, and its version only to attackers.
    removeMeta(page, /^generator$/);
    // The minifier leaves quotes out; programs that make previews look for them.
    for (const part of page.all('meta')) page.quoteAttributes(part);
    addPolicy(file, page, policy, known);
    addPayloads(page, payloads);
    await write(file, page.toString());
  };
  const files = new Map([...added, ...pages.map(({ file, page }) => [file, page] as const)]);
  await Promise.all([...files].map(([file, page]) => finish(file, page)));
  build.policy = wholePolicy(policy, known);
};

/** Writes the service worker, or one that removes it where the site wants none. */
export const writeServiceWorker: Step = async (build) => {
  const { payloads = 'payloads/' } = build.options.pages;
  build.workerFiles = await writeWorker({ ...build, payloads, worker: build.options.worker });
};

/** What happens to the pages of a site that adds nothing, in this order. */
export const STEPS: readonly Step[] = [addStartData, writePayloads, writePages, writeServiceWorker];

const flattenRoutes = (routes: readonly RouteConfig[]): RouteConfig[] =>
  routes.flatMap((route) => (route.routes ? flattenRoutes(route.routes) : [route]));

/** Runs the steps on the pages of a build, each of which is parsed once. */
export async function finishPages(
  { siteDir, outDir, generatedFilesDir, baseUrl, siteConfig, routes }: BuildResult,
  options: Build['options'],
  steps: readonly Step[],
): Promise<void> {
  const chunks = await readChunks(generatedFilesDir);
  // Routes of pages that browsers draw with React name a module for it.
  const react = new Set(routes.flatMap((route) => ('react' in route ? [toPath(route.path, baseUrl)] : [])));
  const withSteps = new Set(
    flattenRoutes(routes)
      .filter((route) => Object.keys(parsePageAttributes({ ...route }, route.path)).length > 0)
      .map((route) => toPath(route.path, baseUrl)),
  );
  const prerendered = await readPages(outDir, options.pages.readMain);
  const build: Build = {
    siteDir,
    outDir,
    generatedFilesDir,
    baseUrl,
    siteConfig,
    pages: prerendered.map((page) =>
      prepare(
        page,
        chunks,
        (at) => react.has(at),
        (at) => withSteps.has(at),
        baseUrl,
      ),
    ),
    added: new Map(),
    payloads: '',
    policy: '',
    workerFiles: [],
    options,
    write: (name, text) => writeBelow(outDir, name, text),
  };
  for (const step of steps) await step(build);
}
