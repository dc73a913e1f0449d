import type { Page } from '@playwright/test';
import { awake, expect, hydrated, idle, test } from '../support/test';

/** The browser tells of what has come into view a frame later. */
async function idleFrame(page: Page): Promise<void> {
  await idle(page);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Tells the page something about its connection before it starts. */
async function connect(page: Page, connection: object): Promise<void> {
  await page.addInitScript((about) => {
    Object.defineProperty(navigator, 'connection', { value: about, configurable: true });
  }, connection);
}

const PAYLOAD = /^\/_nuxt\/static\/[0-9a-f]{16}(\/.*)payload\.js$/;

/** Pages whose content was asked for. */
function watchPayloads(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, path] = PAYLOAD.exec(new URL(request.url()).pathname) ?? [];
    if (path !== undefined) asked.push(path);
  });
  return asked;
}

const compare = (page: Page) => page.locator('footer').getByRole('link', { name: '比較兩期' });

// Which connections are spared is a rule of its own: packages/html-first/src/navigation/prefetch.test.ts.
test('nothing is fetched ahead with the data saver on, neither what is pointed at nor what is in view', async ({
  page,
}) => {
  await connect(page, { effectiveType: '4g', saveData: true, type: 'wifi' });
  const payloads = watchPayloads(page);
  await page.goto('/');
  await hydrated(page);
  const link = page.locator('header').getByRole('link', { name: '部落格' });
  await page.mouse.wheel(0, 900);
  // Islands that come into view ask for their own code.
  await awake(page);
  await compare(page).scrollIntoViewIfNeeded();
  await idleFrame(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await compare(page).hover();
  await link.hover();
  await idleFrame(page);
  expect([payloads, asked]).toEqual([[], []]);
});

test('idle time is waited for, at most 2000 ms', async ({ page }) => {
  await page.addInitScript(() => {
    const waits: unknown[] = [];
    Object.assign(window, { waits });
    const original = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (callback, options) => {
      waits.push(options?.timeout);
      return original(callback, options);
    };
  });
  await connect(page, { effectiveType: '4g', saveData: false, type: 'wifi' });
  const asked = watchPayloads(page);
  await page.goto('/');
  await hydrated(page);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const waits = await page.evaluate(() => (window as unknown as { waits: unknown[] }).waits);
  // The first is the wait of the script in the page, before there is any other.
  expect(waits.length).toBeGreaterThan(1);
  expect(new Set(waits)).toEqual(new Set([2000]));
});

// Which links and which signs load a page is asked of packages/html-first/src/navigation/links.test.ts.
test('pointing at a link loads its page ahead, once', async ({ page }) => {
  const asked = watchPayloads(page);
  const ofBlog = () => asked.filter((path) => path === '/blog/');
  await page.goto('/');
  await hydrated(page);
  const link = page.locator('header').getByRole('link', { name: '部落格' });
  await link.hover();
  await expect.poll(ofBlog).toHaveLength(1);
  await page.locator('h1').hover();
  await link.hover();
  await idleFrame(page);
  await link.click();
  await expect(page.locator('h1')).toHaveText('部落格');
  expect(ofBlog()).toHaveLength(1);
});

test('links in view load their pages where data are cheap, once the reader moves, and at most eight', async ({
  page,
}) => {
  await connect(page, { effectiveType: '4g', saveData: false, type: 'wifi' });
  const asked = watchPayloads(page);
  await page.goto('/blog/');
  await hydrated(page);
  await idleFrame(page);
  expect(asked).toEqual([]);
  await page.mouse.wheel(0, 900);
  // Of the eight, those that are HTML have a payload.
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  await page.mouse.wheel(0, 900);
  await idleFrame(page);
  await page.mouse.wheel(0, 900);
  await idle(page);
  await idleFrame(page);
  expect(asked.length).toBeLessThanOrEqual(8);
  expect(new Set(asked).size).toBe(asked.length);
  const before = asked.length;
  // Each page has its own eight.
  await page.locator('header nav').getByRole('link', { name: '資料品質' }).click();
  await expect(page.locator('h1')).toHaveText('資料品質');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => asked.length).toBeGreaterThan(before + 1);
});

test('links in view load three pages where the browser does not tell what data cost, once the reader rests', async ({
  page,
}) => {
  await connect(page, { effectiveType: '4g', saveData: false });
  await page.clock.install();
  const asked = watchPayloads(page);
  // It comes in an idle moment, or with the first scroll.
  const code = page.waitForResponse(/\/assets\/js\/navigation\.\w+\.js$/);
  await page.goto('/');
  await hydrated(page);
  // However long this test takes, for the page no more time passes than is given to it.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.wheel(0, 900);
  await (await code).finished();
  await page.clock.runFor(900);
  expect(asked).toEqual([]);
  const rest = async () => {
    await page.mouse.wheel(0, 300);
    await page.clock.runFor(1_200);
    await page.clock.runFor(2_000);
    return asked.length;
  };
  await expect.poll(rest).toBeGreaterThan(0);
  for (let rests = 0; rests < 4; rests++) await rest();
  expect(asked.length).toBeLessThanOrEqual(3);
});
