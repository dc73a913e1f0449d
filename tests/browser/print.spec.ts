/** What is left of a page on paper. Reading in the dark, since paper stays white. */
import { splitIntoGroups } from 'rental-data/testing/full';
import { expect, hydrated, test } from '../support/test';

/** Pages, and how many sheets of A4 each takes at most. */
const SHEETS = {
  '/about-data-set/0.3/': 22,
  '/about-data-set/': 10,
  '/blog/post/2021-annual-data/': 7,
  '/download/2026-04/raw/': 8,
  '/download/': 12,
  '/data-quality/': 4,
  '/data-quality/states/': 8,
};

test.use({ colorScheme: 'dark', viewport: { width: 680, height: 960 } });

for (const addresses of splitIntoGroups(Object.keys(SHEETS) as (keyof typeof SHEETS)[], 4))
  test(`${addresses.join(' ')} can be printed`, async ({ page }) => {
    for (const address of addresses) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(address);
      await hydrated(page);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      // Chrome of the screen is gone; address and licence of the page are there.
      for (const gone of [
        '.navbar nav',
        '.btn',
        'main [href="#excel"]',
        '[role="search"]',
        'iframe',
        'footer li',
        '[href="#top"]',
      ]) {
        await expect(page.locator(gone).filter({ visible: true }), gone).toHaveCount(0);
      }
      await expect(page.locator('footer')).toContainText(`https://rentalhouse.g0v.ddio.io${address}`);
      const found = await page.evaluate(() => {
        const style = (element: Element) => getComputedStyle(element);
        const folded = [
          ...document.querySelectorAll('main details:not([open], [name="tool"]):has(> :not(summary))'),
        ].filter(
          (details) =>
            !details.closest('[data-paper]:not([open])') &&
            !details.lastElementChild?.checkVisibility({ contentVisibilityAuto: true }),
        );
        // Tables that are laid out as something else on narrow pages have no head to repeat.
        const heads = [...document.querySelectorAll('main thead')].map((head) => style(head).display);
        return {
          paper: style(document.body).backgroundColor,
          ink: style(document.body).color,
          points: parseFloat(style(document.body).fontSize) * 0.75,
          exact: style(document.body).getPropertyValue('print-color-adjust'),
          folded: folded.length,
          heads: heads.filter(
            (display) => !['table-header-group', 'contents', 'none', 'block'].includes(display),
          ),
          wide: [...document.querySelectorAll('main table')].filter(
            (table) => table.getBoundingClientRect().right > innerWidth + 1,
          ).length,
        };
      });
      expect(found, address).toEqual({
        paper: 'rgb(255, 255, 255)',
        ink: 'rgb(0, 0, 0)',
        points: 10.5,
        exact: 'exact',
        folded: 0,
        heads: [],
        wide: 0,
      });
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g)?.length, address).toBeLessThanOrEqual(SHEETS[address]);
    }
  });
