/**
 * Pages of which something breaks, in Chromium, with a pointer. They are read from an isolated world, which has functions of its
 * own.
 */
import type { Browser, CDPSession, Page, Request, Route } from '@playwright/test';
import { PATIENCE } from '../patience.mjs';
import {
  givenUpAfter,
  linkSelectors,
  readTexts,
  type FileFault,
  type Loss,
  type Spot,
  type Texts,
} from './cases';
import { BROKEN, cutBody, visitOn, type Fault, type Visit } from './visit';

/** How long a page may not answer, in ms, before it is asked again. */
const BUSY = 3_000;

async function answerBroken(route: Route, how: FileFault): Promise<void> {
  if (how === 'hanging') {
    const after = givenUpAfter(route.request().url());
    if (after !== null) setTimeout(() => void route.abort('timedout').catch(() => undefined), after);
    return;
  }
  const broken = BROKEN[how];
  if ('body' in broken) return route.fulfill(broken);
  const response = await route.fetch();
  return route.fulfill({ response, body: cutBody(await response.body(), broken.part) });
}

/** The page as it stands, from where no script of it has been. */
function makeReader(session: CDPSession) {
  const read = async <T>(expression: string): Promise<T> => {
    const { frameTree } = await session.send('Page.getFrameTree');
    const { executionContextId } = await session.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
      // By its name it is found again: what one question leaves, another one of the same document reads.
      worldName: 'reader',
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
  return { evaluate, answer };
}

/** Requests of a page that are under way, without the file that never comes. */
function trackRequests(page: Page, url: string, hanging: string | null) {
  const asked: string[] = [];
  let pending = 0;
  page.on('request', (request) => {
    asked.push(request.url().replace(url, ''));
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
    // A press is lost, too, where an island is put back in the middle of it.
    globalThis.isHit = false;
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
    const { file, late = '' } = fault;
    const broken = file ? url + file.address : null;
    const hangs = file?.how === 'hanging' && givenUpAfter(file.address) === null;
    if (fault.script) await page.addInitScript({ content: fault.script });
    if (file)
      await context.route(
        (address) => address.href === broken,
        (route) => answerBroken(route, file.how),
      );
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    const { evaluate, answer } = makeReader(session);
    const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: { x: number; y: number }) =>
      session.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 });
    const stage = {
      ...trackRequests(page, url, hangs ? broken : null),
      open: (address: string) => page.goto(address, { waitUntil: 'commit' }),
      isIdle: () =>
        evaluate<boolean>(
          `document.readyState !== 'loading' && new Promise((resolve) => requestIdleCallback(() => resolve(true), { timeout: 500 }))`,
        ),
      has: (selector: string) =>
        evaluate<boolean>(`document.querySelector(${JSON.stringify(selector)}) !== null`),
      pathname: () => evaluate<string>('location.pathname'),
      texts: () => answer<Texts>(`(${readTexts.toString()})((selector) => document.querySelector(selector))`),
      point: () => mouse('mouseMoved', { x: 3, y: 3 }),
      scrollDown: () => evaluate('scrollTo(0, document.body.scrollHeight)'),
      breakLate: () =>
        session
          .send('Runtime.evaluate', { expression: `window.__pressed = true; ${late}` })
          .catch(() => undefined),
      async press(link: Spot) {
        const at = await answer<{ x: number; y: number } | null>(linkAt(link));
        if (!at) return false;
        await mouse('mouseMoved', at);
        await mouse('mousePressed', at);
        await mouse('mouseReleased', at);
        // Another document says nothing of it: the link was followed.
        return (await answer<boolean | null>('globalThis.isHit ?? null')) !== false;
      },
      async reads() {
        const { result } = await session.send('Runtime.evaluate', {
          expression: `window.__reads && { first: Object.keys(__reads.first), late: Object.keys(__reads.late) }`,
          returnByValue: true,
        });
        return result.value as Visit['reads'] | undefined;
      },
    };
    return await visitOn(stage, spot, fault, usual);
  } finally {
    // What is still on its way when the visit ends is nobody's.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}
