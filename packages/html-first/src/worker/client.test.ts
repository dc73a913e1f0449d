// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepVisited, removeWorker } from './client';

interface Posted {
  type: string;
  payload: { urlsToCache: (string | [string, RequestInit])[] };
}

/** The browser, as far as the code asks it; what is not there was not stubbed. */
function browser({
  controlled = false,
  kept = controlled,
  register = () => Promise.resolve<unknown>({}),
  saveData = false,
  href = 'https://site.test/sub/a/',
  secure = true,
  readyState = 'complete',
  keep = [],
}: {
  controlled?: boolean;
  kept?: boolean;
  register?: () => Promise<unknown>;
  saveData?: boolean;
  href?: string;
  secure?: boolean;
  readyState?: DocumentReadyState;
  keep?: readonly string[];
} = {}) {
  const posted: Posted[] = [];
  const worker = { postMessage: (message: Posted) => void posted.push(message) };
  const idle: (() => void)[] = [];
  const loaded: (() => void)[] = [];
  const listeners: (() => void)[] = [];
  const container = {
    addEventListener: (_type: string, listener: () => void) => void listeners.push(listener),
    controller: controlled ? worker : null,
    register: vi.fn(register),
    ready: Promise.resolve({ active: worker }),
    getRegistration: vi.fn(),
  };
  const nav = { onLine: true, connection: { saveData }, serviceWorker: container };
  vi.stubGlobal('navigator', nav);
  vi.stubGlobal('window', {
    location: new URL(href),
    isSecureContext: secure,
    requestIdleCallback: (run: () => void) => idle.push(run),
    addEventListener: (_type: string, listener: () => void) => void loaded.push(listener),
  });
  vi.stubGlobal('document', {
    readyState,
    querySelectorAll: () => keep.map((files) => ({ dataset: { keep: files } })),
  });
  let now = 0;
  vi.stubGlobal('performance', {
    now: () => now,
    getEntriesByType: () => [
      { name: 'https://site.test/sub/assets/a.js' },
      { name: 'https://elsewhere.test/b.js' },
    ],
  });
  const observers: ((list: { getEntries: () => { name: string; startTime: number }[] }) => void)[] = [];
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: (typeof observers)[number]) {
        observers.push(callback);
      }
      observe = vi.fn();
    },
  );
  /** Files that have come, each with the moment at which the page asked for it. */
  const come = (...entries: [name: string, startTime: number][]) => {
    const list = entries.map(([name, startTime]) => ({ name, startTime }));
    for (const callback of observers) callback({ getEntries: () => list });
  };
  const takeOver = (at: number) => {
    now = at;
    for (const listener of listeners) listener();
  };
  vi.stubGlobal('caches', { match: () => Promise.resolve(kept ? {} : undefined) });
  const settle = async () => {
    while (idle.length > 0) {
      idle.shift()?.();
      // The promises of one round of messages.
      for (let i = 0; i < 10; i++) await Promise.resolve();
    }
  };
  return { come, container, nav, posted, takeOver, worker, settle, idle, loaded };
}

/** The page that was opened, which the browser has already. */
const OPENED = ['https://site.test/sub/a/', { cache: 'force-cache' }];

const urls = ({ payload }: Posted) => payload.urlsToCache;

beforeEach(() => {
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('keepVisited', () => {
  it('registers for the site’s root only, once the window has loaded and is idle', async () => {
    const { container, settle, loaded, idle } = browser({ readyState: 'interactive' });
    keepVisited('/sub/')('/sub/a/');
    expect(idle).toEqual([]);
    for (const run of loaded) run();
    expect(idle).toHaveLength(1);
    expect(container.register).not.toHaveBeenCalled();
    await settle();
    expect(container.register.mock.calls).toEqual([['/sub/sw.js', { scope: '/sub/' }]]);
  });

  it('has a first visit kept with what it has loaded, and nothing else fetched', async () => {
    const { posted, settle } = browser();
    keepVisited('/sub/')('/sub/a/');
    await settle();
    expect(posted.map(urls)).toEqual([[OPENED, 'https://site.test/sub/assets/a.js']]);
    expect(posted[0]?.type).toBe('CACHE_URLS');
  });

  it('has a file kept that was asked for before the worker took over and came after it', async () => {
    const { come, posted, settle, takeOver } = browser();
    keepVisited('/sub/')('/sub/a/');
    await settle();
    posted.length = 0;
    takeOver(10);
    come(['https://site.test/sub/assets/late.js', 9], ['https://elsewhere.test/b.js', 9]);
    come(['https://site.test/sub/assets/served.js', 11]);
    expect(posted.map(urls)).toEqual([['https://site.test/sub/assets/late.js']]);
  });

  it('has each file kept of a page that no worker takes over', async () => {
    const { come, posted, settle } = browser();
    keepVisited('/sub/')('/sub/a/');
    await settle();
    posted.length = 0;
    come(['https://site.test/sub/assets/late.js', 1000]);
    expect(posted.map(urls)).toEqual([['https://site.test/sub/assets/late.js']]);
  });

  it('keeps what has come where the browser tells nothing of what comes later', async () => {
    const { posted, settle } = browser();
    vi.stubGlobal('PerformanceObserver', undefined);
    keepVisited('/sub/')('/sub/a/');
    await settle();
    expect(posted.map(urls)).toEqual([[OPENED, 'https://site.test/sub/assets/a.js']]);
  });

  it('does not ask again for what the worker has served itself', async () => {
    const { posted, settle } = browser({ controlled: true });
    keepVisited('/sub/')('/sub/a/');
    await settle();
    expect(posted.map(urls)).toEqual([[]]);
  });

  it('has a page kept that the worker took over while it was loading', async () => {
    const { posted, settle } = browser({ controlled: true, kept: false });
    keepVisited('/sub/')('/sub/a/');
    await settle();
    expect(posted.map(urls)).toEqual([[OPENED, 'https://site.test/sub/assets/a.js']]);
  });

  it('has the files kept that islands of the page will ask for', async () => {
    const { posted, settle } = browser({ controlled: true, keep: ['/sub/assets/b.js /sub/list.json', ''] });
    keepVisited('/sub/')('/sub/a/');
    await settle();
    expect(posted.map(urls)).toEqual([['/sub/assets/b.js', '/sub/list.json']]);
  });

  it('has each further page kept, once', async () => {
    const { container, posted, settle } = browser();
    const visited = keepVisited('/sub/');
    visited('/sub/a/');
    await settle();
    posted.length = 0;
    for (const page of ['/sub/b/', '/sub/a/', '/sub/b/', '/sub/c/']) visited(page);
    await settle();
    expect(posted.map(urls)).toEqual([['https://site.test/sub/b/', 'https://site.test/sub/c/']]);
    expect(container.register).toHaveBeenCalledTimes(1);
  });

  it.each(['saveData', 'offline'])('fetches nothing ahead with %s, and all when that ends', async (state) => {
    const { container, nav, posted, settle } = browser({ saveData: state === 'saveData' });
    nav.onLine = state !== 'offline';
    const visited = keepVisited('/sub/');
    visited('/sub/a/');
    await settle();
    expect(container.register).toHaveBeenCalledTimes(1);
    expect(posted).toEqual([]);
    nav.onLine = true;
    nav.connection.saveData = false;
    visited('/sub/b/');
    await settle();
    expect(posted.map(urls)).toEqual([
      [OPENED, 'https://site.test/sub/b/', 'https://site.test/sub/assets/a.js'],
    ]);
  });

  it('says no more than a word of debugging when the browser refuses', async () => {
    const { settle, posted } = browser({ register: () => Promise.reject(new Error('planted')) });
    expect(() => keepVisited('/sub/')('/sub/a/')).not.toThrow();
    await settle();
    expect(posted).toEqual([]);
    expect(console.debug).toHaveBeenCalledTimes(1);
  });

  it('bears a browser that registers nothing without saying so', async () => {
    const { settle, posted } = browser({ register: () => Promise.resolve(undefined) });
    keepVisited('/sub/')('/sub/a/');
    await settle();
    expect(posted).toEqual([]);
    expect(console.debug).not.toHaveBeenCalled();
  });

  it.each([
    ['a file', { href: 'file:///sub/a/index.html' }],
    ['an insecure page', { secure: false }],
  ])('does nothing on %s', async (_name, options) => {
    const { container, settle } = browser(options);
    keepVisited('/sub/')('/sub/a/');
    await settle();
    expect(container.register).not.toHaveBeenCalled();
  });

  it.each([
    ['has none', {}],
    [
      'forbids even to ask',
      {
        get serviceWorker(): never {
          throw new DOMException('planted', 'SecurityError');
        },
      },
    ],
  ])('does nothing where the browser %s', async (_name, nav) => {
    const { settle, idle } = browser();
    vi.stubGlobal('navigator', nav);
    expect(() => keepVisited('/sub/')('/sub/a/')).not.toThrow();
    expect(idle).toEqual([]);
    await settle();
  });
});

describe('removeWorker', () => {
  it('removes the worker of this site', async () => {
    const { container } = browser();
    const unregister = vi.fn(() => Promise.resolve(true));
    container.getRegistration.mockResolvedValue({ unregister });
    await removeWorker('/sub/');
    expect(container.getRegistration).toHaveBeenCalledWith('/sub/');
    expect(unregister).toHaveBeenCalledTimes(1);
  });

  it('is content with none', async () => {
    browser();
    await expect(removeWorker('/sub/')).resolves.toBeUndefined();
    browser({ secure: false });
    await expect(removeWorker('/sub/')).resolves.toBeUndefined();
  });
});
