/**
 * Visits pages of which something breaks, as a reader does: with a pointer.
 *
 * The page is read from an isolated world, which has functions of its own: whatever the page's own are, it answers.
 */
import type { Browser, CDPSession, Page, Request, Route } from '@playwright/test';
import { PATIENCE } from '../patience';
import {
  givenUpAfter,
  linkSelectors,
  lossOf,
  readTexts,
  type FileFault,
  type Loss,
  type Spot,
  type Texts,
} from './cases';

/** Idle moments in a row, without anything under way, after which a page has come to rest: a broken one does not say so. */
const REST = 6;
/** The same once it has been read, for what may still take something away. */
const SHORT_REST = 3;

/** The same where something is expected, which may be tried again after a while. */
const LONG_REST = 40;
/** How long a page is given to come to rest, in ms, that never does. */
const LONGEST_REST = 10_000;

/** How often a link is pressed that moves away. */
const PRESSES = 3;
/** How long a page may not answer, in ms, before it is asked again. */
const BUSY = 3_000;

/** What is broken. */
export interface Fault {
  /** runs before all else of a page */
  script?: string;
  /** runs in the page once it is there, before the link is pressed */
  late?: string;
  file?: { address: string; how: FileFault };
}

export interface Visit extends Loss {
  /** addresses that were asked for, without the origin */
  asked: string[];
  /** the functions that the page read, where a script noted them */
  reads: { first: string[]; late: string[] };
}

/** Answers requests for one file as a host, a proxy or a portal does when something is wrong. */
async function answerBroken(route: Route, how: FileFault): Promise<void> {
  switch (how) {
    case 'missing':
      return route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' });
    case 'portal':
      return route.fulfill({ contentType: 'text/html', body: '<h1>Log in</h1>' });
    case 'empty':
      return route.fulfill({ response: await route.fetch(), body: '' });
    case 'cut': {
      const response = await route.fetch();
      const body = await response.body();
      return route.fulfill({ response, body: body.subarray(0, body.length >> 1) });
    }
    case 'hanging': {
      const after = givenUpAfter(route.request().url());
      if (after !== null) setTimeout(() => void route.abort('timedout').catch(() => undefined), after);
    }
  }
}

/** The page as it stands, from where no script of it has been. */
function readerOf(session: CDPSession) {
  const read = async <T>(expression: string): Promise<T> => {
    const { frameTree } = await session.send('Page.getFrameTree');
    const { executionContextId } = await session.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
    });
    const { result } = await session.send('Runtime.evaluate', {
      expression,
      contextId: executionContextId,
      returnByValue: true,
      awaitPromise: true,
    });
    return result.value as T;
  };
  /** Gives nothing of a page that is on its way to another one, or too busy to answer. */
  const evaluate = <T>(expression: string): Promise<T | undefined> =>
    Promise.race([
      read<T>(expression).catch(() => undefined),
      new Promise<undefined>((resolve) => setTimeout(resolve, BUSY)),
    ]);
  /** Asks until the page answers. */
  const answer = async <T>(expression: string): Promise<T | undefined> => {
    const end = Date.now() + PATIENCE;
    while (Date.now() < end) {
      const value = await evaluate<T>(expression);
      if (value !== undefined) return value;
    }
    return undefined;
  };
  return {
    evaluate,
    answer,
    isIdle: () =>
      evaluate<boolean>(
        `document.readyState !== 'loading' && new Promise((resolve) => requestIdleCallback(() => resolve(true)))`,
      ),
    texts: () => answer<Texts>(`(${readTexts.toString()})((selector) => document.querySelector(selector))`),
  };
}

/** Requests of a page that are under way, without the file that never comes. */
function requestsOf(page: Page, hanging: string | null) {
  const asked: string[] = [];
  let pending = 0;
  page.on('request', (request) => {
    asked.push(request.url());
    if (request.url() !== hanging) pending++;
  });
  const ended = (request: Request) => {
    if (request.url() !== hanging) pending--;
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return { asked, pending: () => pending };
}

/** Takes the first link in sight of the spot into the window, says where it lies, and watches whether it is pressed. */
const linkAt = (spot: Spot): string => `(() => {
  for (const link of document.querySelectorAll('${linkSelectors(spot)}')) {
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    // Without style sheets a link may begin with an empty line.
    const at = [...link.getClientRects()]
      .map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }))
      .find(({ x, y }) => link.contains(document.elementFromPoint(x, y)));
    if (!at) continue;
    globalThis.isHit = undefined;
    addEventListener('click', ({ target }) => { globalThis.isHit = link.contains(target); }, { capture: true, once: true });
    return at;
  }
  return null;
})()`;

/** Visits a page and then one that it links to, with something broken. @param usual the same with nothing broken */
export async function visit(
  browser: Browser,
  url: string,
  spot: Spot,
  fault: Fault,
  usual?: Loss,
): Promise<Visit> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const { file } = fault;
    const broken = file ? url + file.address : null;
    // What fails after all is waited for.
    const hangs = file?.how === 'hanging' && givenUpAfter(file.address) === null;
    const { asked, pending } = requestsOf(page, hangs ? broken : null);
    if (fault.script) await page.addInitScript({ content: fault.script });
    if (file)
      await page.route(
        (address) => address.href === broken,
        (route) => answerBroken(route, file.how),
      );
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    const { evaluate, answer, isIdle, texts } = readerOf(session);
    /** Waits until something is true; or until the page has been at rest, if it has not become so by then. */
    const until = async (isSo: () => Promise<boolean | undefined>, moments: number): Promise<boolean> => {
      const end = Date.now() + (moments === LONG_REST ? PATIENCE : LONGEST_REST);
      let [quiet, seen] = [0, -1];
      while (Date.now() < end && quiet < moments) {
        if (await isSo()) return true;
        const idle = (await isIdle()) && pending() === 0 && seen === asked.length;
        quiet = idle ? quiet + 1 : 0;
        seen = asked.length;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return false;
    };
    const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: { x: number; y: number }) =>
      session.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 });

    await page.goto(spot.path, { waitUntil: 'commit' });
    await until(() => evaluate(`document.querySelector('footer') !== null`), LONG_REST);
    // Somebody who points at something: the scripts come at once.
    await mouse('mouseMoved', { x: 3, y: 3 });
    await until(() => evaluate(`document.documentElement.dataset.hasHydrated === 'true'`), REST);
    await evaluate(`scrollTo(0, document.body.scrollHeight)`);
    await until(() => Promise.resolve(false), SHORT_REST);
    const late = `window.__pressed = true; ${fault.late ?? ''}`;
    await session.send('Runtime.evaluate', { expression: late }).catch(() => undefined);
    // A page whose style sheet is gone is loaded once more, and is empty until the sheet has failed again.
    await until(() => evaluate(`document.querySelector('footer') !== null`), LONG_REST);
    const before = await texts();

    // What comes later may move the link away under the pointer: readers press again.
    for (let presses = 0; presses < PRESSES; presses++) {
      const at = await answer<{ x: number; y: number } | null>(linkAt(spot));
      if (!at) break;
      await mouse('mouseMoved', at);
      await mouse('mousePressed', at);
      await mouse('mouseReleased', at);
      if ((await evaluate<boolean | null>('globalThis.isHit ?? null')) !== false) break;
    }
    const isThere = () => evaluate<boolean>(`location.pathname === '${spot.href}'`);
    const read = async () => {
      const arrived = (await isThere()) ?? false;
      return lossOf(spot, { before, after: await texts(), arrived }, hangs);
    };
    const isWhole = async () => {
      if (!hangs && !(await isThere())) return false;
      const { after } = await read();
      return after?.every((text) => usual?.after?.includes(text)) ?? false;
    };
    // What hangs says nothing any more; what is only broken may be tried again after a while.
    await until(isWhole, usual && !hangs ? LONG_REST : REST);
    await until(() => Promise.resolve(false), SHORT_REST);
    const loss = await read();
    const reads = await session.send('Runtime.evaluate', {
      expression: `window.__reads && { first: Object.keys(__reads.first), late: Object.keys(__reads.late) }`,
      returnByValue: true,
    });
    return {
      ...loss,
      asked: asked.map((address) => address.replace(url, '')),
      reads: (reads.result.value ?? { first: [], late: [] }) as Visit['reads'],
    };
  } finally {
    await context.close();
  }
}
