/** Readers of other languages have their browser translate the pages: it puts two elements round every text, also later ones. */
import { expect, hydrated, test } from '../support/test';

/** A translator begins when the page is alive, in ms. */
const LATER = 1_000;

test('who reads the site through a translator loses nothing on the way', async ({ page, consoleErrors }) => {
  await page.addInitScript((later) => {
    const mark: string = 'font';
    const translate = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || parent.closest('font, script, style, title, option, textarea') || !text.data.trim())
          continue;
        const outer = document.createElement(mark);
        const inner = document.createElement(mark);
        inner.append(text.data);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    document.addEventListener('DOMContentLoaded', () => {
      setTimeout(() => {
        translate(document.body);
        new MutationObserver((records) => {
          for (const { addedNodes } of records) for (const node of addedNodes) translate(node);
        }).observe(document.body, { childList: true, subtree: true });
        Object.assign(window, { translated: true });
      }, later);
    });
  }, LATER);
  await page.goto('/');
  await hydrated(page);
  await page.waitForFunction(() => 'translated' in window);

  const header = page.locator('header.navbar');
  const footer = page.locator('footer[data-layout]');
  for (const [name, title] of [
    ['打包回家玩', '打包回家玩'],
    ['部落格', '部落格'],
    ['資料品質', '資料品質'],
  ] as const) {
    await header.getByRole('link', { name }).click();
    await expect(page.locator('h1')).toHaveText(title);
    await expect(header.locator('[aria-current="page"]')).toContainText(name);
  }
  await expect(footer).not.toContainText('部落格的文字以');
  await expect(footer).toContainText('資料以');

  await footer.getByRole('link', { name: '比較兩期' }).click();
  await expect(page.locator('h1')).toHaveText('比較兩期');
  for (const period of ['2023-05', '2024-03']) {
    await page.getByRole('combobox').first().selectOption(period);
    await expect(page).toHaveURL(new RegExp(period));
    await expect(page.locator('#result')).toContainText(
      `${period.slice(0, 4)}年${String(Number(period.slice(5)))}月`,
    );
  }
  await expect(page.locator('#result')).not.toContainText('2023年5月');

  await header.getByRole('button', { name: /^搜尋/ }).click();
  const dialog = page.getByRole('dialog');
  for (const words of ['租金', '押金', '2025年10月']) {
    await dialog.getByRole('combobox').fill(words);
    await expect(dialog.getByRole('option').first()).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await footer.getByRole('link', { name: /^直接/ }).or(footer.locator('a[href="/open/"]')).first().click();
  await expect(page).toHaveURL(/\/open\/$/);
  await footer.locator('a[href="/about-data-set/0.3/codes/"], a[href$="/codes/"]').first().click();
  await expect(page).toHaveURL(/\/codes\/$/);
  await expect(page.locator('h1')).toBeVisible();

  await expect(page.locator('[data-part-failed], [data-given-back], [data-error-status]')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');
  expect(consoleErrors).toEqual([]);
});
