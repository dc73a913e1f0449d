// @vitest-environment happy-dom
/** What reaches nobody leaves a page that can be read, with links that work. */
import { createBrowserHistory } from 'history';
import { beforeEach, expect, it, vi } from 'vitest';
import { reportFault } from '../browser/faults';

/** Listens as the guard of this test does; those of earlier tests hear nothing. */
const heard: Record<string, (event: Event) => void> = {};
/** Lets everything happen that waits for nothing but its turn. */
const settle = async () => {
  for (let turns = 0; turns < 20; turns++) await Promise.resolve();
};
const failWith = (error: unknown) => heard['error']?.(new ErrorEvent('error', { error }));
const fail = (message: string) => failWith(new Error(message));
const reject = (reason: unknown) =>
  heard['unhandledrejection']?.(Object.assign(new Event('unhandledrejection'), { reason }));

const { dataset } = document.documentElement;
const faults = vi.fn<(fault: { kind: string }) => void>();

beforeEach(async () => {
  vi.resetModules();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('data-startup-failed');
  document.documentElement.removeAttribute('data-has-hydrated');
  document.body.innerHTML = '<div id="__docusaurus"><main>served</main></div>';
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    heard[type] = listener as (typeof heard)[string];
  });
  const { guardStartup } = await import('./startup');
  guardStartup();
  vi.restoreAllMocks();
  faults.mockReset();
  const { onFault } = await import('../browser/faults');
  onFault(faults);
});

it.each([
  ['an error', fail],
  ['a rejection', reject],
])('tells the first fault of the start, %s, and leaves the page as it was served', async (_, happen) => {
  happen('of the start');
  fail('of what came after it');
  await settle();
  expect(faults).toHaveBeenCalledOnce();
  expect(faults.mock.calls[0]?.[0].kind).toBe('startup');
  expect(dataset['startupFailed']).toBe('');
  expect(document.body.innerHTML).toBe('<div id="__docusaurus"><main>served</main></div>');
});

it.each([
  ['a script that cannot be read, which is asked for again', () => failWith(new SyntaxError('planted'))],
  ['a file that failed to load', () => failWith(null)],
])('takes %s for no fault of the start', async (_, happen) => {
  happen();
  await settle();
  expect(faults).not.toHaveBeenCalled();
  expect(dataset['startupFailed']).toBeUndefined();
});

it('bears a browser that no longer lets it listen', async () => {
  vi.spyOn(window, 'addEventListener').mockImplementation(() => {
    throw new TypeError('planted');
  });
  expect(() => fail('of the start')).not.toThrow();
  await settle();
  expect(faults).toHaveBeenCalledOnce();
});

it('opens the page of the address where an error keeps the old one on screen', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
  const { setHistory, setShown } = await import('../browser/history');
  setHistory(createBrowserHistory());
  dataset['hasHydrated'] = 'true';
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true }));
  fail('of the page');
  await settle();
  expect(reload).not.toHaveBeenCalled();
  setShown({ pathname: '/another/', search: '', hash: '' });
  fail('of the router');
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('tells a fault without making another of it', () => {
  expect(() => reportFault('boundary', Object.create(null))).not.toThrow();
});

it('lets the browser open every other page once the start has failed', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
  const { setHistory } = await import('../browser/history');
  const history = createBrowserHistory();
  setHistory(history);
  fail('of React');
  history.push('/another/');
  expect(assign).toHaveBeenCalledWith('/another/');
});

it('lets React take away, and insert before, a node that a translator has moved elsewhere', () => {
  const paragraph = document.createElement('p');
  const word = document.createTextNode('word');
  document.createElement('span').append(word);
  const next = document.createTextNode('next');
  expect(paragraph.removeChild(word)).toBe(word);
  paragraph.insertBefore(next, word);
  expect([...paragraph.childNodes]).toEqual([next]);
  expect(paragraph.removeChild(next)).toBe(next);
  expect(paragraph.childNodes).toHaveLength(0);
});
