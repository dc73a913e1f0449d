import siteConfig from '@generated/docusaurus.config';
import type { PageError } from 'html-first/client';
import { ERROR_HINT, errorTitle } from './words';

/** The last resort where the code that draws errors did not come: it needs nothing. */
export function showBare(box: Element, { status, message }: PageError): void {
  box.innerHTML = `<main class="wrap"><div style="max-width:450px" data-error-status="${status}"><p>${status}</p><h1></h1><p class="small mute" lang="en" data-error-message></p><p>${ERROR_HINT}</p><p><a href="${siteConfig.baseUrl}">回首頁</a></p></div></main>`;
  for (const [selector, text] of [
    ['h1', errorTitle(status)],
    ['[data-error-message]', message],
  ] as const) {
    const element = box.querySelector(selector);
    if (element) element.textContent = text;
  }
}
