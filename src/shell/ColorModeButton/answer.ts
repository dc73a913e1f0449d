import { isEnglish } from '@site/src/lib/browser/isEnglish';

/** Where theme-classic's script in the page looks for the reader's choice. */
const KEY = 'theme';

const root = document.documentElement;
const isDark = (): boolean => root.dataset['theme'] === 'dark';

function show(dark: boolean, choice: string): void {
  root.dataset['theme'] = dark ? 'dark' : 'light';
  root.dataset['themeChoice'] = choice;
}

function showChoice(chosen: string | null): void {
  const isChoice = chosen === 'dark' || chosen === 'light';
  show(
    isChoice ? chosen === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches,
    isChoice ? chosen : 'system',
  );
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
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    if (root.dataset['themeChoice'] === 'system') showChoice(null);
  });
}
