// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GiscusProps } from '@giscus/react';
import CommentWidget from '@theme/CommentWidget';
import { readMessage } from './CommentWidget/Frame';
import { ANSWER_WAIT } from './CommentWidget/state';

/** Made up for these tests. */
const SETTINGS = {
  repo: 'owner/site',
  repoId: 'R_test',
  category: '留言',
  categoryId: 'DIC_test',
  host: 'https://giscus.test',
};

const site = vi.hoisted((): { comments: unknown; pathname: string; asked: Record<string, unknown>[] } => ({
  comments: undefined,
  pathname: '',
  asked: [],
}));

vi.mock('@docusaurus/Link', () => ({ default: ({ to }: { to: string }) => to }));
vi.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname: site.pathname }) }));
vi.mock('@docusaurus/useBaseUrl', () => ({ default: () => '/sub/' }));
vi.mock('@docusaurus/useBrokenLinks', () => ({ default: () => ({ collectAnchor: () => undefined }) }));
vi.mock('@docusaurus/useIsBrowser', () => ({ default: () => true }));
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
        const root = element.current?.attachShadow({ mode: 'open' });
        root?.append(document.createElement('iframe'));
      }, []);
      return createElement('div', { ref: element, 'data-theme': props.theme });
    },
  };
});

let root: Root;
let page: HTMLElement;
/** Brings the comments near; undefined where nobody asks. */
let near: (() => void) | undefined;

class Observer {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    near = () => this.tell([{ isIntersecting: true }]);
    this.tell([{ isIntersecting: false }]);
  }
  disconnect() {
    near = undefined;
  }
}

const show = () => act(async () => root.render(<CommentWidget />));
const box = () => page.querySelector<HTMLElement>('[data-comments]');
const status = () => box()?.dataset['comments'];
const frame = () =>
  [...page.querySelectorAll('*')]
    .map((element) => element.shadowRoot?.querySelector('iframe'))
    .find(Boolean) as HTMLIFrameElement;
/** Does something and waits for the code of giscus, which is imported then. */
const start = async (action: (() => void) | undefined) => {
  await act(async () => action?.());
  for (let turn = 0; turn < 100 && status() === 'loading' && !frame(); turn++) {
    await act(() => new Promise((resolve) => setImmediate(resolve)));
  }
};
const say = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
  act(async () => {
    const event = new MessageEvent('message', { data, origin: from.origin ?? SETTINGS.host });
    Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : frame().contentWindow });
    window.dispatchEvent(event);
  });
const press = (name: string) =>
  start(() => [...page.querySelectorAll('button')].find((button) => button.textContent === name)?.click());

const STEPS = {
  near: () => start(near),
  answer: () => say({ giscus: { resizeHeight: 640 } }),
  error: () => say({ giscus: { error: 'API rate limit exceeded' } }),
  almost: () => act(async () => vi.advanceTimersByTime(ANSWER_WAIT - 1)),
  silence: () => act(async () => vi.advanceTimersByTime(ANSWER_WAIT)),
  again: () => press('再試一次'),
};
const take = async (...steps: (keyof typeof STEPS)[]) => {
  await show();
  for (const step of steps) await STEPS[step]();
};

// Reading it for the first time takes longer than the tests wait.
beforeAll(async () => {
  await import('./CommentWidget/Frame');
});
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('IntersectionObserver', Observer);
  Object.assign(site, { comments: SETTINGS, pathname: '/sub/blog/post/x/', asked: [] });
  near = undefined;
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
  });

  it.each<[(keyof typeof STEPS)[], string]>([
    [[], 'idle'],
    [['silence'], 'idle'],
    [['near'], 'loading'],
    [['near', 'almost'], 'loading'],
    [['near', 'silence'], 'silent'],
    [['near', 'answer'], 'shown'],
    [['near', 'answer', 'silence'], 'shown'],
    [['near', 'silence', 'answer'], 'shown'],
    [['near', 'silence', 'error'], 'troubled'],
    [['near', 'error', 'answer'], 'troubled'],
    [['near', 'error', 'again'], 'loading'],
    [['near', 'silence', 'again', 'almost'], 'loading'],
    [['near', 'silence', 'again', 'answer'], 'shown'],
  ])('after %j is %s', async (steps, expected) => {
    await take(...steps);
    expect(status()).toBe(expected);
    expect(site.asked).toHaveLength(steps.filter((step) => /near|again/.test(step)).length);
    expect(page.querySelectorAll('button')).toHaveLength(/silent|troubled/.test(expected) ? 1 : 0);
  });

  it('asks for the thread of its page, and for another on another page in the same place', async () => {
    await take('near', 'answer');
    expect(site.asked).toEqual([
      {
        ...SETTINGS,
        mapping: 'specific',
        term: '/blog/post/x/',
        strict: '1',
        theme: 'light',
        lang: 'zh-TW',
        loading: 'eager',
      },
    ]);
    site.pathname = '/sub/';
    await show();
    expect(status()).toBe('idle');
    await start(near);
    expect(site.asked[1]).toMatchObject({ term: '/' });
  });

  it('listens to its own frame only', async () => {
    await take('near');
    await say({ giscus: { resizeHeight: 640 } }, { origin: 'https://elsewhere.test' });
    await say({ giscus: { resizeHeight: 640 } }, { source: window });
    await say({ giscus: { resizeHeight: 640 } }, { source: null });
    expect(status()).toBe('loading');
  });

  it('keeps the frame through an error and another colour mode, which it is told', async () => {
    await take('near', 'answer');
    const mine = frame();
    expect(mine.title).toBe('留言串');
    await STEPS.error();
    await act(async () => {
      document.documentElement.setAttribute('data-theme', 'dark');
      await Promise.resolve();
    });
    expect(frame()).toBe(mine);
    expect(page.querySelector('[data-theme]')?.getAttribute('data-theme')).toBe('dark');
    expect(page.querySelector('[role="status"]')?.textContent).toContain('giscus.test回報了錯誤');
  });

  it('says who is silent, leads to GitHub, and gives the focus to what follows the button', async () => {
    await take('near', 'silence');
    const first = frame();
    expect(page.querySelector('[role="status"]')?.textContent).toContain('giscus.test');
    expect(box()?.querySelector('a')?.href).toBe('https://github.com/owner/site/discussions');
    await STEPS.again();
    expect(document.activeElement?.textContent).toBe('正在載入留言……');
    expect(frame()).not.toBe(first);
  });

  it('says so at once where storage is blocked, which giscus cannot do without', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await take('near');
    expect(status()).toBe('silent');
    expect(site.asked).toEqual([]);
  });

  it.each([
    ['cannot tell what is near', () => vi.stubGlobal('IntersectionObserver', undefined)],
    ['asks for privacy', () => vi.spyOn(navigator, 'doNotTrack', 'get').mockReturnValue('1')],
  ])('waits for a press where the browser %s', async (_, plant) => {
    plant();
    if (!window.IntersectionObserver) Reflect.deleteProperty(window, 'IntersectionObserver');
    await take('near', 'silence');
    expect([status(), site.asked.length]).toEqual(['idle', 0]);
    await press('載入留言');
    expect([status(), site.asked.length]).toEqual(['loading', 1]);
  });

  it.each([
    ['?giscus=made-up&q=1', 1],
    ['?q=giscus', 0],
  ])('is gone to by those who come back from logging in: %s', async (query, times) => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    window.history.replaceState(null, '', query);
    await show();
    expect(scroll).toHaveBeenCalledTimes(times);
  });
});

it.each([
  [{ giscus: { resizeHeight: 300 } }, 'answer'],
  [{ giscus: { resizeHeight: 0 } }, null],
  [{ giscus: { error: 'Discussion not found' } }, null],
  [{ giscus: { error: 'Bad credentials' } }, null],
  [{ giscus: { error: 'State has expired' } }, null],
  [{ giscus: { error: 'API rate limit exceeded' } }, 'error'],
  [{ giscus: null }, null],
  [{ resizeHeight: 300 }, null],
  ['text', null],
  [undefined, null],
])('the message %j is %s', (data, expected) => {
  expect(readMessage(data)).toBe(expected);
});
