/** Judges a page with scripts and without, at two widths and in both colours. Each page is opened once with scripts and once without. */
import { expect, type Page, type Request } from '@playwright/test';
import { chooseEdition } from '../../routes';
import { parsedPage } from '../builtPages';
import { faultsOfDocument } from '../documentFaults';
import { answered } from '../test';
import { injectAxe, violations, type Rules } from './axe';
import {
  readContent,
  coveredControls,
  faultsWithoutScripts,
  openFolds,
  shapeDifference,
  sidewaysOverflow,
  type Content,
} from './inPage';

type Colour = 'light' | 'dark';
/**
 * The widths. At the narrow one, all rules judge a page of each kind in one colour scheme; at the wide one, those on colours judge
 * some of them in the other. Where every page is visited, all rules judge it at both, and those on colours in both schemes. The wide page begins with the
 * scheme in which the narrow one ended.
 */
const NARROW = { width: 360, all: 'light', again: 'dark' } as const;
const WIDE = { width: 1280, all: 'dark', again: 'light' } as const;
const HEIGHT = 800;

export interface Stop {
  /** path with its slash, and a query where there is one */
  address: string;
  /** 200 unless the page stands for an error */
  status?: number;
  /** title before the site's name, '' for that alone; the heading where it is not given */
  title?: string;
  /** text of the status that shows that what was asked for has come */
  until?: RegExp;
  /**
   * How much is asked: of a page of each `kind`, all rules of axe at the narrow width and whether more than its colours differs there; where
   * it is to be seen in `dark`, those on colours at the wide one instead, and whether more than these differs at both; `all` adds
   * rules and schemes.
   */
  depth: 'kind' | 'dark' | 'all';
  /** content that only scripts can know: what was searched for, what this device keeps; without them the page says so */
  scripted?: boolean;
}

/** Changes the look, and waits until the page has followed. */
async function turn(page: Page, width: number, colorScheme: Colour): Promise<void> {
  // Setting the same size again is no change, but takes the browser as long as one.
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme });
  // The reader has chosen no mode, so the page follows the system, without being loaded anew.
  await page.locator(`html[data-theme="${colorScheme}"]`).waitFor({ state: 'attached' });
}

/** Notes what the page has asked for and not got yet. @returns what is on its way, and what ends the notes */
function watchRequests(page: Page) {
  const pending = new Set<Request>();
  const add = (request: Request): void => void pending.add(request);
  const remove = (request: Request): void => void pending.delete(request);
  const events = [
    ['request', add],
    ['requestfinished', remove],
    ['requestfailed', remove],
  ] as const;
  for (const [event, note] of events) page.on(event as 'request', note);
  const end = (): void => events.forEach(([event, note]) => page.off(event as 'request', note));
  return { pending, end };
}

/** Waits until each island that has come near is alive: it is noticed with a frame, and drawn in one once its code is there. */
async function settle(page: Page, pending: ReadonlySet<Request>): Promise<void> {
  const drawFrames = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await drawFrames();
  await expect.poll(() => pending.size).toBe(0);
  await drawFrames();
}

const difference = (now: readonly string[], before: readonly string[]): string[] => {
  const left = new Map<string, number>();
  for (const item of before) left.set(item, (left.get(item) ?? 0) + 1);
  return now.filter((item) => {
    const count = left.get(item) ?? 0;
    left.set(item, count - 1);
    return count <= 0;
  });
};

/** Looks at the page with scripts. @returns its content, and what is wrong */
async function withScripts(page: Page, { address, status = 200, title, until, depth }: Stop) {
  const faults: string[] = [];
  await page.setViewportSize({ width: NARROW.width, height: HEIGHT });
  await page.emulateMedia({ colorScheme: NARROW.all });
  const requests = watchRequests(page);
  const response = await page.goto(encodeURI(address));
  if (response?.status() !== status) faults.push(`answers with ${response?.status()}`);
  await answered(page);
  if (until) await page.locator('main [role=status]').filter({ hasText: until }).waitFor();
  faults.push(...faultsOfDocument(parsedPage(await page.content()), chooseEdition(address), title));
  await injectAxe(page);

  const findCovered = async (where: string, within: string) => {
    const covered = await page.evaluate(coveredControls, within);
    faults.push(...covered.map((text) => `${where}: ${text}`));
  };
  for (const { width, all, again } of [NARROW, WIDE]) {
    const judge = async (rules: Rules, colour: Colour) => {
      await turn(page, width, colour);
      faults.push(...(await violations(page, rules)).map((text) => `${width} px, ${colour}: ${text}`));
    };
    const isSecondLook = width === WIDE.width && depth !== 'all';
    if (!isSecondLook) await judge(depth === 'dark' ? 'structure' : 'all', all);
    else if (depth === 'dark') await judge('colour', all);
    else await page.setViewportSize({ width, height: HEIGHT });
    const overflow = await page.evaluate(sidewaysOverflow);
    if (overflow > 0) faults.push(`moves sideways by ${overflow} px at ${width} px`);
    await findCovered(`${width} px`, 'body');
    if (isSecondLook && depth === 'kind') continue;
    // Where nothing but colours differs, the other rules cannot answer differently.
    await settle(page, requests.pending);
    await page.evaluate(shapeDifference, false);
    if (depth === 'all') await judge('colour', again);
    else await turn(page, width, again);
    const other = await page.evaluate(shapeDifference, true);
    if (other) faults.push(`${width} px: more than colours differs when ${again}: ${other}`);
  }
  requests.end();
  await page.evaluate(openFolds);
  await findCovered(`${page.viewportSize()?.width} px, folds open`, 'main details');
  return { content: await page.evaluate(readContent), faults };
}

/** Looks at the page without scripts. */
async function withoutScripts(page: Page, { address, status = 200 }: Stop) {
  const faults: string[] = [];
  // As wide as the other page is in the end: some words are for small screens only.
  await page.setViewportSize({ width: WIDE.width, height: HEIGHT });
  const response = await page.goto(encodeURI(address));
  if (response?.status() !== status) faults.push(`answers with ${response?.status()} without scripts`);
  faults.push(...(await page.evaluate(faultsWithoutScripts)));
  return { content: await page.evaluate(readContent), faults };
}

/**
 * Texts of citations without their day of access, which scripts take from the reader's clock: without them the line asks for it.
 * The day can be a text of its own.
 */
const withoutDays = (texts: readonly string[]) =>
  texts
    .join('\n')
    .replaceAll(/（取用日期：[^）]*）/g, '（取用日期）')
    .replaceAll(/\d+年\d+月\d+日取自/g, '')
    .split('\n');

/** Only scripts can tell that a table is wider than its frame. */
const HINT = '表格可左右捲動';

/** What a page has with scripts and lacks without. */
function missing(full: Content, plain: Content): string[] {
  const faults: string[] = [];
  const texts = difference(withoutDays(full.texts), withoutDays(plain.texts)).filter((text) => text !== HINT);
  if (texts.length > 0) faults.push(`without scripts there is no text ${JSON.stringify(texts.slice(0, 5))}`);
  const links = difference(full.links, plain.links);
  if (links.length > 0) faults.push(`without scripts there is no link ${JSON.stringify(links.slice(0, 5))}`);
  if (JSON.stringify(full.tables) !== JSON.stringify(plain.tables)) {
    faults.push('tables have other cells without scripts');
  }
  return faults;
}

/**
 * Everything wrong with one page.
 * @param page follows the system's colours, with reduced motion
 * @param plain a page of a context without scripts
 * @returns one line per fault, each beginning with the address
 */
export async function findFaults(page: Page, plain: Page, stop: Stop): Promise<string[]> {
  const full = await withScripts(page, stop);
  const bare = await withoutScripts(plain, stop);
  const lacking =
    full.content.heading === bare.content.heading
      ? stop.scripted
        ? []
        : missing(full.content, bare.content)
      : [`is headed “${bare.content.heading}” without scripts`];
  return [...full.faults, ...bare.faults, ...lacking].map((fault) => `${stop.address} ${fault}`);
}
