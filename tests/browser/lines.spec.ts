/** How text is set: no date or name on two lines, no lone character under a heading, nothing cut off, true hints. */
import { PAGE_KINDS, RECIPES } from '../routes';
import { expect, hydrated, test } from '../support/test';
import { openFolds } from '../support/walk/inPage';
import {
  clippedTexts,
  dividedWords,
  lateStarts,
  lonelyEnds,
  strandedPunctuation,
  stretchedLines,
  tornTexts,
  wrongHints,
} from '../support/walk/lines';

const WIDTHS = [320, 360, 768, 1280, 1440];

/** Pages with long sentences, besides one of each kind. */
const MORE = ['/compare/?a=2019&b=2023', '/download/2021-10/raw/', '/download/2023/deduplicated/'];

const recipes = Object.keys(RECIPES).map((name) => `/recipes/${name}/`);

for (const address of new Set([...PAGE_KINDS, ...MORE, ...recipes])) {
  test(`${address} divides no word, cuts nothing off, and hints at true scrolling only`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    const faults: string[] = [];
    for (const folds of ['closed', 'open']) {
      if (folds === 'open') await page.evaluate(openFolds);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        // The hint stands above its table, awakes where it is seen, and follows the width when the browser has laid the table out.
        for (const frame of await page.locator('.scroll:visible').all())
          await frame.evaluate((table) => table.parentElement?.scrollIntoView());
        await expect.poll(() => page.evaluate(wrongHints), `${width} px, folds ${folds}`).toEqual([]);
        for (const check of [
          dividedWords,
          lateStarts,
          lonelyEnds,
          clippedTexts,
          tornTexts,
          strandedPunctuation,
          stretchedLines,
        ])
          for (const fault of await page.evaluate(check))
            faults.push(`${width} px, folds ${folds}, ${check.name}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });
}
