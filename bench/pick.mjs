/** How long /pick/ takes to answer a choice, with every column and every period chosen, on a processor four times slower. */
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/lib/chromium.mjs';
import { measureLongestInteraction, openSlowly } from './inp.mjs';
import { median } from './lib/report.mjs';
import { resolveFile, serveSite, warmUp } from './lib/site.mjs';

/** Milliseconds that an answer may take. */
const GOAL = 100;

/** What is chosen: name, how the page finds it, and what the reader does with it. */
const CHOICES = /** @type {const} */ ([
  ['列數要完整', 'input[name="complete"]', 'click'],
  ['欄位都要可用', 'input[name="usable"]', 'click'],
  ['從另一年', 'select[name="from"]', 'ArrowUp'],
  ['季資料', 'label:has(input[name="by"][value="quarter"])', 'click'],
  ['消除重複住宅', 'label:has(input[name="variant"][value="deduplicated"])', 'click'],
  ['少一欄', 'button[aria-label^="不用「"]', 'click'],
]);

/** @returns {Promise<string>} the address that asks for everything */
async function everything() {
  /** @type {{ columns: { header: string, variants: string[] }[], sets: { period: string }[] }} */
  const { columns, sets } = JSON.parse(await readFile(resolveFile('/data/catalogue.json'), 'utf8'));
  const headers = columns.flatMap(({ header, variants }) => (variants.includes('raw') ? header : []));
  const years = sets.map(({ period }) => period.slice(0, 4)).sort();
  const asked = {
    from: years[0] ?? '',
    to: years.at(-1) ?? '',
    columns: [...new Set(headers)].join(','),
    usable: '0',
  };
  return `pick/?${new URLSearchParams(asked).toString()}`;
}

/**
 * @param {{ runs: number }} options
 * @returns {Promise<import('./lib/report.mjs').Table>}
 */
export async function measurePick({ runs }) {
  const site = await serveSite();
  await warmUp(site.url, ['/pick/']);
  const url = new URL(await everything(), site.url).href;
  const browser = await chromium.launch(chromiumLaunchOptions());
  const rows = [];
  for (const [name, selector, how] of CHOICES) {
    const samples = [];
    for (let run = 0; run < runs; run += 1) {
      const page = await openSlowly(browser, url);
      await page.locator('[data-island="pick"][data-awake]').waitFor({ state: 'attached' });
      const element = page.locator(selector).first();
      await element.scrollIntoViewIfNeeded();
      const answer = page.locator('#answer');
      const before = await answer.textContent();
      samples.push(
        await measureLongestInteraction(page, () => (how === 'click' ? element.click() : element.press(how))),
      );
      const after = await answer.textContent();
      // Taking one column of ninety away changes no answer, since none of them has to be usable.
      if (name !== '少一欄' && after === before) throw new Error(`「${name}」沒有改變答案：${before}`);
      await page.close();
    }
    const ms = median(samples);
    rows.push({ 選什麼: name, ms, 最久: Math.max(...samples), [`${GOAL} ms以內`]: ms <= GOAL ? '是' : '否' });
  }
  await browser.close();
  await site.close();
  return {
    title: `挑檔案：全部欄位、全部期別時，從選到答案（${runs}次的中位數）`,
    note: `毫秒，以8為單位，16以下記為0；處理器慢4倍。目標是${GOAL}以內。`,
    rows,
  };
}
