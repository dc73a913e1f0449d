/**
 * How text is set: no date or name on two lines, no lone character under a heading, nothing cut off, true hints. And what every page must
 * bear: large text, wide spacing, small windows, coarse fingers, no motion.
 */
import { PAGE_KINDS, RECIPES } from '../routes';
import { firstAndSome, inFull, oneADay, splitIntoGroups } from 'rental-data/testing/full';
import { answered, expect, test } from '../support/test';
import { findLost } from '../support/walk/adapt';
import { openFolds } from '../support/walk/inPage';
import {
  clippedTexts,
  dividedWords,
  lonelyEnds,
  strandedPunctuation,
  stretchedLines,
  tornTexts,
  tornTitles,
  wakeHints,
  wrongHints,
} from '../support/walk/lines';

/** At these, every page is looked at, with its folds open: what they hold is set in the same columns as the rest. */
const WIDTHS = [360, 1440];
/** At one of these besides, another one from page to page and from day to day, with its folds closed: what is seen then is seen when they are open, too. */
const OTHERS = [320, 768, 1280];

/** Where a page is looked at. @param place of the page among all */
function listLooks(
  hasFolds: boolean,
  place: number,
): { folds: 'open' | 'closed'; widths: readonly number[] }[] {
  const [first = 0] = oneADay([0, 1, 2]);
  const other = OTHERS[(place + first) % OTHERS.length] ?? 320;
  const closed = [other, ...inFull(...OTHERS.filter((width) => width !== other))];
  if (!hasFolds) return [{ folds: 'closed', widths: [...closed, ...WIDTHS] }];
  return [
    { folds: 'closed', widths: [...closed, ...inFull(...WIDTHS)] },
    { folds: 'open', widths: [...WIDTHS, ...inFull(...OTHERS)] },
  ];
}

/** Pages with long sentences: in a full run, besides one of each kind. */
const MORE = inFull(
  '/compare/?a=2019&b=2023',
  '/download/2021-10/raw/',
  '/download/2023/deduplicated/',
  '/blog/post/data-issue-2019-03/',
  '/blog/post/data-issue-2021-00/',
);

const recipes = Object.keys(RECIPES).map((name) => `/recipes/${name}/`);

const CHECKS = [
  dividedWords,
  lonelyEnds,
  clippedTexts,
  tornTexts,
  tornTitles,
  strandedPunctuation,
  stretchedLines,
];
/** All of them in one call, which costs as much as one of them does. */
const ALL_CHECKS = `[${CHECKS.map((check) => `...(${String(check)})().map((fault) => '${check.name}: ' + fault)`).join()}]`;

/** Half of the kinds of page, the other half from day to day: every page is set by the same rules. */
const ADDRESSES = [
  ...new Set([
    ...firstAndSome(PAGE_KINDS, Math.floor(PAGE_KINDS.length / 2)),
    ...MORE,
    ...inFull(...recipes),
  ]),
];

for (const addresses of splitIntoGroups(ADDRESSES, 4)) {
  test(`${addresses.join(' ')} divide no word, cut nothing off, and lose nothing in small windows`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const address of addresses) {
      await page.goto(encodeURI(address));
      await answered(page);
      if (address.startsWith('/search/')) await page.locator('main section').first().waitFor();
      const hasFolds = (await page.locator('details:not([open])').count()) > 0;
      for (const { folds, widths } of listLooks(hasFolds, ADDRESSES.indexOf(address))) {
        if (folds === 'open') await page.evaluate(openFolds);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          // The hint stands above its table, awakes where it is seen, and follows the width when the browser has laid the table out.
          await page.evaluate(wakeHints);
          const where = `${address} at ${width} px, folds ${folds}`;
          await expect.poll(() => page.evaluate(wrongHints), where).toEqual([]);
          const found = await page.evaluate<string[]>(ALL_CHECKS);
          faults.push(...found.map((fault) => `${where}, ${fault}`));
        }
      }
      if (!PAGE_KINDS.includes(address)) continue;
      faults.push(...(await findLost(page)).map((fault) => `${address}, ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

test('text, tables and code of a page share one measure', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const address of [...oneADay(recipes), '/about-data-set/0.3/', '/blog/post/2021-annual-data/']) {
    await page.goto(address);
    const widths = await page
      .locator('.markdown, .markdown :is(p, table, pre)')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(widths.length, address).toBeGreaterThan(1);
    expect(Math.max(...widths), address).toBeLessThanOrEqual(800);
  }
});
