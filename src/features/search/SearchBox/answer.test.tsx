// @vitest-environment happy-dom
/** The link that opens the search: what it opens, by which keys, and which keys it leaves alone. */
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachSearchBox, opensSearch } from './answer';
import { setSlashOff } from './slash';
import { LOADING } from './words';
import SearchBox from '.';
import { drawInDocument } from '@site/tests/support/drawInDocument';
import Waiting from '../SearchResults/Waiting';

vi.mock('@docusaurus/useBaseUrl', () => ({ default: (url: string) => url }));
vi.mock('@docusaurus/useBrokenLinks', () => ({ default: () => ({ collectLink: () => undefined }) }));
/** Another page is on its way. */
let leave = (): void => undefined;
vi.mock('@site/packages/html-first/src/browser/history', () => ({
  getHistory: () => ({
    listen: (listener: () => void) => {
      leave = listener;
      return () => undefined;
    },
  }),
}));
const drawn = vi.fn();
vi.mock('./results', () => ({ drawResults: () => ({ update: drawn, end: () => undefined }) }));

let box: HTMLElement;

function press(target: Element, key: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    cancelable: true,
    composed: true,
    ...init,
  });
  // happy-dom does not hide from the document what lies in a shadow tree.
  const tree = target.getRootNode();
  if (tree instanceof ShadowRoot) Object.defineProperty(event, 'target', { value: tree.host });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

function onPlatform(name: string): void {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(name);
}

beforeEach(() => {
  document.body.innerHTML = '<header></header><div id="__docusaurus"></div>';
  box = document.querySelector('#__docusaurus') as HTMLElement;
  onPlatform('Linux x86_64');
  localStorage.clear();
});

afterEach(() => {
  drawn.mockClear();
  for (const stop of listening.splice(0)) stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Ends what the answering link of a test listens to. */
const listening: (() => void)[] = [];

/** The link that opens the search, as it answers in browsers. */
function answeringLink(): HTMLAnchorElement {
  box.innerHTML = renderToStaticMarkup(<SearchBox />);
  const link = box.querySelector('a') as HTMLAnchorElement;
  const listen = vi.spyOn(document, 'addEventListener');
  attachSearchBox(link);
  for (const [type, listener] of listen.mock.calls)
    listening.push(() => document.removeEventListener(type, listener));
  listen.mockRestore();
  return link;
}
const isOpen = (link: HTMLAnchorElement) => link.ariaExpanded === 'true';

describe('the link that opens the search', () => {
  const click = (link: Element, init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    link.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const dialogs = () => [...document.querySelectorAll('dialog')];
  /** On small screens the page does not scroll behind the dialog. */
  const isPageHeld = () => document.documentElement.matches('html[data-searching]');
  const described = (link: HTMLAnchorElement) => ({
    role: link.role,
    popup: link.ariaHasPopup,
    expanded: link.ariaExpanded,
    keys: link.getAttribute('aria-keyshortcuts'),
    hint: !link.querySelector('kbd')?.hidden,
  });

  it('is a button that says what it opens, and by which keys', () => {
    const link = answeringLink();
    expect(described(link)).toEqual({
      role: 'button',
      popup: 'dialog',
      expanded: 'false',
      keys: '/ Control+K',
      hint: true,
    });
    setSlashOff(true);
    expect(described(link)).toMatchObject({ keys: 'Control+K', hint: false });
    expect(press(document.body, '/')).toBe(false);
    setSlashOff(false);
    expect(described(link)).toMatchObject({ keys: '/ Control+K', hint: true });
  });

  it('opens the dialog, once, and has the focus again when that closes', () => {
    const link = answeringLink();
    expect(click(link)).toBe(true);
    expect(isOpen(link)).toBe(true);
    press(document.body, '/');
    expect(dialogs()).toHaveLength(1);
    expect(document.activeElement).toBe(document.querySelector('dialog input'));
    expect(isPageHeld()).toBe(true);
    document.querySelector<HTMLElement>('dialog button')?.click();
    expect(isOpen(link)).toBe(false);
    expect(document.activeElement).toBe(link);
    expect(dialogs()).toEqual([]);
    expect(isPageHeld()).toBe(false);
    expect(press(link, ' ')).toBe(true);
    expect(dialogs()).toHaveLength(1);
    leave();
  });

  it('keeps what is typed before the results can be drawn, and for the next time', async () => {
    const link = answeringLink();
    click(link);
    const input = document.querySelector('dialog input') as HTMLInputElement;
    input.value = '押金';
    input.dispatchEvent(new Event('input'));
    await expect.poll(() => drawn.mock.calls).toEqual([['押金']]);
    leave();
    click(link);
    expect(document.querySelector<HTMLInputElement>('dialog input')?.value).toBe('押金');
    leave();
  });

  it('leaves the focus to the page that a result leads to', () => {
    const link = answeringLink();
    click(link);
    leave();
    expect(isOpen(link)).toBe(false);
    expect(document.activeElement).not.toBe(link);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'is a link for a click with %j',
    (init) => {
      const link = answeringLink();
      link.addEventListener('click', (event) => {
        expect(event.defaultPrevented).toBe(false);
        event.preventDefault();
      });
      click(link, init);
      expect(isOpen(link)).toBe(false);
    },
  );

  it('says after 200 ms of waiting that the search loads, and not before', () => {
    const link = answeringLink();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    click(link);
    const said = () => document.querySelector('dialog [role=status]')?.textContent;
    vi.advanceTimersByTime(199);
    expect(said()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(said()).toBe(LOADING);
    leave();
  });
});

describe('what waits for the data of the search', () => {
  const { box: place, draw } = drawInDocument();

  it('says so after 200 ms, with those for the code, and goes on saying it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const since = performance.now();
    const show = (key: string) =>
      draw(<Waiting key={key} failed={false} onRetry={() => undefined} since={since} />);
    vi.advanceTimersByTime(150);
    await show('new');
    await act(async () => void vi.advanceTimersByTime(49));
    expect(place.textContent).toBe('');
    await act(async () => void vi.advanceTimersByTime(1));
    expect(place.textContent).toBe(LOADING);
    await show('again');
    expect(place.textContent).toBe(LOADING);
  });
});

describe('opensSearch', () => {
  const opens = (target: Element, key: string, init: KeyboardEventInit = {}, slash = true): boolean => {
    let answer = false;
    const listen = (event: KeyboardEvent) => {
      answer = opensSearch(event, slash);
    };
    document.addEventListener('keydown', listen);
    press(target, key, init);
    document.removeEventListener('keydown', listen);
    return answer;
  };
  const add = (html: string, where: Element | ShadowRoot = box): Element => {
    where.innerHTML = html;
    return where.querySelector('[data-here]') ?? (where.firstElementChild as Element);
  };

  it.each(['/', '／', 'ㄥ'])('takes %s outside of fields, unless it is switched off', (key) => {
    expect(opens(document.body, key)).toBe(true);
    // On a German keyboard the slash is Shift and 7.
    expect(opens(document.body, key, { shiftKey: true })).toBe(true);
    expect(opens(document.body, key, {}, false)).toBe(false);
    expect(opens(document.body, key, { altKey: true })).toBe(false);
    expect(opens(document.body, key, { ctrlKey: true })).toBe(false);
  });

  it.each([
    '<input>',
    '<textarea></textarea>',
    '<select></select>',
    '<p contenteditable><b data-here></b></p>',
  ])('leaves the slash to %s', (html) => expect(opens(add(html), '/')).toBe(false));

  it('takes the slash where an editable element says that it is none', () => {
    expect(opens(add('<p contenteditable="false"><b data-here></b></p>'), '/')).toBe(true);
  });

  it.each([
    ['Linux x86_64', 'ctrlKey', 'metaKey'],
    ['MacIntel', 'metaKey', 'ctrlKey'],
    ['iPad', 'metaKey', 'ctrlKey'],
  ])('on %s takes K with %s alone', (platform, own, other) => {
    onPlatform(platform);
    for (const target of [document.body, add('<input>')])
      for (const key of ['k', 'K']) {
        expect(opens(target, key, { [own]: true })).toBe(true);
        expect(opens(target, key, { [other]: true })).toBe(false);
        expect(opens(target, key, { [own]: true, [other]: true })).toBe(false);
        expect(opens(target, key, { [own]: true, shiftKey: true })).toBe(false);
        expect(opens(target, key, { [own]: true, altKey: true })).toBe(false);
      }
    expect(opens(document.body, 'k')).toBe(false);
    expect(opens(document.body, 'j', { [own]: true })).toBe(false);
  });

  it('takes no key of a field that is not of this site', () => {
    const foreign = document.body.appendChild(document.createElement('div'));
    expect(opens(add('<input>', foreign), 'k', { ctrlKey: true })).toBe(false);
    const shadow = box.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    const field = add('<p contenteditable><b data-here></b></p>', shadow);
    expect(opens(field, 'k', { ctrlKey: true })).toBe(false);
    expect(opens(field, '/')).toBe(false);
  });
});
