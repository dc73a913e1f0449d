/** A browser, or an extension in it, takes what it is given and does nothing with it: the page behind a link is whole all the same. */
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test';

/** What does nothing, and how; each in a page of its own. */
const LIES: Record<string, () => void> = {
  adoptedStyleSheets: () =>
    Object.defineProperty(Document.prototype, 'adoptedStyleSheets', { get: () => [], set: () => undefined }),
  replaceSync: () => {
    CSSStyleSheet.prototype.replaceSync = () => undefined;
  },
  insertAdjacentHTML: () => {
    Element.prototype.insertAdjacentHTML = () => undefined;
  },
};

/** What a reader has of a page: its text and how high it is with all of its styles. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    return { text: main?.textContent?.length, height: main?.getBoundingClientRect().height };
  });

for (const [name, lie] of Object.entries(LIES))
  test(`where ${name} does nothing, a link leads to the whole page with its look`, async ({ page }) => {
    await page.goto('/about-data-set/');
    await hydrated(page);
    const whole = await seen(page);
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(lie);
    await page.locator('main a[href="/about-data-set/"]').first().click();
    await expect(page).toHaveURL(/\/about-data-set\/(?:#.*)?$/);
    await hydrated(page);
    // The browser may be on its way to the page.
    await expect.poll(() => seen(page).catch(() => null)).toEqual(whole);
  });
