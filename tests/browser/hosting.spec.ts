/** The site under the headers of `_headers`, which Netlify and Cloudflare Pages send and GitHub Pages does not. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serveChanged, type ChangedSite } from '../support/changedServer';
import { readHeadersFile } from '../support/hostHeaders';
import { expect, hydrated, test } from '../support/test';
import { openVisitor } from '../support/visitor';

const BUILD = path.resolve(__dirname, '../../build');
const POST = '/blog/post/2021-annual-data/';

let site: ChangedSite;
test.beforeAll(async () => {
  const headersFor = readHeadersFile(readFileSync(path.join(BUILD, '_headers'), 'utf8'));
  site = await serveChanged(BUILD, (answer, target) => {
    const headers = { ...answer.headers };
    for (const [name, values] of Object.entries(headersFor(target.replace(/\?.*/, ''))))
      headers[name] = values.join(', ');
    return { ...answer, headers };
  });
});
test.afterAll(() => site.close());

test('pages work under these headers: formulas, search, route changes, comments off', async ({ browser }) => {
  const { page, context, errors, foreign } = await openVisitor(browser, site.url);
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toMatch(
    /script-src 'self' 'sha256-[^']+' 'sha256-[^']+';.*;frame-ancestors 'none'$/,
  );
  await hydrated(page);
  await page.locator('header').getByRole('link', { name: '打包回家玩' }).click();
  await expect(page.locator('h1')).toHaveText('打包回家玩');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('押金');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/#/);
  await expect(page.locator('[data-error-status]')).toHaveCount(0);
  await page.goto(POST);
  await hydrated(page);
  await expect(page.locator('.katex-display').first()).toHaveCSS('display', 'block');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.goto('/download/2026-04/raw/');
  await hydrated(page);
  expect(errors).toEqual([]);
  expect(foreign).toEqual([]);
  await context.close();
});
