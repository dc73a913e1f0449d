/** HTML pages and their islands: what is inserted is what is served, and a part that fails takes nothing with it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page as Tab } from '@playwright/test';
import { Page } from 'html-first/page';
import { firstAndSome } from 'rental-data/testing/full';
import { PAGE_KINDS } from '../routes';
import { fileAt } from '../support/builtDom';
import { follow } from '../support/offlinePages';
import { awake, expect, hold, hydrated, idle, test } from '../support/test';

/** A page of every kind in Chinese, tools where nothing is chosen yet. */
const ADDRESSES = [
  ...PAGE_KINDS.filter((address) => !/\?|^\/(?:en|open|rents|offline|no-such-page)\//.test(address)),
  '/compare/',
  '/search/',
].map(encodeURI);

const SEED = process.env['TEST_SEED'] ?? '';
const STEPS = 12;

/** A number below `below`, the same for the same seed and step. */
const pick = (step: number, below: number): number =>
  createHash('sha256')
    .update(`${SEED}/${String(step)}`)
    .digest()
    .readUInt32BE() % below;

/** What a page says, without its islands, which answer to the reader and the clock. */
const readPage = (page: Tab) =>
  page.evaluate(() => {
    const drawn = document.querySelector('main') as HTMLElement;
    const main = drawn.cloneNode(true) as HTMLElement;
    // React tells pieces of a text apart by comments where it takes over HTML.
    const comments = document.createTreeWalker(main, NodeFilter.SHOW_COMMENT);
    const marks: Node[] = [];
    while (comments.nextNode()) marks.push(comments.currentNode);
    for (const mark of marks) mark.parentNode?.removeChild(mark);
    // Which option is chosen stands in the HTML as it was prerendered; React only sets it.
    const options = drawn.querySelectorAll('option');
    for (const [index, option] of main.querySelectorAll('option').entries())
      option.toggleAttribute('selected', options[index]?.selected);
    // With scripts on, browsers keep the text of a noscript element and React draws none.
    for (const part of main.querySelectorAll('noscript')) part.remove();
    for (const island of main.querySelectorAll('[data-island]')) island.replaceChildren();
    for (const island of main.querySelectorAll('[data-awake]')) island.removeAttribute('data-awake');
    // The island of the coverage map describes the cells around it.
    for (const cell of main.querySelectorAll('[data-period]')) cell.removeAttribute('title');
    // The order of attributes and the spaces in styles are React's, or those of the page as it was prerendered.
    for (const element of main.querySelectorAll<HTMLElement>('*')) {
      if (element.hasAttribute('style')) element.style.cssText = `${element.style.cssText};`;
      const sorted = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const { name } of sorted) element.removeAttribute(name);
      for (const attribute of sorted) element.setAttributeNode(attribute);
    }
    const tags = [
      ...document.head.querySelectorAll('meta[name], meta[property^="og:"], link[rel="canonical"]'),
    ]
      // The picture of an address is for those who read it without opening it.
      .filter((tag) => tag.hasAttribute('data-rh'))
      .map((tag) =>
        [...tag.attributes]
          .map(({ name, value }) => `${name}=${value}`)
          .sort()
          .join(' '),
      )
      .sort();
    const current = [...document.querySelectorAll('header [aria-current]')].map((link) => link.textContent);
    return {
      title: document.title,
      html: document.documentElement.className,
      main: main.outerHTML,
      tags,
      current,
      footer: document.querySelector('footer')?.innerText,
    };
  });

/** What a page says that was loaded, rather than brought by a click: in a tab of its own, which is closed again. */
async function readWhenLoaded(page: Tab, address: string): ReturnType<typeof readPage> {
  const other = await page.context().newPage();
  await other.goto(address);
  await hydrated(other);
  await idle(other);
  const loaded = await readPage(other);
  await other.close();
  return loaded;
}

/** Waits until a page is whole: its rest comes after the frame, and its title after that. */
async function arrive(
  page: Tab,
  address: string,
  loaded: Awaited<ReturnType<typeof readPage>>,
  message = address,
): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect.poll(() => readPage(page), { message }).toEqual(loaded);
}

test(`${String(STEPS)} steps at random, with back and forward: each page is as if it had been loaded (TEST_SEED=${SEED})`, async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  const direct = new Map<string, Awaited<ReturnType<typeof readPage>>>();
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
  const history = ['/'];
  let place = 0;
  for (let step = 0; step < STEPS; step++) {
    const way = pick(step, 4);
    if (way === 0 && place > 0) {
      place--;
      await page.goBack();
    } else if (way === 1 && place < history.length - 1) {
      place++;
      await page.goForward();
    } else {
      const others = ADDRESSES.filter((address) => address !== history[place]);
      const to = others[pick(step + 1000, others.length)] ?? '/';
      history.splice(++place, history.length, to);
      await page.evaluate(follow, to);
    }
    const address = history[place] ?? '/';
    const loaded = direct.get(address) ?? (await readWhenLoaded(page, address));
    direct.set(address, loaded);
    await arrive(page, address, loaded, `step ${String(step)}: ${address}`);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(consoleErrors).toEqual([]);
});

test.describe('an island', () => {
  // What many islands share comes with React.
  const scripts = /\/assets\/js\/(?:island-|react\.)[^/]+\.js$/;

  test('whose script throws leaves what it said, and the page works', async ({ page }) => {
    await page.addInitScript(() => {
      // Fails in the code of the citation box, and nowhere else.
      Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
        construct() {
          throw new Error('Planted in an island');
        },
      });
      Date.prototype.getFullYear = () => {
        throw new Error('Planted in an island');
      };
    });
    await page.goto('/download/2026-04/raw/');
    const cite = page.locator('section:has(#cite)');
    const before = await cite.innerText();
    await hydrated(page);
    await cite.scrollIntoViewIfNeeded();
    await expect(cite.locator('[data-island-failed]')).toBeAttached();
    expect(await cite.innerText()).toBe(before);
    await page.locator('header').getByRole('link', { name: '部落格' }).click();
    await expect(page.locator('h1')).toHaveText('部落格');
  });

  for (const comes of [true, false]) {
    test(`whose form is sent before it is alive ${comes ? 'answers in the page' : 'lets the browser send it if it cannot come'}`, async ({
      page,
    }) => {
      const release = await hold(page, scripts, (route) => (comes ? route.continue() : route.abort()));
      await page.goto('/about-data-set/', { waitUntil: 'commit' });
      await hydrated(page);
      const field = page.getByRole('searchbox', { name: '篩選欄位' });
      await field.fill('月租金');
      await field.press('Enter');
      await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
      release();
      if (comes) {
        await expect(field.locator('xpath=ancestor::form/..').getByRole('status')).toBeFocused();
        await expect(page.locator('html[data-same]')).toHaveCount(1);
      } else {
        await page.waitForURL(/\?q=/);
        await expect(page.locator('html[data-same]')).toHaveCount(0);
      }
    });
  }

  test('of the coverage map marks one cell, the one that it describes, and leads to its file', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await awake(page);
    const map = page.locator('[data-coverage-map]');
    await map.getByRole('link', { name: /^2021年10月，/ }).hover();
    await expect(map.locator(':scope > :last-child')).toContainText('2021年10月');
    await expect(map).toContainText('請勿使用（混入四個月的物件）');
    await expect(map.getByRole('link', { name: '這一期的檔案' })).toHaveAttribute(
      'href',
      '/download/2021-10/raw/',
    );
    const marked = await map.evaluate((element) =>
      [...element.querySelectorAll('[data-on]')].map((cell) => (cell as HTMLElement).dataset['period']),
    );
    expect(marked).toEqual(['2021-10']);
  });

  test('of every kind comes to life', async ({ page, consoleErrors }) => {
    const pages = [...ADDRESSES, '/open/', '/pick/'].map((address) => ({
      address,
      islands: new Set([...fileAt(address).matchAll(/data-island="?([\w-]+)/g)].map(([, name = '']) => name)),
    }));
    const alive = new Set<string>();
    for (const { address, islands } of pages.sort((a, b) => b.islands.size - a.islands.size)) {
      if ([...islands].every((name) => alive.has(name))) continue;
      for (const name of islands) alive.add(name);
      await page.goto(address);
      await hydrated(page);
      await awake(page);
    }
    expect(consoleErrors).toEqual([]);
  });
});

test('a page to which the reader returns before the other one has come stands there once', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.locator('header').getByRole('link', { name: '打包回家玩' }).click();
  const loaded = await readWhenLoaded(page, '/download/');
  await arrive(page, '/download/', loaded);
  await page.evaluate(async () => {
    for (const way of ['back', 'forward'] as const) {
      const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history[way]();
      await gone;
    }
  });
  await arrive(page, '/download/', loaded);
  // Whatever was still on its way would have come after this frame.
  await idle(page);
  expect(await readPage(page)).toEqual(loaded);
});

test('what a click inserts before the first frame fills a large window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const address of firstAndSome(ADDRESSES, 4)) {
    const html = Page.parse(readFileSync(path.join('build', decodeURI(address), 'index.html'), 'utf8'));
    const [cut] = html.cuts;
    const first = html.text.slice(html.only('main').contentStart, cut?.end);
    const isWhole = cut?.rest.every(([start, end]) => start === end);
    await page.goto(address);
    const bottom = await page.locator('main').evaluate((main, text) => {
      main.innerHTML = text;
      return main.getBoundingClientRect().bottom;
    }, first);
    if (!isWhole) expect.soft(bottom, address).toBeGreaterThanOrEqual(900);
  }
});

test('nothing moves when a page is inserted after a click', { tag: '@window' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { movements: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (Reflect.get(window, 'movements') as unknown[]).push(JSON.parse(JSON.stringify(entry)));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await hydrated(page);
  for (const [name, title] of [
    ['打包回家玩', '打包回家玩'],
    ['關於資料集', '關於資料集'],
    ['部落格', '部落格'],
  ] as const) {
    await page.locator('header').getByRole('link', { name }).click();
    await expect(page.locator('h1')).toHaveText(title);
    await idle(page);
  }
  const moved = await page.evaluate(() =>
    (Reflect.get(window, 'movements') as { value: number; hadRecentInput: boolean }[]).filter(
      ({ hadRecentInput }) => !hadRecentInput,
    ),
  );
  expect(moved).toEqual([]);
});
