import type { History } from 'history';

function focusOnce(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  element.setAttribute('tabindex', '-1');
  element.focus();
  element.removeAttribute('tabindex');
}

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
