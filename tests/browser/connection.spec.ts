import { RESTORED_DISPLAY } from '../../src/shell/ConnectionNotice/connection';
import { expect, hydrated, test } from '../support/test';

test('being offline is said quietly, and so is the return', async ({ page, context }) => {
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  const notice = page.locator('[data-connection]');
  await expect(notice).toHaveAttribute('data-connection', 'online');
  await expect(notice).toBeEmpty();
  await context.setOffline(true);
  await expect(notice).toHaveAttribute('data-connection', 'offline');
  await expect(notice).toContainText('目前離線');
  await expect(notice).toHaveAttribute('role', 'status');
  const covers = await notice.evaluate(
    (element) => element.getBoundingClientRect().height / window.innerHeight,
  );
  expect(covers).toBeLessThan(0.2);
  await context.setOffline(false);
  await expect(notice).toContainText('已恢復連線');
  await page.clock.runFor(RESTORED_DISPLAY);
  await expect(notice).toHaveAttribute('data-connection', 'online');
});

// The first is HTML, of which the content is missing; the second is drawn with React, and its code is.
for (const [name, part] of [
  ['打包回家玩', 'header'],
  ['比較兩期', 'footer'],
] as const)
  test(`offline, ${name} does not reload into the dark`, async ({ page, context }) => {
    const code = page.waitForResponse(/\/js\/navigation\./);
    await page.goto('/');
    await hydrated(page);
    await page.locator('header').hover();
    // Its beginning alone would be lost with the network.
    await (await code).finished();
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.evaluate(async () => {
      // Without the worker's caches, as on a first visit.
      for (const registration of await navigator.serviceWorker.getRegistrations())
        await registration.unregister();
      for (const key of await caches.keys()) await caches.delete(key);
    });
    await context.setOffline(true);
    await page.locator(part).getByRole('link', { name }).click();
    await expect(page.locator('[data-error-status]')).toBeVisible();
    expect(documents).toEqual([]);
    await expect(page.locator('header')).toBeVisible();
  });

test('offline, a click for which the code has not come leaves the reader on the page', async ({
  page,
  context,
}) => {
  const code = /\/js\/navigation\./;
  await page.route(code, (route) => route.abort());
  await page.goto('/');
  await hydrated(page);
  const heading = await page.locator('h1').textContent();
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => code.test(request.url()));
  await page.getByRole('contentinfo').getByRole('link', { name: '隱私' }).click();
  await failed;
  await expect(page.locator('[data-connection]')).toContainText('目前離線');
  await expect(page.locator('h1')).toHaveText(heading ?? '');
  await page.unroute(code);
  await context.setOffline(false);
  await page.getByRole('contentinfo').getByRole('link', { name: '隱私' }).click();
  await expect(page.locator('h1')).toHaveText('隱私');
});

test('offline, going back for which the code has not come leaves the reader on the page, until there is a network', async ({
  page,
  context,
}) => {
  const code = /\/js\/navigation\./;
  await page.goto('/');
  await hydrated(page);
  const heading = (await page.locator('h1').textContent()) ?? '';
  await page.getByRole('contentinfo').getByRole('link', { name: '隱私' }).click();
  await expect(page.locator('h1')).toHaveText('隱私');
  // The code that a document has loaded stays in it.
  await page.route(code, (route) => route.abort());
  await page.reload();
  await hydrated(page);
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => code.test(request.url()));
  await page.evaluate(() => history.back());
  await failed;
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-connection]')).toContainText('目前離線');
  await expect(page.locator('h1')).toHaveText('隱私');
  await page.unroute(code);
  await context.setOffline(false);
  await expect(page.locator('h1')).toHaveText(heading);
});
