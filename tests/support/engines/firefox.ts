import puppeteer, { type KeyInput } from 'puppeteer-core';
import { findOnPath, thisMachine } from '../../../scripts/lib/chromium.mjs';
import { startDisplay, type Display } from './display';
import type { Visitor } from './visitor';

const PREFERENCES = {
  // As on phones: scrollbars take no width, so that 360 px are 360 px.
  'ui.useOverlayScrollbars': 1,
  // All that follows is for speed. One tab on one site needs one process, and its add-ons none.
  'fission.autostart': false,
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'extensions.webextensions.remote': false,
  // Pictures a second, all of which the processor draws.
  'layout.frame_rate': 20,
};

/**
 * Starts Debian's Firefox on a screen, driven over WebDriver BiDi. Without a window no page would have the focus.
 * @param display ends with it
 * @param env besides this process's own
 */
export async function startFirefox(
  display?: Display,
  env: Record<string, string> = { NO_AT_BRIDGE: '1' },
): Promise<Visitor> {
  display ??= await startDisplay();
  try {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: findOnPath('firefox-esr', thisMachine) ?? '',
      headless: false,
      env: { ...process.env, DISPLAY: display.name, ...env },
      extraPrefsFirefox: PREFERENCES,
    });
    const [page = await browser.newPage()] = await browser.pages();
    await display.focus('firefox');
    return {
      goto: (url) => page.goto(url),
      reload: () => page.reload(),
      run: (what, ...args) => page.evaluate(what as never, ...args),
      async click(selector) {
        const element = await page.waitForSelector(selector);
        await element?.scrollIntoView();
        await element?.click();
      },
      async press(key) {
        const keys = key.split('+') as KeyInput[];
        for (const key of keys) await page.keyboard.down(key);
        for (const key of keys.reverse()) await page.keyboard.up(key);
      },
      type: (text) => page.keyboard.type(text),
      resize: (width, height) => page.setViewport({ width, height }),
      picture: () => page.screenshot({ encoding: 'base64' }),
      async end() {
        await browser.close();
        await display.end();
      },
    };
  } catch (error) {
    await display.end();
    throw error;
  }
}
