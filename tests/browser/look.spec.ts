/**
 * How pages of many kinds look, against pictures that somebody has looked at. When a change is meant:
 * `npx playwright test look --update-snapshots`, look at the new pictures, and commit them.
 */
import { firstAndSome, inFull } from 'rental-data/testing/full';
import { answered, expect, test } from '../support/test';

/** Pages, each of another kind, and what they are called in the names of the pictures. */
const KINDS = {
  home: '/',
  download: '/download/',
  file: '/download/2021Q4/raw/',
  versions: '/about-data-set/',
  version: '/about-data-set/0.2/',
  differences: '/differences/0.1-0.2/',
  codes: '/codes/deal_status/',
  compare: '/compare/?a=2019-03&b=2020-03&variant=raw',
  quality: '/data-quality/',
  blog: '/blog/',
  post: '/blog/post/data-issue-2019-00/',
  tags: '/blog/tag/',
  search: '/search/',
  developers: '/developers/',
  privacy: '/privacy/',
  accessibility: '/accessibility/',
  missing: '/no-such-page/',
} as const;

/** Small and light, large and dark: what differs between the two differs nowhere else. */
const VIEWS = [
  { name: 'small', colorScheme: 'light', width: 360, height: 740 },
  { name: 'large', colorScheme: 'dark', width: 1280, height: 900 },
] as const;

/** A quick run looks at each page in one of the two, in the other from day to day. */
const inSmall = firstAndSome(Object.keys(KINDS), 8);
const inLarge = Object.keys(KINDS).filter((kind) => !inSmall.includes(kind));

for (const { name, colorScheme, width, height } of VIEWS) {
  test.describe(`${name}, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    test('pages look as they were left', async ({ page }) => {
      const kinds = name === 'small' ? inSmall : [...inLarge, ...inFull(...inSmall)];
      for (const [kind, address] of Object.entries(KINDS)) {
        if (!kinds.includes(kind)) continue;
        await page.goto(address);
        await answered(page);
        // Another version of the browser draws the edges of letters otherwise; a line that moved is far more than that.
        await expect
          .soft(page, address)
          .toHaveScreenshot(`${kind}-${name}.png`, { maxDiffPixelRatio: 0.02, threshold: 0.3, scale: 'css' });
      }
    });
  });
}
