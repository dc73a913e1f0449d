// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { send, makeTracker } from './send';

/** Made up for these tests. */
const SETTINGS = { host: 'https://analytics.test', domain: 'site.test', hashMode: false };
const EVENT = { name: 'pageview', url: 'https://site.test/', referrer: '', width: 390 };

const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
const fetched = vi.fn<typeof fetch>();
let warned: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  happyDOM.setURL('https://site.test/blog/?utm_source=x#y');
  fetched.mockReset().mockResolvedValue(new Response('ok', { status: 202 }));
  vi.stubGlobal('fetch', fetched);
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('send', () => {
  it('posts plain text that outlives the page, without cookies', async () => {
    await send(EVENT, SETTINGS);
    expect(fetched).toHaveBeenCalledOnce();
    const [url, { body, ...options } = {}] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('https://analytics.test/api/event');
    expect(options).toEqual({
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      keepalive: true,
      credentials: 'omit',
    });
    expect(JSON.parse(String(body))).toMatchObject({ n: 'pageview', u: 'https://site.test/' });
    expect(warned).not.toHaveBeenCalled();
  });

  it('settles when the host answers, not before', async () => {
    let answer: (response: Response) => void = () => undefined;
    fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const settled = vi.fn();
    const sent = send(EVENT, SETTINGS)?.then(settled);
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();
    answer(new Response('', { status: 500 }));
    await sent;
    expect(settled).toHaveBeenCalledOnce();
  });

  it('says nothing when the host fails', async () => {
    fetched.mockRejectedValue(new TypeError('planted'));
    await expect(send(EVENT, SETTINGS)).resolves.toBeUndefined();
    expect(warned).not.toHaveBeenCalled();
  });

  it.each([
    [
      'throws',
      () =>
        fetched.mockImplementation(() => {
          throw new Error('planted');
        }),
    ],
    ['is missing', () => vi.stubGlobal('fetch', undefined)],
    ['is broken', () => vi.stubGlobal('fetch', () => undefined)],
  ])('has nothing under way where fetch %s', (_what, plant) => {
    plant();
    expect(send(EVENT, SETTINGS)).toBeNull();
    expect(warned).not.toHaveBeenCalled();
  });

  it.each([
    'http://localhost:3000/',
    'http://127.0.0.1/',
    'http://127.1/',
    'https://127.8.9.10:8080/x',
    'http://[::1]:3000/',
    'file:///home/reader/index.html',
  ])('ignores %s with a warning', (url) => {
    happyDOM.setURL(url);
    expect(send(EVENT, SETTINGS)).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
    expect(warned).toHaveBeenCalledExactlyOnceWith('Ignoring Event: localhost');
  });

  it.each([
    'https://localhost.test/',
    'https://my-localhost/',
    'https://127.0.0.1.test/',
    'http://128.0.0.1/',
  ])('does not ignore %s', (url) => {
    happyDOM.setURL(url);
    expect(send(EVENT, SETTINGS)).not.toBeNull();
  });

  it('ignores with a warning while the flag is set', () => {
    localStorage.setItem('plausible_ignore', 'true');
    expect(send(EVENT, SETTINGS)).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
    expect(warned).toHaveBeenCalledExactlyOnceWith('Ignoring Event: localStorage flag');
    localStorage.removeItem('plausible_ignore');
    expect(send(EVENT, SETTINGS)).not.toBeNull();
  });

  it('sends where storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('planted', 'SecurityError');
    });
    expect(send(EVENT, SETTINGS)).not.toBeNull();
  });
});

describe('makeTracker', () => {
  it('takes address, referrer and width from the window', () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.test/');
    Object.assign(window, { innerWidth: 411 });
    const track = makeTracker({ ...SETTINGS, hashMode: true });
    void track('Test', { a: 'b' });
    void track('pageview', undefined, 'https://site.test/other/');
    expect(fetched.mock.calls.map(([, options]) => JSON.parse(String(options?.body)))).toEqual([
      {
        n: 'Test',
        u: 'https://site.test/blog/#y',
        d: 'site.test',
        r: 'https://search.test/',
        w: 411,
        h: 1,
        p: { a: 'b' },
      },
      {
        n: 'pageview',
        u: 'https://site.test/other/',
        d: 'site.test',
        r: 'https://search.test/',
        w: 411,
        h: 1,
      },
    ]);
  });
});
