/** What a reader enters before the code behind it has come, in the engines that Playwright does not drive here; see tests/browser/entries.spec.ts. */
import { expect, it } from 'vitest';
import { PAGE_KINDS } from '../../routes';
import { fileAt } from '../builtDom';
import { firstAndSome } from 'rental-data/testing/full';
import { serveRecorded } from './site';
import type { Tour } from './tour';

/** All code but the main script. */
const LATE = /\/assets\/js\/(?!main\.|runtime)[^/]+\.js$/;

/** Do the field, the address and the page say what was typed? Runs in the page. */
function stays(entry: string, answer: string): boolean {
  const main = document.querySelector('main');
  return (
    main?.querySelector<HTMLInputElement>('[type=search]')?.value === entry &&
    new URLSearchParams(location.search).get('q') === entry &&
    main.innerText.includes(answer)
  );
}

/** A field by which it is found again, and what it holds. */
type Entry = readonly [selector: string, state: string];

/** Enters something else in the fields of a page, in three of each kind. Runs in the page. */
function enterAll(): Entry[] {
  type Field = HTMLInputElement | HTMLSelectElement;
  const all = document.querySelectorAll<Field>(
    'main :is(select, textarea, input:not([type=file], [type=hidden], [type=submit], [disabled]))',
  );
  const isBox = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);
  // Code may add fields before one.
  const counts: Record<string, number> = {};
  const some = [...all].filter(({ type }) => (counts[type] = (counts[type] ?? 0) + 1) <= 3);
  const selectors = new Set(
    some.map((field) => {
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

/** The fields that do not hold what was entered, or that the address belies. Runs in the page. */
const lost = (entries: readonly Entry[]): string[] =>
  entries.flatMap(([selector, state]) => {
    const field = document.querySelector<HTMLInputElement>(selector);
    const isBox = field !== null && /^(?:checkbox|radio)$/.test(field.type);
    const now = isBox ? String(field.checked) : field?.value;
    const said = new URLSearchParams(location.search).get(field?.name ?? '');
    const isSaid = isBox || (field?.name ?? '') === '' || said === state;
    return now === state && isSaid ? [] : [`${selector}: ${String(now)}, ${String(said)}, not ${state}`];
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
  // It has one field, which is typed into; forms of several are below.
  for (const address of ['/search/', '/search/?q=x'])
    it(`what is typed at ${address} before its code has come stays`, async () => {
      const { visitor, until } = tour();
      const { release, close } = await openWithout(tour(), address);
      await visitor.click('main [type=search]');
      await visitor.type('押金');
      release();
      await until('it stays', stays, '押金', '找到');
      await rest(tour());
      expect(await visitor.run(stays, '押金', '找到')).toBe(true);
      await close();
    });

  it('fields keep what is entered before their code has come, at addresses with and without a query', async () => {
    const { visitor, until } = tour();
    expect(FORMS).toContain('/pick/');
    // Chromium is asked for all of them (entries.spec.ts).
    for (const address of firstAndSome(FORMS, 3).flatMap((path) => [path, path + QUERY])) {
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
