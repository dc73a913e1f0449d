import { expect, hydrated, test, wiredUrl } from '../support/test';

const DATABASE = /\/_nuxt\/content\/db-[0-9a-f]{16}\.json$/;

/** Opens an unknown address and returns the database it asks for, with the request's Accept header. */
async function askedFor(page: import('@playwright/test').Page, path = '/blog/post/data-issue-2021-99/') {
  const request = page.waitForRequest(DATABASE);
  await page.goto(path);
  return request;
}

test('a page asks for it only when it needs it, with the Accept header of the specification', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (DATABASE.test(request.url())) asked.push(request.url());
  });
  await page.goto('/');
  await hydrated(page);
  await page.goto('/blog/post/resurrection/');
  await hydrated(page);
  expect(asked).toEqual([]);
  const request = await askedFor(page);
  expect(request.headers()['accept']).toBe('application/json, text/plain, */*');
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

for (const [kind, answer] of [
  ['malformed', { status: 200, contentType: 'application/json', body: '{"format":2,"documents":[]}' }],
  ['network', null],
] as const) {
  test(`a failed load (${kind}, ${answer ? answer.body : 'no answer'}) is shown, and can be tried again`, async ({
    page,
  }) => {
    let broken = true;
    await page.route(DATABASE, async (route) => {
      if (!broken) await route.continue();
      else if (answer) await route.fulfill(answer);
      else await route.abort('failed');
    });
    await page.goto('/blog/post/data-issue-2021-9/');
    const error = page.getByRole('alert');
    await expect(error).toHaveAttribute('data-content-error', kind);
    await expect(page.locator('[data-error-message]')).toHaveText('This page could not be found');
    broken = false;
    await error.getByRole('button', { name: '再試一次' }).click();
    await expect(page.locator('[data-near-pages] a').first()).toBeVisible();
    await expect(error).toHaveCount(0);
  });
}

test('a site whose content lies elsewhere asks for it there', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://content.test/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto(wiredUrl('/download/2026-05/'));
  await hydrated(page);
  await expect
    // What does not come is asked for once more, past the browser's cache.
    .poll(() => [...new Set(asked)])
    .toEqual([
      expect.stringMatching(/^https:\/\/content\.test\/data\/_nuxt\/content\/db-[0-9a-f]{16}\.json$/),
    ]);
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
  expect((await copied('#method', '.katex .mord')).text).toMatch(/\$Y_m\$$/);
  expect((await copied('#method', '#method')).text).toBe('');
});
