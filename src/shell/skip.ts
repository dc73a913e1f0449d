import type { History } from 'history';

/** Focuses an element that is not focusable otherwise. */
function focusOnce(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  element.setAttribute('tabindex', '-1');
  element.focus();
  element.removeAttribute('tabindex');
}

/** Lets the first link of the page lead to its content. */
export function answerSkipLink(link: Element): void {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    focusOnce(document.querySelector('main'));
  });
}

/** After a change of page, Tab starts at its beginning again. @param history how the reader came here */
export function restartTab({ action }: History): void {
  if (action === 'PUSH' && !window.location.hash) focusOnce(document.getElementById('top'));
}
