// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConnectionNotice } from '../Frame';
import { createConnection, RESTORED_DISPLAY } from './connection';

beforeEach(() => {
  vi.useFakeTimers();
  set(true);
});
afterEach(() => {
  vi.useRealTimers();
});

function set(onLine: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
}
function become(onLine: boolean) {
  set(onLine);
  window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
}
const pass = (ms: number) => vi.advanceTimersByTime(ms);
const OFFLINE = ['offline', '目前離線。看過的頁面仍可閱讀，下載檔案要等連上網路。'];
const RESTORED = ['restored', '已恢復連線。'];
const ONLINE = ['online', ''];

describe('ConnectionNotice', () => {
  let box: HTMLElement;
  beforeEach(() => {
    box = document.createElement('div');
    box.innerHTML = renderToString(<ConnectionNotice />);
  });
  const shown = () => {
    const strip = box.querySelector('[data-connection]');
    return [strip?.getAttribute('data-connection'), strip?.textContent];
  };
  async function show() {
    // The window has one connection, which each of these tests begins anew.
    vi.resetModules();
    const { showConnection } = await import('./connection');
    showConnection(box.querySelector('[data-connection]') as HTMLElement);
  }

  it('says nothing, then that there is no connection, then for a moment that it is back', async () => {
    await show();
    const live = box.querySelector('[role="status"]');
    expect(live).not.toBeNull();
    expect(shown()).toEqual(ONLINE);
    become(false);
    expect(shown()).toEqual(OFFLINE);
    pass(60 * RESTORED_DISPLAY);
    expect(shown()).toEqual(OFFLINE);
    become(true);
    expect(shown()).toEqual(RESTORED);
    pass(RESTORED_DISPLAY - 1);
    expect(shown()).toEqual(RESTORED);
    pass(1);
    expect(shown()).toEqual(ONLINE);
    expect(box.querySelector('[role="status"]')).toBe(live);
  });

  it('goes offline again in that moment, and counts the next one anew', async () => {
    set(false);
    await show();
    expect(shown()).toEqual(OFFLINE);
    become(true);
    pass(RESTORED_DISPLAY - 1);
    become(false);
    pass(1);
    expect(shown()).toEqual(OFFLINE);
    become(true);
    pass(RESTORED_DISPLAY - 1);
    expect(shown()).toEqual(RESTORED);
  });

  it('does not say that something is back that was not away', async () => {
    await show();
    become(true);
    expect(shown()).toEqual(ONLINE);
  });

  it('has a box of its own only while it says something', async () => {
    await show();
    const strip = box.querySelector('[data-connection]');
    expect(strip?.className).toBe('');
    become(false);
    expect(strip?.className).not.toBe('');
    // What has the focus is not scrolled behind it.
    expect(document.documentElement.style.scrollPaddingBottom).toBe('4rem');
    become(true);
    pass(RESTORED_DISPLAY);
    expect(strip?.className).toBe('');
    expect(document.documentElement.style.scrollPaddingBottom).toBe('');
  });
});

describe('createConnection', () => {
  let store: ReturnType<typeof createConnection>;
  beforeEach(() => {
    store = createConnection();
  });

  it('knows the connection without listeners, and what changed before the first', () => {
    expect(store.getState()).toBe('online');
    set(false);
    const listener = vi.fn();
    store.subscribe(listener);
    expect(store.getState()).toBe('offline');
    expect(listener).toHaveBeenCalled();
  });

  it('does not let a further listener cut the good news short', () => {
    set(false);
    const leave = store.subscribe(() => undefined);
    become(true);
    store.subscribe(() => undefined)();
    expect(store.getState()).toBe('restored');
    leave();
  });
});
