/** What a reader enters before the code behind it has come, in the engines that Playwright does not drive here; see tests/browser/entries.spec.ts. */
import { expect, it } from 'vitest';
import { PAGE_KINDS } from '../../routes';
import { fileAt } from '../builtDom';
import { serveRecorded } from './site';
import type { Tour } from './tour';

/** All code but the main script. */
const LATE = /\/assets\/js\/(?!main\.|runtime)[^/]+\.js$/;

/** Has a script choose in a menu, as the menu itself belongs to the system. Runs in the page. */
function choose(selector: string, value: string): void {
  const select = document.querySelector<HTMLSelectElement>(selector);
  if (!select) throw new Error(`There is no ${selector}`);
  select.value = value;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Do the field, the address and the page say what was entered? Runs in the page. */
function stays(selector: string, entry: string, key: string, answer: string): boolean {
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
  return (
    field?.value === entry &&
    new URLSearchParams(location.search).get(key) === entry &&
    document.querySelector('main')?.innerText.includes(answer) === true
  );
}

const SEARCH = 'main [type=search]';

/** A field by which it is found again, and what it holds. */
type Entry = readonly [selector: string, state: string];

/** Enters something else in every field of the page, of those without a name in the first of each kind. Runs in the page. */
function enterAll(): Entry[] {
  type Field = HTMLInputElement | HTMLSelectElement;
  const all = document.querySelectorAll<Field>(
    'main :is(select, textarea, input:not([type=file], [type=hidden], [type=submit], [disabled]))',
  );
  const isBox = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);
  // Code may add fields before one.
  const selectors = new Set(
    [...all].map((field) => {
      const { localName, name, type, value } = field;
      if (name === '') return `main ${localName}:not([name])${localName === 'input' ? `[type=${type}]` : ''}`;
      return `main ${localName}[name="${name}"]${type === 'radio' ? `[value="${value}"]` : ''}`;
    }),
  );
  const fields = [...selectors].map(
    (selector) => [selector, document.querySelector<Field>(selector)] as const,
  );
  for (const [, field] of fields) {
    if (!field) continue;
    if (isBox(field)) {
      field.click();
      continue;
    }
    field.value =
      field instanceof HTMLSelectElement
        ? ([...field.options].findLast(({ selected, disabled }) => !selected && !disabled)?.value ?? '')
        : '租';
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
  // Of several radio buttons the last one is chosen.
  return fields.map(([selector, field]) => [
    selector,
    field && isBox(field) ? String(field.checked) : String(field?.value),
  ]);
}

/** The fields that do not hold what was entered. Runs in the page. */
const lost = (entries: readonly Entry[]): string[] =>
  entries.flatMap(([selector, state]) => {
    const field = document.querySelector<HTMLInputElement>(selector);
    const now = field && /^(?:checkbox|radio)$/.test(field.type) ? String(field.checked) : field?.value;
    return now === state ? [] : [`${selector}: ${String(now)}, not ${state}`];
  });

/** Has the code of every form come? Runs in the page. */
const areAwake = (): boolean =>
  document.querySelector('main [data-island]:not([data-awake]):has(select, textarea, input)') === null;

/** The pages that have several fields, of every kind of page: as they are served, before any code comes. */
const FORMS = PAGE_KINDS.map((address) => address.replace(/\?.*/, '')).filter(
  (path) =>
    path !== '/no-such-page/' &&
    [...fileAt(path).matchAll(/<(?:select|textarea|input)\b(?![^>]*type="?(?:file|hidden))/g)].length > 1,
);

/** What takes entries away, if anything does. */
const QUERY = encodeURI('?q=x&column=坪數&a=2026-03&b=2026-02&from=2019&to=2024');

/** A press for which no code has come, and what the address says once it has. */
const PRESSES: readonly [address: string, button: string, said: Record<string, string>][] = [
  ['/data-quality/states/', '出租所費天數', { column: '出租所費天數' }],
  [`/data-quality/states/${QUERY}`, '出租所費天數', { column: '出租所費天數' }],
  [`/compare/${QUERY}&variant=raw`, '兩期對調', { a: '2026-02', b: '2026-03' }],
];

/** Runs in the page. */
const press = (words: string): void =>
  [...document.querySelectorAll<HTMLElement>('main button')]
    .find(({ textContent }) => textContent === words)
    ?.click();

/** Runs in the page. */
const says = (wanted: Record<string, string>): boolean =>
  Object.entries(wanted).every(([key, value]) => new URLSearchParams(location.search).get(key) === value);

interface Case {
  addresses: readonly string[];
  selector: string;
  entry: string;
  key: string;
  /** what the page says of it */
  answer: string;
}

const CASES: readonly Case[] = [
  { addresses: ['/search/', '/search/?q=x'], selector: SEARCH, entry: '押金', key: 'q', answer: '找到' },
  {
    addresses: ['/about-data-set/', '/about-data-set/?q=x'],
    selector: SEARCH,
    entry: '押金',
    key: 'q',
    answer: '欄符合',
  },
  {
    addresses: ['/codes/sub_region/', '/codes/sub_region/?q=x'],
    selector: SEARCH,
    entry: '中正',
    key: 'q',
    answer: '個符合',
  },
  {
    addresses: ['/data-quality/states/', '/data-quality/states/?column=%E5%9D%AA%E6%95%B8'],
    selector: 'select[name="column"]',
    entry: '物件網址',
    key: 'column',
    answer: '物件網址（原始資料）',
  },
  {
    addresses: ['/compare/', '/compare/?a=2026-03&b=2026-02&variant=raw'],
    selector: 'select[name="a"]',
    entry: '2020-07',
    key: 'a',
    answer: '2020年7月',
  },
];

/** Opens an address whose code waits. @returns lets it come */
async function openWithout(
  { visitor }: Tour,
  address: string,
): Promise<{ release: () => void; close: () => Promise<void> }> {
  // An address of its own, for which the browser keeps nothing.
  const site = await serveRecorded('build');
  let release = (): void => undefined;
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  site.wait = (target) => (LATE.test(target) ? blocked : undefined);
  await visitor.goto(site.url + address);
  return { release, close: () => site.close() };
}

/** Whatever was still to come has come by now. */
async function rest({ visitor, until }: Tour): Promise<void> {
  await until('the page is alive', () => document.documentElement.dataset['hasHydrated'] === 'true');
  await visitor.run(() => new Promise(requestAnimationFrame).then(() => undefined));
}

export function entries(tour: () => Tour): void {
  for (const { addresses, selector, entry, key, answer } of CASES)
    for (const address of addresses)
      it(`what is entered at ${address} before its code has come stays`, async () => {
        const { visitor, until } = tour();
        const { release, close } = await openWithout(tour(), address);
        if (selector === SEARCH) {
          await visitor.click(selector);
          await visitor.type(entry);
        } else await visitor.run(choose, selector, entry);
        release();
        await until('it stays', stays, selector, entry, key, answer);
        await rest(tour());
        expect(await visitor.run(stays, selector, entry, key, answer)).toBe(true);
        await close();
      });

  it('every field of every kind of page keeps what is entered before its code has come, at addresses with and without a query', async () => {
    const { visitor, until } = tour();
    expect(FORMS).toContain('/pick/');
    for (const address of FORMS.flatMap((path) => [path, path + QUERY])) {
      const { release, close } = await openWithout(tour(), address);
      const entered = await visitor.run(enterAll);
      release();
      await until(`the forms of ${address} answer`, areAwake);
      await rest(tour());
      await expect.poll(() => visitor.run(lost, entered), { message: address }).toEqual([]);
      await close();
    }
  });

  it('what is pressed before its code has come is done, whatever the address says', async () => {
    const { visitor, until } = tour();
    for (const [address, button, said] of PRESSES) {
      const { release, close } = await openWithout(tour(), address);
      await visitor.run(press, button);
      release();
      await until(`${button} at ${address}`, says, said);
      await rest(tour());
      expect(await visitor.run(says, said), address).toBe(true);
      await close();
    }
  });
}
