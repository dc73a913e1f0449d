/** What a reader points at is loaded ahead. */
import { Event as PageEvent, Window } from 'happy-dom';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { configurePayloads, configureTestSite } from '../../tests/support/client';
import type { Navigation } from './change';
import { followLinks } from './links';
import { loadAhead } from './loadAhead';
import { isPage } from './routes';
import { site } from '../site';

const { loadPayload, loadDrawing, load, push } = vi.hoisted(() => ({
  loadPayload: vi.fn(),
  loadDrawing: vi.fn(),
  load: vi.fn(),
  push: vi.fn(),
}));
// Vitest finds what Docusaurus writes in no test that has a browser's environment.
const page = new Window({ url: 'http://localhost:3000/sub/' }) as unknown as typeof globalThis.window &
  Window;
for (const name of ['document', 'Element', 'navigator'] as const) vi.stubGlobal(name, page[name]);
vi.stubGlobal('window', page);
afterAll(() => vi.unstubAllGlobals());

vi.mock('@generated/docusaurus.config', () => ({ default: { baseUrl: '/sub/' } }));
vi.mock('@browser-pages', () => ({
  default: {
    html: ['/codes/'],
    react: [{ path: '/tool/', load, attributes: {} }],
    attributes: {},
  },
}));
vi.mock('../browser/loadPayload', () => ({ loadPayload }));
vi.mock('../browser/history', () => ({
  getHistory: () => ({ push }),
  getShown: () => 'http://localhost:3000/sub/',
}));
vi.mock('./drawing', () => ({ loadDrawing }));

function connected({
  onLine = true,
  ...connection
}: {
  onLine?: boolean;
  saveData?: boolean;
  effectiveType?: string;
}) {
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}
const add = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.querySelector('[data-here]') ?? (document.body.firstElementChild as Element);
};
const asked = () => loadPayload.mock.calls.map(([path]) => path as string);
const fails = () => Promise.reject(new Error('planted'));
/** Once no promise is left that needs nothing from outside. */
const settled = () => new Promise((done) => setImmediate(done));

const loadNavigation = vi.fn<() => Promise<{ default: Navigation }>>();
configureTestSite({ loadNavigation }, [{ path: '/files/:month/:kind/' }]);

beforeEach(() => {
  vi.clearAllMocks();
  for (const part of [loadPayload, loadDrawing, load]) part.mockResolvedValue(undefined);
  connected({});
});

describe('a link', () => {
  it('loads the content of its page once, wherever in it the reader points', () => {
    const target = add('<a href="/sub/codes/"><b data-here>x</b></a>');
    loadAhead({ target });
    loadAhead({ target: target.parentElement });
    expect(asked()).toEqual(['/codes/']);
    expect(loadDrawing).not.toHaveBeenCalled();
  });

  it('loads what draws its page where React does', () => {
    loadAhead({ target: add('<a href="/sub/tool/?q=1#x">x</a>') });
    expect(asked()).toEqual(['/tool/']);
    expect(load).toHaveBeenCalledOnce();
    expect(loadDrawing).toHaveBeenCalledOnce();
  });

  it('loads a page of which only the pattern is known', () => {
    loadAhead({ target: add('<a href="/sub/files/2026-04/raw/">x</a>') });
    expect(asked()).toEqual(['/files/2026-04/raw/']);
  });

  it.each([{ onLine: false }, { saveData: true }, { effectiveType: '2g' }])(
    'loads nothing with %j, and may when that is over',
    (connection) => {
      const target = add('<a href="/sub/tool/">x</a>');
      connected(connection);
      loadAhead({ target });
      expect([asked(), load.mock.calls, loadDrawing.mock.calls]).toEqual([[], [], []]);
      connected({});
      loadAhead({ target });
      expect(asked()).toEqual(['/tool/']);
    },
  );

  it.each([
    ['another site', '<a href="https://elsewhere.test/sub/codes/">x</a>'],
    ['a place outside the base path', '<a href="/codes/">x</a>'],
    ['a file', '<a href="/sub/data/catalogue.json">x</a>'],
    ['a download', '<a href="/sub/codes/" download>x</a>'],
    ['another window', '<a href="/sub/codes/" target="_blank">x</a>'],
    ['no page', '<a href="/sub/never/">x</a>'],
    ['a page in another language, which is another document', '<a href="/sub/en/">x</a>'],
    ['a place on the page itself', '<a href="#x">x</a>'],
    ['nothing', '<p>x</p>'],
  ])('to %s loads nothing', (_, html) => {
    loadAhead({ target: add(html) });
    expect(asked()).toEqual([]);
  });

  it('leaves out the code of a page where only its content is wanted, until the link is pointed at', () => {
    const target = add('<a href="/sub/tool/">x</a>');
    loadAhead({ target }, true);
    expect(asked()).toEqual(['/tool/']);
    expect(load).not.toHaveBeenCalled();
    loadAhead({ target });
    expect(load).toHaveBeenCalledOnce();
    expect(loadDrawing).toHaveBeenCalledOnce();
  });

  it('says nothing where something does not come: the click finds out', async () => {
    const unheard = vi.fn();
    process.on('unhandledRejection', unheard);
    for (const part of [loadPayload, loadDrawing, load]) part.mockImplementation(fails);
    loadAhead({ target: add('<a href="/sub/tool/">x</a>') });
    await settled();
    process.off('unhandledRejection', unheard);
    expect(loadDrawing).toHaveBeenCalledOnce();
    expect(unheard).not.toHaveBeenCalled();
  });
});

describe('the document', () => {
  followLinks();
  const on = (target: Element, made: unknown) => {
    const event = made as Event;
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };

  const click = (link: Element, init?: MouseEventInit) =>
    on(link, new page.MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  const assign = vi.spyOn(page.location, 'assign').mockImplementation(() => undefined);
  const code = { default: { isPage, loadAhead, settle: vi.fn(), watchLinks: vi.fn() } };
  const fetched = vi.fn(() => Promise.reject(new Error('planted')));
  vi.stubGlobal('fetch', fetched);

  // The first of these: what has come stays.
  it('has the browser follow a click for which no code comes, and asks again with the next', async () => {
    loadNavigation.mockImplementation(fails);
    for (const address of ['/sub/codes/', '/sub/codes/?a=b#c']) {
      expect(click(add(`<a href="${address}">x</a>`))).toBe(true);
      await expect.poll(() => assign.mock.lastCall).toEqual([`http://localhost:3000${address}`]);
    }
    expect(loadNavigation).toHaveBeenCalledTimes(2);
    expect(push).not.toHaveBeenCalled();
  });

  it('leaves the reader where he is offline and no code comes', async () => {
    connected({ onLine: false });
    const finish = vi.fn();
    site.frame.finish = finish;
    loadNavigation.mockImplementation(fails);
    expect(click(add('<a href="/sub/codes/">x</a>'))).toBe(true);
    await expect.poll(() => finish.mock.lastCall).toEqual([true]);
    expect(assign).not.toHaveBeenCalled();
  });

  it('holds a click until the code has come, and follows the last one', async () => {
    let come: (module: typeof code) => void = () => undefined;
    loadNavigation.mockReturnValue(new Promise((resolve) => (come = resolve)));
    configurePayloads('/payloads/');
    for (const address of ['/sub/never/', '/sub/tool/', '/sub/?a=b', '/sub/codes/?a=b'])
      expect(click(add(`<a href="${address}">x</a>`))).toBe(true);
    expect(push).not.toHaveBeenCalled();
    await settled();
    const meanwhile = [...fetched.mock.calls];
    // Also where what was asked for is wrong: the tests after this one need the code.
    come(code);
    // The page is asked for, unless it is the one that is shown.
    expect(meanwhile).toEqual(
      ['never', 'tool', 'codes'].map((name) => [`/payloads/${name}/payload.js`, { cache: 'default' }]),
    );
    await expect.poll(() => push.mock.calls).toEqual([['/sub/codes/?a=b']]);
    expect(assign).not.toHaveBeenCalled();
  });

  it.each(['mouseover', 'touchstart', 'focusin'])('loads ahead on %s', async (type) => {
    on(add('<a href="/sub/codes/">x</a>'), new PageEvent(type, { bubbles: true }));
    await expect.poll(asked).toEqual(['/codes/']);
  });

  it('follows a click within the site, with query and hash', () => {
    const link = add('<a href="/sub/codes/?a=b#c">x</a>');
    expect(click(link)).toBe(true);
    expect(push).toHaveBeenCalledExactlyOnceWith('/sub/codes/?a=b#c');
  });

  it('leaves a click to the browser that leads to no page of the site', () => {
    expect(click(add('<a href="/sub/never/">x</a>'))).toBe(false);
    expect(push).not.toHaveBeenCalled();
  });

  it.each<MouseEventInit>([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('leaves a click with %j to the browser', (init) => {
    const link = add('<a href="/sub/codes/">x</a>');
    click(link, init);
    expect(push).not.toHaveBeenCalled();
  });

  it('leaves a click alone that somebody has answered', () => {
    const link = add('<a href="/sub/codes/">x</a>');
    link.addEventListener('click', (event) => event.preventDefault());
    click(link);
    expect(push).not.toHaveBeenCalled();
  });
});
