// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerColorMode } from './answer';

const { dataset } = document.documentElement;
let button: HTMLButtonElement;
let systemIsDark: boolean;
let onSystemChange: (() => void)[];

/** What the reader sees, what it comes from, and what the button offers. */
const shown = () => [dataset['theme'], dataset['themeChoice'], button.ariaLabel, button.title];
const LIGHT = ['改用深色', '改用深色'];
const DARK = ['改用淺色', '改用淺色'];
const otherTab = (newValue: string | null, key = 'theme') =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
const system = (dark: boolean) => {
  systemIsDark = dark;
  for (const listener of onSystemChange) listener();
};
/** The label follows the attribute of the page, which it watches. */
const expectShown = (expected: unknown[]) => expect.poll(shown).toEqual(expected);

beforeEach(() => {
  systemIsDark = false;
  onSystemChange = [];
  window.localStorage.clear();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        get matches() {
          return systemIsDark;
        },
        addEventListener: (_: string, listener: () => void) => onSystemChange.push(listener),
      }) as unknown as MediaQueryList,
  );
  // As the script of the theme in the page leaves it.
  Object.assign(dataset, { theme: 'light', themeChoice: 'system' });
  button = document.createElement('button');
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the colour mode button', () => {
  it('switches the colours, says so, and keeps the choice', async () => {
    answerColorMode(button);
    expect(shown()).toEqual(['light', 'system', ...LIGHT]);
    button.click();
    await expectShown(['dark', 'dark', ...DARK]);
    expect(window.localStorage.getItem('theme')).toBe('dark');
    button.click();
    await expectShown(['light', 'light', ...LIGHT]);
    expect(window.localStorage.getItem('theme')).toBe('light');
  });

  it('follows what another tab chooses, and the system once that takes it back', async () => {
    systemIsDark = true;
    answerColorMode(button);
    otherTab('dark');
    await expectShown(['dark', 'dark', ...DARK]);
    otherTab('light');
    await expectShown(['light', 'light', ...LIGHT]);
    otherTab(null);
    await expectShown(['dark', 'system', ...DARK]);
    otherTab('made up');
    expect(dataset['themeChoice']).toBe('system');
  });

  it('has the colour of the browser follow the choice, and the system while nothing is chosen', () => {
    const SYSTEM = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];
    document.head.innerHTML = SYSTEM.map((media) => `<meta name="theme-color" media="${media}">`).join('');
    const media = () => [...document.head.querySelectorAll('meta')].map((meta) => meta.media);
    // Chosen on an earlier visit.
    Object.assign(dataset, { theme: 'dark', themeChoice: 'dark' });
    answerColorMode(button);
    expect(media()).toEqual(['not all', 'all']);
    button.click();
    expect(media()).toEqual(['all', 'not all']);
    otherTab(null);
    expect(media()).toEqual(SYSTEM);
    document.head.innerHTML = '';
  });

  it('answers where the browser cannot tell what the system asks for', async () => {
    Object.defineProperty(window, 'matchMedia', { value: undefined, configurable: true });
    answerColorMode(button);
    expect(shown()).toEqual(['light', 'system', ...LIGHT]);
    button.click();
    await expectShown(['dark', 'dark', ...DARK]);
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('leaves alone what another tab keeps under another name', () => {
    answerColorMode(button);
    otherTab('dark', 'search-slash');
    expect(shown()).toEqual(['light', 'system', ...LIGHT]);
  });

  it('follows the system only while nothing is chosen', async () => {
    answerColorMode(button);
    system(true);
    await expectShown(['dark', 'system', ...DARK]);
    button.click();
    await expectShown(['light', 'light', ...LIGHT]);
    system(false);
    system(true);
    expect(shown()).toEqual(['light', 'light', ...LIGHT]);
  });

  it('holds the choice for this page where nothing can be kept', async () => {
    answerColorMode(button);
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    button.click();
    await expectShown(['dark', 'dark', ...DARK]);
    system(false);
    expect(dataset['theme']).toBe('dark');
  });
});
