/**
 * What was served whole stays, whatever fails afterwards: the page, a part of its frame, its data. From then on links are
 * links, so that the next click leads to a page that has not failed.
 */
import type { Page } from '@playwright/test';
import { awake, expect, hydrated, test, wired, wiredUrl } from '../support/test';

const onWired = wired(test);

/** Marks the document, so that a full load can be told from a route change. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Presses a link of the header and expects the browser itself to open its page. */
async function leadsOn(page: Page): Promise<void> {
  await mark(page);
  await page.locator('header.navbar').getByRole('link', { name: '部落格' }).click();
  await expect(page.locator('h1')).toHaveText('部落格');
  expect(await isSameDocument(page)).toBe(false);
}

for (const [name, where] of [
  ['throws', 'in the layout'],
  ['throws-outside', 'outside of every layout'],
] as const) {
  onWired(
    `a served page that throws ${where} stays as it was served, and its links are links`,
    async ({ page }) => {
      await page.goto(wiredUrl(`/__test__/${name}/`));
      await expect(page.locator('[data-given-back] h1')).toHaveText('Planted');
      await expect(page.locator('[data-error-status]')).toHaveCount(0);
      await expect(page.locator('[data-without-code]')).toContainText('這一頁的程式出了錯');
      await leadsOn(page);
    },
  );
}

for (const name of ['throws', 'throws-outside'])
  onWired(`${name}: a page that throws after a click is opened by the browser, once`, async ({ page }) => {
    await page.goto(wiredUrl('/__test__/links/'));
    await hydrated(page);
    let opened = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) opened++;
    });
    await page.locator('main').getByRole('link', { name, exact: true }).click();
    await expect(page.locator('[data-given-back] h1')).toHaveText('Planted');
    expect(opened).toBe(1);
    await leadsOn(page);
  });

test('a search dialog that fails leads to the page of the search', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error('Planted');
    };
  });
  await page.locator('header').getByRole('button', { name: /^搜尋/ }).click();
  await expect(page).toHaveURL('/search/');
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('an island whose data do not come keeps what was served, and a retry brings them', async ({ page }) => {
  await page.route('**/data/catalogue.json', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/compare/');
  const served = await page.locator('main').innerText();
  await hydrated(page);
  await page.getByRole('combobox').first().focus();
  const alert = page.locator('[data-data-failed]').getByRole('alert');
  await expect(alert).toContainText('內容載入失敗');
  await expect(page.locator('h1')).toHaveText('比較兩期');
  expect(await page.locator('main').innerText()).toBe(served);
  await page.unrouteAll();
  await alert.getByRole('button', { name: '再試一次' }).click();
  await expect(alert).toHaveCount(0);
  await page.getByRole('combobox').first().selectOption('2023-05');
  await expect(page).toHaveURL(/2023-05/);
});

test('a browser that cannot insert HTML loads each page once', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'insertAdjacentHTML'));
  let opened = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened++;
  });
  await page.goto('/data-quality/');
  await hydrated(page);
  expect(opened).toBe(1);
  const details = page.locator('details:has(a[href="/blog/post/2025-nov-release/"])').first();
  await details.locator('summary').first().click();
  await details.locator('a[href="/blog/post/2025-nov-release/"]').first().click();
  // Its first part may stand there before the second one cannot be inserted.
  await expect.poll(() => opened).toBe(2);
  await expect(page.locator('article h1')).toBeVisible();
  await hydrated(page);
  expect(opened).toBe(2);
});

test('an island answers where what the reader did before cannot be repeated', async ({ page }) => {
  await page.addInitScript(() => {
    Element.prototype.removeEventListener = () => {
      throw new Error('Planted');
    };
  });
  await page.goto('/about-data-set/');
  await hydrated(page);
  await awake(page);
  await page.getByRole('searchbox', { name: '篩選欄位' }).fill('押金');
  // By then React has drawn what stands in the place of an island that failed.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(page.locator('main [data-island-failed]')).toHaveCount(0);
  await expect(page.getByRole('searchbox', { name: '篩選欄位' })).toHaveValue('押金');
});
