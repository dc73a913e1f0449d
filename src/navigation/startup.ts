/**
 * The generic handler of a start-up that fails (specification §8). React empties the page when an error reaches nobody;
 * the page was readable before, so it is put back as it was served.
 */
import { reportFault } from '@site/src/faults';

const CONTAINER = '__docusaurus';

async function restore(container: HTMLElement): Promise<void> {
  const response = await fetch(window.location.href);
  const served = new DOMParser().parseFromString(await response.text(), 'text/html');
  const content = served.getElementById(CONTAINER);
  // Scripts among the nodes do not run again: they were parsed and not inserted by the parser of this page.
  if (content && container.childElementCount === 0) {
    container.replaceChildren(...[...content.childNodes].map((node) => document.importNode(node, true)));
  }
}

function handle(error: unknown): void {
  const { dataset } = document.documentElement;
  // Once the application runs, its error boundaries are in charge.
  if (dataset['hasHydrated'] === 'true' || dataset['startupFailed'] !== undefined) return;
  dataset['startupFailed'] = '';
  reportFault('startup', error);
  // React empties the page in the task in which it reports the error.
  setTimeout(() => {
    const container = document.getElementById(CONTAINER);
    if (container?.childElementCount === 0) restore(container).catch(() => undefined);
  });
}

/** Watches the start of the application; to be called before it starts. */
export function guardStartup(): void {
  window.addEventListener('error', (event) => {
    // Events of elements that failed to load do not come here, and have no error.
    if (event.error !== undefined && event.error !== null) handle(event.error);
  });
  window.addEventListener('unhandledrejection', (event) => handle(event.reason));
}
