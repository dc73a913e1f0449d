import { dayOf } from '@site/src/lib/text/day';
import { dateWords } from '@site/src/lib/text/format';

interface Copied {
  /** default what stands behind the button, a piece of code */
  text?: string | undefined;
  /** what stands in the text in the place of today's date */
  day?: string | undefined;
}

/** Copies a text, and says whether that worked: in the button, or beside it where the text is named. */
export async function copyFor(button: Element, { text, day }: Copied): Promise<void> {
  const copied = text ?? button.parentElement?.nextElementSibling?.textContent ?? '';
  const place = text === undefined ? button : button.nextElementSibling;
  const said = await navigator.clipboard
    .writeText(day ? copied.replace(day, dateWords(dayOf(new Date()))) : copied)
    .then(
      () => '已複製',
      () => '瀏覽器不讓網頁複製，請選取文字自行複製',
    );
  if (place) place.textContent = said;
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
