// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trackLinks } from './outbound';

const { happyDOM } = window as unknown as {
  happyDOM: { setURL(url: string): void; settings: { navigation: Record<string, boolean> } };
};
// Links that are left to the browser lead nowhere in these tests.
Object.assign(happyDOM.settings.navigation, {
  disableMainFrameNavigation: true,
  disableChildPageNavigation: true,
  disableFallbackToSetURL: true,
});

/** Made up for these tests. */
const OTHER = 'https://other.test/a?b#c';
const THIRD = 'https://third.test/';
const FILE = 'https://files.test/2026/%5B202604%5D%5BCSV%5D%5BRaw%5D%20TW-Rental-Data.zip';
const OWN_FILE = '/2018/201805-TW-Rental-Data.zip';

const track = vi.fn<(name: string, props?: unknown) => Promise<void> | null>();
/** Links that the browser was told to follow after a delay, as they were written. */
const followed = vi.fn<(html: string) => void>();
let arrive: () => void;

trackLinks(track);

beforeEach(() => {
  vi.useFakeTimers();
  happyDOM.setURL('https://site.test/blog/');
  track.mockReset().mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  followed.mockReset();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed(this.outerHTML);
  });
});
afterEach(() => {
  // A departure must not reach into the next test.
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

type Init = MouseEventInit & { type?: string };

/** Presses what has the id `here`, or the first link. @returns whether the click was held up */
function press(html: string, init: Init = {}): boolean {
  document.body.innerHTML = html;
  return pressAgain(init);
}
function pressAgain({ type = 'click', ...init }: Init = {}): boolean {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, ...init });
  (document.querySelector('#here') ?? document.querySelector('a'))?.dispatchEvent(event);
  return event.defaultPrevented;
}
const link = (attributes = '', href = OTHER) => `<a href="${href}" ${attributes}>x</a>`;
/** Nothing of the query and the hash leaves. */
const AWAY = ['Outbound Link: Click', { url: 'https://other.test/a' }];
const PORT = ['Outbound Link: Click', { url: 'https://site.test:8443/' }];
const MONTH = ['File Download', { url: FILE, period: '2026-04', variant: 'raw', format: 'csv' }];
const OWN = [
  'File Download',
  { url: `https://site.test${OWN_FILE}`, period: '2018-05', variant: 'raw', format: 'csv' },
];

type Case = [what: string, event: unknown[] | null, html: string, init?: Init];

describe('a click', () => {
  it.each<Case>([
    ['on a link', AWAY, link()],
    ['on another port', PORT, link('target="_self"', 'https://site.test:8443/')],
  ])('%s is tracked and held up', (_, event, html) => {
    expect(press(html)).toBe(true);
    expect(track.mock.calls).toEqual([event]);
  });

  it.each<Case>([
    ...(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const).map((key): Case => [
      `with ${key}`,
      AWAY,
      link(),
      { [key]: true },
    ]),
    ['with the middle button', AWAY, link(), { type: 'auxclick', button: 1 }],
    ['for a new tab', AWAY, link('target="_blank"')],
    ['for a download', AWAY, link('download')],
    ['in a drawing', AWAY, `<svg><a id="here" href="${OTHER}"></a></svg>`],
    ['on a file of the dataset', MONTH, link('', FILE)],
    ['on a file of the site itself', OWN, link('', OWN_FILE)],
    ['with the right button', null, link(), { type: 'auxclick', button: 2 }],
    ['inside the site', null, link('', 'https://site.test/download/')],
    ['on a mail address', null, link('', 'mailto:x@other.test')],
    ['on a broken address', null, link('', 'https://')],
    ['on no link', null, '<a><button id="here">x</button></a>'],
  ])('%s is never held up, and tracked as what it is', (_, event, html, init) => {
    expect(press(html, init)).toBe(false);
    vi.runAllTimers();
    expect(followed).not.toHaveBeenCalled();
    expect(track.mock.calls).toEqual(event ? [event] : []);
  });

  it('that somebody dealt with is left alone', () => {
    document.body.innerHTML = `<p>${link()}</p>`;
    document.querySelector('p')?.addEventListener('click', (click) => click.preventDefault());
    pressAgain();
    vi.runAllTimers();
    expect(track).not.toHaveBeenCalled();
    expect(followed).not.toHaveBeenCalled();
  });

  it('is left to the browser when nothing is under way', () => {
    track.mockReturnValue(null);
    expect(press(link())).toBe(false);
    expect(track).toHaveBeenCalledOnce();
  });
});

describe('links to other sites', () => {
  it.each([
    ['150 ms are over, not before', () => vi.advanceTimersByTime(1)],
    ['the event has been sent', () => arrive()],
  ])('are followed as they are written when %s, and once', async (_, end) => {
    press(`<a href="${OTHER}" rel="noreferrer" referrerpolicy="no-referrer"><b id="here">x</b></a>`);
    vi.advanceTimersByTime(149);
    await Promise.resolve();
    expect(followed).not.toHaveBeenCalled();
    end();
    await Promise.resolve();
    arrive();
    await Promise.resolve();
    vi.runAllTimers();
    expect(followed.mock.calls).toEqual([
      [`<a href="${OTHER}" rel="noreferrer" referrerpolicy="no-referrer"></a>`],
    ]);
  });

  it('count once when clicked twice, and again by who comes back', () => {
    press(link());
    expect(pressAgain()).toBe(true);
    vi.runAllTimers();
    expect(track).toHaveBeenCalledOnce();
    expect(followed).toHaveBeenCalledOnce();
    pressAgain();
    expect(track).toHaveBeenCalledTimes(2);
  });

  it.each<[what: string, html: string, init: Init, expected: string[]]>([
    ['give way to a link inside the site', link('', '/download/'), {}, []],
    ['give way to another', link('', THIRD), {}, [THIRD]],
    ['do not give way to one that opens elsewhere', link('', THIRD), { ctrlKey: true }, [OTHER]],
  ])('%s', async (_, html, init, expected) => {
    press(link());
    press(html, init);
    vi.runAllTimers();
    expect(followed.mock.calls.map(([written]) => /href="([^"]+)"/.exec(written)?.[1])).toEqual(expected);
  });
});
