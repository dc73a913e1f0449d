/** Conditions under which pages are loaded: this machine as it is, and a slow phone. */

/** @typedef {{ name: string, latency: number, kilobits: number, cpu: number }} Condition */

/** The slow one is Lighthouse's “slow 4G” with its processor. 0: not slowed down. @type {readonly Condition[]} */
export const CONDITIONS = [
  { name: '本機', latency: 0, kilobits: 0, cpu: 1 },
  { name: '慢速手機', latency: 150, kilobits: 1638, cpu: 4 },
];

/** The slow condition in words, for the note above a table. */
export const CONDITIONS_NOTE = '慢速手機：來回150 ms、1.6 Mbit/s、處理器慢4倍（由Chromium限制）。';

/**
 * @param {import('@playwright/test').Page} page
 * @param {Condition} condition
 */
export async function slowDown(page, { latency, kilobits, cpu }) {
  if (kilobits === 0) return;
  const devTools = await page.context().newCDPSession(page);
  const bytes = (kilobits * 1000) / 8;
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** A phone's screen, as Lighthouse takes it. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** Milliseconds that the pointer rests on a link before the click; the page is prefetched meanwhile. */
export const HOVER = 100;

/**
 * Points at a page, which asks for its scripts then, and waits until they run.
 * @param {import('@playwright/test').Page} page
 */
export async function useScripts(page) {
  await page.locator('script[data-scripts]').dispatchEvent('pointermove');
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}
