import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test';

const prefetched = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('link[rel="prefetch"]')].map((link) => link.getAttribute('href')),
  );
const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve), { timeout: 1000 })),
  );

/** Tells the page something about its connection before it starts. */
async function connect(page: Page, connection: object, onLine = true): Promise<void> {
  await page.addInitScript(
    ([about, online]) => {
      Object.defineProperty(navigator, 'connection', { value: about, configurable: true });
      Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
    },
    [connection, onLine] as const,
  );
}

test('code of linked pages is fetched ahead in idle time', async ({ page }) => {
  await connect(page, { effectiveType: '4g', saveData: false });
  await page.goto('/');
  await hydrated(page);
  await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(0);
});

for (const [name, connection, onLine] of [
  ['2g', { effectiveType: '2g', saveData: false }, true],
  ['slow-2g', { effectiveType: 'slow-2g', saveData: false }, true],
  ['data saver', { effectiveType: '4g', saveData: true }, true],
  ['offline', { effectiveType: '4g', saveData: false }, false],
] as const) {
  test(`nothing is fetched ahead with ${name}`, async ({ page }) => {
    await connect(page, connection, onLine);
    await page.goto('/');
    await hydrated(page);
    const link = page.locator('header').getByRole('link', { name: '部落格' });
    await link.hover();
    await link.scrollIntoViewIfNeeded();
    await idle(page);
    expect(await prefetched(page)).toEqual([]);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await link.hover();
    await idle(page);
    expect(scripts).toEqual([]);
  });
}

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
  await page.goto('/');
  await hydrated(page);
  await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(0);
  expect(await page.evaluate(() => (window as unknown as { waits: unknown[] }).waits)).toContain(2000);
});

test("pointing at a link fetches its page's payload ahead, once", async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const payloads = async () => (await prefetched(page)).filter((href) => href?.endsWith('/blog/payload.js'));
  const link = page.locator('header').getByRole('link', { name: '部落格' });
  await link.hover();
  await expect.poll(payloads).toHaveLength(1);
  expect((await payloads())[0]).toMatch(/^\/_nuxt\/static\/[0-9a-f]{16}\/blog\/payload\.js$/);
  await page.locator('h1').hover();
  await link.hover();
  await idle(page);
  expect(await payloads()).toHaveLength(1);
});
