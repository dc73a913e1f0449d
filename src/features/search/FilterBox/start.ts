/** A filter of what stands in the page, without React: the first key is answered before a phone could load that. */
import { clear, followAddress, readQuery, writeAddress } from './formQuery';

interface Parts {
  form: HTMLFormElement;
  status: HTMLElement;
  /** buttons for who has asked for something */
  asked: HTMLElement[];
}

function findParts(island: HTMLElement): Parts | undefined {
  const form = island.querySelector('form');
  const status = island.querySelector<HTMLElement>('[role="status"]');
  return form && status
    ? { form, status, asked: [...island.querySelectorAll<HTMLElement>('[data-asked]')] }
    : undefined;
}

/**
 * Lets the fields of a FilterBox answer.
 *
 * @param answer shows what fits a query and hides the rest; gives the words for the status
 * @returns what ends it
 */
export function startFilter(
  island: HTMLElement,
  onAlive: () => void,
  answer: (query: string) => string,
): () => void {
  const parts = findParts(island);
  if (!parts) return () => undefined;
  const { form, status, asked } = parts;
  // Undefined once it has ended.
  let last: string | undefined = '';
  const update = (): void => {
    const query = readQuery(form);
    if (query === last) return;
    last = query;
    for (const button of asked) button.hidden = query === '';
    const words = answer(query);
    if (status.textContent !== words) status.textContent = words;
    // What follows an address lays the page out: the frame that shows the answer comes first.
    requestAnimationFrame(() => setTimeout(() => query === last && writeAddress(query)));
  };
  const stop = followAddress(form, update);
  const goToAnswer = (event: Event): void => {
    event.preventDefault();
    status.focus();
    status.scrollIntoView();
  };
  const clearAll = (): void => clear(form);
  form.addEventListener('submit', goToAnswer);
  const button = asked.find((one) => one.dataset['asked'] === 'clear');
  button?.addEventListener('click', clearAll);
  update();
  onAlive();
  return () => {
    last = undefined;
    stop();
    form.removeEventListener('submit', goToAnswer);
    button?.removeEventListener('click', clearAll);
  };
}
