/** A release takes the place of another while people read: everybody ends on the page that was wanted. */
import { cp, mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { createPagesServer } from '../../scripts/lib/pages-server.mjs';
import { inFull } from 'rental-data/testing/full';
import { writeNextRelease } from '../support/nextRelease';
import { expect, hydrated, test } from '../support/test';
import { openVisitor } from '../support/visitor';

const BUILD = path.resolve(__dirname, '../../build');

interface Reader {
  from: string;
  /** a link on that page */
  to: string;
  /** their page is served, and its code asked for only after the release */
  late?: boolean;
}

/** One for each way in which a page gets its code and data. */
const READERS: Reader[] = [
  // code of another kind of page
  { from: '/', to: '/download/' },
  // the code is there, the data are of the old release
  { from: '/download/2026-04/raw/', to: '/download/2026-04/deduplicated/' },
  { from: '/blog/', to: '/blog/post/2026-sep-new-architecture/' },
  // the next one of the same kind
  { from: '/blog/post/data-issue-2019-02/', to: '/blog/post/data-issue-2019-03/' },
  { from: '/about-data-set/', to: '/about-data-set/0.2/' },
  { from: '/data-quality/', to: '/', late: true },
];

let folder: string;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'swap-'));
  await writeNextRelease(BUILD, path.join(folder, 'next'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** Leads a name to a folder, in one step. */
async function point(name: string, to: string): Promise<void> {
  const place = path.join(folder, name);
  await symlink(to, `${place}.new`);
  await rename(`${place}.new`, place);
}

/**
 * Has every island its code? One that asks for it after the release loads the page anew, before any click. They are not
 * scrolled to, which would load the page of the link ahead.
 */
async function touchIslands(page: Page): Promise<void> {
  await hydrated(page);
  for (const island of await page.locator('main [data-island]').all())
    await island.dispatchEvent('pointerover');
  await expect(page.locator('main [data-island]:not([data-awake])')).toHaveCount(0);
}

async function read(browser: Browser, url: string, reader: Reader) {
  const visitor = await openVisitor(browser, url);
  const { page } = visitor;
  let release: () => void = () => undefined;
  const blocked = new Promise<void>((resolve) => (release = resolve));
  if (reader.late) {
    await page.route(
      /\/assets\/js\/(?:runtime~)?main\./,
      async (route) => {
        await blocked;
        await route.continue();
      },
      { times: 2 },
    );
  }
  // What is held back may have been asked for before the page has loaded.
  await page.goto(reader.from, { waitUntil: reader.late ? 'domcontentloaded' : 'load' });
  if (!reader.late) await touchIslands(page);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++;
  });
  return { ...visitor, ...reader, release, documents: () => documents };
}

const linkTo = (page: Page, to: string) => page.locator(`a[href="${to}"]`).filter({ visible: true }).first();

for (const [what, keep] of [
  ['gone', false],
  // Nobody loads anew then, whichever way they go.
  ...inFull(['kept', true] as const),
] as const) {
  test(`files of the old release ${what}: nobody is lost`, async ({ browser }) => {
    const name = `current-${what}`;
    await point(name, BUILD);
    if (keep) {
      // What `rsync` without `--delete` does.
      for (const part of ['assets', '_nuxt', '_search'])
        await cp(path.join(BUILD, part), path.join(folder, 'next', part), { recursive: true });
    }
    const server = createPagesServer({ root: path.join(folder, name) });
    const { url } = await server.listen();
    try {
      const readers = await Promise.all(READERS.map((reader) => read(browser, url, reader)));
      await point(name, path.join(folder, 'next'));
      for (const { page, from, to, late, release, documents } of readers) {
        release();
        if (late) await hydrated(page);
        const before = documents();
        expect(before, `${from}: loads before the click`).toBe(late && !keep ? 1 : 0);
        await linkTo(page, to).click();
        await expect(page).toHaveURL(to);
        // Hydrated again where it had to load anew.
        if (!late && !keep) await page.locator('meta[name="release"]').waitFor({ state: 'attached' });
        await hydrated(page);
        const own = await (await page.request.get(to)).text();
        const title = /<title[^>]*>([^<]*)<\/title>/.exec(own)?.[1] ?? '';
        await expect(page, to).toHaveTitle(title);
        await expect(
          page.locator('[data-error-status], [data-without-code], main [role="alert"]'),
        ).toHaveCount(0);
        expect(documents(), `${from} to ${to}: loads in all`).toBe(keep ? 0 : 1);
      }
      for (const { context } of readers) await context.close();
    } finally {
      await server.close();
    }
  });
}
