/** Lets what stands around every page answer. It is HTML, and what changes in it is changed there. */
import siteConfig from '@generated/docusaurus.config';
import { attachSearchBox } from '@site/src/features/search/SearchBox/answer';
import type { Frame } from 'html-first/client';
import { answerColorMode } from './ColorModeButton/answer';
import { showConnection } from './ConnectionNotice/connection';
import { announcePage } from './LoadingBar/announcement';
import { loadingBar } from './LoadingBar/loadingBar';
import { showLoadingBar } from './LoadingBar/show';
import { answerSkipLink, restartTab } from './skip';

function answer<E extends HTMLElement>(selector: string, start: (element: E) => void): void {
  const element = document.querySelector<E>(selector);
  if (element) start(element);
}

/** To be called once, when the page stands in the document. */
export function startFrame(): void {
  answer('[data-loading-bar]', showLoadingBar);
  answer('[data-connection]', showConnection);
  answer('[data-color-mode]', answerColorMode);
  answer('[data-search]', attachSearchBox);
  answer('#top a', answerSkipLink);
}

export const FRAME: Frame = {
  start: startFrame,
  leave: () => loadingBar.start(),
  finish: (failed) => loadingBar.finish(failed),
  arrive(history) {
    restartTab(history);
    announcePage();
  },
  update({ blog }) {
    document.querySelector('footer')?.setAttribute('data-layout', blog ? 'blog' : 'default');
    const printed = document.querySelector('[data-printed]');
    if (printed) printed.textContent = `${siteConfig.title}，${siteConfig.url}${window.location.pathname}`;
  },
};
