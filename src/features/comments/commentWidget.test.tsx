// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GiscusProps } from '@giscus/react';
import type { CommentSettings } from '@site/config/thirdParties';
import CommentWidget from '@theme/CommentWidget';
import { readMessage } from './CommentWidget/Frame';
import {
  ANSWER_WAIT,
  IDLE,
  isBackFromLogin,
  next,
  type Status,
  type ThreadEvent,
} from './CommentWidget/state';

/** Made up for these tests. */
const SETTINGS: CommentSettings = {
  repo: 'owner/site',
  repoId: 'R_test',
  category: '留言',
  categoryId: 'DIC_test',
  host: 'https://giscus.test',
};

const site = vi.hoisted((): { comments: unknown; pathname: string; asked: Record<string, unknown>[] } => ({
  comments: undefined,
  pathname: '/sub/blog/post/x/',
  asked: [],
}));

vi.mock('@docusaurus/Translate', async () => {
  const { createElement, Fragment } = await import('react');
  return {
    default: ({ children, values = {} }: { children: string; values?: Record<string, never> }) =>
      createElement(
        Fragment,
        null,
        ...children.split(/\{(\w+)\}/).map((part, n) => (n % 2 ? values[part] : part)),
      ),
    translate: ({ message }: { message: string }) => message,
  };
});
vi.mock('@docusaurus/Link', async () => {
  const { createElement } = await import('react');
  return {
    default: ({ to, children }: { to: string; children: string }) =>
      createElement('a', { href: to }, children),
  };
});
vi.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname: site.pathname }) }));
vi.mock('@docusaurus/useBaseUrl', () => ({ default: () => '/sub/' }));
vi.mock('@docusaurus/useBrokenLinks', () => ({ default: () => ({ collectAnchor: () => undefined }) }));
vi.mock('@docusaurus/useIsBrowser', async () => {
  const { useSyncExternalStore } = await import('react');
  return {
    default: () =>
      useSyncExternalStore(
        () => () => undefined,
        () => true,
        () => false,
      ),
  };
});
vi.mock('@site/src/lib/browser/thirdParties', () => ({
  thirdParties: {
    get comments() {
      return site.comments;
    },
  },
}));

/** Stands in for giscus' component: a frame in a shadow tree, and a record of what it was asked for. */
vi.mock('@giscus/react', async () => {
  const { createElement, useEffect, useRef } = await import('react');
  return {
    default: function Giscus(props: GiscusProps) {
      const element = useRef<HTMLDivElement>(null);
      useEffect(() => {
        site.asked.push({ ...props });
      }, [props.term]);
      useEffect(() => {
        const root = element.current?.shadowRoot ?? element.current?.attachShadow({ mode: 'open' });
        const frame = document.createElement('iframe');
        frame.title = 'Comments';
        root?.append(frame);
      }, []);
      return createElement('div', { ref: element, 'data-theme': props.theme });
    },
  };
});

let root: Root;
let page: HTMLElement;
let near: (() => void)[];

class Observer {
  constructor(
    private readonly tell: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: object,
  ) {}
  observe() {
    near.push(() => this.tell([{ isIntersecting: true }]));
    this.tell([{ isIntersecting: false }]);
  }
  disconnect() {
    near = [];
  }
}

const show = () => act(async () => root.render(<CommentWidget />));
/** Does something and waits for the code of giscus, which is imported then. */
const start = async (action: () => void) => {
  await act(async () => action());
  for (let turn = 0; turn < 100 && status() === 'loading' && !frame(); turn++) {
    await act(() => new Promise((resolve) => setImmediate(resolve)));
  }
};
const comeNear = () => start(() => near.at(-1)?.());
const box = () => page.querySelector<HTMLElement>('[data-comments]');
const status = () => box()?.dataset['comments'];
const frame = () =>
  [...page.querySelectorAll('*')]
    .map((e) => e.shadowRoot?.querySelector('iframe'))
    .find(Boolean) as HTMLIFrameElement;
const say = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
  act(async () => {
    const event = new MessageEvent('message', { data, origin: from.origin ?? SETTINGS.host });
    Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : frame().contentWindow });
    window.dispatchEvent(event);
  });
const press = (name: string) =>
  start(() => {
    const button = [...page.querySelectorAll('button')].find((b) => b.textContent === name);
    if (!button) throw new Error(`no button ${name}`);
    button.click();
  });

// Reading it for the first time takes longer than the tests wait.
beforeAll(async () => {
  await import('./CommentWidget/Frame');
});
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('IntersectionObserver', Observer);
  Object.assign(site, {
    comments: SETTINGS,
    pathname: '/sub/blog/post/x/',
    asked: [],
  });
  near = [];
  page = document.createElement('div');
  document.body.append(page);
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
  document.documentElement.removeAttribute('data-theme');
});

describe('the comment widget', () => {
  it('renders nothing where comments are off', async () => {
    site.comments = undefined;
    await show();
    expect(page.innerHTML).toBe('');
    expect(near).toEqual([]);
  });

  it('is a section named by its heading, with a link for those without scripts', () => {
    const html = renderToString(<CommentWidget />);
    expect(html).toMatch(/<section[^>]* aria-labelledby="comments"/);
    expect(html).toMatch(/<h2 id="comments">留言<\/h2>/);
    expect(html).toMatch(
      /<noscript>.*<a href="https:\/\/github\.com\/owner\/site\/discussions">.*<\/noscript>/,
    );
    expect(html).not.toContain('<button');
  });

  it('asks nobody before it comes near', async () => {
    await show();
    expect(status()).toBe('idle');
    expect(site.asked).toEqual([]);
    await comeNear();
    expect(status()).toBe('loading');
    expect(site.asked.at(-1)).toEqual({
      host: 'https://giscus.test',
      repo: 'owner/site',
      repoId: 'R_test',
      category: '留言',
      categoryId: 'DIC_test',
      mapping: 'specific',
      term: '/blog/post/x/',
      strict: '1',
      theme: 'light',
      lang: 'zh-TW',
      loading: 'eager',
    });
  });

  it('shows the frame once its host answers, under a Chinese title', async () => {
    await show();
    await comeNear();
    await say({ giscus: { resizeHeight: 640 } });
    expect(status()).toBe('shown');
    expect(frame().title).toBe('留言串');
    expect(box()?.textContent).not.toContain('載入留言……');
  });

  it('listens to its own frame only', async () => {
    await show();
    await comeNear();
    await say({ giscus: { resizeHeight: 640 } }, { origin: 'https://elsewhere.test' });
    await say({ giscus: { resizeHeight: 640 } }, { source: window });
    await say({ giscus: { resizeHeight: 640 } }, { source: null });
    await say('giscus');
    expect(status()).toBe('loading');
  });

  it(`says so after ${ANSWER_WAIT} ms of silence, and tries again`, async () => {
    await show();
    await comeNear();
    const first = frame();
    await act(async () => vi.advanceTimersByTime(ANSWER_WAIT - 1));
    expect(status()).toBe('loading');
    await act(async () => vi.advanceTimersByTime(1));
    expect(status()).toBe('silent');
    expect(page.querySelector('[role="status"]')?.textContent).toContain('giscus.test');
    expect(box()?.querySelector('a')?.href).toBe('https://github.com/owner/site/discussions');
    await press('再試一次');
    expect(status()).toBe('loading');
    expect(document.activeElement?.textContent).toBe('正在載入留言……');
    expect(frame()).not.toBe(first);
    await say({ giscus: { resizeHeight: 640 } });
    expect(status()).toBe('shown');
    await act(async () => vi.advanceTimersByTime(2 * ANSWER_WAIT));
    expect(status()).toBe('shown');
  });

  it('takes an answer that comes late', async () => {
    await show();
    await comeNear();
    await act(async () => vi.advanceTimersByTime(ANSWER_WAIT));
    await say({ giscus: { resizeHeight: 640 } });
    expect(status()).toBe('shown');
    expect(page.querySelector('button')).toBeNull();
  });

  it('keeps the frame where its host tells an error', async () => {
    await show();
    await comeNear();
    await say({ giscus: { resizeHeight: 640 } });
    const mine = frame();
    await say({ giscus: { error: 'API rate limit exceeded' } });
    expect(status()).toBe('troubled');
    expect(frame()).toBe(mine);
    expect(page.querySelector('[role="status"]')?.textContent).toContain('回報了錯誤');
    expect(box()?.querySelector('a')).not.toBeNull();
  });

  it('says so at once where storage is blocked, which giscus cannot do without', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await show();
    await comeNear();
    expect(status()).toBe('silent');
    expect(site.asked).toEqual([]);
  });

  it('begins anew on another page, in the same place', async () => {
    await show();
    await comeNear();
    await say({ giscus: { resizeHeight: 640 } });
    site.pathname = '/sub/download/';
    await show();
    expect(status()).toBe('idle');
    await comeNear();
    expect(site.asked.at(-1)).toMatchObject({ term: '/download/' });
    site.pathname = '/sub/';
    await show();
    await comeNear();
    expect(site.asked.at(-1)).toMatchObject({ term: '/' });
  });

  it('tells the same frame the colour mode', async () => {
    await show();
    await comeNear();
    const mine = frame();
    const asked = site.asked.length;
    await act(async () => {
      document.documentElement.setAttribute('data-theme', 'dark');
      await Promise.resolve();
    });
    expect(page.querySelector('[data-theme]')?.getAttribute('data-theme')).toBe('dark');
    expect(frame()).toBe(mine);
    expect(site.asked).toHaveLength(asked);
  });

  it('offers a button where the browser cannot tell what is near', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    Reflect.deleteProperty(window, 'IntersectionObserver');
    await show();
    expect(status()).toBe('idle');
    await press('載入留言');
    expect(status()).toBe('loading');
    expect(site.asked.length).toBeGreaterThan(0);
  });

  it('goes to the comments when the reader comes back from logging in', async () => {
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    await show();
    expect(scroll).not.toHaveBeenCalled();
    window.history.replaceState(null, '', '/sub/blog/post/y/?giscus=made-up');
    site.pathname = '/sub/blog/post/y/';
    await show();
    expect(scroll).toHaveBeenCalled();
  });
});

describe('what becomes of a thread', () => {
  const after = (...events: ThreadEvent[]): [Status, number] => {
    const { status: last, attempt } = events.reduce(next, IDLE);
    return [last, attempt];
  };

  it.each<[ThreadEvent[], [Status, number]]>([
    [[], ['idle', 0]],
    [['answer'], ['idle', 0]],
    [['error'], ['idle', 0]],
    [['giveUp'], ['idle', 0]],
    [['start'], ['loading', 1]],
    [
      ['start', 'answer'],
      ['shown', 1],
    ],
    [
      ['start', 'answer', 'giveUp'],
      ['shown', 1],
    ],
    [
      ['start', 'giveUp', 'answer'],
      ['shown', 1],
    ],
    [
      ['start', 'giveUp', 'error'],
      ['troubled', 1],
    ],
    [
      ['start', 'error', 'answer', 'giveUp'],
      ['troubled', 1],
    ],
    [
      ['start', 'error', 'start'],
      ['loading', 2],
    ],
  ])('%j: %j', (events, expected) => {
    expect(after(...events)).toEqual(expected);
  });

  it.each([
    [{ giscus: { resizeHeight: 300 } }, 'answer'],
    [{ giscus: { resizeHeight: 0 } }, null],
    [{ giscus: { signOut: true } }, null],
    [{ giscus: { error: 'Discussion not found' } }, null],
    [{ giscus: { error: 'Bad credentials' } }, null],
    [{ giscus: { error: 'State has expired' } }, null],
    [{ giscus: { error: 'API rate limit exceeded' } }, 'error'],
    [{ giscus: null }, null],
    [{ resizeHeight: 300 }, null],
    ['text', null],
    [null, null],
    [undefined, null],
  ])('%j is %s', (data, expected) => {
    expect(readMessage(data)).toBe(expected);
  });

  it('knows a return from logging in', () => {
    expect(isBackFromLogin('?giscus=made-up&q=1')).toBe(true);
    expect(isBackFromLogin('?q=giscus')).toBe(false);
    expect(isBackFromLogin('')).toBe(false);
  });
});
