// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installPrefetch, mayPrefetch, type NavigatorLike } from './prefetch';

/** Specification §9, not what the code says. */
const PREFETCH_IDLE_TIMEOUT = 2_000;

describe('mayPrefetch', () => {
  it.each<[allowed: boolean, navigator: NavigatorLike]>([
    [true, { onLine: true }],
    [true, { onLine: true, connection: undefined }],
    [true, { onLine: true, connection: {} }],
    [true, { onLine: true, connection: { saveData: false, effectiveType: '4g' } }],
    [true, { onLine: true, connection: { effectiveType: '3g' } }],
    [false, { onLine: true, connection: { effectiveType: '2g' } }],
    [false, { onLine: true, connection: { effectiveType: 'slow-2g' } }],
    [false, { onLine: true, connection: { saveData: true, effectiveType: '4g' } }],
    [false, { onLine: false }],
    [false, { onLine: false, connection: { saveData: false, effectiveType: '4g' } }],
  ])('%s: %j', (allowed, navigator) => {
    expect(mayPrefetch(navigator)).toBe(allowed);
  });
});

describe('installPrefetch', () => {
  const core = { prefetch: vi.fn(), preload: vi.fn() };
  const onPreload = vi.fn();
  const loaded = Promise.resolve([]);
  let idle: { run: () => void; timeout: number | undefined }[];

  beforeEach(() => {
    vi.useFakeTimers();
    idle = [];
    vi.stubGlobal('requestIdleCallback', (run: () => void, options?: { timeout: number }) =>
      idle.push({ run, timeout: options?.timeout }),
    );
    connected({});
    core.prefetch.mockReset().mockReturnValue(loaded);
    core.preload.mockReset().mockReturnValue(loaded);
    onPreload.mockReset();
    // As Docusaurus makes it.
    window.docusaurus = Object.freeze({ ...core });
    installPrefetch({ onPreload });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  function connected({ onLine = true, ...connection }: { onLine?: boolean } & NavigatorLike['connection']) {
    Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  }
  const BAD = [{ onLine: false }, { saveData: true }, { effectiveType: '2g' }];
  const asked = () => core.prefetch.mock.calls.map(([path]: string[]) => path);

  describe('prefetch', () => {
    it('waits for an idle moment, not for ever, and asks once for each page', () => {
      expect(window.docusaurus.prefetch('/a/')).toBe(false);
      void window.docusaurus.prefetch('/b/');
      void window.docusaurus.prefetch('/a/');
      expect(asked()).toEqual([]);
      expect(idle).toHaveLength(1);
      expect(idle[0]?.timeout).toBe(PREFETCH_IDLE_TIMEOUT);
      idle[0]?.run();
      expect(asked()).toEqual(['/a/', '/b/']);
      void window.docusaurus.prefetch('/c/');
      idle[1]?.run();
      expect(asked()).toEqual(['/a/', '/b/', '/c/']);
    });

    it('asks for a page, not for a place in it', () => {
      for (const address of ['/a/#x', '/a/?q=1', '/a/?q=1#x?y', '/b/'])
        void window.docusaurus.prefetch(address);
      idle[0]?.run();
      expect(asked()).toEqual(['/a/', '/b/']);
    });

    it.each(BAD)('asks for nothing with %j', (connection) => {
      connected(connection);
      void window.docusaurus.prefetch('/a/');
      expect(idle).toEqual([]);
    });

    it.each(BAD)('asks for nothing when it has become %j by the idle moment', (connection) => {
      void window.docusaurus.prefetch('/a/');
      connected(connection);
      idle[0]?.run();
      expect(asked()).toEqual([]);
      // What was dropped may be asked for again.
      connected({});
      void window.docusaurus.prefetch('/a/');
      idle[1]?.run();
      expect(asked()).toEqual(['/a/']);
    });

    it('asks for the others where one throws', () => {
      core.prefetch.mockImplementationOnce(() => {
        throw new TypeError('effectiveType');
      });
      void window.docusaurus.prefetch('/a/');
      void window.docusaurus.prefetch('/b/');
      expect(idle[0]?.run).not.toThrow();
      expect(asked()).toEqual(['/a/', '/b/']);
    });
  });

  describe('prefetch where the browser cannot tell when it is idle', () => {
    beforeEach(() => vi.stubGlobal('requestIdleCallback', undefined));
    const readyState = (value: DocumentReadyState) =>
      vi.spyOn(document, 'readyState', 'get').mockReturnValue(value);

    it('asks soon on a page that has loaded', () => {
      readyState('complete');
      void window.docusaurus.prefetch('/a/');
      expect(asked()).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(asked()).toEqual(['/a/']);
    });

    it('asks when the page has loaded, once', () => {
      readyState('interactive');
      void window.docusaurus.prefetch('/a/');
      vi.advanceTimersByTime(PREFETCH_IDLE_TIMEOUT - 1);
      expect(asked()).toEqual([]);
      window.dispatchEvent(new Event('load'));
      vi.advanceTimersByTime(PREFETCH_IDLE_TIMEOUT);
      expect(asked()).toEqual(['/a/']);
    });

    it('waits anew for what is asked for later', () => {
      readyState('interactive');
      void window.docusaurus.prefetch('/a/');
      vi.advanceTimersByTime(PREFETCH_IDLE_TIMEOUT / 2);
      window.dispatchEvent(new Event('load'));
      void window.docusaurus.prefetch('/b/');
      vi.advanceTimersByTime(PREFETCH_IDLE_TIMEOUT - 1);
      expect(asked()).toEqual(['/a/']);
      vi.advanceTimersByTime(1);
      expect(asked()).toEqual(['/a/', '/b/']);
    });

    it('does not wait for ever', () => {
      readyState('interactive');
      void window.docusaurus.prefetch('/a/');
      vi.advanceTimersByTime(PREFETCH_IDLE_TIMEOUT);
      window.dispatchEvent(new Event('load'));
      expect(asked()).toEqual(['/a/']);
    });
  });

  describe('preload', () => {
    it('goes on at once and tells the page, without query and hash', () => {
      expect(window.docusaurus.preload('/a/?q=1#x')).toBe(loaded);
      expect(core.preload).toHaveBeenCalledExactlyOnceWith('/a/');
      expect(onPreload).toHaveBeenCalledExactlyOnceWith('/a/');
    });

    it.each(BAD)('does nothing with %j', (connection) => {
      connected(connection);
      expect(window.docusaurus.preload('/a/')).toBe(false);
      expect(core.preload).not.toHaveBeenCalled();
      expect(onPreload).not.toHaveBeenCalled();
    });

    it('does not throw into a link', () => {
      core.preload.mockImplementation(() => {
        throw new URIError('malformed');
      });
      expect(window.docusaurus.preload('/%/')).toBe(false);
    });
  });
});
