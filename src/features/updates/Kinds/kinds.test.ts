// @vitest-environment happy-dom
/** The kind of updates that is shown stands in the address. */
import { createMemoryHistory, type MemoryHistory } from 'history';
import { afterEach, expect, it, vi } from 'vitest';
import { startKinds } from './start';

let history: MemoryHistory;
vi.mock('html-first/client', () => ({ getHistory: () => history }));

let end: () => void = () => undefined;
afterEach(() => {
  end();
  document.body.replaceChildren();
});

/** @param early what the reader has chosen before the code came */
function open(search: string, early?: string) {
  history = createMemoryHistory({ initialEntries: ['/', `/updates/${search}`], initialIndex: 1 });
  const island = document.createElement('div');
  island.innerHTML = ['all', 'files', 'post']
    .map((kind) => `<input type="radio" name="kind" value="${kind}"${kind === 'all' ? ' checked' : ''}>`)
    .join('');
  const press = (kind: string) => island.querySelector<HTMLInputElement>(`[value="${kind}"]`)?.click();
  document.body.replaceChildren(island);
  if (early !== undefined) press(early);
  const onAlive = vi.fn();
  end = startKinds(island, onAlive);
  expect(onAlive).toHaveBeenCalledOnce();
  return { press, shown: () => [...island.querySelectorAll('input')].find(({ checked }) => checked)?.value };
}

it('an address shows the kind that it names, or all', () => {
  expect(open('?kind=post').shown()).toBe('post');
  expect(open('?kind=planted').shown()).toBe('all');
  expect(open('').shown()).toBe('all');
  expect(history.length).toBe(2);
});

it('what is chosen is an address, which back and forward lead to', () => {
  const { press, shown } = open('');
  press('files');
  press('post');
  press('all');
  expect(history.entries.map(({ search }) => search)).toEqual(['', '', '?kind=files', '?kind=post', '']);
  history.goBack();
  expect(shown()).toBe('post');
  history.goBack();
  history.goBack();
  expect(shown()).toBe('all');
  history.goForward();
  expect(shown()).toBe('files');
  expect(history.length).toBe(5);
});

it('what is chosen before the code comes counts more than the address', () => {
  expect(open('?kind=post', 'files').shown()).toBe('files');
  expect(history.location.search).toBe('?kind=files');
});

it('the page that follows is left alone', () => {
  const { press, shown } = open('');
  press('files');
  history.push('/?kind=post');
  expect(shown()).toBe('files');
});
