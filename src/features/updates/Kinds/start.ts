/** Keeps in the address which kind of updates is shown; the style sheet shows it. */
import { getHistory } from 'html-first/client';

const NAME = 'kind';

/** The first choice is that of all, of which the address says nothing. @returns what ends it */
export function startKinds(island: HTMLElement, onAlive: () => void): () => void {
  const history = getHistory();
  const { pathname } = history.location;
  const choices = [...island.querySelectorAll<HTMLInputElement>(`[name="${NAME}"]`)];
  const show = (search: string): void => {
    const asked = new URLSearchParams(search).get(NAME);
    const choice = choices.find(({ value }) => value === asked) ?? choices[0];
    if (choice) choice.checked = true;
  };
  const chosen = (): string => {
    const choice = choices.find(({ checked }) => checked);
    return choice && choice !== choices[0] ? `?${NAME}=${choice.value}` : '';
  };
  const write = (): void => {
    if (history.location.search !== chosen()) history.push({ pathname, search: chosen() });
  };
  // What the reader has chosen before the code came counts more.
  if (chosen() === '') show(history.location.search);
  else write();
  island.addEventListener('change', write);
  const stop = history.listen((next) => {
    if (next.pathname === pathname) show(next.search);
  });
  onAlive();
  return () => {
    island.removeEventListener('change', write);
    stop();
  };
}
