/**
 * The generic handler of a start-up that fails (specification §8). React empties the page when an error reaches nobody; the
 * page was readable before, so it is put back as it was served, later as well as at the start.
 */
import { reportFault } from '@site/src/faults';
import { copyServed, keepServed } from './firstPage';
import { bearForeignNodes } from './foreignNodes';
import { makeLinksPlain } from './history';

const CONTAINER = '__docusaurus';

function handle(error: unknown): void {
  const { dataset } = document.documentElement;
  if (dataset['startupFailed'] !== undefined) return;
  const started = dataset['hasHydrated'] === 'true';
  if (!started) {
    dataset['startupFailed'] = '';
    reportFault('startup', error);
  }
  // React empties the page in the task in which it reports the error, and the islands end in a later one.
  void Promise.resolve().then(() => {
    const container = document.getElementById(CONTAINER);
    if (!container || container.childElementCount > 0) return;
    if (started) reportFault('boundary', error);
    makeLinksPlain();
    const nodes = copyServed('all');
    if (nodes) container.replaceChildren(...nodes);
    else window.location.reload();
  });
}

/** Watches the start of the application; to be called before it starts. */
export function guardStartup(): void {
  const container = document.getElementById(CONTAINER);
  if (container) keepServed(container);
  bearForeignNodes();
  window.addEventListener('error', (event) => {
    // Events of elements that failed to load do not come here, and have no error.
    if (event.error !== undefined && event.error !== null) handle(event.error);
  });
  window.addEventListener('unhandledrejection', (event) => handle(event.reason));
}
