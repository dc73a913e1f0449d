// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ConnectionNotice from './';
import { createConnection, RESTORED_DISPLAY, type Connection } from './connection';

vi.mock('@docusaurus/Translate', () => ({ default: ({ children }: { children: string }) => children }));

let root: Root | null = null;
let box: HTMLElement;
let store: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  set(true);
  box = document.createElement('div');
  store = createConnection();
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = null;
  vi.useRealTimers();
});

function set(onLine: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
}
function become(onLine: boolean) {
  set(onLine);
  window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
}
const then = (what: () => void) => act(async () => what());
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const shown = () => {
  const strip = box.querySelector('[data-connection]');
  return [strip?.getAttribute('data-connection'), strip?.textContent];
};
const OFFLINE = ['offline', '目前離線。看過的頁面仍可閱讀，下載檔案要等連上網路。'];
const RESTORED = ['restored', '已恢復連線。'];
const ONLINE = ['online', ''];

async function show() {
  root = createRoot(box);
  await act(async () => root?.render(<ConnectionNotice store={store} />));
}

describe('ConnectionNotice', () => {
  it('says nothing, then that there is no connection, then for a moment that it is back', async () => {
    await show();
    const live = box.querySelector('[role="status"]');
    expect(shown()).toEqual(ONLINE);
    await then(() => become(false));
    expect(shown()).toEqual(OFFLINE);
    await pass(60 * RESTORED_DISPLAY);
    expect(shown()).toEqual(OFFLINE);
    await then(() => become(true));
    expect(shown()).toEqual(RESTORED);
    await pass(RESTORED_DISPLAY - 1);
    expect(shown()).toEqual(RESTORED);
    await pass(1);
    expect(shown()).toEqual(ONLINE);
    expect(box.querySelector('[role="status"]')).toBe(live);
  });

  it('goes offline again in that moment, and counts the next one anew', async () => {
    set(false);
    await show();
    expect(shown()).toEqual(OFFLINE);
    await then(() => become(true));
    await pass(RESTORED_DISPLAY - 1);
    await then(() => become(false));
    await pass(1);
    expect(shown()).toEqual(OFFLINE);
    await then(() => become(true));
    await pass(RESTORED_DISPLAY - 1);
    expect(shown()).toEqual(RESTORED);
  });

  it('does not say that something is back that was not away', async () => {
    await show();
    await then(() => become(true));
    expect(shown()).toEqual(ONLINE);
  });

  it('is served without a word and hydrates without a mismatch, also offline', async () => {
    set(false);
    const html = renderToString(<ConnectionNotice store={store} />);
    expect(html).toBe('<div data-connection="online" role="status"></div>');
    box.innerHTML = html;
    const errors: unknown[] = [];
    await act(async () => {
      root = hydrateRoot(box, <ConnectionNotice store={store} />, {
        onRecoverableError: (e) => errors.push(e),
      });
    });
    expect(errors).toEqual([]);
    expect(shown()).toEqual(OFFLINE);
  });
});

describe('createConnection', () => {
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
