// @vitest-environment happy-dom
/** What was served comes back where React empties the page, whatever else is broken. */
import { createBrowserHistory } from 'history';
import { beforeEach, expect, it, vi } from 'vitest';
import { reportFault } from '@site/src/lib/browser/faults';

vi.mock('@docusaurus/ExecutionEnvironment', () => ({ default: { canUseDOM: true } }));

/** Listens to errors as the guard of this test does; those of earlier tests hear nothing. */
let listen: (event: ErrorEvent) => void;
/** Lets everything happen that waits for nothing but its turn. */
const settle = async () => {
  for (let turns = 0; turns < 20; turns++) await Promise.resolve();
};
const fail = (message: string) => listen(new ErrorEvent('error', { error: new Error(message) }));

beforeEach(async () => {
  vi.resetModules();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('data-startup-failed');
  document.documentElement.dataset['hasHydrated'] = 'false';
  document.body.innerHTML = '<div id="__docusaurus"><main>served</main></div>';
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    if (type === 'error') listen = listener as typeof listen;
  });
  const { guardStartup } = await import('./startup');
  guardStartup();
  vi.restoreAllMocks();
});

it('gives back a page that is emptied later, though something else had failed at the start', async () => {
  fail('of the start, and harmless');
  await settle();
  document.documentElement.dataset['hasHydrated'] = 'true';
  document.getElementById('__docusaurus')?.replaceChildren();
  fail('of React');
  await settle();
  expect(document.body.textContent).toBe('served');
});

it('loads a page anew once that is emptied after a click', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
  const { leaveServed } = await import('./firstPage');
  leaveServed();
  document.documentElement.dataset['hasHydrated'] = 'true';
  document.getElementById('__docusaurus')?.replaceChildren();
  fail('of React');
  fail('of React, too');
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('gives back a page where the browser no longer lets it listen', async () => {
  document.documentElement.dataset['hasHydrated'] = 'true';
  document.getElementById('__docusaurus')?.replaceChildren();
  vi.spyOn(window, 'addEventListener').mockImplementation(() => {
    throw new TypeError('planted');
  });
  fail('of React');
  await settle();
  expect(document.body.textContent).toBe('served');
});

it('gives back what was served though React has taken it apart', async () => {
  document.documentElement.dataset['hasHydrated'] = 'true';
  document.querySelector('main')?.replaceChildren();
  document.getElementById('__docusaurus')?.replaceChildren();
  fail('of React');
  await settle();
  expect(document.body.textContent).toBe('served');
});

it('opens the page of the address where an error keeps the old one on screen', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
  const { setHistory, setShown } = await import('@site/src/lib/browser/history');
  setHistory(createBrowserHistory());
  document.documentElement.dataset['hasHydrated'] = 'true';
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

it('gives back a page of which React leaves the frame and takes the content', async () => {
  document.documentElement.dataset['hasHydrated'] = 'true';
  const container = document.getElementById('__docusaurus');
  container?.replaceChildren(document.createElement('header'), document.createElement('main'));
  fail('of React');
  await settle();
  expect(document.body.textContent).toBe('served');
});

it('lets the browser open every other page once the start has failed', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
  const { setHistory } = await import('@site/src/lib/browser/history');
  const history = createBrowserHistory();
  setHistory(history);
  fail('of React');
  history.push('/another/');
  expect(assign).toHaveBeenCalledWith('/another/');
});
