// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OUTBOUND_DELAY, trackLinks } from './outbound';

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
/** Nothing of the query and the hash leaves. */
const REPORTED = 'https://other.test/a';
const FILE = 'https://files.test/2026/%5B202604%5D%5BCSV%5D%5BRaw%5D%20TW-Rental-Data.zip';

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

/** Presses what has the id `here`, or the first link. Returns the event. */
function press(html: string, init: MouseEventInit & { type?: string } = {}): MouseEvent {
  document.body.innerHTML = html;
  return pressAgain(init);
}
function pressAgain({ type = 'click', ...init }: MouseEventInit & { type?: string } = {}): MouseEvent {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, ...init });
  (document.querySelector('#here') ?? document.querySelector('a'))?.dispatchEvent(event);
  return event;
}
const event = (url: string) => ['Outbound Link: Click', { url }];

describe('links to other sites', () => {
  it('are tracked and followed when the delay is over, not before', () => {
    expect(OUTBOUND_DELAY).toBe(150);
    const click = press(
      `<a href="${OTHER}" rel="noreferrer" referrerpolicy="no-referrer"><b id="here">x</b></a>`,
    );
    expect(track.mock.calls).toEqual([event(REPORTED)]);
    expect(click.defaultPrevented).toBe(true);
    vi.advanceTimersByTime(149);
    expect(followed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(followed.mock.calls).toEqual([
      [`<a href="${OTHER}" rel="noreferrer" referrerpolicy="no-referrer"></a>`],
    ]);
  });

  it('are followed as soon as the event has been sent, once', async () => {
    press(`<a href="${OTHER}">x</a>`);
    arrive();
    await Promise.resolve();
    expect(followed).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(followed).toHaveBeenCalledOnce();
  });

  it('are not followed again by an answer that comes late, nor at all once given up', async () => {
    press(`<a href="${OTHER}">x</a>`);
    vi.advanceTimersByTime(OUTBOUND_DELAY);
    arrive();
    await Promise.resolve();
    expect(followed).toHaveBeenCalledOnce();

    press(`<a href="${OTHER}">x</a>`);
    press('<a href="/download/">x</a>');
    arrive();
    await Promise.resolve();
    expect(followed).toHaveBeenCalledOnce();
  });

  it('are left to the browser when nothing is under way', () => {
    track.mockReturnValue(null);
    expect(press(`<a href="${OTHER}">x</a>`).defaultPrevented).toBe(false);
    vi.runAllTimers();
    expect(followed).not.toHaveBeenCalled();
    expect(track).toHaveBeenCalledOnce();
  });

  it.each<[string, string, MouseEventInit & { type?: string }]>([
    ['Ctrl', '', { ctrlKey: true }],
    ['Cmd', '', { metaKey: true }],
    ['Shift', '', { shiftKey: true }],
    ['Alt', '', { altKey: true }],
    ['the middle button', '', { type: 'auxclick', button: 1 }],
    ['a new tab', 'target="_blank"', {}],
    ['a named window', 'target="other"', {}],
    ['the window around', 'target="_top"', {}],
    ['a download', 'download', {}],
  ])('are tracked and never held up with %s', (_what, attributes, init) => {
    expect(press(`<a href="${OTHER}" ${attributes}>x</a>`, init).defaultPrevented).toBe(false);
    expect(track.mock.calls).toEqual([event(REPORTED)]);
    vi.runAllTimers();
    expect(followed).not.toHaveBeenCalled();
  });

  it('are tracked in drawings', () => {
    expect(press(`<svg><a id="here" href="${OTHER}"></a></svg>`).defaultPrevented).toBe(false);
    expect(track.mock.calls).toEqual([event(REPORTED)]);
  });

  it('may say target="_self"', () => {
    expect(press(`<a href="${OTHER}" target="_self">x</a>`).defaultPrevented).toBe(true);
  });

  it('count as such on another port of the host', () => {
    press('<a href="https://site.test:8443/">x</a>');
    expect(track.mock.calls).toEqual([event('https://site.test:8443/')]);
  });

  it.each([
    ['inside the site', '<a href="/download/">x</a>'],
    ['inside the site, whole', '<a href="https://site.test/download/">x</a>'],
    ['inside the page', '<a href="#x">x</a>'],
    ['a mail address', '<a href="mailto:x@other.test">x</a>'],
    ['a script', '<a href="javascript:void 0">x</a>'],
    ['broken', '<a href="https://">x</a>'],
    ['without address', '<a>x</a>'],
    ['no link', '<button id="here">x</button>'],
  ])('are not: %s', (_what, html) => {
    expect(press(html).defaultPrevented).toBe(false);
    expect(track).not.toHaveBeenCalled();
  });

  it('are not tracked by the right button', () => {
    press(`<a href="${OTHER}">x</a>`, { type: 'auxclick', button: 2 });
    expect(track).not.toHaveBeenCalled();
  });

  it('are left alone when somebody has dealt with the click', () => {
    document.body.innerHTML = `<p><a href="${OTHER}">x</a></p>`;
    document.querySelector('p')?.addEventListener('click', (click) => click.preventDefault());
    pressAgain();
    vi.runAllTimers();
    expect(track).not.toHaveBeenCalled();
    expect(followed).not.toHaveBeenCalled();
  });

  it('count once when clicked twice', () => {
    press(`<a href="${OTHER}">x</a>`);
    expect(pressAgain().defaultPrevented).toBe(true);
    vi.runAllTimers();
    expect(track).toHaveBeenCalledOnce();
    expect(followed).toHaveBeenCalledOnce();
    // Back from there: it is a click like any other.
    pressAgain();
    expect(track).toHaveBeenCalledTimes(2);
  });

  it('give way to the link that is clicked after them', () => {
    press(`<a href="${OTHER}">x</a>`);
    press('<a href="/download/">x</a>');
    vi.runAllTimers();
    expect(followed).not.toHaveBeenCalled();

    press(`<a href="${OTHER}">x</a>`);
    press('<a href="https://third.test/">x</a>');
    vi.runAllTimers();
    expect(followed.mock.calls).toEqual([['<a href="https://third.test/"></a>']]);
  });

  it('do not give way to a link that opens elsewhere', () => {
    press(`<a href="${OTHER}">x</a>`);
    press('<a href="https://third.test/">x</a>', { ctrlKey: true });
    vi.runAllTimers();
    expect(followed.mock.calls).toEqual([[`<a href="${OTHER}"></a>`]]);
  });
});

describe('links to files of the dataset', () => {
  it.each<[string, string, MouseEventInit & { type?: string }]>([
    ['plain', '', {}],
    ['with Ctrl', '', { ctrlKey: true }],
    ['in a new tab', 'target="_blank"', {}],
    ['marked as download', 'download', {}],
  ])('are tracked as downloads, not as other sites, and never held up: %s', (_what, attributes, init) => {
    expect(press(`<a href="${FILE}" ${attributes}>x</a>`, init).defaultPrevented).toBe(false);
    vi.runAllTimers();
    expect(followed).not.toHaveBeenCalled();
    expect(track.mock.calls).toEqual([
      ['File Download', { url: FILE, period: '2026-04', variant: 'raw', format: 'csv' }],
    ]);
  });

  it('are downloads on the site itself too', () => {
    press('<a href="/2018/201805-TW-Rental-Data.zip">x</a>');
    expect(track.mock.calls).toEqual([
      [
        'File Download',
        {
          url: 'https://site.test/2018/201805-TW-Rental-Data.zip',
          period: '2018-05',
          variant: 'raw',
          format: 'csv',
        },
      ],
    ]);
  });
});
