import type { Page } from '@playwright/test';
import { QUIET_AFTER_LOAD } from '../../src/runtime/errorReporting';
import { awake, expect, hydrated, test, wiredUrl } from '../support/test';

test.use({ opensWired: true });

const PATH = '/privacy/';

/** Key of the ignore flag, as the specification's analytics know it. */
const FLAG = 'plausible_ignore';

const flag = (page: Page) => page.evaluate((key) => window.localStorage.getItem(key), FLAG);
const control = (page: Page) => page.getByRole('switch', { name: '不要把這個瀏覽器列入統計' });

const keptSection = (page: Page) => page.getByRole('region', { name: '存在這個瀏覽器裡的東西' });

test.describe('privacy page', () => {
  test('names everything that the site keeps in the browser', async ({ page }) => {
    await page.goto(wiredUrl('/'));
    await hydrated(page);
    await page.getByRole('button', { name: '改用深色' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: '隱私', exact: true }).click();
    await control(page).click();
    await page.goBack();
    await page.goForward();
    const kept = await page.evaluate(() => [
      ...Object.keys(window.localStorage),
      ...Object.keys(window.sessionStorage),
    ]);
    expect(kept).toEqual(expect.arrayContaining([FLAG, 'theme']));
    await expect(keptSection(page)).toBeVisible();
    const named = await keptSection(page).locator('dt code').allTextContents();
    expect(named).toEqual(expect.arrayContaining(kept));
    const cookies = await page.context().cookies();
    expect(cookies).toEqual([]);
  });
});

test.describe('the switch of the privacy page', () => {
  test('sets and removes the flag, and says so', async ({ page }) => {
    await page.goto(wiredUrl(PATH));
    await hydrated(page);
    const place = page.getByRole('region', { name: '造訪統計', exact: true });
    await expect(control(page)).not.toBeChecked();
    await expect(control(page)).toHaveAccessibleDescription('目前：列入統計');

    await control(page).click();
    await expect(control(page)).toBeChecked();
    await expect(control(page)).toHaveAccessibleDescription('目前：不列入統計');
    await expect(place.getByRole('status')).toContainText('不會再送出造訪統計');
    expect(await flag(page)).toBe('true');

    await page.reload();
    await hydrated(page);
    await expect(control(page)).toBeChecked();

    await control(page).focus();
    await page.keyboard.press('Space');
    await expect(control(page)).not.toBeChecked();
    await expect(place.getByRole('status')).toContainText('會列入造訪統計');
    expect(await flag(page)).toBeNull();
  });

  test('follows another tab', async ({ page, context }) => {
    await page.goto(wiredUrl(PATH));
    await hydrated(page);
    const other = await context.newPage();
    await other.goto(wiredUrl(PATH));
    await hydrated(other);
    await control(other).click();
    await expect(control(page)).toBeChecked();
  });

  test('needs no switch without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(wiredUrl(PATH));
    // By its element: Playwright's search for text leaves noscript out.
    const instead = page.locator('noscript p').filter({ hasText: '本來就不會送出統計' });
    await expect(instead).toBeVisible();
    await expect(page.getByRole('switch')).toHaveCount(0);
    await context.close();
  });
});

test('where the services are off, no page asks for anything of theirs, has code of theirs, or room for comments', async ({
  page,
  foreignRequests,
}) => {
  /** Words that only the code of a service has: each of what it sends, where it is loaded from, or what it draws. */
  const CODE = { analytics: '/api/event', errors: 'error-reporting-ready', comments: 'giscus-widget' };
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') texts.push(response.text().catch(() => ''));
  });
  const find = async () => {
    const all = (await Promise.all(texts)).join('\n');
    return Object.entries(CODE).flatMap(([service, words]) => (all.includes(words) ? [service] : []));
  };
  const visit = async (address: string) => {
    await page.goto(address);
    await hydrated(page);
    await page.clock.runFor(2 * QUIET_AFTER_LOAD);
    await awake(page);
  };
  await page.clock.install();
  for (const path of ['/', '/download/', '/blog/post/2025-oct-release/']) {
    await visit(path);
    await expect(page.locator('#comments, [data-comments], iframe, a[href$="/discussions"]')).toHaveCount(0);
  }
  expect(await find()).toEqual([]);
  expect(foreignRequests).toEqual([]);

  // It would be seen: where they are on, all three come.
  await visit(wiredUrl('/blog/post/2025-oct-release/'));
  await expect.poll(find).toEqual(Object.keys(CODE));
});
