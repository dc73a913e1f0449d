/** The scripts that stand in every page; Docusaurus minifies them with it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HtmlTagObject } from '@docusaurus/types';
import { CHUNK_RELOAD_GUARD, CHUNK_RELOADS, RELOAD_KEY, SHEET_END_SELECTOR } from '../../browser/constants';
import { ROUTE_ID } from '../../navigation/served';
import { isOfHtmlPages } from '../bundler/entries';
import type { Page, Part } from './page';

const CONSTANTS = {
  RELOAD_KEY,
  RELOAD_GUARD: CHUNK_RELOAD_GUARD,
  MOST_RELOADS: CHUNK_RELOADS,
  SHEET_END: SHEET_END_SELECTOR,
  ROUTE_ID,
};

const LIST = 'data-scripts';
const BASE = 'data-payloads';
const NEEDED = 'data-needed';

const readScript = (folder: string): string =>
  readFileSync(path.join(__dirname, folder, 'script.js'), 'utf8');

/** Asks for the application once somebody uses the page. */
export function loaderTag(baseUrl: string): HtmlTagObject {
  const innerHTML = Object.entries({ ...CONSTANTS, BASE_URL: baseUrl }).reduce(
    (text, [name, value]) => text.replaceAll(name, () => JSON.stringify(value)),
    readScript('loader'),
  );
  return { tagName: 'script', attributes: { [LIST]: '', [BASE]: '', [NEEDED]: '' }, innerHTML };
}

const findLoader = (page: Page): Part | undefined =>
  page.all('script').find(({ attributes }) => attributes.has(LIST));

/** Says where payloads are: here, without which nothing starts, they are known also where the page lost its own data. @param address of their folder, with a slash at the end */
export function addPayloads(page: Page, address: string): void {
  const loader = findLoader(page);
  if (loader) page.setAttribute(loader, BASE, address);
}

/** Has a page ask for its scripts though nobody has touched it. */
export function needScripts(page: Page): void {
  const loader = findLoader(page);
  if (loader) page.setAttribute(loader, NEEDED, 'true');
}

/** Docusaurus would load the code of the page only after its entry had run. @param scripts addresses of the page's own chunks @throws Error when the page lacks some */
export function loadLate(page: Page, scripts: readonly string[]): void {
  const all = page.all('script');
  const deferred = all.filter(({ attributes }) => attributes.has('src') && attributes.has('defer'));
  const sources = deferred
    .map(({ attributes }) => attributes.get('src') ?? '')
    .filter((src) => !isOfHtmlPages(src));
  const main = sources.pop();
  const loader = findLoader(page);
  if (main === undefined || !loader) {
    throw new Error(
      `A page has no <script src=… defer> or no <script ${LIST}>. Fix: compare html-first/src/build/html/inlineScripts.ts with ssgTemplate.html.js of this version of Docusaurus.`,
    );
  }
  page.setAttribute(loader, LIST, [...new Set([...sources, ...scripts, main])].join(' '));
  for (const script of deferred) page.remove(script);
}
