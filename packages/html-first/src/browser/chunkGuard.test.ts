/** The one guard of reloads, as the pages carry it: the page's own script and the application ask the same function. */
import { createContext, runInContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loaderTag } from '../build/html/inlineScripts';
import { openAddress, reloadOnce } from './chunkGuard';
import { RELOAD_KEY, SHEET_END_SELECTOR } from './constants';

const START = Date.UTC(2026, 10, 20);
const HOUR = 3_600_000;

const { setImmediate: soon } = globalThis;
/** Until the page has asked for what it renews. */
const settled = () => new Promise((resolve) => soon(resolve));

interface Script {
  src?: string;
  onload?: () => void;
}

type Shim = Partial<Pick<Storage, 'getItem' | 'setItem'>>;

const SCRIPTS = ['/assets/js/runtime~main.1.js', '/assets/js/page.2.js', '/assets/js/main.3.js'];
const SHEET = '/assets/css/a.css';
/** A style sheet with its last rule. */
const WHOLE = { cssRules: [{ selectorText: 'main' }, { selectorText: SHEET_END_SELECTOR }] };

/** A tab: what is loaded into it one after the other shares its storage. */
function tab({
  online = true,
  storage = {},
  lacks = '',
  fetches = () => Promise.resolve({ ok: true }),
}: { online?: boolean; storage?: Shim; lacks?: string; fetches?: () => Promise<unknown> } = {}) {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  const asked = vi.fn<(address: string, init: RequestInit) => Promise<unknown>>(() => fetches());
  const load = (sheet: object | null = WHOLE) => {
    const scripts: Script[] = [];
    const window: Record<string, unknown> = {
      Date,
      navigator: { onLine: online },
      location: { reload },
      sessionStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        ...storage,
      },
      document: {
        documentElement: { dataset: {} },
        currentScript: { dataset: { scripts: SCRIPTS.join(' '), needed: 'true' } },
        readyState: 'complete',
        head: { append: (script: Script) => scripts.push(script) },
        querySelectorAll: () => [{ sheet, href: SHEET }],
        createElement: () => ({ remove: () => undefined }),
      },
      CSSStyleSheet: Object,
      fetch: asked,
      MutationObserver: class {
        observe() {
          return undefined;
        }
      },
      addEventListener: () => undefined,
      requestAnimationFrame: (run: () => void) => run(),
      setTimeout: (run: () => void) => run(),
    };
    window['window'] = window;
    const context = createContext(window);
    if (lacks) runInContext(lacks, context);
    runInContext(String(loaderTag('/').innerHTML), context);
    return {
      application: window['reloadOnce'] as () => boolean,
      /** how many scripts the page has asked for */
      asked: scripts.length,
      /** Has the page do what it does where its main script does not come. */
      missing: async () => {
        scripts.at(-1)?.onload?.();
        await settled();
      },
      /** The same where all scripts come, and something else among them. */
      come: async (isStarted?: boolean) => {
        for (const { onload } of scripts) {
          // The last one starts what the others are needed for.
          window['isStarted'] = isStarted;
          onload?.();
        }
        await settled();
      },
    };
  };
  return { kept, reload, load, asked };
}

beforeEach(() => vi.useFakeTimers({ now: START }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the guard of reloads', () => {
  it('lets one reload pass in 60,000 ms, whoever asks', async () => {
    const { load, reload } = tab();
    await load().missing();
    expect(reload).toHaveBeenCalledTimes(1);
    vi.setSystemTime(START + 59_999);
    const page = load();
    await page.missing();
    expect(page.application()).toBe(false);
    vi.setSystemTime(START + 60_000);
    expect(load().application()).toBe(true);
    // What is kept may be all that the reader has.
    expect(reload).toHaveBeenLastCalledWith(false);
    await load().missing();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is asked for a page whose style sheet is gone or cut too', async () => {
    const cut = { cssRules: [{ selectorText: 'main' }] };
    const refusing = {
      get cssRules(): never {
        throw new DOMException('no access');
      },
    };
    const { load, reload } = tab();
    load();
    await settled();
    expect(reload).not.toHaveBeenCalled();
    for (const [minutes, sheet] of [null, { cssRules: [] }, cut, refusing].entries()) {
      vi.setSystemTime(START + minutes * 60_000);
      load(sheet);
      load(sheet);
      await settled();
      expect(reload).toHaveBeenCalledTimes(minutes + 1);
    }
  });

  it('begins anew where the clock was set back, and not at once', () => {
    const { load, kept, reload } = tab();
    kept.set(RELOAD_KEY, String(START + 1_000_000));
    expect(load().application()).toBe(false);
    vi.setSystemTime(START + 60_000);
    expect(load().application()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['runs backwards', -3_600_000],
    ['leaps forwards', 3_600_000],
    ['says nothing', Number.NaN],
  ])('comes to an end where the clock %s with every load', async (_, step) => {
    const { load, reload } = tab();
    for (let time = START, loads = 0; loads < 100; time += step, loads++) {
      vi.spyOn(Date, 'now').mockReturnValue(time);
      await load().missing();
    }
    expect(reload.mock.calls.length).toBeLessThan(10);
  });

  it.each(['{', 'NaN', '1e999'])('lets one pass where somebody else has kept %s', (text) => {
    const { load, kept } = tab();
    kept.set(RELOAD_KEY, text);
    expect([load().application(), load().application()]).toEqual([true, false]);
  });

  it('does not reload offline', () => {
    const { load, reload } = tab({ online: false });
    expect(load().application()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  const blocked = (): never => {
    throw new Error('blocked');
  };
  it.each<[string, Shim]>([
    ['cannot be read', { getItem: blocked }],
    ['cannot be written', { setItem: blocked }],
    ['forgets', { getItem: () => null, setItem: () => undefined }],
    ['keeps nothing new', { setItem: () => undefined }],
    ['gives back an old time', { getItem: () => String(START - 100_000) }],
    ['holds something else', { getItem: () => '{}' }],
  ])('does not reload where the storage %s: it would for ever', async (_, storage) => {
    const { load, reload } = tab({ storage });
    for (let loads = 0; loads < 20; loads++) {
      const page = load();
      await page.missing();
      expect(page.application()).toBe(false);
    }
    expect(reload).not.toHaveBeenCalled();
  });

  it('is what the application asks; the development server has none', () => {
    vi.stubGlobal('window', { reloadOnce: () => true });
    expect(reloadOnce()).toBe(true);
    vi.stubGlobal('window', {});
    expect(reloadOnce()).toBe(false);
  });
});

describe('opening the page of the address', () => {
  /** @returns how often the page was reloaded, by each of the two */
  const stub = () => {
    const guard = vi.fn(() => true);
    const reload = vi.fn();
    vi.stubGlobal('window', { reloadOnce: guard, location: { reload } });
    return () => [guard.mock.calls.length, reload.mock.calls.length];
  };

  it('is done once, however much of the old release does not come meanwhile', () => {
    const counts = stub();
    vi.setSystemTime(START + HOUR);
    openAddress();
    openAddress();
    expect(reloadOnce()).toBe(true);
    expect(counts()).toEqual([0, 1]);
  });

  it('is left to a reload that is under way, and not to one that the reader stopped', () => {
    const counts = stub();
    vi.setSystemTime(START + 2 * HOUR);
    expect(reloadOnce()).toBe(true);
    openAddress();
    expect(counts()).toEqual([1, 0]);
    vi.setSystemTime(START + 3 * HOUR);
    openAddress();
    expect(counts()).toEqual([1, 1]);
  });
});

describe('what the page rests on', () => {
  it('is asked for past the browser cache before the reload, whether it is missing or something else', async () => {
    for (const [what, files] of [
      ['missing', SCRIPTS],
      ['else', SCRIPTS],
      ['sheet', [SHEET]],
    ] as const) {
      const { load, reload, asked } = tab();
      const page = load(what === 'sheet' ? null : undefined);
      if (what === 'missing') await page.missing();
      if (what === 'else') await page.come();
      await settled();
      expect(asked.mock.calls, what).toEqual(files.map((file) => [file, { cache: 'reload' }]));
      expect(reload).toHaveBeenCalledTimes(1);
    }
  });

  it('is left alone where the application has started', async () => {
    const { load, reload, asked } = tab();
    await load().come(true);
    expect(asked).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['gives it', () => Promise.resolve({ ok: true }), true],
    ['is not well', () => Promise.resolve({ ok: false }), false],
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ])('is loaded past all that is kept only where the host has it: it %s', async (_, fetches, pastCache) => {
    const { load, reload } = tab({ fetches });
    await load().missing();
    expect(reload.mock.calls).toEqual([[pastCache]]);
  });
});

describe('a browser older than .browserslistrc says', () => {
  it.each([
    ['nothing', '', SCRIPTS.length],
    ['sheets that scripts make', 'CSSStyleSheet = function () { throw new TypeError() }', 0],
    ['lists turned round', 'delete Array.prototype.toReversed', 0],
    ['words of a text', 'delete Intl.Segmenter', 0],
    ['looking back', 'RegExp = function () { throw new SyntaxError() }', 0],
  ])('that lacks %s is asked for its scripts or left with the page', (_, lacks, asked) => {
    expect(tab({ lacks }).load().asked).toBe(asked);
  });
});
