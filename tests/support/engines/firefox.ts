import puppeteer, { type KeyInput } from 'puppeteer-core';
import { findOnPath, thisMachine } from '../../../scripts/lib/chromium.mjs';
import type { Visitor } from './visitor';

/** Starts Debian's Firefox without a window, driven over WebDriver BiDi. */
export async function startFirefox(): Promise<Visitor> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findOnPath('firefox-esr', thisMachine) ?? '',
    headless: true,
    // As on phones: scrollbars take no width, so that 360 px are 360 px.
    extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 },
  });
  const [page = await browser.newPage()] = await browser.pages();
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    run: (what, ...args) => page.evaluate(what as never, ...args),
    async click(selector) {
      const element = await page.waitForSelector(selector);
      await element?.scrollIntoView();
      await element?.click();
    },
    async press(key) {
      const keys = key.split('+') as KeyInput[];
      for (const held of keys) await page.keyboard.down(held);
      for (const held of keys.reverse()) await page.keyboard.up(held);
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    picture: () => page.screenshot({ encoding: 'base64' }),
    end: () => browser.close(),
  };
}
