// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { happyDOM } from '@site/tests/support/happyDom';
import { readFixture } from '@site/tests/support/readFixture';
import { trackLinks } from './outbound';

/** Made up for these tests. */
const OTHER = 'https://other.test/a?b#c';
const THIRD = 'https://third.test/';

const track = vi.fn<(name: string, props?: unknown) => Promise<void> | null>();
/** Links that the browser was told to follow after a delay, as they were written. */
const followed = vi.fn<(html: string) => void>();
let arrive: () => void;

trackLinks(track);
document.body.addEventListener('click', (click) => {
  if ((click.target as Element).matches('[data-dealt-with]')) click.preventDefault();
});

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
function press(html: string, { type = 'click', ...init }: Init = {}): boolean {
  if (html !== document.body.innerHTML) document.body.innerHTML = html;
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, ...init });
  (document.querySelector('#here') ?? document.querySelector('a'))?.dispatchEvent(event);
  return event.defaultPrevented;
}
const link = (href: string) => `<a href="${href}">x</a>`;
const LINK = link(OTHER);

const CLICKS =
  readFixture<{ what: string; event?: unknown[]; isHeld?: boolean; html: string; init?: Init }[]>(
    'outbound-clicks',
  );

describe('a click', () => {
  it.each(CLICKS)(
    '$what is tracked as what it is, and held up only where this window leaves',
    ({ event, isHeld = false, html, init }) => {
      expect(press(html, init)).toBe(isHeld);
      vi.runAllTimers();
      expect(track.mock.calls).toEqual(event ? [event] : []);
      expect(followed).toHaveBeenCalledTimes(event && isHeld ? 1 : 0);
    },
  );

  it('is left to the browser when nothing is under way', () => {
    track.mockReturnValue(null);
    expect(press(LINK)).toBe(false);
    expect(track).toHaveBeenCalledOnce();
  });
});

describe('links to other sites', () => {
  it.each([
    ['150 ms are over, not before', () => vi.advanceTimersByTime(1)],
    ['the event has been sent', () => arrive()],
  ])('are followed as they are written when %s, and once', async (_, end) => {
    const written = `<a href="${OTHER}" rel="noreferrer" referrerpolicy="no-referrer">`;
    press(`${written}<b id="here">x</b></a>`);
    await vi.advanceTimersByTimeAsync(149);
    expect(followed).not.toHaveBeenCalled();
    end();
    await Promise.resolve();
    expect(followed).toHaveBeenCalledOnce();
    arrive();
    await vi.runAllTimersAsync();
    expect(followed.mock.calls).toEqual([[`${written}</a>`]]);
  });

  it('count once when clicked twice, and again by who comes back', () => {
    press(LINK);
    expect(press(LINK)).toBe(true);
    vi.runAllTimers();
    expect(track).toHaveBeenCalledOnce();
    expect(followed).toHaveBeenCalledOnce();
    press(LINK);
    expect(track).toHaveBeenCalledTimes(2);
  });

  it.each<[what: string, html: string, init: Init, expected: string[]]>([
    ['give way to a link inside the site', link('/download/'), {}, []],
    ['give way to another', link(THIRD), {}, [THIRD]],
    ['do not give way to one that opens elsewhere', link(THIRD), { ctrlKey: true }, [OTHER]],
  ])('%s', (_, html, init, expected) => {
    press(LINK);
    press(html, init);
    vi.runAllTimers();
    expect(followed.mock.calls.map(([written]) => /href="([^"]+)"/.exec(written)?.[1])).toEqual(expected);
  });
});
