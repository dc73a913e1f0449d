// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LATE_TARGET_WAIT } from '../browser/constants';
import { startScroll, type Scroll } from './scroll';
import { createScrollMemory, entryKey, POSITIONS_KEY } from './scroll/memory';
import { findTarget } from '../browser/scrollTarget';

/** Height of the page beyond the window: no further can it be scrolled. */
let tall: number;
let action: 'PUSH' | 'POP' | 'REPLACE';
let scroll: Scroll;
let made = 0;
/** What the test calls the elements that were scrolled to. */
let scrolledTo: string[];

beforeEach(() => {
  vi.useFakeTimers();
  tall = 10_000;
  scrolledTo = [];
  sessionStorage.clear();
  document.body.innerHTML = '<div id="app"></div>';
  history.replaceState(null, '', '/a/');
  history.scrollRestoration = 'auto';
  const root = document.documentElement;
  root.scrollTop = 0;
  vi.spyOn(window, 'scrollTo').mockImplementation((to: ScrollToOptions | number, y?: number) => {
    const top = typeof to === 'number' ? (y ?? 0) : (to.top ?? 0);
    root.scrollTop = Math.min(tall, top);
  });
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, options) {
    expect(options).toEqual({ behavior: 'instant' });
    scrolledTo.push(this.id);
    root.scrollTop = Math.min(tall, Number(this.getAttribute('data-top') ?? 0));
  });
  start();
});
afterEach(() => {
  scroll.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The address as the router tells it: a copy, not what changes with the window. */
function place() {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash };
}

function start() {
  action = 'POP';
  scroll = startScroll(() => action);
}

const app = () => document.getElementById('app') as HTMLElement;
const put = (html: string) => app().insertAdjacentHTML('beforeend', html);
const target = (id: string, top = 700) => `<h2 id="${id}" data-top="${top}">x</h2>`;

/** The visitor scrolls; a frame passes. */
function scrollBy(top: number) {
  window.scrollTo(0, top);
  window.dispatchEvent(new Event('scroll'));
}

/** What the router does, then what Docusaurus does when the page is there. */
function come(change?: () => void) {
  scroll.leave(place());
  change?.();
  // ClientLifecyclesDispatcher, which knows no positions.
  if (!place().hash) window.scrollTo(0, 0);
  scroll.arrive(place());
  window.dispatchEvent(new Event('scroll'));
}
function first() {
  scroll.arrive(place());
}
function push(address: string, change?: () => void) {
  action = 'PUSH';
  history.pushState({ key: `made-${++made}` }, '', address);
  come(change);
}
/** Back or forward to an entry; happy-dom has no history to go back in. */
function pop(address: string, state: unknown) {
  action = 'POP';
  history.replaceState(state, '', address);
  window.dispatchEvent(new Event('popstate'));
  come();
}
/** The browser's own jump: an entry without a name; Chromium keeps the one it is at when it jumps there once more. */
const jump = (hash: string, state: unknown = null) => pop(window.location.pathname + hash, state);

const changed = () => vi.advanceTimersByTimeAsync(1);

describe('route change', () => {
  it('goes to the top, also where Docusaurus took it for a change of the query', () => {
    first();
    scrollBy(1_500);
    push('/b/');
    expect(window.scrollY).toBe(0);
    scrollBy(900);
    // A page that never came, then another query of it: Docusaurus compares the two and does not scroll.
    action = 'PUSH';
    history.pushState({ key: 'never' }, '', '/c/');
    scroll.leave(place());
    history.pushState({ key: 'came' }, '', '/c/?q=1');
    scroll.leave(place());
    scroll.arrive(place());
    expect(window.scrollY).toBe(0);
  });

  it('does not scroll when only the query changes', () => {
    first();
    scrollBy(400);
    for (const [from, to] of [
      ['/a/', '/a/?q=1'],
      ['/a/?q=1#x', '/a/?q=2#x'],
    ] as const) {
      history.replaceState({ key: from }, '', from);
      scroll.arrive(place());
      scrollBy(400);
      action = 'REPLACE';
      history.replaceState({ key: to }, '', to);
      scroll.leave(place());
      scroll.arrive(place());
      expect(window.scrollY, to).toBe(400);
    }
  });
});

describe('back and forward', () => {
  it('restores what each entry was left at', () => {
    first();
    const a = history.state as unknown;
    scrollBy(1_500);
    push('/b/');
    const b = history.state as unknown;
    scrollBy(300);
    pop('/a/', a);
    expect(window.scrollY).toBe(1_500);
    scrollBy(1_200);
    pop('/b/', b);
    expect(window.scrollY).toBe(300);
    pop('/a/', a);
    expect(window.scrollY).toBe(1_200);
  });

  it('keeps two entries of one address apart', () => {
    first();
    const one = history.state as unknown;
    scrollBy(100);
    push('/b/');
    push('/a/');
    scrollBy(900);
    push('/b/');
    pop('/a/', one);
    expect(window.scrollY).toBe(100);
  });

  it('stays on the page it is on when one on its way is given up', () => {
    first();
    const a = history.state as unknown;
    scrollBy(800);
    action = 'PUSH';
    history.pushState({ key: 'never' }, '', '/b/');
    scroll.leave(place());
    // The old page is still there and can be scrolled.
    scrollBy(850);
    pop('/a/', a);
    expect(window.scrollY).toBe(850);
  });

  it('waits for a page that is too short at first', async () => {
    first();
    const a = history.state as unknown;
    scrollBy(1_500);
    push('/b/');
    tall = 600;
    pop('/a/', a);
    expect(window.scrollY).toBe(600);
    tall = 1_000;
    put('<p>more</p>');
    await changed();
    expect(window.scrollY).toBe(1_000);
    tall = 5_000;
    put('<p>all</p>');
    await changed();
    expect(window.scrollY).toBe(1_500);
    // It is there now: what happens later is no longer its business.
    window.scrollTo(0, 0);
    put('<p>later</p>');
    await changed();
    expect(window.scrollY).toBe(0);
  });

  it('opens the block that the hash points into before it restores', () => {
    put(`<details>${target('x')}</details>`);
    first();
    push('/a/#x');
    const x = history.state as unknown;
    scrollBy(2_000);
    push('/b/', () => app().replaceChildren());
    put(`<details>${target('x')}</details>`);
    pop('/a/#x', x);
    expect(document.querySelector('details')?.open).toBe(true);
    expect(window.scrollY).toBe(2_000);
  });

  it('goes to the top or the hash where nothing was kept', () => {
    put(target('x'));
    first();
    scrollBy(500);
    pop('/b/', { key: 'unknown' });
    expect(window.scrollY).toBe(0);
    pop('/b/#x', { key: 'unknown too' });
    expect(window.scrollY).toBe(700);
  });

  it('tells the browser to leave it, except for a page that is loaded anew', () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(history.scrollRestoration).toBe('auto');
    first();
    expect(history.scrollRestoration).toBe('manual');
    window.dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(history.scrollRestoration).toBe('manual');
  });

  it('does not let the browser take the old page for the next one when it reloads in between', () => {
    first();
    action = 'PUSH';
    history.pushState({ key: 'on its way' }, '', '/b/');
    scroll.leave(place());
    window.dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('manual');
  });
});

describe('reload', () => {
  it('keeps the positions of all entries', () => {
    first();
    const a = history.state as unknown;
    scrollBy(1_500);
    push('/b/');
    scrollBy(300);
    window.dispatchEvent(new Event('pagehide'));
    scroll.stop();
    window.scrollTo(0, 0);
    start();
    first();
    expect(window.scrollY).toBe(300);
    pop('/a/', a);
    expect(window.scrollY).toBe(1_500);
  });

  it('leaves alone what the browser or the visitor has done already', () => {
    first();
    scrollBy(1_500);
    window.dispatchEvent(new Event('pagehide'));
    scroll.stop();
    window.scrollTo(0, 40);
    start();
    first();
    expect(window.scrollY).toBe(40);
  });

  it('also keeps them when a phone puts the page away', () => {
    first();
    scrollBy(1_500);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    visibility.mockRestore();
    expect(createScrollMemory().get(entryKey())).toEqual({ x: 0, y: 1_500 });
  });

  it.each(['{', '{}', '[null, 1, ["a"], ["b", {"x": 0}], [1, {"x": 0, "y": 0}]]'])(
    'does without what is not positions: %s',
    (kept) => {
      sessionStorage.setItem(POSITIONS_KEY, kept);
      const memory = createScrollMemory();
      expect(memory.get('a')).toBeUndefined();
      expect(memory.get('b')).toBeUndefined();
    },
  );

  it('forgets the entries left longest ago', () => {
    const memory = createScrollMemory();
    for (let n = 0; n < 150; n++) memory.set(String(n), { x: 0, y: n });
    memory.set('50', { x: 0, y: 1 });
    memory.set('150', { x: 0, y: 2 });
    expect(memory.get('49')).toBeUndefined();
    expect(memory.get('51')).toBeUndefined();
    expect(memory.get('50')).toEqual({ x: 0, y: 1 });
  });

  it('works inside the page where storage is blocked', () => {
    scroll.stop();
    const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    start();
    first();
    const a = history.state as unknown;
    scrollBy(1_500);
    push('/b/');
    pop('/a/', a);
    expect(window.scrollY).toBe(1_500);
    expect(() => window.dispatchEvent(new Event('pagehide'))).not.toThrow();
    expect(blocked).toHaveBeenCalled();
  });

  it('works where the history cannot be changed', () => {
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError');
    });
    expect(entryKey()).toBe(window.location.href);
    expect(first).not.toThrow();
  });
});

describe('hash', () => {
  it('goes to the target on another page', () => {
    first();
    push('/b/#x', () => put(target('x')));
    expect(window.scrollY).toBe(700);
  });

  it('goes there again when the same link is followed again', () => {
    put(target('x'));
    first();
    jump('#x');
    for (const follow of [
      () => jump('#x'),
      () => jump('#x', history.state),
      () => push('/a/#x'),
      () => jump('#x', history.state),
    ]) {
      scrollBy(50);
      follow();
      expect(window.scrollY).toBe(700);
    }
  });

  it('remembers where the page was before the browser jumped by itself', () => {
    put(target('x'));
    first();
    const a = history.state as unknown;
    scrollBy(300);
    // By the time the router hears of it, some browsers have jumped already; the frame has not passed yet.
    window.scrollTo(0, 700);
    jump('#x');
    pop('/a/', a);
    expect(window.scrollY).toBe(300);
  });

  it('does not take that jump for where the page was, nor for where the visitor comes back to', () => {
    put(target('x'));
    first();
    const a = history.state as unknown;
    scrollBy(300);
    action = 'POP';
    history.pushState(null, '', '/a/#x');
    scroll.leave(place());
    // A frame passes before Docusaurus is ready: the browser has jumped, and the visitor scrolls.
    scrollBy(740);
    scroll.arrive(place());
    expect(scrolledTo).toEqual(['x']);
    const x = history.state as unknown;
    scrollBy(720);
    history.replaceState(a, '', '/a/');
    scroll.leave(place());
    scrollBy(730);
    scroll.arrive(place());
    expect(window.scrollY).toBe(300);
    pop('/a/#x', x);
    expect(window.scrollY).toBe(720);
  });

  it.each(['資料品質', 'c-price', '100%', 'a b'])('finds %s, encoded or not', (id) => {
    put(target(id));
    expect(findTarget(`#${encodeURIComponent(id)}`)?.id).toBe(id);
    expect(findTarget(`#${id}`)?.id).toBe(id);
    expect(findTarget('#')).toBeNull();
    expect(findTarget('')).toBeNull();
  });

  it('prefers an id that reads exactly like the hash', () => {
    put(target('%41') + target('A'));
    expect(findTarget('#%41')?.id).toBe('%41');
    expect(findTarget('#%FF')).toBeNull();
  });

  it('makes a hash that cannot be decoded one that can, before the router hears of it', () => {
    put(target('100%'));
    first();
    let heard = '';
    const router = () => (heard = window.location.hash);
    window.addEventListener('popstate', router);
    jump('#100%');
    window.removeEventListener('popstate', router);
    expect(heard).toBe('#100%25');
    expect(scrolledTo).toEqual(['100%']);
    scroll.stop();
    history.replaceState(null, '', '#%FF');
    start();
    expect(window.location.hash).toBe('#%25FF');
  });

  it('opens closed blocks around the target, however deep', () => {
    put(`<details id="o"><details id="i"><summary>s</summary>${target('x')}</details></details>`);
    first();
    push('/a/#x');
    expect(document.querySelectorAll('details[open]')).toHaveLength(2);
    expect(scrolledTo).toEqual(['x']);
  });

  it('opens a block that is the target itself', () => {
    put('<details id="y2019"><summary>s</summary>x</details>');
    first();
    push('/a/#y2019');
    expect(document.querySelector('details')?.open).toBe(true);
  });

  describe('with a target that comes late', () => {
    const late = async () => {
      put(target('x'));
      await changed();
    };

    it('goes there, on a new page from the top', async () => {
      first();
      scrollBy(400);
      push('/b/#x');
      expect(window.scrollY).toBe(0);
      await late();
      expect(window.scrollY).toBe(700);
    });

    it('goes there on the page that the browser loaded', async () => {
      history.replaceState(null, '', '/a/#x');
      first();
      await late();
      expect(scrolledTo).toEqual(['x']);
    });

    it('goes there on the same page, which stays until then', async () => {
      first();
      scrollBy(400);
      push('/a/#x');
      expect(window.scrollY).toBe(400);
      await late();
      expect(window.scrollY).toBe(700);
    });

    it('sees an id that is given later', async () => {
      put('<h2 data-top="70">x</h2>');
      first();
      push('/a/#x');
      document.querySelector('h2')?.setAttribute('id', 'x');
      await changed();
      expect(window.scrollY).toBe(70);
    });

    it('goes there once', async () => {
      first();
      push('/a/#x');
      await late();
      put('<p>more</p>');
      await changed();
      expect(scrolledTo).toEqual(['x']);
    });

    it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])('gives up at a %s', async (type) => {
      first();
      push('/b/#x');
      app().dispatchEvent(new Event(type, { bubbles: true }));
      await late();
      expect(scrolledTo).toEqual([]);
    });

    it('gives up when the page is scrolled without any of these', async () => {
      first();
      push('/b/#x');
      scrollBy(30);
      await late();
      expect(scrolledTo).toEqual([]);
    });

    it('gives up when another page is on its way', async () => {
      first();
      push('/b/#x');
      action = 'PUSH';
      history.pushState({ key: 'next' }, '', '/c/');
      scroll.leave(place());
      await late();
      expect(scrolledTo).toEqual([]);
    });

    it('gives up in the end', async () => {
      first();
      push('/b/#x');
      await vi.advanceTimersByTimeAsync(LATE_TARGET_WAIT - 1);
      put('<p>still not</p>');
      await vi.advanceTimersByTimeAsync(1);
      await late();
      expect(scrolledTo).toEqual([]);
    });

    it('comes just in time', async () => {
      first();
      push('/b/#x');
      await vi.advanceTimersByTimeAsync(LATE_TARGET_WAIT - 2);
      await late();
      expect(scrolledTo).toEqual(['x']);
    });
  });

  it('leaves the page that the browser loaded alone where the target is in sight', () => {
    put(target('x'));
    history.replaceState(null, '', '/a/#x');
    first();
    expect(scrolledTo).toEqual([]);
  });

  it('opens the block around the target on the page that the browser loaded', () => {
    put(`<details>${target('x')}</details>`);
    history.replaceState(null, '', '/a/#x');
    first();
    expect(document.querySelector('details')?.open).toBe(true);
    expect(scrolledTo).toEqual(['x']);
  });
});

describe('keyboard', () => {
  const focused: string[] = [];
  beforeEach(() => {
    focused.length = 0;
    document.addEventListener('focusin', onFocus);
  });
  afterEach(() => document.removeEventListener('focusin', onFocus));
  const onFocus = ({ target: element }: Event) => focused.push((element as Element).id);

  it('goes on from the target, which is left as it was', () => {
    first();
    push('/b/#x', () => put(target('x')));
    expect(focused).toEqual(['x']);
    expect(document.getElementById('x')?.hasAttribute('tabindex')).toBe(false);
  });

  it('stays where it is on back and forward, and on the page that the browser loaded', () => {
    put(`<details>${target('x')}</details>`);
    history.replaceState(null, '', '/a/#x');
    first();
    pop('/b/#x', { key: 'unknown' });
    expect(scrolledTo).toEqual(['x', 'x']);
    expect(focused).toEqual([]);
  });

  it('is not taken out of a field by a target that comes late', async () => {
    put('<input id="field">');
    first();
    push('/b/#x');
    document.getElementById('field')?.focus();
    put(target('x'));
    await changed();
    expect(scrolledTo).toEqual(['x']);
    expect(focused).toEqual(['field']);
  });
});
