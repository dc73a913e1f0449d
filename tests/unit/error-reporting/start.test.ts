// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GIVE_UP_AFTER, startErrorReporting } from '../../../src/errorReporting';
import { QUIET_AFTER_LOAD } from '../../../src/errorReporting/idle';
import { SETTLE } from '../../../src/errorReporting/outbox';
import { reportFault } from '../../../src/faults';

const ADDRESS = '/_errors/load-0.js';
const page = window as unknown as Record<string, unknown>;

// No script is loaded here; happy-dom would complain about each.
Object.assign((page['happyDOM'] as { settings: object }).settings, {
  handleDisabledFileLoadingAsSuccess: true,
});

const scripts = () => [...document.head.querySelectorAll('script')];
const written = vi.fn();
const sdk = { captureException: vi.fn(), captureMessage: vi.fn() };
const ready = () => {
  page['Sentry'] = sdk;
  window.dispatchEvent(new Event('error-reporting-ready'));
};

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(console, { error: written, warn: written });
  sdk.captureException.mockReset();
  sdk.captureMessage.mockReset();
});
afterEach(() => {
  // What still listens gives up.
  reportFault('data', new Error('made up'), '/');
  for (const script of scripts()) script.dispatchEvent(new Event('error'));
  document.head.replaceChildren();
  delete page['Sentry'];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the script', () => {
  it('is asked for by the first error, once', () => {
    startErrorReporting(ADDRESS);
    expect(scripts()).toEqual([]);
    reportFault('data', new Error('made up'), '/');
    reportFault('data', new Error('made up'), '/');
    vi.advanceTimersByTime(QUIET_AFTER_LOAD);
    expect(scripts().map((script) => script.getAttribute('src'))).toEqual([ADDRESS]);
  });

  it('is asked for when the page has been loaded for a while and there is time', () => {
    const idle = vi.fn<(task: () => void) => void>();
    vi.stubGlobal('requestIdleCallback', idle);
    vi.spyOn(document, 'readyState', 'get').mockReturnValueOnce('interactive');
    startErrorReporting(ADDRESS);
    console.warn('said');
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

  it('is asked for without requestIdleCallback too', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    startErrorReporting(ADDRESS);
    vi.advanceTimersByTime(QUIET_AFTER_LOAD);
    expect(scripts()).toHaveLength(1);
  });

  it('is not asked for by time alone where the visitor saves data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    startErrorReporting(ADDRESS);
    vi.advanceTimersByTime(10 * QUIET_AFTER_LOAD);
    expect(scripts()).toEqual([]);
    reportFault('data', new Error('made up'), '/');
    expect(scripts()).toHaveLength(1);
  });
});

describe('what happened before the SDK came', () => {
  it('is told when it comes', () => {
    startErrorReporting(ADDRESS);
    reportFault('data', new Error('made up'), '/');
    console.warn('said');
    vi.advanceTimersByTime(SETTLE);
    ready();
    expect(sdk.captureException).toHaveBeenCalledOnce();
    expect(sdk.captureMessage).toHaveBeenCalledOnce();
    reportFault('data', new Error('made up'), '/');
    expect(sdk.captureException).toHaveBeenCalledTimes(2);
  });

  it('is told when the page goes away', () => {
    startErrorReporting(ADDRESS);
    console.error('said');
    ready();
    window.dispatchEvent(new Event('pagehide'));
    expect(sdk.captureMessage).toHaveBeenCalledOnce();
  });
});

describe('where the SDK is blocked', () => {
  const isGivenUp = () => {
    expect(console.error).toBe(written);
    ready();
    console.error('said');
    reportFault('data', new Error('made up'), '/');
    vi.advanceTimersByTime(SETTLE);
    expect(sdk.captureException).not.toHaveBeenCalled();
    expect(sdk.captureMessage).not.toHaveBeenCalled();
  };

  it('it is given up when the script fails', () => {
    startErrorReporting(ADDRESS);
    reportFault('data', new Error('made up'), '/');
    expect(console.error).not.toBe(written);
    scripts()[0]?.dispatchEvent(new Event('error'));
    isGivenUp();
  });

  it('it is given up after a while', () => {
    startErrorReporting(ADDRESS);
    reportFault('data', new Error('made up'), '/');
    vi.advanceTimersByTime(GIVE_UP_AFTER - 1);
    expect(console.error).not.toBe(written);
    vi.advanceTimersByTime(1);
    isGivenUp();
  });

  it('it is given up when something else came', () => {
    startErrorReporting(ADDRESS);
    reportFault('data', new Error('made up'), '/');
    page['Sentry'] = {};
    window.dispatchEvent(new Event('error-reporting-ready'));
    isGivenUp();
  });
});
