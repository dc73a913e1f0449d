/** What a reader enters before the code behind it has come, in the engines that Playwright does not drive here; see tests/browser/entries.spec.ts. */
import { expect, it } from 'vitest';
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

export function entries(tour: () => Tour): void {
  for (const { addresses, selector, entry, key, answer } of CASES)
    for (const address of addresses)
      it(`what is entered at ${address} before its code has come stays`, async () => {
        const { visitor, until } = tour();
        // An address of its own, for which the browser keeps nothing.
        const site = await serveRecorded('build');
        let release = (): void => undefined;
        const blocked = new Promise<void>((resolve) => {
          release = resolve;
        });
        site.wait = (target) => (LATE.test(target) ? blocked : undefined);
        await visitor.goto(site.url + address);
        if (selector === SEARCH) {
          await visitor.click(selector);
          await visitor.type(entry);
        } else await visitor.run(choose, selector, entry);
        release();
        await until('it stays', stays, selector, entry, key, answer);
        await until('the page is alive', () => document.documentElement.dataset['hasHydrated'] === 'true');
        // Whatever was still to come would have come after this frame.
        await visitor.run(() => new Promise(requestAnimationFrame).then(() => undefined));
        expect(await visitor.run(stays, selector, entry, key, answer)).toBe(true);
        await site.close();
      });
}
