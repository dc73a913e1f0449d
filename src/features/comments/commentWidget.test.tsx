// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GiscusProps } from '@giscus/react';
import { drawInDocument } from '@site/tests/support/drawInDocument';
import { ANSWER_WAIT } from './CommentWidget/state';
import ThreadBox from './CommentWidget/ThreadBox';

/** Made up for these tests. */
const SETTINGS = {
  repo: 'owner/site',
  repoId: 'R_test',
  category: '留言',
  categoryId: 'DIC_test',
  host: 'https://giscus.test',
};
const DISCUSSIONS = 'https://github.com/owner/site/discussions';

const asked = vi.hoisted((): Record<string, unknown>[] => []);

vi.mock('@docusaurus/useIsBrowser', () => ({ default: () => true }));

/** Stands in for giscus' component: a frame in a shadow tree, and a record of what it was asked for. */
vi.mock('@giscus/react', async () => {
  const { createElement } = await import('react');
  return {
    default: function Giscus(props: GiscusProps) {
      const fill = (element: Element | null) => {
        if (!element || element.shadowRoot) return;
        asked.push({ ...props });
        element.attachShadow({ mode: 'open' }).append(document.createElement('iframe'));
      };
      return createElement('div', { ref: fill, 'data-theme': props.theme });
    },
  };
});

const { draw, find } = drawInDocument();
/** Draws the comments and waits for the code of giscus, which is imported then. */
const show = async () => {
  await draw(<ThreadBox settings={SETTINGS} term="/blog/post/x/" discussions={DISCUSSIONS} />);
  await act(() => vi.dynamicImportSettled());
};
const status = () => find('[data-comments]')?.dataset['comments'];
const words = () => find('[role="status"]')?.textContent;
const frame = () => find('[data-theme]')?.shadowRoot?.querySelector('iframe') ?? null;
const press = async () => {
  await act(async () => find('button')?.click());
  await act(() => vi.dynamicImportSettled());
};
const wait = (time: number) => act(async () => vi.advanceTimersByTime(time));
const say = (
  giscus: object | null,
  { origin = SETTINGS.host, source = frame()?.contentWindow ?? null } = {},
) =>
  act(async () => {
    window.dispatchEvent(Object.assign(new Event('message'), { data: { giscus }, origin, source }));
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  asked.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
  document.documentElement.removeAttribute('data-theme');
});

describe('the comment widget', () => {
  it('asks for the thread of its page, and listens to its own frame only', async () => {
    await show();
    expect(asked).toEqual([
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
    await say({ resizeHeight: 640 }, { origin: 'https://elsewhere.test' });
    await say({ resizeHeight: 640 }, { source: window });
    for (const nothing of [
      null,
      { resizeHeight: 0 },
      { error: 'Discussion not found' },
      { error: 'State has expired' },
    ])
      await say(nothing);
    expect(status()).toBe('loading');
    await say({ resizeHeight: 640 });
    await wait(ANSWER_WAIT);
    expect(status()).toBe('shown');
    expect(frame()?.title).toBe('留言串');
  });

  it('keeps the frame through an error and another colour mode, which it is told', async () => {
    await show();
    const mine = frame();
    await say({ error: 'API rate limit exceeded' });
    await act(async () => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(frame()).toBe(mine);
    expect(find('[data-theme="dark"]')).not.toBeNull();
    await say({ resizeHeight: 640 });
    expect(words()).toContain('giscus.test回報了錯誤');
  });

  it('waits for a press where the browser asks for privacy, says who is silent, leads to GitHub, and gives the focus to what follows the button', async () => {
    vi.spyOn(navigator, 'doNotTrack', 'get').mockReturnValue('1');
    await show();
    expect([status(), asked]).toEqual(['idle', []]);
    await press();
    const first = frame();
    await wait(ANSWER_WAIT - 1);
    expect([status(), asked.length]).toEqual(['loading', 1]);
    await wait(1);
    expect(words()).toContain('giscus.test');
    expect(find('a')?.getAttribute('href')).toBe(DISCUSSIONS);
    await press();
    expect(document.activeElement?.textContent).toBe('正在載入留言……');
    expect(frame()).not.toBe(first);
    await wait(ANSWER_WAIT);
    expect(status()).toBe('silent');
    await say({ resizeHeight: 640 });
    expect(status()).toBe('shown');
  });

  it('is gone to by those who come back from logging in', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    window.history.replaceState(null, '', '?giscus=made-up&q=1');
    await show();
    expect(scroll).toHaveBeenCalledOnce();
  });
});
