import { isEnglish } from '@site/src/lib/browser/isEnglish';

/** Where theme-classic's script in the page looks for the reader's choice. */
const KEY = 'theme';

const root = document.documentElement;
const isDark = (): boolean => root.dataset['theme'] === 'dark';

/** In the order of the elements that tell the browser its colour (plugins/icons). */
const THEMES = ['light', 'dark'] as const;

/** What the system asks for; undefined where the browser cannot tell. */
const systemIsDark = (): MediaQueryList | undefined =>
  (window as Partial<Window>).matchMedia?.('(prefers-color-scheme: dark)');

function showChoice(chosen: string | undefined | null): void {
  const choice = THEMES.find((theme) => theme === chosen);
  root.dataset['theme'] = choice ?? (systemIsDark()?.matches ? 'dark' : 'light');
  root.dataset['themeChoice'] = choice ?? 'system';
  for (const [index, meta] of document.querySelectorAll<HTMLMetaElement>('[name="theme-color"]').entries()) {
    const theme = THEMES[index];
    meta.media = !choice ? `(prefers-color-scheme: ${String(theme)})` : choice === theme ? 'all' : 'not all';
  }
}

/** Lets the button switch the colours; other tabs and the system have a say as well. */
export function answerColorMode(button: HTMLElement): void {
  const update = (): void => {
    const label = isEnglish
      ? `Use ${isDark() ? 'light' : 'dark'} colours`
      : isDark()
        ? '改用淺色'
        : '改用深色';
    button.ariaLabel = label;
    button.title = label;
  };
  update();
  // The page's own script has read the choice, and knows nothing of the browser's colour.
  showChoice(root.dataset['themeChoice']);
  new MutationObserver(update).observe(root, { attributeFilter: ['data-theme'] });
  button.addEventListener('click', () => {
    const chosen = isDark() ? 'light' : 'dark';
    showChoice(chosen);
    try {
      window.localStorage.setItem(KEY, chosen);
    } catch {
      // Where nothing is kept, the choice holds for this page.
    }
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) showChoice(newValue);
  });
  systemIsDark()?.addEventListener('change', () => {
    if (root.dataset['themeChoice'] === 'system') showChoice(null);
  });
}
