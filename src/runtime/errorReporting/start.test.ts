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

const scripts = () => [...document.head.querySelectorAll('script')];
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
    expect(scripts().map((script) => script.getAttribute('src'))).toEqual([ADDRESS]);
  });

  it('is asked for when the page has been loaded for a while and there is time', () => {
    const idle = vi.fn<(task: () => void) => void>();
    vi.stubGlobal('requestIdleCallback', idle);
    vi.spyOn(document, 'readyState', 'get').mockReturnValueOnce('interactive');
    startErrorReporting(ADDRESS);
    vi.advanceTimersByTime(QUIET_AFTER_LOAD);
    expect(idle).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(QUIET_AFTER_LOAD - 1);
    expect(idle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(scripts()).toEqual([]);
    idle.mock.calls[0]?.[0]();
    expect(scripts()).toHaveLength(1);
  });

  it('is not asked for by time alone where the visitor saves data', () => {
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    startErrorReporting(ADDRESS);
    vi.advanceTimersByTime(10 * QUIET_AFTER_LOAD);
    expect(scripts()).toEqual([]);
    reportFault('data', new Error('made up'), '/');
    expect(scripts()).toHaveLength(1);
  });
});

describe('what is told', () => {
  it('is every fault of the site with kind and route, those from before the SDK when it comes', () => {
    const [first, second] = [new Error('made up'), new Error('made up')];
    startErrorReporting(ADDRESS);
    reportFault('chunk', first, '/download/');
    expect(captureException).not.toHaveBeenCalled();
    ready();
    reportFault('data', second, '/');
    expect(captureException.mock.calls).toEqual([
      [
        first,
        {
          captureContext: { tags: { kind: 'chunk', route: '/download/' } },
          mechanism: { type: 'chunk', handled: true },
        },
      ],
      [
        second,
        {
          captureContext: { tags: { kind: 'data', route: '/' } },
          mechanism: { type: 'data', handled: true },
        },
      ],
    ]);
  });

  it('is every error and rejection that nobody caught, with the path of the page alone', () => {
    const error = new Error('made up');
    startErrorReporting(ADDRESS);
    fail('error', { error, message: 'Uncaught Error: made up' });
    fail('error', { error: null, message: 'Script error.' });
    vi.advanceTimersByTime(0);
    fail('unhandledrejection', { reason: error });
    ready();
    fail('unhandledrejection', { reason: undefined });
    expect(captureException.mock.calls.map(([thrown]) => thrown)).toEqual([
      error,
      'Script error.',
      error,
      'undefined',
    ]);
    expect(captureException.mock.calls.map(([, hint]) => hint)).toEqual(
      ['uncaught', 'uncaught', 'rejection', 'rejection'].map((kind) => ({
        captureContext: { tags: { kind, route: '/blog/' } },
        mechanism: { type: kind, handled: false },
      })),
    );
  });

  it('is what a part of the site says of an error, before what the window says of it', () => {
    const error = new Error('made up');
    startErrorReporting(ADDRESS);
    fail('error', { error, message: 'Uncaught Error: made up' });
    reportFault('startup', error);
    vi.advanceTimersByTime(0);
    ready();
    expect(captureException.mock.calls.map(([, hint]) => hint)).toMatchObject([
      { mechanism: { type: 'startup' } },
      { mechanism: { type: 'uncaught' } },
    ]);
  });

  it('is the first 30 of what waits', () => {
    startErrorReporting(ADDRESS);
    for (let n = 1; n <= 31; n++) reportFault('data', new Error(`${n}`), '/');
    ready();
    expect(captureException.mock.calls.map(([thrown]) => (thrown as Error).message)).toEqual(
      Array.from({ length: 30 }, (_, n) => `${n + 1}`),
    );
  });

  it('never fails where it is told, whatever the SDK does', () => {
    captureException.mockImplementation(() => {
      throw new Error('made up');
    });
    startErrorReporting(ADDRESS);
    reportFault('data', new Error('made up'), '/');
    expect(() => ready()).not.toThrow();
    expect(() => reportFault('data', new Error('made up'), '/')).not.toThrow();
    expect(captureException).toHaveBeenCalledTimes(2);
  });

  it('is nothing where something else came in the place of the SDK', () => {
    startErrorReporting(ADDRESS);
    reportFault('data', new Error('made up'), '/');
    expect(() => ready({})).not.toThrow();
    expect(() => reportFault('data', new Error('made up'), '/')).not.toThrow();
    expect(captureException).not.toHaveBeenCalled();
  });
});
