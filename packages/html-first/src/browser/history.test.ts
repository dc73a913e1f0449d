// @vitest-environment happy-dom
/** Entries of the history: one for a double click, and the browser's own navigation where it refuses to make one. */
import { createBrowserHistory, type History } from 'history';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getHistory, setHistory, setShown } from './history';
import { replaceAddress } from './replaceAddress';

let history: History;
const entries: string[] = [];
let assign: ReturnType<typeof vi.fn>;
let replace: ReturnType<typeof vi.fn>;

beforeEach(() => {
  entries.length = 0;
  window.history.replaceState(null, '', '/a/');
  history = createBrowserHistory();
  setHistory(history);
  vi.spyOn(window.history, 'pushState').mockImplementation((_, __, url) => void entries.push(String(url)));
  assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined) as never;
  replace = vi.spyOn(window.location, 'replace').mockReturnValue(undefined) as never;
});
afterEach(() => vi.restoreAllMocks());

describe('a double click', () => {
  const place = (pathname: string, search = '') => ({ pathname, search, hash: '' });

  it('is one entry while the page is under way, whoever follows the link', () => {
    history.push('/b/');
    history.push('/b/');
    // As the router's links say it, which compare with the page on screen.
    history.push(place('/b/'));
    expect(entries).toEqual(['/b/']);
    expect(history.action).toBe('PUSH');
  });

  it('is one entry where the path is Chinese', () => {
    history.push('/%E8%B3%87/');
    history.push(place('/資/'));
    expect(entries).toHaveLength(1);
  });

  it('is nothing that keeps other addresses, or the same one later, from an entry', () => {
    history.push('/b/');
    history.push('/b/?q=1');
    setShown(place('/b/', '?q=1'));
    // The search makes an entry of the address that it has.
    history.push('/b/?q=1');
    expect(entries).toEqual(['/b/', '/b/?q=1', '/b/?q=1']);
  });

  it('keeps a replacement: a redirect to itself has to be noticed', () => {
    const listener = vi.fn();
    history.push('/b/');
    history.listen(listener);
    history.replace('/b/');
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('an entry that the browser refuses', () => {
  const refuse = () => {
    throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
  };

  it('is opened by the browser', () => {
    vi.spyOn(window.history, 'pushState').mockImplementation(refuse);
    vi.spyOn(window.history, 'replaceState').mockImplementation(refuse);
    history.push('/b/');
    expect(assign).toHaveBeenCalledWith('/b/');
    history.replace({ pathname: '/c/', search: '?q=1', hash: '#d' });
    expect(replace).toHaveBeenCalledWith('/c/?q=1#d');
    replaceAddress('#e');
    expect(replace).toHaveBeenCalledWith('#e');
  });
});

it('an entry that the browser only says it made is opened by the browser', () => {
  history.push('/b/');
  expect(assign).toHaveBeenCalledWith('/b/');
});

it('wraps a history once', () => {
  const { push } = history;
  setHistory(history);
  expect(history.push).toBe(push);
  expect(getHistory()).toBe(history);
});

it("where Docusaurus' own client runs and nobody set a history, as while a site is edited, a page is scrolled after a click", async () => {
  vi.resetModules();
  const { default: scroll } = await import('../clientModules/scroll');
  const place = (pathname: string) => ({ pathname, search: '', hash: '', state: undefined });
  const first = place('/a/');
  const next = place('/b/');
  scroll.onRouteUpdate?.({ location: first, previousLocation: null });
  scroll.onRouteDidUpdate?.({ location: first, previousLocation: null });
  const scrollTo = vi.spyOn(window, 'scrollTo');
  scroll.onRouteUpdate?.({ location: next, previousLocation: first });
  scroll.onRouteDidUpdate?.({ location: next, previousLocation: first });
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 0, top: 0, behavior: 'instant' });
});
