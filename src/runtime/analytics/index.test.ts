// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { happyDOM } from '@site/tests/support/happyDom';
import { countPages } from '.';

/** The listeners of earlier tests stay, with the tracker of theirs. */
let track = vi.fn();
let visibility: DocumentVisibilityState;

beforeEach(() => {
  // Where the window is going to already.
  happyDOM.setURL('https://site.test/next/');
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  track = vi.fn();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const look = (state: DocumentVisibilityState) => () => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const pageshow = (persisted: boolean) => () =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

/** @param steps addresses of pages that are shown, and what happens between */
function count(steps: readonly (string | (() => unknown))[], hashMode = false): string[] {
  const show = countPages(track, hashMode);
  for (const step of steps) {
    if (typeof step !== 'string') step();
    else {
      const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(step) ?? [];
      show({ pathname, search, hash });
    }
  }
  expect(track.mock.calls.every(([name, props]) => name === 'pageview' && props === undefined)).toBe(true);
  return track.mock.calls.map(([, , url]) => String(url).replace('https://site.test', ''));
}

it.each<[what: string, steps: (string | (() => unknown))[], expected: string[]]>([
  ['each path, no other query or hash', ['/', '/a?q=a#x', '/a?q=b', '/a#y', '/'], ['/', '/a?q=a#x', '/']],
  [
    'the address that is shown, as browsers write it',
    ['/tag/封面 AI/?ref=x#y', '//other.test/'],
    ['/tag/%E5%B0%81%E9%9D%A2%20AI/?ref=x#y', '//other.test/'],
  ],
  [
    'what is shown once somebody looks',
    [look('hidden'), '/', '/blog/', look('hidden'), look('visible'), look('hidden'), look('visible')],
    ['/blog/'],
  ],
  ['a route change that ends in the background', ['/', look('hidden'), '/blog/'], ['/', '/blog/']],
  [
    'a page that the browser brings back, and no first show',
    [pageshow(true), '/blog/', pageshow(false), pageshow(true)],
    ['/blog/', '/blog/'],
  ],
])('counts %s', (_, steps, expected) => {
  expect(count(steps)).toEqual(expected);
});

it('counts changes of the hash in hash mode', () => {
  expect(count(['/', '/#a', '/#a', '/?q=b#a', '/#b'], true)).toEqual(['/', '/#a', '/#b']);
});
