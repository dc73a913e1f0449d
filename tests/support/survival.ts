/**
 * What a reader keeps of a page of which something breaks: a file that it loads, or a function of the browser.
 *
 * The page is read from an isolated world, which has functions of its own: whatever the page's own are, it answers.
 */
import type { Browser, CDPSession, Page, Route } from '@playwright/test';

/** Pages of each kind, and links on them: one of the frame and one of the content, each with the page it leads to. */
export const VISITS = [
  { path: '/', frame: '/blog/', content: '/download/' },
  { path: '/about-data-set/0.3/', frame: '/download/', content: '/about-data-set/' },
  { path: '/compare/', frame: '/blog/', content: '/recipes/2019-and-2023/' },
  { path: '/download/2026-04/raw/', frame: '/data-quality/', content: '/about-data-set/0.3/' },
  { path: '/blog/post/2021-annual-data/', frame: '/compare/', content: '/blog/' },
  { path: '/search/', frame: '/open/', content: '/download/' },
  { path: '/data-quality/', frame: '/compare/', content: '/blog/post/2025-nov-release/' },
  { path: '/open/', frame: '/developers/', content: '/download/' },
  { path: '/about-data-set/0.3/codes/', frame: '/', content: '/about-data-set/0.3/' },
] as const;

export type Visit = (typeof VISITS)[number];

/** How long a page that is broken is given to come to rest, in ms: it says nothing when it does. */
const REST = 700;
/** How long a page may take that comes, in ms. */
const WAIT = 6_000;

interface World {
  /** Runs in an isolated world of the page as it stands. */
  ask<T>(expression: string): Promise<T | undefined>;
}

/** Runs expressions where no script of the page has been. */
async function worldOf(page: Page): Promise<World & { session: CDPSession }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  return {
    session,
    async ask<T>(expression: string) {
      try {
        const { frameTree } = await session.send('Page.getFrameTree');
        const { executionContextId } = await session.send('Page.createIsolatedWorld', {
          frameId: frameTree.frame.id,
        });
        const { result } = await session.send('Runtime.evaluate', {
          expression,
          contextId: executionContextId,
          returnByValue: true,
        });
        return result.value as T;
      } catch {
        // The page is on its way to another one.
        return undefined;
      }
    },
  };
}

/** Every text below an element that is read, without spaces. An expression that is run in the page. */
const textsOf = (selector: 'body' | 'main'): string => `(() => {
  const texts = [];
  const walk = (node) => {
    if (node.nodeType === 3) {
      const text = node.data.replace(/\\s+/g, '');
      if (text) texts.push(text);
    } else if (!['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE'].includes(node.nodeName))
      node.childNodes.forEach(walk);
  };
  const root = document.querySelector('${selector}');
  if (root) walk(root);
  return texts;
})()`;

/** Takes the first link in sight of a part of the page into the window and says where it lies. */
const linkAt = (part: string, href: string): string => `(() => {
  for (const link of document.querySelectorAll('${part} a[href="${href}"]')) {
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [box] = link.getClientRects();
    if (!box) continue;
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (link.contains(document.elementFromPoint(at.x, at.y))) return at;
  }
  return null;
})()`;

/** What is broken. */
export interface Fault {
  name: string;
  /** runs before all else of a page */
  script?: string;
  /** runs in the page once it is there, before the link is pressed */
  late?: string;
  /** answers a request in its own way; tells whether it did */
  answer?: (route: Route) => Promise<boolean>;
  /** does something never come? Then the next page may still be on its way, and the one before has to be there whole */
  hangs?: boolean;
}

export interface Outcome {
  /** texts that were served and are not there any more */
  lost: string[];
  /** the same after a link was pressed, of the page that it leads to */
  lostAfter: string[];
  /** did the link lead to its page? */
  arrived: boolean;
  /** addresses that were asked for, without the origin */
  asked: string[];
}

const served = new Map<string, Promise<string[]>>();

/** The texts of a page as it was served, read by a browser that runs no script. */
function servedTexts(
  browser: Browser,
  url: string,
  path: string,
  selector: 'body' | 'main',
): Promise<string[]> {
  const key = `${path} ${selector}`;
  const known = served.get(key);
  if (known) return known;
  const read = async () => {
    const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const { ask } = await worldOf(page);
    const texts = await ask<string[]>(textsOf(selector));
    await context.close();
    return texts ?? [];
  };
  const reading = read();
  served.set(key, reading);
  return reading;
}

const missing = (wanted: readonly string[], found: readonly string[] = []): string[] => {
  const all = found.join('');
  return wanted.filter((text) => !all.includes(text));
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Visits a page and then one that it links to, with something broken. @param part where the link stands that is pressed */
export async function visit(
  browser: Browser,
  url: string,
  { path, ...links }: Visit,
  part: 'frame' | 'content',
  fault: Fault | null,
): Promise<Outcome> {
  const href = links[part];
  const [first, second] = await Promise.all([
    servedTexts(browser, url, path, 'body'),
    // A part of the frame that fails keeps what it said on the page before.
    servedTexts(browser, url, href, 'main'),
  ]);
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  try {
    const asked: string[] = [];
    const page = await context.newPage();
    page.on('request', (request) => asked.push(request.url().replace(url, '')));
    if (fault?.script) await page.addInitScript({ content: fault.script });
    if (fault?.answer) {
      const { answer } = fault;
      await page.route('**/*', async (route) => {
        if (!(await answer(route))) await route.continue();
      });
    }
    const { ask, session } = await worldOf(page);
    const until = async (expression: string, ms: number): Promise<boolean> => {
      for (const end = Date.now() + ms; Date.now() < end; await pause(40))
        if (await ask<boolean>(expression)) return true;
      return false;
    };
    const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: { x: number; y: number }) =>
      session.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 });
    const started = `document.documentElement?.dataset.hasHydrated === 'true'`;

    await page.goto(path, { waitUntil: 'commit' });
    await until(`document.body !== null && document.querySelector('footer') !== null`, WAIT);
    // Somebody who points at something: the scripts come at once.
    await mouse('mouseMoved', { x: 3, y: 3 });
    await until(started, REST * 2);
    await ask(`scrollTo(0, document.body.scrollHeight)`);
    await pause(REST / 2);
    if (fault?.late) await page.evaluate(fault.late).catch(() => undefined);
    const lost = missing(first, await ask<string[]>(textsOf('body')));

    const selector = part === 'frame' ? ':is(header, footer)' : 'main';
    const at = await ask<{ x: number; y: number } | null>(linkAt(selector, href));
    if (at) {
      await mouse('mouseMoved', at);
      await mouse('mousePressed', at);
      await mouse('mouseReleased', at);
    }
    const arrived = `location.pathname === '${href}'`;
    let lostAfter: string[] = second;
    for (const end = Date.now() + (at ? WAIT : 0); Date.now() < end; await pause(60)) {
      if (!(await ask<boolean>(arrived))) continue;
      lostAfter = missing(second, await ask<string[]>(textsOf('main')));
      if (lostAfter.length === 0) break;
    }
    if (lostAfter.length > 0 && fault?.hangs) {
      const left = missing(first, await ask<string[]>(textsOf('body')));
      if (left.every((text) => lost.includes(text))) lostAfter = [];
    } else if (lostAfter.length === 0) {
      await pause(REST / 2);
      lostAfter = missing(second, await ask<string[]>(textsOf('main')));
    }
    return { lost, lostAfter, arrived: (await ask<boolean>(arrived)) ?? false, asked };
  } finally {
    await context.close();
  }
}

/** Names of functions of the browser that a script names: run in a page. */
export function functionNames(scripts: string): string[] {
  const named = new Set(scripts.match(/[A-Za-z_$][\w$]*/g));
  const found = new Set<string>();
  const owners: object[] = [window];
  for (const name of Object.getOwnPropertyNames(window)) {
    const value: unknown = Object.getOwnPropertyDescriptor(window, name)?.value;
    if (typeof value !== 'function' && (typeof value !== 'object' || value === null)) continue;
    if (value === window) continue;
    owners.push(value);
    if (typeof value === 'function' && typeof value.prototype === 'object' && value.prototype)
      owners.push(value.prototype as object);
  }
  for (const owner of owners)
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(owner)))
      if (typeof value === 'function' && named.has(name)) found.add(name);
  return [...found].sort();
}

/** A script that takes a function away wherever it is, or lets it throw. */
export const breaking = (name: string, how: 'missing' | 'throwing'): string => `(() => {
  const owners = new Set([window]);
  for (const name of Object.getOwnPropertyNames(window)) {
    let value;
    try { value = Object.getOwnPropertyDescriptor(window, name).value } catch { continue }
    if ((typeof value !== 'function' && typeof value !== 'object') || !value || value === window) continue;
    owners.add(value);
    if (value.prototype) owners.add(value.prototype);
  }
  const { getOwnPropertyDescriptor, defineProperty } = Object;
  const broken = function () { throw new TypeError('planted: ${name}') };
  for (const owner of owners) {
    const descriptor = getOwnPropertyDescriptor(owner, '${name}');
    if (typeof descriptor?.value !== 'function' || !descriptor.configurable) continue;
    ${how === 'missing' ? `delete owner['${name}'];` : `defineProperty(owner, '${name}', { ...descriptor, value: broken });`}
  }
})()`;

export const FILE_FAULTS = ['missing', 'empty', 'cut', 'portal', 'hanging'] as const;

/** Answers requests for one file as a host, a proxy or a portal does when something is wrong. */
export const breakingFile =
  (file: string, how: (typeof FILE_FAULTS)[number]) =>
  async (route: Route): Promise<boolean> => {
    if (route.request().url() !== file) return false;
    switch (how) {
      case 'missing':
        await route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' });
        break;
      case 'portal':
        await route.fulfill({ contentType: 'text/html', body: '<h1>Log in</h1>' });
        break;
      case 'empty':
        await route.fulfill({ response: await route.fetch(), body: '' });
        break;
      case 'cut': {
        const response = await route.fetch();
        const body = await response.body();
        await route.fulfill({ response, body: body.subarray(0, body.length >> 1) });
        break;
      }
      case 'hanging':
    }
    return true;
  };
