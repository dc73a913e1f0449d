// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { drawInDocument } from '@site/tests/support/drawInDocument';
import StatisticsSwitch from './StatisticsSwitch';

vi.mock('@docusaurus/useIsBrowser', () => ({ default: () => true }));

const KEY = 'plausible_ignore';

const { draw, find } = drawInDocument();
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const show = () => draw(<StatisticsSwitch />);
const control = () => find('[role="switch"]') as HTMLInputElement | null;
const press = () => act(async () => control()?.click());
const outcome = () => find('[role="status"]')?.textContent;

it('the switch keeps this browser out and takes it back in, and says so', async () => {
  await show();
  for (const [checked, kept, words] of [
    [true, 'true', '不會再送出造訪統計'],
    [false, null, '會列入造訪統計'],
  ] as const) {
    await press();
    expect([control()?.checked, localStorage.getItem(KEY)]).toEqual([checked, kept]);
    expect(outcome()).toContain(words);
  }
});

it('the switch shows what this browser keeps, and follows another tab', async () => {
  localStorage.setItem(KEY, 'true');
  await show();
  const state = document.getElementById(control()?.getAttribute('aria-describedby') ?? '');
  expect([control()?.checked, state?.textContent]).toEqual([true, '目前：不列入統計']);
  localStorage.clear();
  await act(async () => window.dispatchEvent(new Event('storage')));
  expect(control()?.checked).toBe(false);
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
  expect(find('p')?.textContent).toContain('不列入統計，不必設定');
});
