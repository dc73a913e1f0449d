// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { happyDOM } from '@site/tests/support/happyDom';
import { toPageAddress } from './event';
import { makeTracker } from './send';

/** Made up for these tests. */
const SETTINGS = { host: 'https://analytics.test', domain: 'site.test', hashMode: false };

const fetched = vi.fn<typeof fetch>();
const track = makeTracker(SETTINGS);
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

describe('an event', () => {
  it('is posted as plain text that outlives the page, without cookies', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.test/?q=rent');
    Object.assign(window, { innerWidth: 411 });
    await track('pageview', undefined, 'https://site.test/other/');
    await makeTracker({ ...SETTINGS, hashMode: true })('Test', { a: 'b' });
    const [url, { body: _, ...options } = {}] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('https://analytics.test/api/event');
    expect(options).toEqual({
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      keepalive: true,
      credentials: 'omit',
    });
    const always = { d: 'site.test', r: 'https://search.test/', w: 411 };
    expect(fetched.mock.calls.map(([, { body } = {}]) => JSON.parse(String(body)))).toEqual([
      { ...always, n: 'pageview', u: 'https://site.test/other/', h: 0 },
      { ...always, n: 'Test', u: 'https://site.test/blog/#y', h: 1, p: { a: 'b' } },
    ]);
    expect(warned).not.toHaveBeenCalled();
  });

  it('is over when the host answers, whatever it says, and not before, or where nothing can be sent', async () => {
    let answer: (response: Response) => void = () => undefined;
    fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const over = vi.fn();
    const sent = track('Test')?.then(over);
    await Promise.resolve();
    expect(over).not.toHaveBeenCalled();
    answer(new Response('', { status: 500 }));
    await sent;
    fetched.mockRejectedValue(new TypeError('planted'));
    await expect(track('Test')).resolves.toBeUndefined();
    vi.stubGlobal('fetch', undefined);
    expect(track('Test')).toBeNull();
    expect(warned).not.toHaveBeenCalled();
  });

  const at = (url: string) => () => happyDOM.setURL(url);
  const navigatorSays = (signal: string, value: unknown) => () =>
    vi.stubGlobal('navigator', Object.create(navigator, { [signal]: { value } }));
  const keeps = (value: string) => () => localStorage.setItem('plausible_ignore', value);

  it.each([
    ['localhost', at('http://localhost:3000/')],
    ['localhost', at('https://127.8.9.10:8080/x')],
    ['localhost', at('http://[::1]:3000/')],
    ['localhost', at('file:///home/reader/index.html')],
    ['the browser asks for privacy', navigatorSays('doNotTrack', '1')],
    ['the browser asks for privacy', navigatorSays('globalPrivacyControl', true)],
    ['localStorage flag', keeps('true')],
    [null, at('https://my-localhost.test/')],
    [null, at('https://127.0.0.1.test/')],
    [null, navigatorSays('doNotTrack', '0')],
    [null, keeps('false')],
    [null, () => vi.stubGlobal('localStorage', undefined)],
  ])('is none, with a warning, where there is a reason, and is sent else: %s (%#)', (reason, plant) => {
    plant();
    expect(track('Test') === null).toBe(reason !== null);
    expect(fetched).toHaveBeenCalledTimes(reason === null ? 1 : 0);
    expect(warned.mock.calls).toEqual(reason === null ? [] : [[`Ignoring Event: ${reason}`]]);
  });
});

it.each<readonly [hashMode: boolean, address: string, expected: string]>([
  [false, 'open/#縣市=17', 'open/'],
  [false, 'a/?b#c?d#e\nf', 'a/'],
  [true, 'blog/?q=secret#x', 'blog/#x'],
  [true, 'blog/#x?y', 'blog/#x?y'],
  ...['open/', 'open', 'open/index.html', 'sub/open/', 'pick/', 'compare/', 'search/'].map(
    (page) => [true, `${page}?a=secret#b=secret`, page] as const,
  ),
])(
  'the address has no query, and in hash mode (%j) the hash where it is not the reader’s: %s',
  (mode, address, expected) => {
    expect(toPageAddress(`https://site.test/${address}`, mode)).toBe(`https://site.test/${expected}`);
  },
);
