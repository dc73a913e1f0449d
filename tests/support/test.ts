import { expect, test as base, type Locator, type Page, type Route } from '@playwright/test';
import { readFile } from 'node:fs/promises';

export { expect };

/** What Chromium says of hosts other than this machine (playwright.config.ts). */
const NO_SUCH_HOST = 'net::ERR_NAME_NOT_RESOLVED';
/** The same, and what tests refuse by themselves. */
const REFUSALS = /ERR_NAME_NOT_RESOLVED|ERR_BLOCKED_BY_CLIENT/;

interface SiteFixtures {
  /** Addresses outside the site that the pages asked for and no test answered. They are always refused. */
  foreignRequests: string[];
  /**
   * Whether the test opens the wired site, whose content has a host of its own. Where anything is answered for another host,
   * Chromium keeps nothing of what it has loaded, and every page takes longer.
   */
  opensWired: boolean;
  /** What the pages reported as errors: console errors and uncaught exceptions. */
  consoleErrors: string[];
}

/**
 * Playwright's `test` for the built site: relative addresses lead to it, nothing else can be reached, and
 * what goes wrong in the console is collected. Both lists are kept for every page of the test, popups
 * included.
 */
export const test = base.extend<SiteFixtures>({
  opensWired: [false, { option: true }],

  // Playwright tells which fixtures are needed by the pattern, so it must be there even when empty.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => {
    await use(siteUrl());
  },

  foreignRequests: [
    async ({ context, opensWired }, use) => {
      const requests: string[] = [];
      context.on('requestfailed', (request) => {
        if (request.failure()?.errorText === NO_SUCH_HOST && isForeign(new URL(request.url())))
          requests.push(request.url());
      });
      const watch = (page: Page): void => {
        page.on('websocket', (socket) => {
          if (isForeign(new URL(socket.url()))) requests.push(socket.url());
        });
      };
      context.on('page', watch);
      // What the wired site asks of its content's host lies beside it.
      if (opensWired)
        await context.route(`${CONTENT_HOST}**`, async (route) => {
          const { pathname } = new URL(route.request().url());
          const response = await route.fetch({ url: wiredUrl(pathname.replace(/^\/data\//, '/')) });
          await route.fulfill({
            response,
            headers: { ...response.headers(), 'access-control-allow-origin': '*' },
          });
        });
      await use(requests);
      // An answer that is still on its way when the test ends is nobody's.
      for (const owner of [context, ...context.pages()]) await owner.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],

  consoleErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        const { url } = message.location();
        // A refused foreign request also shows in the console; it is in `foreignRequests` already.
        const isRefusal = REFUSALS.test(message.text()) && URL.canParse(url) && isForeign(new URL(url));
        if (message.type() === 'error' && !isRefusal) errors.push(`${message.text()} (${url})`);
      });
      context.on('weberror', (webError) => {
        const error = webError.error();
        errors.push(error.stack ?? error.message);
      });
      await use(errors);
    },
    { auto: true },
  ],
});

/** The same for pages of the wired site, where others of the file open the published one. */
export const wired = <T extends typeof test>(published: T): T =>
  published.extend<Pick<SiteFixtures, 'opensWired'>>({ opensWired: true }) as T;

/** Points at the page once all of it stands, which asks for its scripts then. */
export const pointAt = (page: Page): Promise<void> =>
  page.locator('script[data-scripts]').dispatchEvent('pointermove');

/**
 * Points at the page and waits until its scripts run, so that buttons and menus answer.
 *
 * @throws when it does not within Playwright's time limit
 */
export async function hydrated(page: Page): Promise<void> {
  await pointAt(page);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/** Tools that show nothing while the address asks for something that they have not read. */
const UNANSWERED = '[data-asked] main :is([data-island="compare"], [data-island="pick"]):not([data-awake])';

/**
 * Waits besides until what the address asks for is on screen.
 *
 * @throws when it does not come within Playwright's time limit
 */
export async function answered(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.locator(UNANSWERED)).toHaveCount(0);
}

/**
 * Brings every island of the page to life, as a reader does who opens all folds, scrolls past them and points at each.
 *
 * @throws when one does not come to life within Playwright's time limit
 */
export async function awake(page: Page): Promise<void> {
  // Nobody but the page itself can tell an island of a pointer that was there before.
  await hydrated(page);
  const islands = page.locator('main [data-island]');
  for (const island of await islands.all()) {
    await island.evaluate((element) => {
      for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
        fold.open = true;
      (element.firstElementChild ?? element.parentElement)?.scrollIntoView();
    });
    await island.dispatchEvent('pointerover');
    await expect(island).toHaveAttribute('data-awake', '');
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

/**
 * Waits until the page has nothing else to do, and until it has begun what it puts off to such a moment. The site itself waits
 * for two seconds at most: on a busy machine Chromium may give no idle moment for minutes.
 */
export const idle = (page: Pick<Page, 'evaluate'>): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestIdleCallback(() => setTimeout(done), { timeout: 2000 });
      }),
  );

/** Holds back what a page asks for. @returns what lets all of it go on */
export async function hold(
  page: Page,
  what: RegExp,
  goOn = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  let release: () => void = () => undefined;
  const blocked = new Promise<void>((resolve) => (release = resolve));
  await page.route(what, async (route) => {
    await blocked;
    await goOn(route);
  });
  return release;
}

/** What a button saves. */
export async function saved(button: Locator): Promise<{ name: string; bytes: Buffer; text: string }> {
  const [download] = await Promise.all([button.page().waitForEvent('download'), button.click()]);
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), bytes, text: bytes.toString() };
}

/** Where the wired site has its content (scripts/lib/test-steps.mjs). */
export const CONTENT_HOST = 'https://content.test/data/';

/** Address of a site that global-setup.ts serves, and of a path below it. */
function served(variable: string, path: string): string {
  const url = process.env[variable];
  if (!url)
    throw new Error(`${variable} 沒有值：global-setup.ts 沒有執行。請用 npx playwright test 執行測試。`);
  return url.replace(/\/$/, '') + path;
}

/** Address of the site as it is published. */
export const siteUrl = (): string => served('TEST_SITE_URL', '');

/** Where the wired site lies on its host (scripts/lib/test-steps.mjs). */
export const WIRED_BASE = '/sub';

/** Address of the preview below `/sub/` with everything switched on, the planted pages and a made month (tests/fixtures/wired-site), and of a path below that. */
export const wiredUrl = (path = '/'): string => served('TEST_WIRED_URL', path);

function isForeign(url: URL): boolean {
  const own = [siteUrl(), wiredUrl()].map((address) => new URL(address).host);
  return /^(?:https?|wss?):$/.test(url.protocol) && !own.includes(url.host);
}
