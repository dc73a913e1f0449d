import { FILE_SETS, FIXED_ROUTES, PAGE_KINDS, POST_SLUGS, SAMPLE_FILES, UNLISTED_ROUTES } from '../routes';
import { attribute, builtPage, elementsIn } from '../support/builtPages';
import { firstAndSome, splitIntoGroups } from 'rental-data/testing/full';
import { RECORD, titleOfSet } from 'rental-data/testing/record';
import { coveringSample, type Candidate, kindsIn } from '../support/sample';
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

/** Pages made of one template, from the catalogue or from a writer's text: hundreds that differ in their content alone. */
const OF_A_TEMPLATE = /^\/(?:download|differences|codes|blog\/tag|blog\/post)\/./;
/** These, and the few of other templates, of which every one is visited. */
const LIKE_OTHERS = new RegExp(`${OF_A_TEMPLATE.source}|^/(?:about-data-set|recipes)/.`);

/** Pages of templates that are always opened: one stands for its kind, others were chosen by hand. */
const ALWAYS = [
  ...SAMPLE_FILES.map(withSlash),
  ...PAGE_KINDS.filter((address) => OF_A_TEMPLATE.test(address)),
];

/** What is on a page, and of a file its granularity, variant, dataset version and state of the rows; how they meet is left to the daily run. */
function candidate(address: string): Candidate {
  const elements = [...elementsIn(builtPage(address.replace(/\?.*/, '')))];
  const kinds = new Set(
    elements.filter(({ tagName }) => tagName === 'main').flatMap((main) => [...kindsIn(main)]),
  );
  const set = FILE_SETS.find(({ path }) => withSlash(path) === address);
  if (set) {
    const state = elements.map((element) => attribute(element, 'data-verdict')).find(Boolean);
    for (const value of [set.granularity, set.variant, set.version, state ?? '']) kinds.add(value);
  }
  return { address, kinds };
}

/** Pages of templates that a run opens (the daily one of .github/workflows/full.yml opens all); which ones, every worker learns from the first process that asks. */
function chosenPages(): ReadonlySet<string> {
  if (process.env['TEST_SAMPLE'] === undefined) {
    const built = ALL_STOPS.filter(({ status }) => status === undefined).map(({ address }) => address);
    const addresses = built.filter((address) => OF_A_TEMPLATE.test(address));
    const visited = [...ALWAYS, ...built.filter((address) => !addresses.includes(address))];
    process.env['TEST_SAMPLE'] = JSON.stringify([
      ...ALWAYS,
      ...coveringSample(addresses.map(candidate), visited.map(candidate)),
    ]);
  }
  return new Set(JSON.parse(process.env['TEST_SAMPLE']) as string[]);
}

const chosen = process.env['TEST_FULL'] ? null : chosenPages();

/** The page of a file has most of what is coloured: it is judged in both colours every day. */
const KIND_OF_FILE = '/download/2026-04/raw/';

/** One page of each template stands for its kind. */
const isKind = (address: string): boolean => !LIKE_OTHERS.test(address) || PAGE_KINDS.includes(address);

/** Pages of a kind of which axe judges the dark colours, of all others the light ones: half, another half from day to day. */
const kinds = ALL_STOPS.map(({ address }) => address).filter(isKind);
const inDark = new Set(
  firstAndSome([KIND_OF_FILE, ...kinds.filter((one) => one !== KIND_OF_FILE)], Math.floor(kinds.length / 2)),
);

/** Of pages like others every second one is looked at in the wide window, the rest in the narrow one. */
function chooseDepth(address: string, place: number): Stop['depth'] {
  if (chosen === null || address === KIND_OF_FILE) return 'all';
  if (isKind(address)) return inDark.has(address) ? 'dark' : 'kind';
  return place % 2 === 0 ? 'narrow' : 'wide';
}

const candidates = ALL_STOPS.filter(
  ({ address }) => !chosen || !OF_A_TEMPLATE.test(address) || chosen.has(address),
);
const alike = candidates.map(({ address }) => address).filter((address) => !isKind(address));
/** A quarter of those like others, another one from day to day. */
const visitedAlike = firstAndSome(alike, Math.floor(alike.length / 4));

const STOPS = candidates
  .filter(({ address }) => isKind(address) || visitedAlike.includes(address))
  .map((stop, place) => ({ ...stop, depth: chooseDepth(stop.address, place) }));

/** One context for so many pages; few enough that two workers finish together. */
const GROUP = 8;

const visit = chosen ? 'pages of every kind' : 'every page';
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
