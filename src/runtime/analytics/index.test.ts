// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countPages } from '.';

const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
const place = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

let track = vi.fn();
/** Addresses that were counted. */
const counted = () => track.mock.calls.map(([, , url]) => String(url));
let visibility: DocumentVisibilityState;

beforeEach(() => {
  happyDOM.setURL('https://site.test/');
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  // The listeners of earlier tests stay, with the tracker of theirs.
  track = vi.fn();
});
afterEach(() => {
  vi.restoreAllMocks();
});

function changeVisibility(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('countPages', () => {
  it('counts each path that is shown, and coming back to it', () => {
    const show = countPages(track, false);
    for (const pathname of ['/', '/blog/', '/']) show(place(pathname));
    expect(track.mock.calls).toEqual([
      ['pageview', undefined, 'https://site.test/'],
      ['pageview', undefined, 'https://site.test/blog/'],
      ['pageview', undefined, 'https://site.test/'],
    ]);
  });

  it('tells the address of the page that is shown, not of the one the window is going to', () => {
    const show = countPages(track, false);
    happyDOM.setURL('https://site.test/next/');
    show(place('/blog/tag/封面 AI/', '?ref=x', '#y'));
    show(place('//other.test/'));
    expect(counted()).toEqual([
      'https://site.test/blog/tag/%E5%B0%81%E9%9D%A2%20AI/?ref=x#y',
      'https://site.test//other.test/',
    ]);
  });

  it('counts no change of query or hash', () => {
    const show = countPages(track, false);
    show(place('/search/', '?q=a', '#x'));
    show(place('/search/', '?q=b'));
    show(place('/search/', '?q=b', '#y'));
    expect(counted()).toEqual(['https://site.test/search/?q=a#x']);
  });

  it('counts changes of the hash in hash mode', () => {
    const show = countPages(track, true);
    show(place('/'));
    show(place('/', '', '#a'));
    show(place('/', '', '#a'));
    show(place('/', '?q=b', '#a'));
    show(place('/', '', '#b'));
    expect(counted()).toEqual(['https://site.test/', 'https://site.test/#a', 'https://site.test/#b']);
  });

  it.each(['hidden', 'prerender'] as const)(
    'waits while the page is %s, and counts what is then shown',
    (state) => {
      visibility = state as DocumentVisibilityState;
      const show = countPages(track, false);
      show(place('/'));
      show(place('/blog/'));
      changeVisibility('hidden');
      expect(counted()).toEqual([]);
      changeVisibility('visible');
      changeVisibility('hidden');
      changeVisibility('visible');
      expect(counted()).toEqual(['https://site.test/blog/']);
    },
  );

  it('counts a route change that ends in a tab in the background', () => {
    const show = countPages(track, false);
    show(place('/'));
    changeVisibility('hidden');
    show(place('/blog/'));
    expect(counted()).toEqual(['https://site.test/', 'https://site.test/blog/']);
  });

  it('counts a page that the browser kept and brings back, and no first show', () => {
    const show = countPages(track, false);
    const pageshow = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    pageshow(false);
    show(place('/blog/'));
    pageshow(false);
    expect(track).toHaveBeenCalledTimes(1);
    pageshow(true);
    expect(counted()).toEqual(['https://site.test/blog/', 'https://site.test/blog/']);
  });
});
