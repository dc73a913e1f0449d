// @vitest-environment happy-dom
/** Islands that end while they are on their way. */
import { createContext, use, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { onFault } from '../../browser/faults';
import { configureTestSite } from '../../../tests/support/client';
import { site, type DataFailedProps } from '../../site';
import { reactIsland, type Island, type Start } from './types';
import { wakeIslands } from './wake';

const { Through, late } = vi.hoisted(() => ({
  Through: ({ children }: { children: ReactNode }) => children,
  late: { start: vi.fn<Start>(), come: (): void => undefined },
}));
const never = new Promise<null>(() => undefined);
const drawn = vi.fn();
function Waiting(): ReactNode {
  drawn();
  return use(never);
}
configureTestSite({
  islands: {
    waiting: reactIsland(() => Promise.resolve({ default: Waiting })),
    late: {
      load: () =>
        new Promise<Start>((resolve) => {
          late.come = () => resolve(late.start);
        }),
    },
  },
});
// Parts of Docusaurus that need all of it.
vi.mock('@docusaurus/core/lib/client/browserContext', () => ({
  BrowserContextProvider: Through,
  Context: createContext(true),
}));
vi.mock('@docusaurus/ErrorBoundary', () => ({ default: Through }));
vi.mock('react-router-dom', () => ({
  Route: Through,
  Router: Through,
  useLocation: () => window.location,
}));
vi.mock('../../browser/lostFile', () => ({ reloadIfReplaced: () => Promise.resolve() }));
vi.mock('../../browser/history', () => ({ getHistory: () => ({ listen: () => () => undefined }) }));

it('an island that ends before it is hydrated is no fault', async () => {
  const faults = vi.fn();
  onFault(faults);
  window.addEventListener('error', faults);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const main = document.createElement('main');
  main.innerHTML = '<div data-island="waiting"><p>served</p></div>';
  document.body.append(main);
  const end = wakeIslands(main);
  main.querySelector('p')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await expect.poll(() => drawn).toHaveBeenCalled();
  end();
  await expect.poll(() => main.textContent).toBe('');
  expect(faults).not.toHaveBeenCalled();
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
  window.removeEventListener('error', faults);
});

function lateIsland(): { main: HTMLElement; island: HTMLElement; end: () => void } {
  const main = document.createElement('main');
  main.innerHTML = '<div data-island="late"><button type="button">served</button></div>';
  document.body.append(main);
  const end = wakeIslands(main);
  const island = main.querySelector<HTMLElement>('[data-island]') as HTMLElement;
  return { main, island, end };
}
/** Lets what has come be heard of. */
const settle = () => new Promise((done) => setTimeout(done));

it('an island whose reader has left before its code came does not start', async () => {
  late.start.mockReset();
  const { main, island, end } = lateIsland();
  island.firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  end();
  late.come();
  await settle();
  expect(late.start).not.toHaveBeenCalled();
  main.remove();
});

it('an island starts once, is pressed again when it answers, and ends with its page', async () => {
  const finish = vi.fn();
  const presses = vi.fn();
  late.start.mockReset().mockImplementation((element, onAlive) => {
    element.addEventListener('click', presses);
    onAlive();
    return finish;
  });
  const { main, island, end } = lateIsland();
  main.querySelector('button')?.click();
  main.querySelector('button')?.focus();
  late.come();
  await expect.poll(() => island.dataset['awake']).toBe('');
  expect(late.start).toHaveBeenCalledExactlyOnceWith(island, expect.any(Function), expect.any(Function));
  expect(presses).toHaveBeenCalledOnce();
  const isGone = late.start.mock.calls[0]?.[2];
  expect(isGone?.()).toBe(false);
  end();
  expect(finish).toHaveBeenCalledOnce();
  expect(isGone?.()).toBe(true);
  main.remove();
});

it.each(['touch', 'mouse'])('a first press by %s on a link that a tap selects', async (pointerType) => {
  const selected = vi.fn();
  late.start.mockReset().mockImplementation((element, onAlive) => {
    element.addEventListener('focusin', selected);
    onAlive();
    return () => undefined;
  });
  const { main, island, end } = lateIsland();
  island.innerHTML = '<a href="#there" data-tap-selects>there</a>';
  const link = island.querySelector('a') as HTMLElement;
  link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }));
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(click);
  const isTouch = pointerType === 'touch';
  expect(click.defaultPrevented).toBe(isTouch);
  late.come();
  await expect.poll(() => island.dataset['awake']).toBe('');
  expect(selected).toHaveBeenCalledTimes(isTouch ? 1 : 0);
  end();
  main.remove();
});

it('a press while React takes an island over is answered once', async () => {
  const presses = vi.fn();
  const Counter = (): ReactNode => (
    <button type="button" onClick={presses}>
      count
    </button>
  );
  const island = reactIsland(() => Promise.resolve({ default: Counter }));
  const press = (): void => document.querySelector<HTMLElement>('[data-island] button')?.click();
  configureTestSite({
    islands: {
      planted: {
        load: async () => {
          const start = await island.load();
          return (...given) => {
            const finish = start(...given);
            press();
            return finish;
          };
        },
      },
    },
  });
  document.body.innerHTML =
    '<main><div data-island="planted"><button type="button">count</button></div></main>';
  const main = document.querySelector('main') as HTMLElement;
  wakeIslands(main);
  main.querySelector('button')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await expect.poll(() => main.querySelector('[data-awake]')).not.toBeNull();
  await settle();
  expect(presses).toHaveBeenCalledOnce();
  press();
  expect(presses).toHaveBeenCalledTimes(2);
});

/** A page with one island, which a pointer touches. */
function touched(island: Island): HTMLElement {
  configureTestSite({
    islands: { planted: island },
    errors: {
      ...site.errors,
      loadDataFailed: () => Promise.resolve({ default: Failed }),
      note: () => document.createElement('aside'),
    },
  });
  document.body.innerHTML = '<main><div data-island="planted"><p>served</p></div></main>';
  const main = document.querySelector('main') as HTMLElement;
  wakeIslands(main);
  main.querySelector('p')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  return main;
}
const Failed = ({ error, retry }: DataFailedProps): ReactNode => (
  <button onClick={retry}>{error.message}</button>
);
const Given = ({ word }: { word: string }): ReactNode => <p>{word}</p>;

it('an island whose props do not come leaves what was served, and a retry brings them', async () => {
  const loadProps = vi
    .fn<() => Promise<object>>()
    .mockRejectedValueOnce(new Error('planted'))
    .mockResolvedValue({ word: 'served' });
  const main = touched(reactIsland(() => Promise.resolve({ default: Given, loadProps })));
  await expect.poll(() => document.querySelector('button')?.textContent).toBe('planted');
  expect(main.innerHTML).toBe('<div data-island="planted"><p>served</p></div>');
  document.querySelector('button')?.click();
  await expect.poll(() => main.firstElementChild?.hasAttribute('data-awake')).toBe(true);
  expect(document.querySelector('button')).toBeNull();
  expect(main.textContent).toBe('served');
});

it.each([
  ['asks for more', true, 1],
  ['asks for nothing', false, 0],
])(
  'where the address %s (%s), a page without the code of its island has %i notes of that',
  async (_, asks, notes) => {
    const faults = vi.fn();
    onFault(faults);
    touched({ load: () => Promise.reject(new Error('gone')), wakes: () => asks, waits: true });
    await expect.poll(() => faults).toHaveBeenCalled();
    expect(document.querySelectorAll('aside')).toHaveLength(notes);
  },
);

it('an island that a translator has changed is drawn anew, with what was entered', async () => {
  const errors = vi.fn();
  window.addEventListener('error', errors);
  const Field = (): ReactNode => (
    <label>
      name <input defaultValue="" />
    </label>
  );
  let come = (): void => undefined;
  const code = new Promise<{ default: typeof Field }>((resolve) => {
    come = () => resolve({ default: Field });
  });
  configureTestSite({ islands: { planted: reactIsland(() => code) } });
  document.body.innerHTML =
    '<main><div data-island="planted"><label>name <input value=""></label></div></main>';
  const main = document.querySelector('main') as HTMLElement;
  wakeIslands(main);
  const field = main.querySelector('input') as HTMLInputElement;
  field.dispatchEvent(new Event('pointerover', { bubbles: true }));
  field.value = 'entered';
  main.querySelector('label')?.prepend(document.createElementNS('http://www.w3.org/1999/xhtml', 'font'));
  come();
  await expect.poll(() => main.querySelector('[data-awake]')).not.toBeNull();
  await expect.poll(() => main.querySelector('input')?.value).toBe('entered');
  expect(main.querySelector(':is(font)')).toBeNull();
  expect(errors).not.toHaveBeenCalled();
  window.removeEventListener('error', errors);
});
