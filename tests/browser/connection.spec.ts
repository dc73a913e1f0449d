import { expect, hydrated, test } from '../support/test';

test('offline, a click does not reload into the dark', async ({ page, context }) => {
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
  await context.setOffline(true);
  await expect(page.locator('[data-connection]')).toContainText('目前離線');
  await page.locator('header').getByRole('link', { name: '打包回家玩' }).click();
  await expect(page.locator('[data-error-status="500"]')).toContainText('This page could not be loaded');
  expect(documents).toEqual([]);
  await expect(page.locator('header')).toBeVisible();
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
