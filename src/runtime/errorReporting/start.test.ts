// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '@site/tests/support/happyDom';
import { QUIET_AFTER_LOAD, startErrorReporting } from '.';
import { reportFault } from 'html-first/client';

const ADDRESS = '/_errors/load-0.js';
const page = window as unknown as Record<string, unknown>;

const scripts = () => [...document.head.querySelectorAll('script')].map((tag) => tag.getAttribute('src'));
const captureException = vi.fn<(thrown: unknown, hint: unknown) => void>();
const ready = (sdk: object = { captureException }) => {
  page['Sentry'] = sdk;
  window.dispatchEvent(new Event('error-reporting-ready'));
};
const fail = (type: string, init: object) => window.dispatchEvent(Object.assign(new Event(type), init));
const error = new Error('made up');

beforeEach(() => {
  document.head.replaceChildren();
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/blog/?q=secret#secret');
});
afterEach(() => {
  // What one test has started stays, and reports elsewhere from now on.
  reportFault('data', error, '/');
  ready({ captureException: () => undefined });
  captureException.mockReset();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('the script is asked for when the page has been loaded for a while and there is time', () => {
  const idle = vi.fn<(task: () => void) => void>();
  vi.stubGlobal('requestIdleCallback', idle);
  vi.spyOn(document, 'readyState', 'get').mockReturnValueOnce('interactive');
  startErrorReporting(ADDRESS);
  vi.advanceTimersByTime(QUIET_AFTER_LOAD);
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(QUIET_AFTER_LOAD - 1);
  expect(idle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scripts()).toEqual([]);
  idle.mock.calls[0]?.[0]();
  expect(scripts()).toEqual([ADDRESS]);
});

it('the script is not asked for by time alone where the visitor saves data', () => {
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
  startErrorReporting(ADDRESS);
  vi.advanceTimersByTime(10 * QUIET_AFTER_LOAD);
  expect(scripts()).toEqual([]);
});

it('every fault of the site and whatever nobody caught is told, with kind and path; the first one asks for the script, once', () => {
  startErrorReporting(ADDRESS);
  expect(scripts()).toEqual([]);
  reportFault('chunk', error, '/download/');
  expect(scripts()).toEqual([ADDRESS]);
  fail('error', { error, message: 'Uncaught Error: made up' });
  // A part of the site that hears the same error knows more.
  reportFault('startup', error);
  fail('error', { error: null, message: 'Script error.' });
  vi.advanceTimersByTime(2 * QUIET_AFTER_LOAD);
  fail('unhandledrejection', { reason: error });
  expect(scripts()).toEqual([ADDRESS]);
  expect(captureException).not.toHaveBeenCalled();
  ready();
  fail('unhandledrejection', { reason: undefined });
  const hint = (kind: string, route: string, handled: boolean) => ({
    captureContext: { tags: { kind, route } },
    mechanism: { type: kind, handled },
  });
  expect(captureException.mock.calls).toEqual([
    [error, hint('chunk', '/download/', true)],
    [error, hint('startup', '/blog/', true)],
    [error, hint('uncaught', '/blog/', false)],
    ['Script error.', hint('uncaught', '/blog/', false)],
    [error, hint('rejection', '/blog/', false)],
    ['undefined', hint('rejection', '/blog/', false)],
  ]);
});

it('of what waits for the SDK, the first 30 are told, and an SDK that fails or is something else harms nothing', () => {
  for (const sdk of [{}, { captureException }]) {
    startErrorReporting(ADDRESS);
    for (let n = 1; n <= 31; n++) reportFault('data', n, '/');
    captureException.mockImplementation(() => {
      throw error;
    });
    expect(() => ready(sdk)).not.toThrow();
    expect(() => reportFault('data', 32, '/')).not.toThrow();
  }
  const told = captureException.mock.calls.map(([thrown]) => Number((thrown as Error).message));
  expect(told).toEqual([...Array.from({ length: 30 }, (_, n) => n + 1), 32]);
});
