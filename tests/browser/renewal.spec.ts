/**
 * A browser keeps something else in the place of a file, for a year, and the host is well again. Whatever asks for the file gets
 * it all the same, without its reader; and where the host stays ill for longer, 再試一次 brings it.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { follow, missingSheets } from '../support/offlinePages';
import { EMPTY, serveSpoiled, SPOILS, type Spoil, type SpoiledSite } from '../support/spoiled';
import { firstAndSome } from 'rental-data/testing/full';
import { makeTable, toZip } from 'rental-data/testing/tables';
import { expect, hydrated, pointAt, test as base } from '../support/test';

const SITE = path.resolve(__dirname, '../../build');

interface Kind {
  /** which file: a pattern of its address */
  file: RegExp;
  /** the page that needs it, or from which it is asked for */
  from: string;
  /** Makes the page ask; it does by itself where this is left out. */
  ask?: (page: Page) => Promise<unknown>;
  /** Waits until what needs the file does its work. */
  works: (page: Page) => Promise<unknown>;
  /** Spoils that the page cannot tell from the file itself. */
  unseen?: Spoil[];
  /** has what needs it a button for another attempt? */
  retries?: boolean;
}

const followTo = (address: string) => (page: Page) => page.evaluate(follow, address);

const compares = async (page: Page) => {
  await hydrated(page);
  await expect(page.locator('[data-data-failed]')).toHaveCount(0);
  await page.locator('select[name=a]').selectOption('2019-01');
  await expect(page).toHaveURL(/a=2019-01/);
  await expect(page.locator('#result')).toContainText('2019年1月');
  await expect(page.locator('[data-without-code]')).toHaveCount(0);
};
const opens = async (page: Page) => {
  await expect(page.locator('section[aria-labelledby="look"] p[role="status"]').last()).toContainText(
    '共50列',
  );
};
/** All rows, which the first view does not show. */
const OPEN = '/open/#by=物件類型&of=月租金';
const openFile = async (page: Page) => {
  const { name, bytes } = toZip(makeTable({ version: '0.3', variant: 'raw', period: '2024-03', rows: 50 }));
  const buffer = Buffer.from(bytes);
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer });
};
const finds = (page: Page) => expect(page.locator('main a[href*="#c-deposit"]').first()).toBeVisible();
const offersNear = (page: Page) => expect(page.locator('[data-near-pages] a').first()).toBeVisible();

const KINDS: Record<string, Kind> = {
  'the runtime': { file: /\/js\/runtime~main\./, from: '/', works: hydrated },
  'the main script': { file: /\/js\/main\./, from: '/', works: hydrated },
  'the style sheet': {
    file: /\/css\/styles\./,
    from: '/privacy/',
    works: async (page) => {
      await expect(page.locator('body')).toHaveCSS('margin', '0px');
      // Its last rules too; the page may load anew while it is asked.
      await expect.poll(() => page.evaluate(missingSheets).catch(() => 'loads anew')).toBe(0);
    },
  },
  'the data of an island': {
    file: /\/data\/catalogue\.json$/,
    from: '/compare/?a=2026-03&b=2026-02&variant=raw',
    works: compares,
    retries: true,
  },
  'a payload': {
    file: /\/data-quality\/payload\.js$/,
    from: '/',
    ask: followTo('/data-quality/'),
    works: (page) => expect(page.locator('h1')).toHaveText('資料品質'),
  },
  'the list of all pages': {
    file: /\/manifest\.js$/,
    from: '/',
    ask: followTo('/blog/post/no-such-post/'),
    works: (page) => expect(page.locator('[data-error-status="404"]')).toBeVisible(),
  },
  'an island': {
    file: /\/js\/island-column-filter\./,
    from: '/about-data-set/?q=%E6%8A%BC%E9%87%91',
    works: (page) => expect(page.locator('[data-island="column-filter"]')).toHaveAttribute('data-awake', ''),
  },
  'the search engine': {
    file: /\/js\/search-engine\./,
    from: '/search/?q=%E6%8A%BC%E9%87%91',
    works: finds,
    retries: true,
  },
  'the data of the search': {
    file: /\/_search\/data-/,
    from: '/search/?q=%E6%8A%BC%E9%87%91',
    works: finds,
    retries: true,
  },
  'the content database': {
    file: /\/_nuxt\/content\/db-/,
    from: '/blog/post/2021-annual-dato/',
    works: offersNear,
    retries: true,
  },
  'the script of the worker': {
    file: /\/js\/open-worker\./,
    from: OPEN,
    ask: openFile,
    works: opens,
    retries: true,
    // It is noticed by the silence of the worker, after the longest wait.
    unseen: ['nothing'],
  },
  'the catalogue of the worker': {
    file: /\/data\/catalogue\.json$/,
    from: OPEN,
    ask: openFile,
    works: opens,
    retries: true,
  },
};

interface Fixtures {
  site: SpoiledSite;
  /** A visitor whom nothing of the test stands in the way: routes would turn the browser's cache off. */
  visit: (serviceWorkers: 'allow' | 'block') => Promise<{ page: Page; context: BrowserContext }>;
}

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = await serveSpoiled(SITE);
    await use(site);
    await site.close();
  },
  visit: async ({ browser, site }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (serviceWorkers) => {
      const context = await browser.newContext({ baseURL: site.url, serviceWorkers });
      contexts.push(context);
      return { page: await context.newPage(), context };
    });
    for (const context of contexts) await context.close();
  },
});

/** The addresses of all files that a kind is about. */
async function listFiles(file: Kind['file']): Promise<string[]> {
  const all = await readdir(SITE, { recursive: true });
  return all.map((name) => `/${name.replaceAll(path.sep, '/')}`).filter((address) => file.test(address));
}

/** Has the browser keep what comes now. */
async function fill(page: Page, files: readonly string[]): Promise<void> {
  await page.goto(EMPTY);
  await page.evaluate(async (addresses) => {
    for (const address of [...addresses, ...addresses]) await (await fetch(address)).arrayBuffer();
  }, files);
}

const times = ({ asked }: SpoiledSite, files: readonly string[]) => files.map((file) => asked.get(file) ?? 0);

/** Only in style sheets is a part that ends so anything else than a half. */
const BEHIND_A_RULE: Spoil = 'a part of it that ends behind a rule';

/** Loaded by a script's element, as data, as a style sheet: the others are loaded by the same code, so that one spoil a day is enough for them. */
const ONE_OF_EACH_WAY = ['the main script', 'the data of an island', 'the style sheet'];

/** One button of those that ask for data, and one of the others. */
const RETRIED = firstAndSome(
  Object.keys(KINDS).filter((name) => KINDS[name]?.retries),
  1,
);

for (const [name, kind] of Object.entries(KINDS)) {
  const isSheet = name === 'the style sheet';
  const possible = (Object.keys(SPOILS) as Spoil[]).filter(
    (spoil) => !kind.unseen?.includes(spoil) && (spoil !== BEHIND_A_RULE || isSheet),
  );
  const spoils = firstAndSome(possible, ONE_OF_EACH_WAY.includes(name) ? 1 : 0);
  test(`${name}: ${spoils.join(', ')} in its place are asked for past the cache`, async ({ site, visit }) => {
    const files = await listFiles(kind.file);
    expect(files).not.toEqual([]);
    for (const spoil of spoils) {
      const { page } = await visit('block');
      site.asked.clear();
      site.spoil(files, spoil);
      await fill(page, files);
      expect(times(site, files), 'the browser keeps what came').toEqual(files.map(() => 1));
      site.heal();
      await page.goto(kind.from);
      if (kind.ask) {
        await hydrated(page);
        await kind.ask(page);
      }
      await kind.works(page);
      expect(times(site, files), spoil).toEqual(files.map(() => 2));
    }
  });

  if (RETRIED.includes(name))
    test(`${name}: where the host gives something else for longer, 再試一次 brings it`, async ({
      site,
      visit,
    }) => {
      const files = await listFiles(kind.file);
      // How it is noticed is asked above; this is the same for all.
      for (const spoil of firstAndSome(spoils, 0)) {
        const { page } = await visit('block');
        site.spoil(files, spoil);
        await page.goto(kind.from);
        if (kind.ask) {
          await hydrated(page);
          await kind.ask(page);
        }
        const again = page.getByRole('button', { name: '再試一次' });
        await expect(again, spoil).toBeVisible();
        site.heal();
        await again.click();
        await kind.works(page);
      }
    });
}

test('under the service worker too, which keeps nothing of it', async ({ site, visit }) => {
  const { page } = await visit('allow');
  await page.goto('/');
  await pointAt(page);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return new Promise<void>((resolve) => {
      if (active?.state === 'activated') resolve();
      active?.addEventListener('statechange', () => resolve());
    });
  });
  // What every page needs is kept already.
  const kinds = Object.entries(KINDS).filter(([, { from, ask }]) => from !== '/' || ask);
  for (const [name, kind] of firstAndSome(kinds, 1, ([name]) => name)) {
    const files = await listFiles(kind.file);
    site.spoil(files, 'a page to log in that is called what was asked for');
    await fill(page, files);
    site.heal();
    await page.goto(kind.from);
    await hydrated(page);
    await kind.ask?.(page);
    await kind.works(page);
    const bodies = await page.evaluate(async (addresses) => {
      return Promise.all(
        addresses.map(async (address) => (await (await caches.match(address))?.text()) ?? ''),
      );
    }, files);
    expect(
      bodies.filter((body) => body.startsWith('<!doctype')),
      name,
    ).toEqual([]);
  }
});

test('what the service worker is installed with is asked for past the cache, the offline page among it', async ({
  site,
  visit,
}) => {
  const { page, context } = await visit('allow');
  const files = ['/offline/', ...(await listFiles(/\/js\/island-kept-pages\./))];
  expect(files).toHaveLength(2);
  site.spoil(files, 'a page to log in that is called what was asked for');
  await fill(page, files);
  site.heal();
  await page.goto('/');
  await pointAt(page);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated');
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/')))).toBe(true);
  await context.setOffline(true);
  await page.goto('/compare/');
  await expect(page.locator('[data-error-status="503"] h1')).toHaveText('目前離線');
  await expect(page.locator('[data-error-status] a[href="/"]').first()).toBeVisible();
});
