import type { BrowserContext, Page } from '@playwright/test';
import { ANSWER_WAIT } from '../../src/features/comments/CommentWidget/state';
import { expect, hydrated, test, wiredUrl } from '../support/test';

test.use({ opensWired: true });

/** As the site with everything switched on is built, see scripts/lib/test-steps.mjs. */
const HOST = 'https://giscus.test';
const DISCUSSIONS = 'https://github.com/owner/site/discussions';

const POST = '/blog/post/2025-oct-release/';
const PLACES = [POST, '/download/', '/'];

/** Only the code of giscus spells the name of its element. */
const GISCUS_CODE = 'giscus-widget';

/** Height that the stand-in tells; more than what is kept for it. */
const HEIGHT = 640;

/** Stands in for giscus: answers with a page that tells its height and keeps what it is told. Made up for these tests. */
async function standIn(target: Page | BrowserContext, height = HEIGHT): Promise<URL[]> {
  const asked: URL[] = [];
  await target.route(`${HOST}/**`, async (route) => {
    asked.push(new URL(route.request().url()));
    await route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>Stand-in</title><p>測試用的留言</p><script>
        received = [];
        addEventListener('message', ({ data }) => { if (data.giscus) received.push(data.giscus); });
        parent.postMessage({ giscus: { resizeHeight: ${height} } }, '*');
      </script>`,
    });
  });
  return asked;
}

/** Addresses of the scripts with the code of giscus, as far as the page has loaded them. */
function giscusCode(page: Page): () => Promise<string[]> {
  const scripts: Promise<string | null>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const read = response.text().then((text) => (text.includes(GISCUS_CODE) ? response.url() : null));
    scripts.push(read.catch(() => null));
  });
  return async () => (await Promise.all(scripts)).filter((url) => url !== null);
}

const box = (page: Page) => page.locator('[data-comments]');
const shown = (page: Page) => expect(box(page)).toHaveAttribute('data-comments', 'shown');
const findFrames = (page: Page) => page.frames().filter((frame) => frame.url().startsWith(HOST));

/** Scrolls until the box is this far below the visible part of the page, and lets the browser notice. */
async function scrollTo(page: Page, distance: number): Promise<void> {
  await box(page).evaluate((element, below) => {
    const { top } = element.getBoundingClientRect();
    window.scrollBy({ top: top - window.innerHeight - below, behavior: 'instant' });
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, distance);
}

test.describe('comments, switched on', () => {
  for (const signal of ['globalPrivacyControl', 'doNotTrack'])
    test(`wait for a press where the browser asks for privacy by ${signal}`, async ({
      page,
      consoleErrors,
    }) => {
      await page.addInitScript((name) => {
        Object.defineProperty(navigator, name, { get: () => (name === 'doNotTrack' ? '1' : true) });
      }, signal);
      const asked = await standIn(page);
      const code = giscusCode(page);
      // An address can be anybody's, also one that says who has logged in.
      for (const path of [POST, `${POST}?giscus=made-up`]) {
        await page.goto(wiredUrl(path));
        await hydrated(page);
        await scrollTo(page, 0);
        await expect(box(page)).toContainText('這個瀏覽器要求不要追蹤，留言按了才載入。');
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
        expect(asked).toEqual([]);
        expect(await code()).toEqual([]);
      }
      await page.getByRole('button', { name: '載入留言' }).click();
      await shown(page);
      expect(asked).toHaveLength(1);
      expect(consoleErrors).toEqual([]);
    });

  for (const path of PLACES) {
    test(`stand on ${path} under its path`, async ({ page, consoleErrors }) => {
      const asked = await standIn(page);
      // What the reader came with stays here.
      await page.goto(wiredUrl(`${path}?made=up`));
      await hydrated(page);
      const section = page.getByRole('region', { name: '留言', exact: true });
      await expect(section.getByRole('heading', { level: 2, name: '留言' })).toBeVisible();
      await box(page).scrollIntoViewIfNeeded();
      await shown(page);
      const frame = section.getByTitle('留言串');
      await expect(frame).toBeVisible();
      await expect(frame).toHaveCSS('height', `${HEIGHT}px`);
      expect(asked).toHaveLength(1);
      expect(asked[0]?.pathname).toBe('/zh-TW/widget');
      expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
        repo: 'owner/site',
        repoId: 'R_test',
        category: '留言',
        categoryId: 'DIC_test',
        term: path,
        strict: '1',
        theme: 'light',
        origin: wiredUrl(path),
        backLink: wiredUrl(path),
      });
      expect(consoleErrors).toEqual([]);
    });
  }

  test('load when they come near, and not before', async ({ page }) => {
    const asked = await standIn(page);
    const code = giscusCode(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(wiredUrl(POST));
    await hydrated(page);
    await expect(box(page)).toHaveAttribute('data-comments', 'idle');
    await scrollTo(page, 700);
    await expect(box(page)).toHaveAttribute('data-comments', 'idle');
    expect(asked).toEqual([]);
    expect(await code()).toEqual([]);
    await scrollTo(page, 500);
    await shown(page);
    expect(asked.map((url) => url.searchParams.get('theme'))).toEqual(['dark']);
    expect(await code()).not.toEqual([]);
    await expect(box(page)).not.toBeInViewport();
  });

  test('keep their place: nothing moves when a short thread comes', async ({ page }) => {
    await standIn(page, 200);
    await page.goto(wiredUrl(POST));
    await hydrated(page);
    const height = () => box(page).evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    await box(page).scrollIntoViewIfNeeded();
    await shown(page);
    expect(await height()).toBe(before);
  });

  test('load anew for each page, and only then', async ({ page }) => {
    const asked = await standIn(page);
    const terms = () => asked.map((url) => url.searchParams.get('term'));
    await page.goto(wiredUrl(POST));
    await hydrated(page);
    await box(page).scrollIntoViewIfNeeded();
    await shown(page);
    // The same page at another anchor keeps its thread.
    await page.evaluate(() => (window.location.hash = '#comments'));
    await shown(page);
    expect(terms()).toEqual([POST]);
    const title = await page.getByRole('heading', { level: 1 }).innerText();

    // From post to post inside the site: the page's component stays.
    const link = page.getByRole('navigation', { name: '前後篇' }).getByRole('link').last();
    const next = new URL((await link.getAttribute('href')) ?? '', wiredUrl()).pathname;
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
    // By keyboard: a click right after scrolling can still be led to where the frame was.
    await link.press('Enter');
    await expect(page).toHaveURL(wiredUrl(next));
    await expect(box(page)).toHaveAttribute('data-comments', 'idle');
    await expect.poll(() => findFrames(page)).toHaveLength(0);
    await box(page).scrollIntoViewIfNeeded();
    await shown(page);
    expect(terms()).toEqual([POST, next]);
    expect(findFrames(page)).toHaveLength(1);

    await page.goBack();
    // The address changes before the page does.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveURL(wiredUrl(`${POST}#comments`));
    await box(page).scrollIntoViewIfNeeded();
    await shown(page);
    expect(terms()).toEqual([POST, next, POST]);
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  });

  test('say so when their host is blocked, with a link and another try', async ({
    page,
    foreignRequests,
  }) => {
    await page.clock.install();
    await page.goto(wiredUrl(POST));
    await hydrated(page);
    await box(page).scrollIntoViewIfNeeded();
    await expect.poll(() => foreignRequests.filter((url) => url.startsWith(HOST))).toHaveLength(1);
    await expect(box(page)).toHaveAttribute('data-comments', 'loading');
    await page.clock.fastForward(ANSWER_WAIT);
    await expect(box(page)).toHaveAttribute('data-comments', 'silent');
    await expect(box(page).getByRole('status')).toContainText('giscus.test');
    await expect(box(page).getByRole('link', { name: '到GitHub上看留言' })).toHaveAttribute(
      'href',
      DISCUSSIONS,
    );
    // The browser's own error page inside the frame is not on show.
    await expect(box(page).locator('iframe')).toBeHidden();

    const asked = await standIn(page);
    await page.getByRole('button', { name: '再試一次' }).focus();
    await page.keyboard.press('Enter');
    await shown(page);
    expect(asked).toHaveLength(1);
    await expect(page.getByTitle('留言串')).toBeVisible();
    await expect(page.getByRole('button', { name: '再試一次' })).toHaveCount(0);
  });

  test('say so when the code of giscus does not come', async ({ page }) => {
    const asked = await standIn(page);
    let lost = true;
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      if (lost && (await response.text()).includes(GISCUS_CODE)) await route.abort();
      else await route.fulfill({ response });
    });
    await page.goto(wiredUrl(POST));
    await hydrated(page);
    await box(page).scrollIntoViewIfNeeded();
    await expect(box(page)).toHaveAttribute('data-comments', 'silent');
    expect(asked).toEqual([]);
    lost = false;
    await page.getByRole('button', { name: '再試一次' }).click();
    await shown(page);
  });

  test('take the reader who comes back from logging in to the thread', async ({ page }) => {
    const asked = await standIn(page);
    await page.goto(wiredUrl(`${POST}?giscus=made-up-session`));
    await shown(page);
    await expect(page.getByTitle('留言串')).toBeInViewport();
    expect(asked[0]?.searchParams.get('session')).toBe('made-up-session');
    await expect(page).toHaveURL(wiredUrl(POST));
  });
});
