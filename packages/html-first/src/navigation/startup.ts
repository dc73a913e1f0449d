/** The generic handler of a start-up that fails (specification §8): the page stays as it was served, and its links are links. */
import { reportFault } from '../browser/faults';
import { canBeOpened } from './canBeOpened';
import { getShown, makeLinksPlain } from '../browser/history';

let reloading = false;

/** What reached nobody may have kept a page from being shown to whose address a click has led: the browser opens it. */
async function leaveOldPage(): Promise<void> {
  const { pathname } = window.location;
  const isOld = () => pathname === window.location.pathname && new URL(getShown()).pathname !== pathname;
  if (reloading || !isOld() || !(await canBeOpened(pathname)) || !isOld()) return;
  reloading = true;
  window.location.reload();
}

function handle(error: unknown): void {
  // A script that cannot be read is asked for again by whatever needs it.
  if (error instanceof SyntaxError) return;
  const { dataset } = document.documentElement;
  if (dataset['hasHydrated'] === 'true') {
    void leaveOldPage().catch(() => undefined);
    return;
  }
  // One fault of the start is told.
  if (dataset['startupFailed'] !== undefined) return;
  dataset['startupFailed'] = '';
  reportFault('startup', error);
  makeLinksPlain();
}

/** Translators replace nodes that React knows, and React fails where it looks for them. Texts that change have elements of their own; this is for what is left. */
function tolerateForeignNodes(): void {
  const { prototype } = Node;
  // oxlint-disable-next-line typescript/unbound-method -- called with its node below
  const { insertBefore, removeChild } = prototype;
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as T;
  };
}

/** Watches the start; to be called before everything else. */
export function guardStartup(): void {
  tolerateForeignNodes();
  window.addEventListener('error', (event) => {
    // Events of elements that failed to load do not come here, and have no error.
    if (event.error !== undefined && event.error !== null) handle(event.error);
  });
  window.addEventListener('unhandledrejection', (event) => handle(event.reason));
}
