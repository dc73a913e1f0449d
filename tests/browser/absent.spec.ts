/** What a browser does not have is what it refuses: each says so in its sentence, and leaves a way out. */
import type { Page } from '@playwright/test';
import { awake, expect, hydrated, test } from '../support/test';

/** Takes functions of the browser away before the page starts, by their paths. */
async function take(page: Page, ...paths: readonly string[]): Promise<void> {
  await page.addInitScript((names) => {
    for (const name of names) {
      const parts = name.split('.');
      const last = parts.pop() ?? '';
      const owner = parts.reduce<object | undefined>(
        (found, part) => Reflect.get(found ?? {}, part) as object | undefined,
        window,
      );
      // Where it stands, and where that has it from.
      for (let at = owner; at; at = Object.getPrototypeOf(at) as object | undefined)
        if (Object.hasOwn(at, last)) Reflect.deleteProperty(at, last);
      if (owner && last in owner)
        Object.defineProperty(owner, last, { value: undefined, configurable: true });
    }
  }, paths);
}

const selected = (page: Page) => page.evaluate(() => getSelection()?.toString() ?? '');
const SENTENCE = '瀏覽器不讓網頁複製，文字已經選好，請自行複製';

// One that refuses rejects what is waited for, as this one throws.
test('where there is no clipboard, a piece of code and what the citation box shows are selected, and a text that stands nowhere is shown first', async ({
  page,
  consoleErrors,
}) => {
  await take(page, 'navigator.clipboard');
  await page.goto('/developers/');
  await hydrated(page);
  const copy = page.locator('main [data-island="copy-button"] button').first();
  const code = await copy.evaluate(
    (button) => button.parentElement?.nextElementSibling?.textContent ?? 'nothing',
  );
  await copy.click();
  await expect(page.getByText(SENTENCE)).toBeVisible();
  expect((await selected(page)).trim()).toBe(code.trim());

  for (const [address, name] of [
    ['/compare/', '複製這個比較的網址'],
    ['/pick/', '複製網址'],
    ['/download/2026-04/raw/', '複製引用'],
  ] as const) {
    await page.goto(address);
    await hydrated(page);
    await page.getByRole('button', { name, exact: true }).first().click();
    await expect(page.getByText(SENTENCE).first()).toBeVisible();
    expect((await selected(page)).length, address).toBeGreaterThan(20);
  }

  const cite = page.locator('section:has(#cite)');
  await cite.getByText('其他格式', { exact: true }).click();
  await cite.getByRole('button', { name: '複製APA' }).click();
  await expect(cite.getByRole('status').filter({ hasText: SENTENCE })).toBeVisible();
  await expect.poll(() => selected(page)).toContain('【資料集】');
  await cite.getByRole('button', { name: '複製BibTeX' }).click();
  await expect(cite.getByRole('status')).toHaveText('沒有複製成功，請改用下載');
  expect(consoleErrors).toEqual([]);
});

test('without Cache Storage and service workers, the page about privacy leads to the settings of the browser, and pages change', async ({
  page,
  consoleErrors,
}) => {
  await take(page, 'caches', 'navigator.serviceWorker');
  await page.goto('/privacy/');
  await hydrated(page);
  await awake(page);
  await expect(page.getByText('請打開瀏覽器的設定，找到儲存的網站資料')).toBeVisible();
  await page.locator('header').getByRole('link', { name: '部落格' }).click();
  await expect(page.locator('h1')).toHaveText('部落格');
  expect(consoleErrors).toEqual([]);
});

test('without matchMedia, the colours are light until the reader chooses, and everything answers', async ({
  page,
  consoleErrors,
}) => {
  await take(page, 'matchMedia');
  await page.goto('/');
  await hydrated(page);
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  expect(await theme()).toBe('light');
  await page.locator('[data-color-mode]').click();
  expect(await theme()).toBe('dark');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/');
  expect(await theme()).toBe('dark');
  expect(consoleErrors).toEqual([]);
});
