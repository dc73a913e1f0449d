/**
 * Strangers can choose the address of a page, what the browser keeps for it, its history and the messages sent to it. None of
 * that may run as code, become part of the page or stop it. tests/repository/hostile.test.ts does the same for texts of the catalogue.
 *
 * These tests switch the pages' security policy off, because it would hide that something had got in.
 */
import type { Page } from '@playwright/test';
import { cacheName } from 'html-first/client';
import { MAX_QUERY } from '../../src/features/search/SearchResults/address';
import { firstAndSome } from 'rental-data/testing/full';
import { KEPT } from '../support/keptNames';
import { PATIENCE } from '../support/patience.mjs';
import { awake, test as base, expect, hydrated, wired, wiredUrl } from '../support/test';

interface Fixtures {
  /** what ran although it was text */
  harm: string[];
}

const test = base.extend<Fixtures>({
  harm: [
    async ({ context }, use) => {
      const harm: string[] = [];
      await context.exposeBinding('harm', (_, what: unknown) => {
        harm.push(String(what));
      });
      context.on('dialog', async (dialog) => {
        harm.push(`dialog: ${dialog.message()}`);
        await dialog.dismiss();
      });
      await use(harm);
    },
    { auto: true },
  ],
});
test.use({ bypassCSP: true });
const onWired = wired(test);

const IMAGE = `"><img src=x onerror="harm('image')">`;
/** Half a surrogate pair each; no address can hold them, fields and scripts can. */
const HALVES = 'a\ud800b\udc00';
/** Longer than any server takes; scripts can make such addresses, and hashes reach no server. */
const HUGE = '<a'.repeat(50_000);

const TEXTS: readonly string[] = [
  IMAGE,
  `<script>harm('script')</script>`,
  `</title></textarea></script><svg onload="harm('svg')">`,
  `javascript:harm('address')`,
  '__proto__',
  'constructor',
  'hasOwnProperty',
  `{query}{text}\${harm('template')}{{constructor.constructor("harm('sandbox')")()}}`,
  "$& $` $' $1 \\ ((((a+)+)+)+ [^ *",
  HALVES,
  '\u202egnp.\u2066exe\u200f\u061c',
  '\u0000\uffff\u001b[31m\u2028',
  HUGE,
];

/** Values as they stand in addresses, which need not be well-formed. */
const VALUES: readonly string[] = [
  ...TEXTS.map((text) => new URLSearchParams({ text }).toString().slice('text='.length)),
  '%',
  '%E0%A4%A',
  '%ED%A0%80',
];

/** These are loaded from the server too: text that HTML would read, and what cannot be decoded. */
const LOADED: readonly string[] = [VALUES[0] ?? '', '%E0%A4%A'];

/** Keys that no page has, some of which mean something to Docusaurus or to careless code. */
const STRANGE_KEYS = [
  '__proto__=1&__proto__[polluted]=1&constructor[prototype][polluted]=1&constructor.prototype.polluted=1',
  'q[]=2&q[0]=3&toString=4&hasOwnProperty=5&=6&&&%=7',
  `docusaurus-theme=${VALUES[0]}&docusaurus-data-%22%3E=1&docusaurus-data-theme=dark%22&docusaurus-data-has-hydrated=false`,
].join('&');

/**
 * Runs in the page. Waits until it is drawn and lists what should not be there: elements and attributes that the texts above
 * would become, properties that all objects inherit, and an error that took the place of the page.
 */
async function marksInPage(): Promise<string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const elements = document.querySelectorAll(
    [
      'img[src="x"]',
      '[onerror]',
      '[onload]',
      '[onfocus]',
      '[onmouseover]',
      '[srcdoc]',
      '[formaction]',
      'base',
    ]
      .concat(['href', 'src', 'action', 'data'].map((name) => `[${name}^="javascript:" i]`))
      .concat('[data-error-status]:not([data-error-status="503"])')
      .join(),
  );
  const scripts = [...document.scripts].filter(({ text }) => text.includes('harm('));
  const inherited: string[] = [];
  for (const name in {}) inherited.push(name);
  const gone = document.querySelector('main') ? [] : ['nothing on the page'];
  return [...[...elements, ...scripts].map((e) => e.outerHTML.slice(0, 200)), ...inherited, ...gone];
}

const marks = (page: Page): Promise<string[]> => page.evaluate(marksInPage);

async function expectUnharmed(page: Page, { harm }: Fixtures, what: string): Promise<void> {
  expect([...(await marks(page)), ...harm], what).toEqual([]);
}

/** Types as a reader or an extension would; Playwright itself would mend half surrogate pairs on the way. */
const enter = (page: Page, text: string): Promise<void> =>
  page.evaluate(`{
    const field = document.activeElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(text)});
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }`);

interface Step {
  /** the address, only its hash where just that changes, or null for the page as it stands */
  to: string | null;
  /** what the address says, as the page should show it */
  text: string;
}

/**
 * Runs in the page. Leads it from one address to the next as back and forward do, without loading it, and waits each time
 * until it shows what the address says. One call goes through all addresses, since each call costs more than the step itself.
 *
 * @returns what is wrong, each with the address
 */
async function walkInPage(
  steps: readonly Step[],
  isShown: (text: string) => boolean,
  look: () => Promise<string[]>,
  patience: number,
): Promise<string[]> {
  const faults: string[] = [];
  for (const { to, text } of steps) {
    if (to?.startsWith('#')) window.location.hash = to.slice(1);
    else if (to !== null) {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }
    const end = performance.now() + patience;
    while (!isShown(text) && performance.now() < end) await new Promise(requestAnimationFrame);
    const found = [...(isShown(text) ? [] : ['does not show what the address says']), ...(await look())];
    faults.push(...found.map((fault) => `${text.slice(0, 60)}: ${fault}`));
  }
  return faults;
}

/** Calls {@link walkInPage}. The arguments go as source text, because Playwright would mend half surrogate pairs. */
const walk = (page: Page, steps: readonly Step[], isShown: Queried['isShown']): Promise<string[]> =>
  page.evaluate(
    `(${String(walkInPage)})(${JSON.stringify(steps)}, ${String(isShown)}, ${String(marksInPage)}, ${PATIENCE})`,
  );

interface Queried {
  path: string;
  keys: readonly string[];
  /** How the page writes what its keys say. */
  written: (text: string) => string;
  /** Runs in the page: whether it shows that text. */
  isShown: (text: string) => boolean;
  /** Uses the page. */
  use: (page: Page) => Promise<unknown>;
}

const main = (page: Page) => page.locator('main');
const field = (page: Page) => main(page).getByRole('searchbox');
const inField = (text: string) => text.slice(0, MAX_QUERY);
const filtered = (page: Page) => main(page).getByRole('search').locator('..').getByRole('status');
const picker = (page: Page) => page.getByRole('form', { name: '選一個欄位' });

const QUERIED: readonly Queried[] = [
  {
    path: '/search/',
    keys: ['q'],
    written: inField,
    isShown: (text) =>
      document.querySelector<HTMLInputElement>('main [type="search"]')?.value === text &&
      /找/.test(document.querySelector('main [role="status"]')?.textContent ?? ''),
    async use(page) {
      await field(page).fill('押金');
      await expect(main(page).getByRole('status')).toContainText(/找到\d+筆/);
      await expect(page).toHaveURL('/search/?q=%E6%8A%BC%E9%87%91');
    },
  },
  {
    path: '/compare/',
    keys: ['a', 'b', 'variant'],
    written(text) {
      const characters = [...text.trim()];
      return characters.slice(0, 40).join('') + (characters.length > 40 ? '…' : '');
    },
    isShown: (text) => {
      const paragraphs = [...document.querySelectorAll('main p')];
      const shown = paragraphs.filter((p) => p.checkVisibility()).map((p) => p.textContent);
      return (
        [`網址裡的「${text}」不是期別`, `沒有「${text}」這種內容`].every((sentence) =>
          shown.some((paragraph) => paragraph.includes(sentence)),
        ) &&
        // Both sides are wrong in the same way, which is said once.
        paragraphs.filter((p) => !p.hasAttribute('role') && p.textContent.includes('不是期別')).length === 1
      );
    },
    async use(page) {
      await page.locator('select[name="a"]').selectOption('2020-07');
      await expect(page.locator('[data-comparison]')).toBeVisible();
    },
  },
  {
    path: '/about-data-set/',
    keys: ['q', 'group', 'type', 'variant', 'version', 'key', 'incidents'],
    written: inField,
    isShown: (text) =>
      document.querySelector<HTMLInputElement>('main [type="search"]')?.value === text &&
      [...document.querySelectorAll('main [role="status"]')].some((status) =>
        /欄裡有\d+欄符合|沒有/.test(status.textContent),
      ),
    async use(page) {
      await page.getByRole('button', { name: '清除所有篩選條件' }).click();
      await field(page).fill('租金');
      await expect(filtered(page)).toHaveText(/欄裡有[1-9]\d*欄符合/);
    },
  },
  {
    path: '/data-quality/states/',
    keys: ['column', 'variant'],
    written: (text) => text,
    // What the form does not offer chooses nothing.
    isShown: () => document.querySelector('#column-shown h3')?.textContent === '月租金（原始資料）',
    async use(page) {
      await picker(page).getByRole('combobox', { name: '欄位' }).selectOption('坪數');
      await expect(page.locator('#column-shown h3')).toHaveText('坪數（原始資料）');
      await expect(page).toHaveURL(/\?column=%E5%9D%AA%E6%95%B8(?:#|$)/);
    },
  },
];

for (const { path, keys, written, isShown, use } of QUERIED) {
  test(`queries of ${path} are text`, async ({ page, harm, consoleErrors }) => {
    const address = (value: string) =>
      `${path}?${[...keys.map((key) => `${key}=${value}`), STRANGE_KEYS, ...keys.map((key) => `${key}=last`)].join('&')}`;
    const text = (value: string) => written(new URLSearchParams(`value=${value}`).get('value') ?? '');
    for (const value of LOADED) {
      await page.goto(address(value));
      await hydrated(page);
      expect(await walk(page, [{ to: null, text: text(value) }], isShown)).toEqual([]);
    }
    await use(page);
    const steps = firstAndSome(VALUES, 3).map((value) => ({
      to: `${address(value)}#${value}`,
      text: text(value),
    }));
    expect(await walk(page, steps, isShown)).toEqual([]);
    await use(page);
    await expectUnharmed(page, { harm }, path);
    expect(consoleErrors).toEqual([]);
  });
}

test('what is typed into the search is text', async ({ page, harm, consoleErrors }) => {
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  const box = page.getByRole('combobox');
  for (const text of firstAndSome(TEXTS, 2)) {
    await enter(page, text);
    await expect(dialog.getByRole('status').filter({ hasText: /找/ }).first()).toBeAttached();
    await expectUnharmed(page, { harm }, text.slice(0, 60));
  }
  await box.fill(IMAGE);
  await expect(dialog.getByText(`沒有符合「${IMAGE}」的結果。`)).toBeVisible();
  await box.fill('押金');
  await page.getByRole('option').first().click();
  await expect(dialog).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

const HASHES: readonly string[] = [
  ...VALUES,
  ...['', '__proto__', 'constructor', '%E0%A4%A', '%3Cimg%20src=x%20onerror=harm(1)%3E', '../..'].flatMap(
    (part) => [`2026-04/raw/${part}`, `2026-04/${part}/environment`, `${part}/raw/environment`],
  ),
  ...['"]', "'),img", '*', '\\', ':root', 'a b', '//foreign.test/', '#', '?q=1', ':~:text=租'],
];

test('hashes are names', async ({ page, harm, consoleErrors }) => {
  for (const path of ['/data-quality/', '/blog/post/2025-oct-release/']) {
    for (const hash of ['%E0%A4%A', '2026-04/raw/__proto__']) {
      await page.goto('about:blank');
      await page.goto(`${path}#${hash}`);
      await hydrated(page);
      await expectUnharmed(page, { harm }, hash);
    }
    const steps = firstAndSome(HASHES, 6).map((hash) => ({ to: `#${hash}`, text: hash }));
    expect(await walk(page, steps, () => true)).toEqual([]);
    expect(harm).toEqual([]);
    await page.locator('header').getByRole('link', { name: '打包回家玩' }).click();
    await expect(page.locator('h1')).toHaveText('打包回家玩');
    expect(consoleErrors).toEqual([]);
  }
});

test('paths that no page has lead to the error page', async ({ page, harm, request, consoleErrors }) => {
  // Hosts differ in what they answer; this is what the page makes of it.
  const body = await (await request.get('/404.html')).text();
  await page.route('**/strange/**', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body }),
  );
  const parts = [
    VALUES[0] ?? '',
    '__proto__',
    'constructor',
    '%E0%A4%A',
    '%',
    '%FF',
    '%00',
    '%2F..%2F',
    '/foreign.test',
  ];
  for (const part of firstAndSome(parts, 2)) {
    await page.goto(`/strange/${part}/`);
    await hydrated(page);
    await expect(page.locator('[data-error-status="404"]'), part).toBeVisible();
    expect([
      ...(await marks(page)).filter((mark) => !mark.includes('data-error-status="404"')),
      ...harm,
    ]).toEqual([]);
  }
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
  // Chromium says so of each of the pages.
  expect(consoleErrors.filter((text) => !text.includes('404 (Not Found)'))).toEqual([]);
});

const DEEP = '['.repeat(500_000);

const KEPT_VALUES: readonly string[] = [
  '',
  'null',
  '{',
  '[]',
  '1e999',
  'NaN',
  '[null,1,[null],[null,null],["a"],[{"toString":1},{"x":0,"y":0}],["__proto__",{"x":1e308,"y":-1e308}]]',
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"length":1e9}',
  JSON.stringify([[IMAGE, { x: IMAGE, y: 'javascript:harm(1)' }]]),
  IMAGE,
  DEEP,
];

/** Puts a value at every key, and into the name of the window, which outlives pages too. */
const keep = (page: Page, value: string): Promise<void> =>
  page.evaluate(
    ([kept, text]) => {
      for (const [storage, keys] of Object.entries(kept)) {
        for (const key of keys) window[storage as keyof typeof kept].setItem(key, text);
      }
      window.name = text;
    },
    [KEPT, value] as const,
  );

const POST = '/blog/post/2025-oct-release/';
const GISCUS = 'https://giscus.test';
const comments = (page: Page) => page.locator('[data-comments]');
const colours = (page: Page) => page.getByRole('button', { name: /^改用[深淺]色$/ });
const slash = (page: Page) => page.getByRole('switch', { name: '不要用單鍵開啟搜尋' });
const statistics = (page: Page) => page.getByRole('switch', { name: '不要把這個瀏覽器列入統計' });

/** Switches to the other colours, and sees the page follow. */
async function changeColours(page: Page): Promise<void> {
  const name = await colours(page).getAttribute('aria-label');
  await colours(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', name?.includes('深') ? 'dark' : 'light');
}

/** Stands in for giscus, which says nothing by itself: the test makes it speak. */
const standIn = (page: Page): Promise<unknown> =>
  page.route(`${GISCUS}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><title>Stand-in</title>',
    }),
  );

/** Sends a message from the stand-in to the page. */
const say = async (page: Page, message: unknown): Promise<void> => {
  const frame = await page.locator('[data-comments] iframe').elementHandle();
  const content = await frame?.contentFrame();
  await content?.waitForLoadState();
  await content?.evaluate((data) => window.parent.postMessage(data, '*'), message);
};

onWired('what the browser keeps for the site may be anything', async ({ page, harm, consoleErrors }) => {
  await standIn(page);
  await page.addInitScript(() => {
    const asked = new Set<string>();
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      asked.add(key);
      return getItem.call(this, key);
    };
    Reflect.set(window, 'asked', asked);
  });
  const asked = new Set<string>();
  const note = async () => {
    for (const key of await page.evaluate(() => [...(Reflect.get(window, 'asked') as Set<string>)]))
      asked.add(key);
  };
  await page.goto(wiredUrl('/accessibility/'));
  for (const value of firstAndSome(KEPT_VALUES, 1)) {
    const what = value.slice(0, 60);
    await keep(page, value);
    await page.reload();
    await hydrated(page);
    await awake(page);
    await expect(slash(page), what).not.toBeChecked();
    await changeColours(page);
    await expectUnharmed(page, { harm }, what);
    await note();
  }
  await slash(page).press('Space');
  await expect(slash(page)).toBeChecked();

  for (const value of firstAndSome(KEPT_VALUES.slice(-4), 1)) {
    const what = value.slice(0, 60);
    await keep(page, value);
    await page.goto(wiredUrl('/privacy/'));
    await hydrated(page);
    await awake(page);
    await expect(statistics(page), what).not.toBeChecked();
    await statistics(page).press('Space');
    await expect(statistics(page), what).toBeChecked();
    await note();

    await keep(page, value);
    // A session that comes by the address is kept, too.
    await page.goto(wiredUrl(value === IMAGE ? `${POST}?giscus=${VALUES[0]}` : POST));
    await hydrated(page);
    await comments(page).scrollIntoViewIfNeeded();
    await expect(comments(page), what).toHaveAttribute('data-comments', 'loading');
    await say(page, { giscus: { resizeHeight: 500 } });
    await expect(comments(page), what).toHaveAttribute('data-comments', 'shown');
    await expectUnharmed(page, { harm }, what);
    await note();
  }
  // Only a page whose code does not come asks for this one: packages/html-first/src/browser/chunkGuard.test.ts.
  asked.add('navigation:chunk-reload');
  // The page of rents alone asks whether there is anything, whatever it says.
  asked.add('rents-kept');
  expect([...asked].sort()).toEqual(Object.values(KEPT).flat().sort());
  expect(await page.context().cookies()).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

const DENIALS = [
  {
    fails: 'reading',
    deny: () => {
      Storage.prototype.getItem = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    },
    thread: 'silent',
  },
  {
    fails: 'writing',
    deny: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
    thread: 'loading',
  },
  {
    fails: 'asking for it',
    deny: () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    },
    thread: 'silent',
  },
];
for (const { fails, deny, thread } of firstAndSome(DENIALS, 1, ({ fails }) => fails)) {
  onWired(
    `where ${fails} of storage fails, pages work and say what is not kept`,
    async ({ page, harm, consoleErrors }) => {
      await standIn(page);
      await page.addInitScript(deny);
      for (const [path, control] of [
        ['/accessibility/', slash(page)],
        ['/privacy/', statistics(page)],
      ] as const) {
        await page.goto(wiredUrl(path));
        await hydrated(page);
        await awake(page);
        await control.press('Space');
        if (fails !== 'reading')
          await expect(page.getByText(/沒有改成：這個瀏覽器不讓網站存放設定/)).toBeVisible();
        await expect(control).not.toBeChecked();
        await changeColours(page);
      }
      await page.locator('header').getByRole('link', { name: '部落格' }).click();
      await expect(page).toHaveURL(wiredUrl('/blog/'));
      await page.goBack();
      await expect(page.locator('h1')).toHaveText('隱私');
      await expectUnharmed(page, { harm }, fails);

      await page.goto(wiredUrl(POST));
      await hydrated(page);
      await comments(page).scrollIntoViewIfNeeded();
      await expect(comments(page)).toHaveAttribute('data-comments', thread);
      // Docusaurus says so and goes on.
      expect(consoleErrors.filter((text) => !text.startsWith("Docusaurus storage error, can't"))).toEqual([]);
    },
  );
}

test('pages that are kept may stand at any address, with any title', async ({
  page,
  harm,
  consoleErrors,
}) => {
  await page.goto('/offline/');
  await hydrated(page);
  const paths = [
    '/%E0%A4%A/',
    '/%/',
    '/javascript:harm(1)/',
    '/%3Cimg%20src=x%20onerror=harm(1)%3E/',
    '/__proto__/',
  ];
  await page.evaluate(
    async ([name, all, image]) => {
      const cache = await caches.open(name);
      const titled = `<title>${image.replaceAll('<', '&lt;')}</title>`;
      for (const path of all) await cache.put(path, new Response(image));
      await cache.put('/titled/', new Response(titled + image));
      await cache.put('/long/', new Response(`<title>${'<'.repeat(1_000_000)}`));
    },
    [cacheName('pages', new URL('/', page.url()).href), paths, IMAGE] as const,
  );
  await page.reload();
  await hydrated(page);
  const kept = page.getByRole('region', { name: '離線也能讀的頁面' });
  await expect(kept.getByRole('link')).toHaveText([
    '/long/',
    IMAGE,
    '/__proto__/',
    '/<img src=x onerror=harm(1)>/',
    '/javascript:harm(1)/',
    '/%/',
    '/%E0%A4%A/',
  ]);
  await expectUnharmed(page, { harm }, 'kept pages');
  await page.locator('header').getByRole('link', { name: '部落格' }).click();
  await expect(page).toHaveURL('/blog/');
  expect(consoleErrors).toEqual([]);
});

test('the history may hold anything', async ({ page, harm, consoleErrors }) => {
  await page.goto('/privacy/');
  await hydrated(page);
  const head = page.locator('h1');
  const states = [
    'null',
    '0',
    '"text"',
    '[]',
    '{ key: 1, state: null }',
    '{ key: { toString: 1 }, state: "text" }',
    '{ key: "__proto__", state: { key: "__proto__" } }',
    'JSON.parse(`{ "__proto__": { "polluted": 1 }, "key": "constructor", "idx": -1 }`)',
    '{ key: "k".repeat(1_000_000) }',
    'new Map([["key", new Date(NaN)]])',
  ];
  for (const state of firstAndSome(states, 4)) {
    await page.evaluate(`history.replaceState(${state}, '')`);
    await page.locator('header').getByRole('link', { name: '部落格' }).click();
    await expect(head, state).toHaveText('部落格');
    await page.evaluate(`history.replaceState(${state}, '')`);
    await page.goBack();
    await expect(head, state).toHaveText('隱私');
    await page.goForward();
    await expect(head, state).toHaveText('部落格');
    await page.goBack();
    await expect(head, state).toHaveText('隱私');
    await expectUnharmed(page, { harm }, state);
  }
  expect(consoleErrors).toEqual([]);
});
