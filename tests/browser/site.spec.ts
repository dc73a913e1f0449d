import { follow } from '../support/offlinePages';
import { expect, hydrated, test } from '../support/test';

test.describe('dataset versions', () => {
  test('headings have anchors and the contents list leads to them; a heading shows its link to those who point at it or reach it by keyboard', async ({
    page,
  }) => {
    await page.goto('/about-data-set/0.3/');
    await hydrated(page);
    const toc = page.getByRole('navigation', { name: '本頁目次' });
    await toc.getByRole('link', { name: '編碼表' }).click();
    await expect(page).toHaveURL(/#code-tables$/);
    await expect(page.locator('#code-tables')).toBeInViewport();
    await expect(toc.locator('[aria-current]')).toHaveText('編碼表');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(toc.locator('[aria-current]')).toHaveCount(0);

    const heading = page.locator('#code-tables');
    const link = heading.locator('.hash-link');
    await expect(link).toHaveCSS('opacity', '0');
    await heading.hover();
    await expect(link).toHaveCSS('opacity', '1');
    await link.click();
    await expect(page).toHaveURL(/#code-tables$/);
    await page.mouse.move(0, 0);
    await page.locator('h1').click();
    await link.focus();
    await expect(link).toHaveCSS('opacity', '1');
  });

  test('on narrow screens the contents are one line that stays in sight and covers nothing', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/about-data-set/0.3/');
    await hydrated(page);
    const toc = page.getByRole('navigation', { name: '本頁目次' });
    const line = toc.locator('summary');
    const links = toc.locator('.toc-link').filter({ visible: true });
    await page.evaluate(() => window.scrollTo(0, 3000));
    await expect(toc.locator('[aria-current]')).toHaveCount(1);
    await line.focus();
    expect(await page.evaluate(() => window.scrollY)).toBe(3000);
    await expect(links).toHaveCount(0);
    // Whoever goes on elsewhere has done with them, by pointer or by key.
    await line.click();
    await expect(links).not.toHaveCount(0);
    await page.mouse.click(180, 780);
    await expect(links).toHaveCount(0);
    await line.press('Enter');
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    await expect(links).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 3000));
    await toc.getByRole('link', { name: '回頁首' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '跳到主要內容' })).toBeFocused();
    // A low window is left to the text.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.evaluate(() => window.scrollTo(0, 3000));
    await expect(toc).not.toBeInViewport();
  });
});

test('contents unfold without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/about-data-set/0.3/');
  const toc = page.getByRole('navigation', { name: '本頁目次' });
  await toc.locator('summary').click();
  await toc.locator('a[href="#code-tables"]').click();
  await expect(page.locator('#code-tables')).toBeInViewport({ ratio: 1 });
  // Nothing folds the contents again, so the place stands below them.
  const top = (await page.locator('#code-tables').boundingBox())?.y;
  expect(top).toBeGreaterThan((await toc.boundingBox())?.height ?? Infinity);
  await context.close();
});

const PAPER = { light: 'rgb(247, 244, 236)', dark: 'rgb(20, 24, 21)' };

for (const [system, other, button] of [
  ['light', 'dark', '改用深色'],
  ['dark', 'light', '改用淺色'],
] as const) {
  test.describe(`on a ${system} system`, () => {
    test.use({ colorScheme: system });

    test('page and browser have the colours that the reader chooses, after a click and a load too', async ({
      page,
    }) => {
      const expectColors = async (mode: keyof typeof PAPER) => {
        await expect(page.locator('body')).toHaveCSS('background-color', PAPER[mode]);
        const colors = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
            .filter(({ media }) => matchMedia(media).matches)
            .map(({ content }) => content.match(/[\da-f]{2}/g)?.map((channel) => Number(`0x${channel}`))),
        );
        expect(colors.map((channels) => `rgb(${String(channels?.join(', '))})`)).toEqual([PAPER[mode]]);
      };
      await page.goto('/');
      await hydrated(page);
      await expectColors(system);
      await page.getByRole('button', { name: button }).click();
      await expectColors(other);
      await page.evaluate(follow, '/blog/');
      await expect(page.locator('h1')).toHaveText('部落格');
      await expectColors(other);
      await page.reload();
      await hydrated(page);
      await expectColors(other);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });
      test('a page has the colours of the system', async ({ page }) => {
        await page.goto('/');
        await expect(page.locator('body')).toHaveCSS('background-color', PAPER[system]);
      });
    });
  });
}
