import { copyText, SELECTED } from '@site/src/lib/browser/copyText';
import { dateWords } from 'rental-data';
import { formatLocalDay } from 'rental-data/helpers';

interface Copied {
  /** default what stands behind the button, a piece of code */
  text?: string | undefined;
  /** what stands in the text in the place of today's date */
  day?: string | undefined;
}

/** Copies a text, and says whether that worked: in the button, or beside it where the text is named. */
export async function copyFor(button: Element, { text, day }: Copied): Promise<void> {
  const code = text === undefined ? (button.parentElement?.nextElementSibling ?? null) : null;
  const written = text ?? code?.textContent ?? '';
  const copied = day ? written.replace(day, dateWords(formatLocalDay())) : written;
  const place = text === undefined ? button : button.nextElementSibling;
  const isCopied = await copyText(() => navigator.clipboard.writeText(copied), code);
  if (!place) return;
  place.textContent = isCopied ? '已複製' : SELECTED;
  if (isCopied || code) return;
  // The text stands nowhere on the page, so that there would be nothing to select.
  const shown = document.createElement('code');
  shown.style.whiteSpace = 'pre-wrap';
  shown.textContent = copied;
  place.append('：', shown);
  getSelection()?.selectAllChildren(shown);
}

/** @returns function that ends it */
export function startCopying(island: HTMLElement, onAlive: () => void): () => void {
  const button = island.querySelector('button');
  const copied = JSON.parse(island.dataset['props'] ?? '{}') as Copied;
  const copy = (): void => void (button && copyFor(button, copied));
  button?.addEventListener('click', copy);
  onAlive();
  return () => button?.removeEventListener('click', copy);
}
