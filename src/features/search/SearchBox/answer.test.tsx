// @vitest-environment happy-dom
/** A press that belongs to an input method acts on nothing, and the search takes no key that is not its own. */
import { readFileSync } from 'node:fs';
import { act, createContext, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listSources } from '@site/tests/support/sources';
import { attachSearchBox, opensSearch } from './answer';
import { setSlashOff } from './slash';
import SearchBox from '.';
import type { Combobox } from '@site/src/features/search/SearchDialog';
import SearchDialog from '../SearchDialog';
import RentsMap from '@site/src/features/areas/Map';
import Grid from '@site/src/features/open/Grid';
import Answers from '@site/src/lib/ui/Chart/Answers';
import type { Search } from '../loadSearch';

vi.mock('@docusaurus/useBaseUrl', () => ({
  default: (url: string) => url,
  useBaseUrlUtils: () => ({ withBaseUrl: (url: string) => url }),
}));
vi.mock('@docusaurus/useBrokenLinks', () => ({ default: () => ({ collectLink: () => undefined }) }));
vi.mock('@docusaurus/useIsBrowser', () => ({ default: () => true }));
vi.mock('@docusaurus/core/lib/client/browserContext', () => ({ Context: createContext(false) }));
vi.mock('react-router-dom', () => ({ Router: ({ children }: { children: ReactNode }) => children }));
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
vi.mock('../loadSearch', () => ({
  useLoadSearch: () => () => new Promise(() => undefined),
}));
vi.mock('../SearchResults', () => ({ default: () => <a id="place" href="#there" /> }));
vi.mock('@site/src/lib/ui/PlainLink', () => ({ default: () => null }));
vi.mock('../SearchResults/places', async (original) => ({
  ...(await original<object>()),
  optionId: () => 'place',
}));

let root: Root;
let box: HTMLElement;

/** Its old number is still the only sign of some presses. */
type Press = Omit<KeyboardEventInit, 'keyCode'> & { keyCode?: number };

/** Presses of an input method: while it composes, and the one that accepts a candidate where that comes too late. */
const COMPOSING: readonly Press[] = [{ isComposing: true }, { keyCode: 229 }];

const draw = (page: ReactNode) => act(() => root.render(page));

function press(target: Element, key: string, init: Press = {}): boolean {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    cancelable: true,
    composed: true,
    ...init,
  });
  // happy-dom leaves the old number out.
  Object.defineProperty(event, 'keyCode', { value: init.keyCode ?? 0 });
  // Nor does it hide from the document what lies in a shadow tree.
  const tree = target.getRootNode();
  if (tree instanceof ShadowRoot) Object.defineProperty(event, 'target', { value: tree.host });
  act(() => void target.dispatchEvent(event));
  return event.defaultPrevented;
}

function onPlatform(name: string): void {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(name);
}

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<header></header><div id="__docusaurus"></div>';
  box = document.querySelector('#__docusaurus') as HTMLElement;
  root = createRoot(box);
  onPlatform('Linux x86_64');
  localStorage.clear();
});

afterEach(() => {
  for (const stop of listening.splice(0)) stop();
  act(() => root.unmount());
  vi.restoreAllMocks();
});

/** Ends what the answering link of a test listens to. */
const listening: (() => void)[] = [];

/** The link that opens the search, as it answers in browsers. */
function answeringLink(): HTMLAnchorElement {
  draw(<SearchBox />);
  const link = box.querySelector('a') as HTMLAnchorElement;
  const listen = vi.spyOn(document, 'addEventListener');
  attachSearchBox(link);
  for (const [type, listener] of listen.mock.calls)
    listening.push(() => document.removeEventListener(type, listener));
  listen.mockRestore();
  return link;
}
const isOpen = (link: HTMLAnchorElement) => link.ariaExpanded === 'true';
/** Waits for the code of the dialog, and for React to draw it. */
const drawDialog = () =>
  act(async () => {
    await import('./results');
  });

/** Each handler with a key that it takes. */
const HANDLERS: Record<string, () => { target: Element; key: string; acted: () => boolean }> = {
  'src/features/open/Grid.tsx, the head': () => {
    const chosen: string[] = [];
    draw(<Grid {...GRID} onColumn={(header) => chosen.push(header)} />);
    const target = box.querySelector('[role=columnheader]') as Element;
    return { target, key: 'Enter', acted: () => chosen.length > 0 };
  },
  'src/features/open/Grid.tsx, the cells': () => {
    draw(<Grid {...GRID} />);
    const [target, next] = box.querySelectorAll('[role=columnheader]');
    return {
      target: target as Element,
      key: 'ArrowRight',
      acted: () => next?.hasAttribute('data-now') === true,
    };
  },
  'src/features/areas/Map.tsx': () => {
    const selected: string[] = [];
    draw(
      <RentsMap
        map={{ areas: [area('1', 0), area('2', 9)], view: [0, 0, 9, 9], frames: '', leaders: '', around: '' }}
        label="地圖"
        rows={
          new Map(
            ['1', '2'].map((code) => [code, { code, name: code, figures: { rows: 0, perPingRows: 0 } }]),
          )
        }
        describe={({ name }) => name}
        selected="1"
        onSelect={(code) => selected.push(code)}
      />,
    );
    const target = box.querySelector('[data-code="1"]') as Element;
    return { target, key: 'ArrowRight', acted: () => selected.includes('2') };
  },
  'src/lib/ui/Chart/Answers.tsx': () => {
    draw(<Answers title="列數" unit="列" each="月" count={30} last="最後" points={[]} />);
    const target = box.querySelector('input') as HTMLInputElement;
    return { target, key: 'PageDown', acted: () => target.value !== '29' };
  },
  'src/features/search/SearchBox/answer.ts, the button': () => {
    const link = answeringLink();
    return { target: link, key: ' ', acted: () => isOpen(link) };
  },
  'src/features/search/SearchBox/answer.ts, the page': () => {
    const link = answeringLink();
    return { target: document.body, key: '/', acted: () => isOpen(link) };
  },
  'src/features/search/SearchDialog/index.tsx': () => {
    let combobox: Combobox | null = null;
    const hit = { entry: { title: '租金' } };
    const search = (() => ({ hits: [hit], notes: [] })) as unknown as Search;
    const Dialog = () => (
      <>
        <input onKeyDown={(event) => combobox?.onKeyDown(event.nativeEvent)} />
        <SearchDialog search={search} text="租金" onTry={() => undefined} connect={connect} />
      </>
    );
    const connect = (value: Combobox | null) => {
      combobox = value;
    };
    draw(<Dialog />);
    let followed = false;
    document.querySelector('#place')?.addEventListener('click', (event) => {
      event.preventDefault();
      followed = true;
    });
    return { target: box.querySelector('input') as Element, key: 'Enter', acted: () => followed };
  },
};

const area = (code: string, x: number) => ({
  code,
  name: code,
  fullName: code,
  path: 'M0 0',
  x,
  y: 0,
  label: null,
});
const column = (header: string) => ({ header, type: 'string' });
const GRID = {
  columns: [column('甲'), column('乙')] as never,
  source: { total: 0, row: () => undefined, want: () => undefined },
  states: new Map(),
  words: false,
};

/** These act on any press, and ask for no key. */
const ANY_KEY = [
  'packages/html-first/src/clientModules/prefetch.ts',
  'packages/html-first/src/browser/scrollTarget.ts',
];
/** This passes the handler of SearchDialog on. */
const PASSES_ON = ['src/features/search/SearchBox/dialog.ts'];

describe('a key of an input method', () => {
  it('is asked for in every handler of the site, by the one helper', () => {
    const files = listSources(
      'src',
      ...['browser', 'clientModules', 'drawing', 'html', 'navigation'].map(
        (folder) => `packages/html-first/src/${folder}`,
      ),
    );
    const withHandlers = files.filter((file) =>
      /\bonKey(?:Down|Up|Press)\b|['"]key(?:down|up|press)['"]/.test(readFileSync(file, 'utf8')),
    );
    expect(withHandlers.sort()).toEqual(
      [
        ...new Set([...Object.keys(HANDLERS).map((name) => name.split(',')[0]), ...ANY_KEY, ...PASSES_ON]),
      ].sort(),
    );
    const asking = files.filter((file) => /\bisComposing\b|\bkeyCode\b/.test(readFileSync(file, 'utf8')));
    expect(asking).toEqual(['src/lib/ui/readKey.ts']);
  });

  it.each(Object.entries(HANDLERS))(
    'does nothing in %s, where the same key of the reader does',
    async (_, make) => {
      const { target, key, acted } = make();
      for (const init of COMPOSING) {
        expect(press(target, key, init)).toBe(false);
        expect(acted()).toBe(false);
      }
      expect(press(target, key)).toBe(true);
      expect(acted()).toBe(true);
      // What is open now must not be open in the next test.
      await drawDialog();
      leave();
    },
  );
});

describe('the link that opens the search', () => {
  const click = (link: Element, init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    act(() => void link.dispatchEvent(event));
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

  it('is served as a link to the search page', () => {
    draw(<SearchBox />);
    const link = box.querySelector('a') as HTMLAnchorElement;
    expect([link.getAttribute('href'), link.getAttribute('role')]).toEqual(['/search/', null]);
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

  it('opens the dialog, once, and has the focus again when that closes', async () => {
    const link = answeringLink();
    expect(click(link)).toBe(true);
    expect(isOpen(link)).toBe(true);
    press(document.body, '/');
    expect(dialogs()).toHaveLength(1);
    expect(document.activeElement).toBe(document.querySelector('dialog input'));
    expect(isPageHeld()).toBe(true);
    await drawDialog();
    document.querySelector<HTMLElement>('dialog button')?.click();
    expect(isOpen(link)).toBe(false);
    expect(document.activeElement).toBe(link);
    expect(dialogs()).toEqual([]);
    expect(isPageHeld()).toBe(false);
    click(link);
    await drawDialog();
    expect(dialogs()).toHaveLength(1);
    leave();
  });

  it('keeps what is typed before the results can be drawn, and for the next time', async () => {
    const link = answeringLink();
    click(link);
    const input = document.querySelector('dialog input') as HTMLInputElement;
    input.value = '押金';
    input.dispatchEvent(new Event('input'));
    await drawDialog();
    expect(input.value).toBe('押金');
    leave();
    click(link);
    expect(document.querySelector<HTMLInputElement>('dialog input')?.value).toBe('押金');
    await drawDialog();
    leave();
  });

  it('leaves the focus to the page that a result leads to', async () => {
    const link = answeringLink();
    click(link);
    await drawDialog();
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
});

describe('opensSearch', () => {
  const opens = (target: Element, key: string, init: Press = {}, slash = true): boolean => {
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
    ['Win32', 'ctrlKey', 'metaKey'],
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
