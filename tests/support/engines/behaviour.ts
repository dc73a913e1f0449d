/** What readers do, in the engines that Playwright does not drive here. */
import { expect, it } from 'vitest';
import { dictionaryColumn } from '../../../src/lib/addresses/pages';
import { backwards, watchStops } from '../accessibility';
import { expectNoFaults, wakeAll, type Tour } from './tour';

/** Has a script choose in a menu, as the menu itself belongs to the system. Runs in the page. */
function choose(selector: string, value: string): void {
  const select = document.querySelector<HTMLSelectElement>(selector);
  if (!select) throw new Error(`There is no ${selector}`);
  select.value = value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Scrolls, and waits until the page was told. Runs in the page. */
const scrollTo = (y: number) =>
  new Promise((resolve) => {
    window.addEventListener('scroll', () => requestAnimationFrame(resolve), { once: true });
    window.scrollTo(0, y);
  });

/** Is the page scrolled so far? Runs in the page. */
const isAt = (path: string, y: number): boolean =>
  location.pathname === path && Math.abs(window.scrollY - y) < 2;

const isBoxReady = (): boolean =>
  document.querySelector<HTMLInputElement>('dialog[open] input:focus')?.value === '';
const isClosed = (): boolean => document.querySelector('dialog') === null;
const active = (): string => document.querySelector('dialog [aria-selected=true]')?.id ?? '';

function search(tour: () => Tour): void {
  it('the search opens by both keys, moves, opens and closes', async () => {
    const { open, until, visitor } = tour();
    await open('/privacy/');
    await visitor.press('/');
    await until('the box has the focus and is empty', isBoxReady);
    await visitor.type('押金');
    await until('there are results', () => document.querySelectorAll('dialog [role=option]').length > 3);
    await until('they are counted, and the first is named', () =>
      /^找到\d+筆，第一筆是「/.test(document.querySelector('dialog [role=status]')?.textContent ?? ''),
    );
    const first = await visitor.run(active);
    await visitor.press('ArrowDown');
    await until(
      'another is active',
      (before: string) => {
        const now = document.querySelector('dialog [aria-selected=true]')?.id;
        return now !== undefined && now !== before;
      },
      first,
    );
    await visitor.press('Escape');
    await until('it is closed', isClosed);
    await visitor.press('Control+k');
    await until('the box has the focus', () => document.activeElement?.closest('dialog') !== null);
    await visitor.press('Enter');
    await until(
      'the column is opened',
      (column: string) => location.href.endsWith(column),
      dictionaryColumn('c-deposit'),
    );
    await until('it is in sight', () => {
      const top = document.querySelector('#c-deposit')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < 100;
    });
    // Its button gets the focus back.
    await visitor.click('header [aria-haspopup=dialog]');
    await until('the box has the focus', () => document.activeElement?.closest('dialog') !== null);
    await visitor.press('Escape');
    await until(
      'the button has the focus',
      () => document.activeElement?.matches('header [aria-haspopup=dialog]') ?? false,
    );
    await expectNoFaults(tour());
  });
}

function controls(tour: () => Tour): void {
  it('the colour mode is kept', async () => {
    const { open, reload, until, visitor } = tour();
    await open('/privacy/');
    const before = await visitor.run(() => document.documentElement.dataset['theme'] ?? '');
    const isOther = (old: string) => document.documentElement.dataset['theme'] !== old;
    await visitor.click('header [aria-label^=改用]');
    await until('it changes', isOther, before);
    await reload();
    await until('it is still changed', isOther, before);
    await visitor.run(() => localStorage.removeItem('theme'));
    await expectNoFaults(tour());
  });

  it('folds open by pointer and key', async () => {
    const { open, until, visitor } = tour();
    await open('/about-data-set/');
    const fold = '#c-monthly_price > summary';
    const isOpen = (open: boolean) =>
      document.querySelector<HTMLDetailsElement>('#c-monthly_price')?.open === open;
    await visitor.click(fold);
    await until('it is open', isOpen, true);
    await visitor.press('Enter');
    await until('it is closed', isOpen, false);
    // The contents stand beside their fold, not in it.
    await visitor.resize(360, 800);
    await open('/about-data-set/0.3/');
    const isListed = (listed: boolean) =>
      document.querySelector('[href="#code-tables"]')?.checkVisibility() === listed;
    await until('the contents are folded', isListed, false);
    await visitor.click('main nav > details > summary');
    await until('the contents are unfolded', isListed, true);
    await visitor.click('[href="#code-tables"]');
    await until('the contents are folded again, above the place', () => {
      const place = document.querySelector('#code-tables')?.getBoundingClientRect().top ?? 0;
      const bar = document.querySelector('main nav:has(> details)')?.getBoundingClientRect();
      return bar?.top === 0 && bar.height < 50 && place > bar.height && place < 100;
    });
    await visitor.resize(1280, 800);
    await until('the contents stand open', isListed, true);
    await expectNoFaults(tour());
  });

  it('the dictionary is filtered, and Enter leads to the answer', async () => {
    const { open, until, visitor } = tour();
    await open('/about-data-set/');
    await visitor.click('main form[role=search] input');
    await visitor.type('押金');
    await until('few are left', () => {
      const left = [...document.querySelectorAll('details[id^=c-]')].filter((d) => d.checkVisibility());
      return left.length > 0 && left.length < 10;
    });
    await until('the address follows', () => decodeURIComponent(location.search) === '?q=押金');
    await visitor.press('Enter');
    await until('the answer has the focus', () => document.activeElement?.getAttribute('role') === 'status');
    await expectNoFaults(tour());
  });

  it('a comparison follows what is chosen, and survives a reload', async () => {
    const { open, reload, until, visitor } = tour();
    await open('/compare/?a=2026-03&b=2026-04&variant=raw');
    // The page is served with an example: until it follows its address, a choice would change that.
    await until('it compares what the address names', () =>
      (document.querySelector('#result')?.textContent ?? '').includes('2026年3月與2026年4月'),
    );
    const compares = () =>
      location.search === '?a=2019-01&b=2026-04&variant=raw' &&
      (document.querySelector('#result')?.textContent ?? '').includes('2019年1月與2026年4月');
    await visitor.run(choose, 'select[name=a]', '2019-01');
    await until('it compares the other month', compares);
    await reload();
    await until('it does so again', compares);
    await expectNoFaults(tour());
  });

  it('citations are copied', async () => {
    const { open, until, visitor } = tour();
    await open('/download/2026-04/raw/');
    // A press that has to wake the island first is pressed again by a script, and those may not copy in WebKit.
    await visitor.run(wakeAll);
    await visitor.run(() => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>('section:has(#cite) details'))
        fold.open = true;
    });
    for (const name of ['這段引用', 'CITATION.cff']) {
      await visitor.click(`main button[aria-label="複製${name}"]`);
      await until(
        `${name} is copied`,
        (words: string) =>
          [...document.querySelectorAll('main [role=status]')].some(
            (status) => status.textContent === `已複製${words}`,
          ),
        name,
      );
    }
    await expectNoFaults(tour());
  });
}

function ways(tour: () => Tour): void {
  it('going back and forth keeps the position, and no page is loaded anew', async () => {
    const { open, reload, until, visitor } = tour();
    await visitor.resize(1280, 800);
    await open('/about-data-set/');
    await visitor.run(scrollTo, 900);
    await visitor.run(() => void ((window as { stayed?: boolean }).stayed = true));
    // By a script: the link is out of sight, and the pointer would scroll to it.
    await visitor.run(() =>
      document.querySelector<HTMLElement>('header nav [href="/data-quality/"]')?.click(),
    );
    await until('the next page begins at its top', isAt, '/data-quality/', 0);
    await visitor.run(scrollTo, 700);
    await visitor.run(() => history.back());
    await until('back where it was', isAt, '/about-data-set/', 900);
    await visitor.run(() => history.forward());
    await until('forward where it was', isAt, '/data-quality/', 700);
    expect(await visitor.run(() => (window as { stayed?: boolean }).stayed)).toBe(true);
    await reload();
    await until('a reload keeps it', isAt, '/data-quality/', 700);
    await visitor.run(() => history.back());
    await until('back after a reload', isAt, '/about-data-set/', 900);
    await expectNoFaults(tour());
  });

  it('an address leads to its place: on load, inside the page, on another page', async () => {
    const { open, until, visitor } = tour();
    const leadsTo = (id: string) => {
      const place = document.querySelector(`[id="${id}"]`);
      const top = place?.getBoundingClientRect().top ?? -1;
      return (
        top >= 0 &&
        top < 100 &&
        decodeURIComponent(location.hash) === `#${id}` &&
        place?.closest('details:not([open])') === null
      );
    };
    await open('/about-data-set/0.3/#c-deposit');
    await until('the column is in sight and open', leadsTo, 'c-deposit');
    await open('/data-quality/');
    const id = await visitor.run(() => {
      const link = document.querySelector<HTMLAnchorElement>(
        'main details[id] a[href^="/about-data-set/"][href*="#"]',
      );
      link?.click();
      return decodeURIComponent(link?.hash.slice(1) ?? '');
    });
    await until('the place on the other page', leadsTo, id);
    await expectNoFaults(tour());
  });

  it('the header is walked in its order, and the skip link leads past it', async () => {
    const { open, until, visitor } = tour();
    for (const width of [360, 1280]) {
      await visitor.resize(width, 800);
      await open('/privacy/');
      await visitor.run(watchStops);
      for (let i = 0; i < 8; i += 1) await visitor.press('Tab');
      const stops = await visitor.run(() => window.__stops());
      expect(stops[0]?.name).toContain('跳到主要內容');
      expect(stops.length).toBeGreaterThan(6);
      expect(stops.flatMap(({ problems }) => problems)).toEqual([]);
      expect(backwards(stops)).toEqual([]);
    }
    await open('/privacy/');
    await visitor.press('Tab');
    await until('the skip link is seen', () => {
      const { top = -1, left = -1 } = document.activeElement?.getBoundingClientRect() ?? {};
      return document.activeElement?.textContent === '跳到主要內容' && top >= 0 && left >= 0;
    });
    await visitor.press('Enter');
    await visitor.press('Tab');
    await until(
      'the focus is past the header',
      () => document.activeElement?.closest('main, footer') !== null,
    );
    await expectNoFaults(tour());
  });
}

export function behaviour(tour: () => Tour): void {
  search(tour);
  controls(tour);
  ways(tour);
}
