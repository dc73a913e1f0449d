// @vitest-environment happy-dom
/** When a page asks for its scripts, and what was pressed before they came. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loaderTag } from '../inlineScripts';

const root = document.documentElement;
let asked: HTMLScriptElement[];
/** Longer than the page waits for an idle moment. */
const soon = () => vi.advanceTimersByTimeAsync(3_000);

let typeOfVisit: string | undefined;
let needed: string;
/** the data that the page starts from */
let served: string;
/** What the page listens to ends with the test. */
let listening: AbortController;

/** A page that the reader has come to by a link, and nothing of it needs scripts. */
async function open(body = '', change: () => void = () => undefined): Promise<void> {
  change();
  document.body.innerHTML = `<script type="application/json" id="__ROUTE__">${served}</script>${body}`;
  const script = { dataset: { scripts: '/a.js /b.js', needed } };
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script as never);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() =>
    typeOfVisit === undefined ? [] : [{ type: typeOfVisit } as never],
  );
  // Nobody answers for them.
  vi.spyOn(document.head, 'append').mockImplementation((script) => void asked.push(script as never));
  const { addEventListener: listen } = window;
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, run: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) =>
      listen.call(window, type, run, {
        ...(typeof options === 'object' ? options : { capture: options === true }),
        signal: listening.signal,
      }),
  );
  // oxlint-disable-next-line typescript/no-implied-eval -- as the page carries it
  new Function(String(loaderTag('/').innerHTML))();
  await soon();
}

const comeAlive = async (): Promise<void> => {
  window.isStarted = true;
  root.dataset['hasHydrated'] = 'true';
  await soon();
};

/** Nothing of a page before, of this file or another, is left. */
function clear(): void {
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  window.isStarted = false;
  history.replaceState(null, '', '/');
}

beforeEach(() => {
  clear();
  vi.useFakeTimers();
  asked = [];
  typeOfVisit = 'navigate';
  needed = '';
  served = '{"path":"/"}';
  listening = new AbortController();
  root.dataset['themeChoice'] = 'system';
});
afterEach(() => {
  listening.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  clear();
});

describe('a page that nobody touches', () => {
  it('asks for no script', async () => {
    await open();
    expect(asked).toEqual([]);
  });

  it.each<[string, string, () => void]>([
    ['is of a site that needs them', '', () => (needed = 'true')],
    ['is served for another address', '', () => (served = '{"path":"/b/"}')],
    ['stands for every unknown address', '', () => (served = '{"path":null}')],
    ['carries an error', '', () => (served = '{"path":"/","error":{"status":503,"message":"later"}}')],
    ['names steps, or is drawn with React', '', () => (served = '{"path":"/","hasSteps":true}')],
    ['lost its data', '', () => (served = '')],
    ['says so', '<p data-at-rest>what this browser keeps</p>', () => undefined],
    ['comes back', '', () => (typeOfVisit = 'back_forward')],
    ['is loaded anew', '', () => (typeOfVisit = 'reload')],
    ['cannot tell how it was opened', '', () => (typeOfVisit = undefined)],
    ['has a query', '', () => history.replaceState(null, '', '/?q=a')],
    ['has a place', '', () => history.replaceState(null, '', '/#a')],
    ['is offline', '', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    ['has colours of the reader', '', () => (root.dataset['themeChoice'] = 'dark')],
    [
      'is kept by a service worker',
      '',
      () => vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: {} } }),
    ],
  ])('asks for all where it %s', async (_, body, change) => {
    await open(body, change);
    vi.unstubAllGlobals();
    expect(asked).toHaveLength(2);
  });
});

describe('the first sign of a reader', () => {
  it.each(['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin', 'input', 'click', 'dragenter'])(
    'has the page ask for its scripts, once: %s',
    async (type) => {
      await open();
      for (let times = 0; times < 2; times++) document.body.dispatchEvent(new Event(type, { bubbles: true }));
      await soon();
      expect(asked).toHaveLength(2);
    },
  );

  it.each(['offline', 'storage'])('may be of the browser: %s', async (type) => {
    await open();
    window.dispatchEvent(new Event(type));
    await soon();
    expect(asked).toHaveLength(2);
  });
});

describe('what was pressed before the page can answer', () => {
  it('is pressed again: the last button', async () => {
    await open('<button>a</button><button>b</button>');
    const pressed: (string | null)[] = [];
    for (const button of document.querySelectorAll('button')) button.click();
    for (const button of document.querySelectorAll('button'))
      button.addEventListener('click', () => pressed.push(button.textContent));
    await comeAlive();
    expect(pressed).toEqual(['b']);
  });

  const tap = (more: MouseEventInit = {}): MouseEvent => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
    document.querySelector('a')?.dispatchEvent(event);
    return event;
  };
  const SEARCH = '<a href="/search/" data-shortcut="k">search</a>';

  it('is pressed again: a link that the page answers, unless it opens a tab', async () => {
    await open(`${SEARCH}<a href="/b/">b</a>`);
    expect(tap().defaultPrevented).toBe(true);
    expect(tap({ ctrlKey: true }).defaultPrevented).toBe(false);
    const pressed = vi.fn();
    document.querySelector('a')?.addEventListener('click', pressed);
    await comeAlive();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('is left to the browser: any other link', async () => {
    await open('<a href="/b/">b</a>');
    expect(tap().defaultPrevented).toBe(false);
  });

  it('is followed as a link where the scripts do not come, and the page cannot be loaded anew', async () => {
    await open(SEARCH);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('sessionStorage', undefined);
    const follow = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    tap();
    await soon();
    asked.at(-1)?.onerror?.(new Event('error'));
    await soon();
    vi.unstubAllGlobals();
    expect(follow.mock.calls).toEqual([[expect.stringMatching(/\/search\/$/)]]);
  });

  const press = (key: string, more: KeyboardEventInit = {}): KeyboardEvent => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    document.body.dispatchEvent(event);
    return event;
  };

  it.each<[string, KeyboardEventInit, boolean]>([
    ['/', {}, false],
    ['k', { ctrlKey: true }, true],
    ['k', { metaKey: true }, true],
    ['k', {}, false],
    ['p', { ctrlKey: true }, false],
  ])('is pressed again: the key %s with %o, kept from the browser: %s', async (key, more, isKept) => {
    await open('<a data-shortcut="k">search</a>');
    expect(press(key, more).defaultPrevented).toBe(isKept);
    const seen: object[] = [];
    document.addEventListener('keydown', (event) => seen.push(event), { signal: listening.signal });
    await comeAlive();
    expect(seen).toMatchObject([{ key, ctrlKey: false, metaKey: false, ...more }]);
  });

  it('is left to the page where that has started', async () => {
    await open();
    window.isStarted = true;
    press('/');
    const seen = vi.fn();
    document.addEventListener('keydown', seen, { signal: listening.signal });
    await comeAlive();
    expect(seen).not.toHaveBeenCalled();
  });
});
