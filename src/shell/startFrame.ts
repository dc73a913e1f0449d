/** Lets what stands around every page answer. It is HTML, and what changes in it is changed there. */
import { answerSearchBox } from '@site/src/features/search/SearchBox/answer';
import { answerColorMode } from './ColorModeButton/answer';
import { showConnection } from './ConnectionNotice/connection';
import { showLoadingBar } from './LoadingBar/show';
import { answerSkipLink } from './skip';

function answer<E extends HTMLElement>(selector: string, start: (element: E) => void): void {
  const element = document.querySelector<E>(selector);
  if (element) start(element);
}

/** To be called once, when the page stands in the document. */
export function startFrame(): void {
  answer('[data-loading-bar]', showLoadingBar);
  answer('[data-connection]', showConnection);
  answer('[data-color-mode]', answerColorMode);
  answer('[data-search]', answerSearchBox);
  answer('#top a', answerSkipLink);
}
