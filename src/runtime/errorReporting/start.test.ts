// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QUIET_AFTER_LOAD, startErrorReporting } from '.';
import { reportFault } from 'html-first/client';

const ADDRESS = '/_errors/load-0.js';
const page = window as unknown as Record<string, unknown>;

// No script is loaded here; happy-dom would complain about each.
Object.assign((page['happyDOM'] as { settings: object }).settings, {
  handleDisabledFileLoadingAsSuccess: true,
});

const scripts = () => [...document.head.querySelectorAll('script')].map((tag) => tag.getAttribute('src'));
const captureException = vi.fn<(thrown: unknown, hint: unknown) => void>();
const ready = (sdk: unknown = { captureException }) => {
  page['Sentry'] = sdk;
  window.dispatchEvent(new Event('error-reporting-ready'));
};
const fail = (type: string, init: object) => window.dispatchEvent(Object.assign(new Event(type), init));
const listeners: Parameters<typeof window.addEventListener>[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/blog/?q=secret#secret');
  captureException.mockReset();
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((...given: (typeof listeners)[number]) => {
    listeners.push(given);
    add(...given);
  });
});
afterEach(() => {
  // A page has one error reporting; that of the next test begins without this one.
  for (const [type, listener] of listeners.splice(0)) window.removeEventListener(type, listener);
  document.head.replaceChildren();
  delete page['Sentry'];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the script', () => {
  it('is asked for by the first error, once', () => {
    startErrorReporting(ADDRESS);
    expect(scripts()).toEqual([]);
    reportFault('data', new Error('made up'), '/');
    reportFault('data', new Error('made up'), '/');
    vi.advanceTimersByTime(2 * QUIET_AFTER_LOAD);
    expect(scripts()).toEqual([ADDRESS]);
  });

  it('is asked for when the page has been loaded for a while and there is time', () => {
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

  it('is not asked for by time alone where the visitor saves data', () => {
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    startErrorReporting(ADDRESS);
    vi.advanceTimersByTime(10 * QUIET_AFTER_LOAD);
    expect(scripts()).toEqual([]);
  });
});

describe('what is told', () => {
  it('is every fault of the site and whatever nobody caught, with kind and path, those from before the SDK too', () => {
    const error = new Error('made up');
    startErrorReporting(ADDRESS);
    reportFault('chunk', error, '/download/');
    fail('error', { error, message: 'Uncaught Error: made up' });
    // A part of the site that hears the same error knows more.
    reportFault('startup', error);
    fail('error', { error: null, message: 'Script error.' });
    vi.advanceTimersByTime(0);
    fail('unhandledrejection', { reason: error });
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

  it('is the first 30 of what waits', () => {
    startErrorReporting(ADDRESS);
    for (let n = 1; n <= 31; n++) reportFault('data', new Error(`${n}`), '/');
    ready();
    expect(captureException.mock.calls.map(([thrown]) => String(thrown))).toEqual(
      Array.from({ length: 30 }, (_, n) => `Error: ${n + 1}`),
    );
  });

  it.each([
    ['fails', { captureException }, 2],
    ['is something else', {}, 0],
  ])('harms nothing where the SDK %s', (_, sdk, calls) => {
    captureException.mockImplementation(() => {
      throw new Error('made up');
    });
    startErrorReporting(ADDRESS);
    reportFault('data', new Error('made up'), '/');
    expect(() => ready(sdk)).not.toThrow();
    expect(() => reportFault('data', new Error('made up'), '/')).not.toThrow();
    expect(captureException).toHaveBeenCalledTimes(calls);
  });
});
