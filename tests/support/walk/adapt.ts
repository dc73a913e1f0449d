import type { Page } from '@playwright/test';
import { inFull } from 'rental-data/testing/full';
import { crowdedTargets, lostLists, lostText, moving, smallFields, tallStuck } from '../accessibility';
import { sidewaysOverflow } from './inPage';

/** WCAG 1.4.12, as a reader's own style sheet sets it. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';
/** WCAG 1.4.4 */
const LARGE = 'html { font-size: 200% !important }';

const setStyle = (css: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = css ? [sheet] : [];
};

/**
 * What a page loses in small windows, with large text and wide spacing, and what moves although the reader wants no motion.
 * @param page with its folds open, and reduced motion
 */
export async function findLost(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const look = async (find: () => unknown[] | number, where: string) => {
    const found = await page.evaluate(find);
    faults.push(...[found].flat().flatMap((one) => (one === 0 ? [] : [`${where}: ${JSON.stringify(one)}`])));
  };
  // Further down, the contents that stay in sight would lie on the text.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  for (const width of [1280, 320, ...inFull(360, 768)]) {
    await page.setViewportSize({ width, height: 800 });
    await look(crowdedTargets, `targets at ${width} px`);
    await look(smallFields, `fields at ${width} px`);
    if (width === 360 || width === 768) continue;
    await page.evaluate(setStyle, SPACING);
    await look(lostText, `spacing at ${width} px`);
    if (width === 1280) {
      await page.evaluate(setStyle, LARGE);
      await look(lostText, 'text of twice the size');
    }
    await page.evaluate(setStyle, '');
  }
  // 1280 by 1024 at 400 % (WCAG 1.4.10)
  await page.setViewportSize({ width: 320, height: 256 });
  await look(lostText, '320 × 256');
  await look(tallStuck, 'stays in sight at 320 × 256');
  await look(moving, 'moves');
  await look(lostLists, 'lists that Safari takes for none');
  await page.setViewportSize({ width: 240, height: 480 });
  await look(sidewaysOverflow, 'sideways at 240 px');
  await page.setViewportSize({ width: 375, height: 667 });
  // As in the settings of the browser, which media queries follow.
  const session = await page.context().newCDPSession(page);
  const setFontSize = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
  await setFontSize(32);
  await look(sidewaysOverflow, 'text of twice the size at 375 px');
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  if (size !== '32px') faults.push(`text is of the size ${size}`);
  await setFontSize(16);
  return faults;
}
