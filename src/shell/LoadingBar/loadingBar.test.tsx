// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingBar } from '../Frame';
import { LOADING_BAR } from './times';
import { createLoadingBar, type LoadingBar as Store } from './loadingBar';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const { delay, duration, hideDelay } = LOADING_BAR;
const pass = (ms: number) => vi.advanceTimersByTime(ms);

describe('state', () => {
  it('has the times and the look of the specification', () => {
    expect(LOADING_BAR).toMatchObject({
      delay: 200,
      duration: 5_000,
      hideDelay: 500,
      height: 2,
      color: '#3B8070',
    });
  });

  it('appears after the delay, stands after the end, then goes', () => {
    const bar = createLoadingBar();
    expect(bar.getState()).toBe('idle');
    bar.start();
    pass(delay - 1);
    expect(bar.getState()).toBe('waiting');
    pass(1);
    expect(bar.getState()).toBe('running');
    pass(10 * duration);
    expect(bar.getState()).toBe('running');
    bar.finish();
    pass(hideDelay - 1);
    expect(bar.getState()).toBe('finished');
    pass(1);
    expect(bar.getState()).toBe('idle');
    pass(10 * duration);
    expect(bar.getState()).toBe('idle');
  });

  it('does not show a load that ends before the delay', () => {
    const bar = createLoadingBar();
    const seen: string[] = [];
    bar.subscribe(() => seen.push(bar.getState()));
    bar.start();
    pass(delay - 1);
    bar.finish();
    pass(10 * duration);
    expect(seen).toEqual(['waiting', 'idle']);
  });

  it.each([0, delay - 1, delay, duration])('shows a failure after %i ms for as long as an end', (ms) => {
    const bar = createLoadingBar();
    bar.start();
    pass(ms);
    bar.finish(true);
    pass(hideDelay - 1);
    expect(bar.getState()).toBe('failed');
    pass(1);
    expect(bar.getState()).toBe('idle');
  });

  it.each([false, true])('starts anew while the end of another stands (failed: %s)', (failed) => {
    const bar = createLoadingBar();
    bar.start();
    pass(delay);
    bar.finish(failed);
    pass(hideDelay - 1);
    bar.start();
    expect(bar.getState()).toBe('waiting');
    // The end of the first would have gone now; it must not take the second with it.
    pass(1);
    expect(bar.getState()).toBe('waiting');
    pass(delay - 1);
    expect(bar.getState()).toBe('running');
  });

  it('takes pages that supersede each other for one wait', () => {
    const bar = createLoadingBar();
    bar.start();
    pass(delay - 1);
    bar.start();
    pass(1);
    expect(bar.getState()).toBe('running');
    bar.start();
    expect(bar.getState()).toBe('running');
    bar.finish();
    expect(bar.getState()).toBe('finished');
  });

  it.each([false, true])('knows no end without a start, nor a second end (failed: %s)', (failed) => {
    const bar = createLoadingBar();
    bar.finish(failed);
    expect(bar.getState()).toBe('idle');
    bar.start();
    pass(delay);
    bar.finish();
    pass(hideDelay - 1);
    bar.finish(failed);
    expect(bar.getState()).toBe('finished');
    pass(1);
    expect(bar.getState()).toBe('idle');
  });

  it('tells listeners each change once, and no longer when they left', () => {
    const bar = createLoadingBar();
    const listener = vi.fn();
    const leave = bar.subscribe(listener);
    bar.start();
    bar.start();
    pass(delay);
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    bar.finish();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('LoadingBar', () => {
  let box: HTMLElement;
  let store: Store;
  let announcement: { set: (text: string) => void };

  beforeEach(async () => {
    box = document.createElement('div');
    box.innerHTML = renderToString(<LoadingBar />);
    // There is one bar of route changes, which each of these tests begins anew.
    vi.resetModules();
    ({ loadingBar: store } = await import('./loadingBar'));
    ({ announcement } = await import('./announcement'));
    const { showLoadingBar } = await import('./show');
    showLoadingBar(box.querySelector('[data-loading-bar]') as HTMLElement);
  });

  const shown = () => ({
    state: box.querySelector('[data-loading-bar]')?.getAttribute('data-loading-bar'),
    status: box.querySelector('[role="status"]')?.textContent,
    progress: box.querySelector('[role="progressbar"]')?.ariaLabel ?? null,
    drawn: box.querySelectorAll('[data-loading-bar] > div').length,
  });

  it('draws and says each state', () => {
    const live = box.querySelector('[role="status"]');
    expect(live).not.toBeNull();
    expect(shown()).toEqual({ state: 'idle', status: '', progress: null, drawn: 0 });
    store.start();
    expect(shown()).toEqual({ state: 'waiting', status: '', progress: null, drawn: 0 });
    pass(delay);
    expect(shown()).toEqual({ state: 'running', status: '正在載入……', progress: '頁面載入進度', drawn: 1 });
    store.finish();
    expect(shown()).toEqual({ state: 'finished', status: '', progress: null, drawn: 1 });
    store.start();
    expect(shown()).toEqual({ state: 'waiting', status: '', progress: null, drawn: 0 });
    store.finish(true);
    expect(shown()).toEqual({ state: 'failed', status: '載入失敗', progress: null, drawn: 1 });
    pass(hideDelay);
    expect(shown()).toEqual({ state: 'idle', status: '', progress: null, drawn: 0 });
    expect(box.querySelector('[role="status"]')).toBe(live);
  });

  it('says which page has come, and gives way to what a load says', () => {
    announcement.set('甲');
    expect(shown()).toMatchObject({ status: '甲', drawn: 0 });
    store.start();
    pass(delay);
    expect(shown().status).toBe('正在載入……');
    store.finish();
    announcement.set('乙');
    expect(shown()).toMatchObject({ state: 'finished', status: '乙' });
  });

  it('does not say a page again while another is awaited', () => {
    announcement.set('甲');
    const status = box.querySelector('[role="status"]')?.firstChild;
    store.start();
    // Screen readers would read a text that is put there once more.
    expect(box.querySelector('[role="status"]')?.firstChild).toBe(status);
  });
});
