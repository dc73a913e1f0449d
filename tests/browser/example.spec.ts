/** The example of packages/html-first: a site of another kind, with the stock theme, walked through as its readers do. */
import path from 'node:path';
import type { Page } from '@playwright/test';
import { serveChanged } from '../support/changedServer';
import { expect, hydrated, test as base } from '../support/test';

const BUILD = path.resolve(__dirname, '../../build-example');

const test = base.extend<{ reader: Page }>({
  reader: async ({ browser, javaScriptEnabled }, use) => {
    const site = await serveChanged(BUILD, (answer) => answer);
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled });
    await use(await context.newPage());
    await context.close();
    await site.close();
  },
});

test('a site with the stock theme is HTML: an island answers, clicks insert pages, and React draws one of them', async ({
  reader: page,
}) => {
  const errors: string[] = [];
  const documents: string[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    if (request.resourceType() === 'script') scripts.push(path.basename(request.url()));
  });
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  const main = page.locator('main');
  const section = page.locator('.navbar__link--active');
  await page.goto('/docs/');
  await hydrated(page);
  expect(scripts.filter((name) => name.startsWith('react.'))).toEqual([]);

  await page.getByRole('link', { name: 'Kettle' }).click();
  const cups = main.getByRole('button');
  await expect(cups).toHaveText('2 cups');
  await expect(section).toHaveCount(0);
  await cups.click();
  await expect(cups).toHaveText('3 cups');
  await main.getByRole('link', { name: 'First use' }).click();
  await expect(page).toHaveTitle('First use | Kettle');
  // In a category of the list.
  await expect(main.getByRole('link', { name: 'Descaling', exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'descale' }).click();
  await expect(page.locator('h1')).toHaveText('Descaling');
  await page.goBack();
  await page.goBack();
  await main.getByRole('link', { name: 'A quieter lid' }).click();
  await expect(page.locator('h1')).toHaveText('A quieter lid');
  await expect(section).toHaveText('Blog');
  await page.goBack();
  await main.getByRole('link', { name: 'Timer' }).click();
  await expect(main).toContainText('3 minutes');
  expect(documents).toEqual(['/docs/']);

  await page.goto('/timer/?minutes=5');
  await expect(main).toContainText('5 minutes');
  expect(errors).toEqual([]);

  await page.goto('/no-such-page/');
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('Page Not Found');
  // The browser itself reports the status.
  expect(errors.filter((text) => !text.includes('status of 404'))).toEqual([]);
});

test('the bar of the stock theme that a click has begun ends with the page', async ({ reader: page }) => {
  await page.clock.install({ time: '2026-11-20T00:00:00Z' });
  await page.goto('/docs/');
  await hydrated(page);
  await page.clock.pauseAt('2026-11-20T01:00:00Z');
  await page.getByRole('main').getByRole('link', { name: 'descale' }).click();
  await expect(page.locator('h1')).toHaveText('Descaling');
  // Past the delay after which the bar would show.
  await page.clock.runFor(1000);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a page that is opened directly has the styles of its frame', async ({ reader: page }) => {
    for (const address of ['/docs/descale/', '/docs/next/descale/', '/blog/', '/no-such-page/']) {
      await page.goto(address);
      const skip = page.getByRole('link', { name: 'Skip to main content' });
      await expect(skip, address).toBeAttached();
      await expect(skip, address).not.toBeInViewport();
    }
  });
});
