import { firstAndSome } from 'rental-data/testing/full';
import { expect, hydrated, test, wired, wiredUrl } from '../support/test';

test('/no-such-page gives the 404 page with status 404, with a slash and without', async ({
  page,
  consoleErrors,
}) => {
  for (const path of ['/no-such-page/', '/no-such-page']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    const box = page.locator('[data-error-status="404"]');
    await expect(box).toContainText('404');
    await expect(box.locator('h1')).toHaveText('找不到這一頁');
    const message = box.getByText('This page could not be found', { exact: true });
    await expect(message).toHaveAttribute('lang', 'en');
    await expect(box.getByRole('link', { name: 'Back to the home page', exact: true })).toHaveAttribute(
      'href',
      '/',
    );
    await expect(box.getByRole('link', { name: '回首頁' })).toHaveAttribute('href', '/');
    // In two columns, and in one, where nothing else narrows it.
    for (const width of [1280, 700]) {
      await page.setViewportSize({ width, height: 720 });
      expect((await box.boundingBox())?.width).toBeLessThanOrEqual(450);
    }
    // The address itself answers 404, which Chromium reports as an error of the page.
    expect(consoleErrors.filter((text) => !text.includes('404 (Not Found)'))).toEqual([]);
  }
});

test('the 404 page stays as it was served where what draws it is empty', async ({ page }) => {
  const html = await (await page.request.get('/404.html')).text();
  // What the page does not name itself is the code of its own.
  await page.route(
    ({ pathname }) =>
      /^\/assets\/js\/.+\.js$/.test(pathname) &&
      !html.includes(pathname) &&
      !/\/navigation\.\w+\.js$/.test(pathname),
    (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/no-such-page/');
  await expect(page.locator('[data-without-code]')).toBeVisible();
  const main = page.locator('main');
  await expect(main.getByRole('heading', { name: '你可能在找' })).toBeVisible();
  await main.getByRole('link', { name: '回首頁' }).click();
  await expect(page).toHaveURL('/');
});

test('addresses that could be of a page say that it is not pre-rendered', async ({ page, consoleErrors }) => {
  const addresses = [
    '/about-data-set/9.9/',
    '/blog/post/no-such-post/',
    '/blog/tag/沒有這個標籤/',
    '/download/2031-01/raw/',
    '/download/2018-05/deduplicated/',
    '/codes/nothing/',
    '/differences/0.2-0.9/',
    '/differences/0.2-0.2/',
  ];
  for (const address of firstAndSome(addresses, 2)) {
    expect((await page.goto(encodeURI(address)))?.status(), address).toBe(404);
    await hydrated(page);
    const error = page.locator('[data-error-status="404"]');
    await expect(error.locator('[data-not-prerendered]')).toContainText(
      `The route ${address} is not pre-rendered.`,
    );
  }
  expect(consoleErrors.filter((text) => !text.includes('404 (Not Found)'))).toEqual([]);
});

// Which sets stand nearest: packages/rental-data/src/usability/nearby.test.ts.
test('the page of a set that was never published says so in one line, why, offers what stands nearest with its verdict, and searches for the words of the address', async ({
  page,
}) => {
  await page.goto('/download/2024-11/raw/');
  await hydrated(page);
  const near = page.locator('[data-near-pages]');
  await expect(near.getByRole('link', { name: /收錄中斷/ })).toHaveAttribute(
    'href',
    '/data-quality/#outage-2024',
  );
  await expect(near.getByRole('listitem').getByRole('link').first()).toHaveAttribute(
    'href',
    '/download/2024-10/raw/',
  );
  await expect(near.locator('[data-period="2025-10"]')).toContainText('列數不可比較');
  const box = page.locator('[data-error-status]');
  await expect(box).toContainText('網址沒有寫錯，但本站沒有2024年11月原始資料。');
  await expect(box).not.toContainText('打錯');
  const search = page.locator('main').getByRole('search');
  await expect(search.getByRole('searchbox')).toHaveValue('2024年11月原始資料');
  await search.getByRole('button', { name: '搜尋' }).click();
  await expect(page).toHaveURL(`/search/?${new URLSearchParams({ q: '2024年11月原始資料' }).toString()}`);
  await expect(page.locator('main').getByRole('link').first()).toBeVisible();
  await page.goto('/blog/post/No_such%20post/');
  await hydrated(page);
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('blog post No such post');
  await expect(box).toContainText('網址可能打錯了，或者這一頁已經不在。');
});

wired(test)('an error of a page shows its words and status 500, and can be tried again', async ({ page }) => {
  await page.goto(wiredUrl('/__test__/links/'));
  await hydrated(page);
  await page.evaluate(() => void Object.assign(window, { fault: 'Planted by the test' }));
  // Otherwise the browser would open the page itself, see served.spec.ts.
  await page.route('**/__test__/throws/', (route) => route.abort());
  await page.locator('main').getByRole('link', { name: 'throws', exact: true }).click();
  const box = page.locator('[data-error-status="500"]');
  await expect(box).toContainText('500');
  await expect(box.locator('[data-error-message]')).toHaveText('Planted by the test');
  await expect(box.locator('h1')).toHaveText('這一頁出了問題');
  expect(await box.evaluate((element) => element.getBoundingClientRect().width)).toBeLessThanOrEqual(450);
  await page.evaluate(() => void Object.assign(window, { mended: true }));
  await box.getByRole('button', { name: '再試一次' }).click();
  await expect(page.locator('h1')).toHaveText('Planted');
  // The rest of the site still works.
  await page.locator('header').getByRole('link', { name: '部落格' }).click();
  await expect(page.locator('h1')).toHaveText('部落格');
});
