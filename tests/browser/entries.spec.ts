/** What a reader does before the code behind it answers stays: in the fields, in what the page shows, and in the address, whatever the address said. */
import type { Locator, Page } from '@playwright/test';
import { PAGE_KINDS } from '../routes';
import { fileAt } from '../support/builtDom';
import { firstAndSome, inFull, isAlternate } from 'rental-data/testing/full';
import { expect, hold, hydrated, idle, test } from '../support/test';

/** All code but the scripts that stand in the page itself. */
const LATE = /\/assets\/js\/[^/]+\.js$/;

const main = (page: Page) => page.locator('main');
const field = (page: Page) => main(page).getByRole('searchbox').first();

const FIELDS_IN_MAIN =
  'main :is(select, textarea, input:not([type="file"], [type="hidden"], [type="submit"], [disabled]))';

/** What a field holds: its text, its choice, or whether it is checked. */
const readState = (entered: Locator): Promise<string> =>
  entered.evaluate((element) => {
    const { type, checked, value } = element as HTMLInputElement;
    return /^(?:checkbox|radio)$/.test(type) ? String(checked) : value;
  });

/** Enters something that the field does not hold, as a reader does. */
async function enter(entered: Locator): Promise<void> {
  // Some stand in folds.
  await entered.evaluate((element) => {
    for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
  });
  const kind = await entered.evaluate((element) => (element as HTMLInputElement).type);
  if (kind === 'checkbox' || kind === 'radio')
    await entered.setChecked(!(await entered.isChecked()) || kind === 'radio');
  else if (kind === 'select-one') {
    const others = await entered
      .locator('option:not(:checked, :disabled)')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    await entered.selectOption(others.at(-1) ?? '');
  } else await entered.fill('租');
}

interface Case {
  /** at a query, and without one */
  addresses: readonly string[];
  what: string;
  /** what the reader does while the code is on its way */
  act: (page: Page) => Promise<void>;
  /** what has to be so once it has come */
  expected: (page: Page) => Promise<void>;
  /** parts of the query afterwards; empty where there is none */
  query: Record<string, string>;
}

const chosen = (select: Locator, value: string) => expect(select).toHaveValue(value);

const CASES: readonly Case[] = [
  {
    addresses: ['/search/', '/search/?q=x'],
    what: 'typed text',
    act: (page) => field(page).pressSequentially('押金'),
    async expected(page) {
      await expect(field(page)).toHaveValue('押金');
      await expect(main(page).getByRole('status')).toContainText(/找到\d+筆.*|找到\d+筆/);
    },
    query: { q: '押金' },
  },
  {
    addresses: ['/about-data-set/', '/about-data-set/?group=price&key=1'],
    what: 'every kind of field',
    async act(page) {
      await page.locator('select[name="group"]').selectOption('building');
      await page.locator('select[name="version"]').selectOption('0.3');
      await page.locator('input[name="incidents"]').check();
    },
    async expected(page) {
      await chosen(page.locator('select[name="group"]'), 'building');
      await chosen(page.locator('select[name="version"]'), '0.3');
      await expect(page.locator('input[name="incidents"]')).toBeChecked();
      await expect(page.locator('[id="c-monthly_price"]')).toBeHidden();
    },
    query: { group: 'building', version: '0.3', incidents: '1' },
  },
  {
    addresses: ['/data-quality/states/?column=坪數'],
    what: 'a choice that is taken back to what the page showed',
    async act(page) {
      await page.locator('select[name="column"]').selectOption('物件網址');
      await page.locator('select[name="column"]').selectOption('');
    },
    expected: (page) => expect(page.locator('#column-shown h3')).toHaveText('月租金（原始資料）'),
    query: {},
  },
  {
    addresses: ['/data-quality/states/', '/data-quality/states/?column=坪數'],
    what: 'a press after a choice',
    async act(page) {
      await page.locator('select[name="column"]').selectOption('物件網址');
      await page.getByRole('button', { name: '出租所費天數' }).click();
    },
    expected: (page) => expect(page.locator('#column-shown h3')).toContainText('出租所費天數'),
    query: { column: '出租所費天數' },
  },
  {
    addresses: ['/data-quality/states/', '/data-quality/states/?column=坪數'],
    what: 'a choice after a press',
    async act(page) {
      await page.getByRole('button', { name: '出租所費天數' }).click();
      await page.locator('select[name="column"]').focus();
      await page.locator('select[name="column"]').selectOption('物件網址');
    },
    expected: (page) => expect(page.locator('#column-shown h3')).toContainText('物件網址'),
    query: { column: '物件網址' },
  },
  {
    addresses: ['/compare/?a=2026-03&b=2026-02&variant=raw'],
    what: 'a press',
    act: (page) => page.getByRole('button', { name: '兩期對調' }).click(),
    async expected(page) {
      await chosen(page.locator('select[name="a"]'), '2026-02');
      await chosen(page.locator('select[name="b"]'), '2026-03');
    },
    query: { a: '2026-02', b: '2026-03' },
  },
  {
    addresses: ['/pick/', '/pick/?from=2019&to=2024&columns=提供家具_*'],
    what: 'choices of every kind, and typed text',
    async act(page) {
      await page.locator('select[name="from"]').selectOption('2021');
      await page.locator('input[name="complete"]').check();
      await page.getByRole('searchbox', { name: '找欄位' }).pressSequentially('租金');
    },
    async expected(page) {
      await chosen(page.locator('select[name="from"]'), '2021');
      await expect(page.locator('input[name="complete"]')).toBeChecked();
      await expect(page.getByRole('searchbox', { name: '找欄位' })).toHaveValue('租金');
      await expect(page.getByText(/^找到\d+欄$/)).toBeAttached();
    },
    query: { from: '2021', complete: '1' },
  },
];

const readQuery = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('what a reader enters stays when the code comes late', async ({ page, consoleErrors }) => {
  for (const { addresses, what, act, expected, query } of CASES)
    // The address that says most is what could take an entry away first.
    for (const address of [addresses.at(-1) ?? '', ...inFull(...addresses.slice(0, -1))])
      await test.step(`${what} at ${address}`, async () => {
        await page.unrouteAll();
        const release = await hold(page, LATE);
        await page.goto(encodeURI(address), { waitUntil: 'commit' });
        await main(page).locator('h1').waitFor();
        await act(page);
        release();
        await hydrated(page);
        await expected(page);
        await expect
          .poll(() => readQuery(page))
          .toEqual(Object.keys(query).length === 0 ? {} : expect.objectContaining(query));
        await idle(page);
        await expected(page);
        expect(consoleErrors).toEqual([]);
      });
});

/** The pages that have fields, of every kind of page: as they are served, before any code comes. */
const PAGES_WITH_FIELDS = PAGE_KINDS.map((address) => address.replace(/\?.*/, '')).filter(
  (path) =>
    path !== '/no-such-page/' &&
    /<main.*<(?:select|textarea|input)\b(?![^>]*type="?(?:file|hidden)).*<\/main>/s.test(fileAt(path)),
);

/** In a whole run half of them, another half from day to day: islands of all of them take entries over in the same way. */
const half = firstAndSome(PAGES_WITH_FIELDS, Math.floor(PAGES_WITH_FIELDS.length / 2) - 1);

for (const path of isAlternate ? half : PAGES_WITH_FIELDS)
  test(`the fields of ${path} keep what is entered before their code, at addresses with and without a query`, async ({
    page,
    consoleErrors,
  }) => {
    /** By name, since code may add fields before one; of those without a name, the first of each kind. */
    const listFields = () =>
      page.locator(FIELDS_IN_MAIN).evaluateAll((fields) => [
        ...new Set(
          fields.map((field) => {
            const { localName, name, type, value } = field as HTMLInputElement;
            if (name !== '')
              return `main ${localName}[name="${name}"]${type === 'radio' ? `[value="${value}"]` : ''}`;
            return `main ${localName}:not([name])${localName === 'input' ? `[type="${type}"]` : ''}`;
          }),
        ),
      ]);
    const visit = async (query: string, form?: readonly string[]) => {
      await page.unrouteAll();
      const release = await hold(page, LATE);
      await page.goto(encodeURI(path + query), { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      const selectors = form ?? (await listFields());
      const fields = selectors.map((selector) => page.locator(selector).first());
      for (const field of fields) await enter(field);
      // Of several radio buttons the last one is chosen.
      const entries = await Promise.all(fields.map(readState));
      release();
      await hydrated(page);
      await idle(page);
      await expect
        .poll(() => Promise.all(fields.map(readState)), `${query} ${selectors.join()}`)
        .toEqual(entries);
      return selectors;
    };
    // An address that says something is what could take an entry away; all fields are used at one visit to it, as one form.
    const query = '?q=x&column=坪數&a=2026-03&b=2026-02&from=2019&to=2024';
    const selectors = await visit(query);
    expect(selectors.length).toBeGreaterThan(0);
    const alone = firstAndSome(selectors, 1);
    for (const selector of inFull(...alone)) await visit(query, [selector]);
    for (const selector of [...alone.slice(-1), ...inFull(...alone.slice(0, -1))])
      await visit('', [selector]);
    expect(consoleErrors).toEqual([]);
  });

test('fields that nobody has used say what the address says, and change nothing', async ({ page }) => {
  const addresses = new Set(CASES.flatMap((one) => one.addresses.toReversed()));
  for (const address of firstAndSome([...addresses], 5)) {
    await page.goto(encodeURI(address));
    await hydrated(page);
    await idle(page);
    await expect(page).toHaveURL(encodeURI(address));
    for (const [key, value] of new URL(page.url()).searchParams)
      for (const named of await main(page).locator(`[name="${key}"]:not([type="hidden"])`).all())
        if ((await named.getAttribute('type')) !== 'radio' && key !== 'key')
          await expect(named, address).toHaveValue(value);
  }
});

/** Fields of a page that is a tool, and of one that is HTML, at addresses with and without a query. */
const SEARCHES = ['/search/?q=x', ...inFull('/search/', '/about-data-set/?q=x')];

for (const address of SEARCHES)
  test(`a key that is held while the code of ${address} comes goes on writing, and what an input method composes is not taken away`, async ({
    page,
  }) => {
    const open = async () => {
      await page.unrouteAll();
      const release = await hold(page, LATE);
      await page.goto(address, { waitUntil: 'commit' });
      await field(page).focus();
      return release;
    };
    const go = await open();
    let typed = '';
    for (let press = 0; press < 40; press++) {
      if (press === 10) go();
      // The same key again without being released is a repetition.
      await page.keyboard.down('a');
      typed += 'a';
    }
    await page.keyboard.up('a');
    await hydrated(page);
    await expect(field(page)).toHaveValue(typed);
    await expect.poll(() => readQuery(page)).toEqual({ q: typed });

    const release = await open();
    const client = await page.context().newCDPSession(page);
    await client.send('Input.imeSetComposition', { text: 'ㄓㄨㄥ', selectionStart: 3, selectionEnd: 3 });
    release();
    await hydrated(page);
    await idle(page);
    await client.send('Input.imeSetComposition', { text: 'ㄓㄨㄥㄓ', selectionStart: 4, selectionEnd: 4 });
    await client.send('Input.insertText', { text: '中正' });
    await expect(field(page)).toHaveValue('中正');
    await expect.poll(() => readQuery(page)).toEqual({ q: '中正' });
  });

test('a fold and a place that the reader has chosen stay', async ({ page }) => {
  // What another choice shows has folds of its own.
  for (const [address, where] of [
    ['/pick/?from=2019&to=2024', 'main form details'],
    ['/compare/?a=2026-03&b=2026-02&variant=raw', 'main form details'],
    ['/open/#x', 'main details'],
  ] as const) {
    await page.unrouteAll();
    const release = await hold(page, LATE);
    await page.goto(address, { waitUntil: 'commit' });
    await main(page).locator('h1').waitFor();
    // The end of the document has come, so that there is a place to scroll to.
    await page.waitForFunction(() => document.readyState !== 'loading');
    const opened = await page.evaluate((selector) => {
      const folds = [...document.querySelectorAll<HTMLDetailsElement>(selector)];
      for (const fold of folds) fold.open = !fold.open;
      window.scrollTo(0, 300);
      return folds.map((fold) => fold.open);
    }, where);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    const place = await page.evaluate(() => window.scrollY);
    release();
    await hydrated(page);
    await idle(page);
    expect(
      await page.evaluate(
        (selector) => [...document.querySelectorAll<HTMLDetailsElement>(selector)].map((fold) => fold.open),
        where,
      ),
      address,
    ).toEqual(opened);
    expect(await page.evaluate(() => window.scrollY), address).toBe(place);
  }
});
