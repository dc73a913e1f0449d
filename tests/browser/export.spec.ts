import { FILES } from '../../src/domain/addresses/files';
import { expect, test } from '../support/test';

test('every file that the page for developers names is there', async ({ page, request }) => {
  await page.goto('/developers/');
  const hrefs = await page
    .locator('main table a')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(30);
  for (const href of hrefs) {
    const response = await request.get(href);
    expect(response.status(), href).toBe(200);
    const text = await response.text();
    expect(text.length, href).toBeGreaterThan(20);
    if (/json(ld)?$/.test(href)) expect(() => JSON.parse(text) as unknown, href).not.toThrow();
  }
});

test('the newest set has an address that stays', async ({ page }) => {
  await page.goto('/download/latest/deduplicated/?from=test');
  await expect(page).toHaveURL('/download/2026-04/deduplicated/?from=test');
  await expect(page.locator('h1')).toHaveText('2026-04 消除重複住宅');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('it leads there too', async ({ page }) => {
    await page.goto('/download/latest/raw/');
    await expect(page).toHaveURL('/download/2026-04/raw/');
    await expect(page.locator('h1')).toHaveText('2026-04 原始資料');
  });
});

for (const [path, type] of [
  ['/', 'DataCatalog'],
  ['/download/', 'Dataset'],
  ['/download/2023/raw/', 'Dataset'],
] as const) {
  test(`${path} says what it is in the words of schema.org`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const found = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
      (m) => JSON.parse(m[1] ?? '') as { '@type': string; license?: string },
    );
    expect(found.map((data) => data['@type'])).toContain(type);
  });
}

/** Feeds that the head of a page names: title, type and address. */
const feedsIn = (html: string) =>
  [...html.matchAll(/<link [^>]*rel="?alternate"?[^>]*>/g)]
    .map(([link]) => ({
      type: /type="?([^"\s>]+)/.exec(link)?.[1],
      href: /href="?([^"\s>]+)/.exec(link)?.[1] ?? '',
    }))
    .filter(({ type }) => type !== undefined);

for (const [path, count] of [
  ['/', 9],
  ['/download/', 6],
  ['/data-quality/', 3],
  ['/blog/', 3],
  ['/about-data-set/', 0],
] as const) {
  test(`the feeds that ${path} names are there, and there is no other`, async ({ request }) => {
    const feeds = feedsIn(await (await request.get(path)).text());
    expect(feeds).toHaveLength(count);
    for (const { type, href } of feeds) {
      const text = await (await request.get(href)).text();
      const begins = type === 'application/feed+json' ? /^\{[^]*"version": ?"https:\/\/jsonfeed/ : /^<\?xml/;
      expect(text, href).toMatch(begins);
      expect(text, href).toMatch(/開放台灣民間租屋資料：(新發布的資料|品質事件|部落格)/);
    }
  });
}

for (const [path, feed] of [
  ['/download/', '/feeds/releases.xml'],
  ['/data-quality/', '/feeds/incidents.xml'],
] as const) {
  test(`${path} has a visible link to its feed`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name: '訂閱RSS' })).toHaveAttribute('href', feed);
  });
}

test('programs find whom to tell about a hole', async ({ request }) => {
  const answer = await request.get(`/${FILES.security}`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/i);
  expect(await answer.text()).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-/);
});
