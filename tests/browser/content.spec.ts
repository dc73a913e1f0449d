import { follow } from '../support/offlinePages';
import { CONTENT_HOST, expect, hydrated, test, wired, WIRED_BASE, wiredUrl } from '../support/test';

const DATABASE = /\/_nuxt\/content\/db-[0-9a-f]{16}\.json$/;

test('a page asks for it only when it needs it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (DATABASE.test(request.url())) asked.push(request.url());
  });
  await page.goto('/blog/post/resurrection/');
  await hydrated(page);
  expect(asked).toEqual([]);
  await page.goto('/blog/post/data-issue-2021-99/');
  await expect.poll(() => asked).toHaveLength(1);
});

test('the 404 page offers the pages nearest to the address', async ({ page }) => {
  await page.goto('/blog/post/data-issue-2021-9/');
  const near = page.locator('[data-near-pages] a');
  await expect(near.first()).toBeVisible();
  const hrefs = await near.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(hrefs).toContain('/blog/post/data-issue-2021-01/');
  await near.first().click();
  await expect(page.locator('[data-error-status]')).toHaveCount(0);
});

test('a failed load is shown, and can be tried again', async ({ page }) => {
  await page.route(DATABASE, (route) => route.abort('failed'));
  await page.goto('/blog/post/data-issue-2021-9/');
  const error = page.getByRole('alert');
  await expect(error).toHaveAttribute('data-content-error', 'network');
  await expect(page.locator('[data-error-message]')).toHaveText('This page could not be found');
  await page.unrouteAll();
  await error.getByRole('button', { name: '再試一次' }).click();
  await expect(page.locator('[data-near-pages] a').first()).toBeVisible();
  await expect(error).toHaveCount(0);
});

/** What the application asks for itself, by its address below the base path. */
const OWN_DATA = /\/(_nuxt\/(?:content|static)|_search|data|cite)\/(?:.*\/)?([^/]+)$/;

wired(test)('a site whose content lies elsewhere asks for all of its own data there', async ({ page }) => {
  const asked = new Map<string, string>();
  page.on('request', (request) => {
    const [, folder, file] = OWN_DATA.exec(request.url().replace(CONTENT_HOST, '/')) ?? [];
    if (!request.isNavigationRequest() && folder !== undefined)
      asked.set(`${folder}/${String(file).replace(/-[0-9a-f]{16}/, '')}`, request.url());
  });
  // The database and the manifest, a payload, the catalogue, a set, a citation, the search's data.
  await page.goto(wiredUrl('/blog/post/data-issue-2021-9/'));
  await expect(page.locator('[data-near-pages] a').first()).toBeVisible();
  await page.evaluate(follow, `${WIRED_BASE}/compare/?a=2026-02&b=2026-03&variant=raw`);
  await expect(page.locator('[data-comparison]')).toBeVisible();
  await page.evaluate(follow, `${WIRED_BASE}/open/?period=2026-04&variant=raw`);
  await expect.poll(() => [...asked.keys()]).toContain('data/raw.json');
  await page.evaluate(follow, `${WIRED_BASE}/search/?q=%E6%8A%BC%E9%87%91`);
  await expect(page.locator('h1')).toHaveText('搜尋');
  await expect(page.locator('main').getByRole('status')).toContainText(/找到\d+筆/);
  expect([...asked.keys()].sort()).toEqual(
    expect.arrayContaining([
      '_nuxt/content/db.json',
      '_nuxt/static/manifest.js',
      '_nuxt/static/payload.js',
      '_search/data.json',
      'data/catalogue.json',
      'data/raw.json',
    ]),
  );
  expect([...asked.values()].filter((address) => !address.startsWith(CONTENT_HOST))).toEqual([]);
});

test('a formula is copied as it was written, once, with the lines around it', async ({ page }) => {
  await page.goto('/blog/post/2021-annual-data/');
  await hydrated(page);
  const copied = (from: string, to: string) =>
    page.evaluate(
      ([first, last]) => {
        const ends = [first, last].map((selector) => document.querySelector(`main ${selector}`));
        if (!ends[0] || !ends[1]) throw new Error('nothing to select');
        getSelection()?.setBaseAndExtent(ends[0], 0, ends[1], ends[1].childNodes.length);
        const data = new DataTransfer();
        document.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, cancelable: true }));
        return { text: data.getData('text/plain'), html: data.getData('text/html') };
      },
      [from, to] as const,
    );
  // What copies comes with the first selection.
  await expect.poll(async () => (await copied('#method', '#method + p')).text).toContain('$Y_m$');
  const { text, html } = await copied('#method', '#method + p');
  expect(text).toMatch(/^比較的方法\n+月資料與年資料都有/);
  expect(text.split('$Y_m$')).toHaveLength(2);
  expect(text).not.toMatch(/[\u200b]|Ym/);
  expect(html).not.toMatch(/katex|<math/);
  // A selection that ends inside of a formula takes all of it, and one without a formula is the browser's own.
  expect((await copied('#method', '.katex mi')).text).toMatch(/\$Y_m\$$/);
  expect((await copied('#method', '#method')).text).toBe('');
});

test('a program is opened and copied by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/differences/0.2-0.3/');
  await hydrated(page);
  const summary = page.locator('summary', { hasText: '消除重複住宅，pandas' });
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open]').getByRole('button')).toHaveText('已複製');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await page.locator('details[open] pre').textContent());
  expect(copied).toContain('df = df.rename(columns={"最大刊登者編碼": "常見刊登者編碼"})');
});
