/**
 * The generic handler of a start-up that fails (specification §8). React empties the page when an error reaches nobody; the
 * page was readable before, so it is put back as it was served, later as well as at the start.
 */
import { reportFault } from '@site/src/lib/browser/faults';
import { canBeOpened } from './canBeOpened';
import { copyServed, keepServed } from './firstPage';
import { bearForeignNodes } from './foreignNodes';
import { replaceHiddenFrames } from './hiddenFrames';
import { getShown, makeLinksPlain } from '../../lib/browser/history';

const CONTAINER = '__docusaurus';

let reloading = false;

/** What reached nobody may have kept a page from being drawn to whose address a click has led: the browser opens it. */
async function leaveOldPage(): Promise<void> {
  const { pathname } = window.location;
  const isOld = () => pathname === window.location.pathname && new URL(getShown()).pathname !== pathname;
  if (reloading || !isOld() || !(await canBeOpened(pathname)) || !isOld()) return;
  reloading = true;
  window.location.reload();
}

function handle(error: unknown): void {
  const { dataset } = document.documentElement;
  const started = dataset['hasHydrated'] === 'true';
  // A script that cannot be read is asked for again by whatever needs it.
  const isUnread = error instanceof SyntaxError;
  // One fault of the start is told; what comes after it may still empty the page.
  if (!started && !isUnread && dataset['startupFailed'] === undefined) {
    dataset['startupFailed'] = '';
    reportFault('startup', error);
    // React that fails in the middle of its work draws nothing any more, and does not say so.
    makeLinksPlain();
  }
  if (started && !isUnread) void leaveOldPage().catch(() => undefined);
  // React empties the page in the task in which it reports the error, and the islands end in a later one.
  void Promise.resolve().then(() => {
    const container = document.getElementById(CONTAINER);
    if (reloading || !container || container.querySelector('main')?.firstChild) return;
    const nodes = copyServed('all');
    // What stands there without content is not the page that the browser loaded, and says what it has to say.
    if (!nodes && container.childElementCount > 0) return;
    if (started) reportFault('boundary', error);
    makeLinksPlain();
    reloading = nodes === null;
    if (nodes) container.replaceChildren(...nodes);
    else window.location.reload();
  });
}

/** Watches the start of the application; to be called before it starts. */
export function guardStartup(): void {
  const container = document.getElementById(CONTAINER);
  if (container) keepServed(container);
  bearForeignNodes();
  replaceHiddenFrames();
  window.addEventListener('error', (event) => {
    // Events of elements that failed to load do not come here, and have no error.
    if (event.error !== undefined && event.error !== null) handle(event.error);
  });
  window.addEventListener('unhandledrejection', (event) => handle(event.reason));
}
