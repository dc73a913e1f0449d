// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isIgnored } from './ignoreStatistics';
import StatisticsSwitch from './StatisticsSwitch';

vi.mock('@docusaurus/useIsBrowser', () => ({ default: () => true }));

const KEY = 'plausible_ignore';

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  page = document.createElement('div');
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  localStorage.clear();
});

const show = () => act(async () => root.render(<StatisticsSwitch />));
const control = () => page.querySelector<HTMLInputElement>('[role="switch"]');
const press = () => act(async () => control()?.click());
const outcome = () => page.querySelector('[role="status"]')?.textContent;

it('the switch keeps this browser out and takes it back in, and says so', async () => {
  await show();
  expect(control()?.checked).toBe(false);
  await press();
  expect(control()?.checked).toBe(true);
  expect(outcome()).toContain('不會再送出造訪統計');
  expect([isIgnored(), localStorage.getItem(KEY)]).toEqual([true, 'true']);
  await press();
  expect(control()?.checked).toBe(false);
  expect(outcome()).toContain('會列入造訪統計');
  expect([isIgnored(), localStorage.getItem(KEY)]).toEqual([false, null]);
});

it('the switch follows another tab', async () => {
  await show();
  localStorage.setItem(KEY, 'true');
  await act(async () => window.dispatchEvent(new Event('storage')));
  expect(control()?.checked).toBe(true);
});

it.each([
  ['out of reach', undefined],
  ['full', { getItem: () => null }],
])('the switch says so where storage is %s', async (_, storage) => {
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(storage as unknown as Storage);
  await show();
  await press();
  expect(control()?.checked).toBe(false);
  expect(outcome()).toContain('沒有改成');
});

it('the switch is not needed where the browser asks for privacy', async () => {
  vi.spyOn(navigator, 'doNotTrack', 'get').mockReturnValue('1');
  await show();
  expect(control()).toBeNull();
  expect(page.textContent).toContain('不列入統計，不必設定');
});
