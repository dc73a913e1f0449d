import { FIXED_ROUTES, isKind, POST_SLUGS, UNLISTED_ROUTES } from '../routes';
import { firstAndSome, isAlternate, isFull, splitIntoGroups } from 'rental-data/testing/full';
import { RECORD, titleOfSet } from 'rental-data/testing/record';
import { expect, hydrated, test } from '../support/test';
import { injectAxe, violations } from '../support/walk/axe';
import { shapeDifference } from '../support/walk/inPage';
import { findFaults, type Stop } from '../support/walk/walk';

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);

/** Every page of the sitemap, and others besides: pages that search engines leave out, a search, an unknown address. */
const ALL_STOPS: readonly Omit<Stop, 'depth'>[] = [
  ...FIXED_ROUTES.map(({ path, title }) => ({
    address: withSlash(path),
    title,
    // Its files follow the address, which only scripts read.
    scripted: withSlash(path) === '/pick/',
  })),
  ...UNLISTED_ROUTES.map(({ path, title }) => ({ address: withSlash(path), title, scripted: true })),
  ...POST_SLUGS.map((slug) => ({ address: `/blog/post/${slug}/` })),
  ...RECORD.map((set) => ({ address: `/download/${set.period}/${set.variant}/`, title: titleOfSet(set) })),
  { address: '/search/?q=押金', title: '搜尋', until: /\d/, scripted: true },
  { address: '/no-such-page/', status: 404, title: '找不到這一頁' },
];

/** The page of a file has most of what is coloured: it is judged in both colours every day. */
const KIND_OF_FILE = '/download/2026-04/raw/';

/** A page of each kind; in a whole run half of them, another half from day to day: what HTML can tell is asked of all of them, each time. */
const kinds = ALL_STOPS.filter(({ address }) => isKind(address));
const half = firstAndSome(kinds, Math.floor(kinds.length / 2), ({ address }) => address);
const chosen = isAlternate
  ? kinds.filter((stop) => stop.address === KIND_OF_FILE || half.includes(stop))
  : kinds;

/** Pages of a kind of which axe judges the dark colours, of all others the light ones: half, another half from day to day. */
const others = chosen.map(({ address }) => address).filter((address) => address !== KIND_OF_FILE);
const inDark = new Set(firstAndSome(others, Math.floor(others.length / 2)));

const chooseDepth = (address: string): Stop['depth'] =>
  isFull || address === KIND_OF_FILE ? 'all' : inDark.has(address) ? 'dark' : 'kind';

const STOPS = (isFull ? ALL_STOPS : chosen).map((stop) => ({ ...stop, depth: chooseDepth(stop.address) }));

/** One context for so many pages; few enough that two workers finish together. */
const GROUP = 8;

const visit = isFull ? 'every page' : `a page of ${isAlternate ? 'half of the kinds' : 'every kind'}`;
test.describe(`${visit}, opened once with scripts and once without`, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const stops of splitIntoGroups(STOPS, GROUP)) {
    // Each stands in the name of the test, so that it can be asked for by -g.
    const names = stops.map(({ address }) => address).join(' ');
    test(`nothing is wrong on ${names}`, async ({
      page,
      browser,
      baseURL,
      consoleErrors,
      foreignRequests,
    }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        reducedMotion: 'reduce',
        ...(baseURL ? { baseURL } : {}),
      });
      const plain = await context.newPage();
      const faults: string[] = [];
      for (const stop of stops) {
        faults.push(...(await findFaults(page, plain, stop)));
        // The browser itself reports an unknown address.
        const errors = consoleErrors
          .splice(0)
          .filter((text) => !(stop.status && text.includes('status of 404')));
        faults.push(...errors.map((text) => `${stop.address} console: ${text}`));
        faults.push(...foreignRequests.splice(0).map((url) => `${stop.address} asks for ${url}`));
      }
      await context.close();
      expect(faults).toEqual([]);
    });
  }
});

test.describe('a table that was judged before', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('is judged anew as soon as anything about it differs', async ({ page }) => {
    await page.goto('/download/2020-03/raw/');
    await injectAxe(page);
    expect(await violations(page, 'colour')).toEqual([]);
    const cell = page.locator('main table td').first();

    // In the table itself, around it, and beside it.
    await cell.evaluate((element) => element.setAttribute('style', 'color: rgb(200 200 200)'));
    expect(await violations(page, 'colour')).toEqual([expect.stringMatching(/^color-contrast: .*td/)]);
    await cell.evaluate((element) => element.removeAttribute('style'));
    expect(await violations(page, 'colour')).toEqual([]);

    const main = page.locator('main');
    await main.evaluate((element) => (element.style.color = 'rgb(200 200 200)'));
    const around = await violations(page, 'colour');
    expect(around.filter((fault) => fault.includes('td')).length).toBeGreaterThan(0);
    await main.evaluate((element) => element.removeAttribute('style'));
    expect(await violations(page, 'colour')).toEqual([]);

    await page.locator('h1').evaluate((element) => element.setAttribute('style', 'color: rgb(200 200 200)'));
    const heading = await violations(page, 'colour');
    expect(heading.filter((fault) => /^color-contrast: .*h1/.test(fault)).length).toBeGreaterThan(0);
  });
});

test('a page that differs in more than its colours is told', async ({ page }) => {
  await page.goto('/privacy/');
  await hydrated(page);
  const differs = (compare: boolean) => page.evaluate(shapeDifference, compare);
  const heading = page.locator('h1');
  await differs(false);
  expect(await differs(true)).toBeNull();
  await heading.evaluate((element) => (element.style.color = 'rgb(1 2 3)'));
  expect(await differs(true), 'an attribute').toMatch(/^H1 /);
  await differs(false);
  // By rules of a style sheet, as the colours' own; the policy of the page admits no other way.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('h1 { margin-left: 3px }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await differs(true), 'a box').toMatch(/^H1 /);
  await differs(false);
  await heading.evaluate((element) => element.append(document.createElement('i')));
  expect(await differs(true), 'an element').not.toBeNull();
  await differs(false);
  await heading.evaluate((element) => element.lastElementChild?.remove());
  expect(await differs(true), 'one element less').not.toBeNull();
});
