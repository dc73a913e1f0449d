import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  FILE_PATHS,
  FIXED_ROUTES,
  PATHS,
  POST_SLUGS,
  SAMPLE_FILES,
  SITE_NAME,
  TAGS,
  UNLINKED_PATH,
  UNLISTED_ROUTES,
} from '../routes';
import { expect, hydrated, test } from '../support/test';

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);

for (const path of [...PATHS, ...SAMPLE_FILES, ...UNLISTED_ROUTES.map((route) => route.path)]) {
  test(`${path} answers with and without trailing slash`, async ({ request, baseURL }) => {
    const slash = await request.get(encodeURI(withSlash(path)), { maxRedirects: 0 });
    expect(slash.status()).toBe(200);
    expect(slash.headers()['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
    if (path === '/') return;
    const bare = await request.get(encodeURI(path), { maxRedirects: 0 });
    expect(bare.status()).toBe(301);
    const target = new URL(bare.headers()['location'] ?? '', `${baseURL}${encodeURI(path)}`);
    expect(decodeURI(target.pathname)).toBe(withSlash(path));
  });

  for (const width of [360, 1280]) {
    test(`${path} stands at ${width} px`, async ({ page, consoleErrors, foreignRequests }) => {
      await page.setViewportSize({ width, height: 800 });
      const response = await page.goto(encodeURI(withSlash(path)));
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('main')).toHaveCount(1);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
      expect(consoleErrors).toEqual([]);
      expect(foreignRequests).toEqual([]);
    });
  }
}

for (const { path, title } of [...FIXED_ROUTES, ...UNLISTED_ROUTES]) {
  test(`${path} has its title`, async ({ page }) => {
    await page.goto(encodeURI(withSlash(path)));
    await expect(page).toHaveTitle(title ? `${title} | ${SITE_NAME}` : SITE_NAME);
  });
}

test('posts are titled by their heading', async ({ page }) => {
  for (const slug of POST_SLUGS) {
    await page.goto(`/blog/post/${slug}/`);
    const heading = await page.locator('h1').innerText();
    await expect(page).toHaveTitle(`${heading} | ${SITE_NAME}`);
  }
});

test('the list of addresses, the sitemap and the built site hold the same pages', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((m) =>
    decodeURI(new URL(m[1] ?? '').pathname),
  );
  expect(found.sort()).toEqual([...PATHS, ...FILE_PATHS].map(withSlash).sort());
});

test('tag addresses are kept letter for letter', async ({ page }) => {
  await page.goto('/blog/tag/');
  const hrefs = await page
    .locator('main h2 a')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
  expect(hrefs.map((href) => decodeURI(href ?? '')).sort()).toEqual(
    TAGS.map((tag) => `/blog/tag/${tag}/`).sort(),
  );
});

test('every page can be reached from the home page', async ({ page, request }) => {
  await page.goto('/');
  const seen = new Set<string>();
  const queue = ['/'];
  while (queue.length > 0) {
    const path = queue.shift() as string;
    if (seen.has(path)) continue;
    seen.add(path);
    const html = await (await request.get(encodeURI(path))).text();
    // The links of the prerendered page, read by the browser's own parser.
    const links = await page.evaluate(
      (text) =>
        [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('a[href]')]
          .map((a) => new URL(a.getAttribute('href') ?? '', window.location.href))
          .filter((url) => url.origin === window.location.origin && url.pathname.endsWith('/'))
          .map((url) => decodeURI(url.pathname)),
      html,
    );
    queue.push(...links.filter((link) => !seen.has(link)));
  }
  const all = [...PATHS, ...FILE_PATHS, ...UNLISTED_ROUTES.map((route) => route.path)].filter(
    (path) => path !== UNLINKED_PATH,
  );
  expect([...seen].sort()).toEqual(all.map(withSlash).sort());
});

test('no published file tells where it was built', () => {
  const texts = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:html|js|css|json|xml|txt|svg)$/.test(name),
  );
  expect(texts.length).toBeGreaterThan(50);
  const telling = texts.filter((name) =>
    readFileSync(path.join('build', name), 'utf8').includes(process.cwd()),
  );
  expect(telling).toEqual([]);
});
