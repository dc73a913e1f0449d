import { serveChanged, type ChangedSite } from '../changedServer';

/**
 * Runs before all else of a page, even before its policy: keeps what goes wrong for {@link recorded}, over all pages of the
 * tab. WebKit's driver tells nothing of the console.
 */
function record(): void {
  // No driver here can take the network away: nobody answers then, and the browser says what it would say.
  if (sessionStorage.getItem('no-network') !== null)
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
  let leaving = false;
  window.addEventListener('beforeunload', () => (leaving = true));
  const add = (kind: string, words: unknown) => {
    // What the next navigation cuts off is no fault.
    if (leaving) return;
    const before = JSON.parse(sessionStorage.getItem('recorded') ?? '[]') as string[];
    sessionStorage.setItem(
      'recorded',
      JSON.stringify([...before, `${location.pathname} ${kind}: ${String(words)}`]),
    );
  };
  // Captured: files that do not come do not bubble.
  window.addEventListener(
    'error',
    ({ target, message }) => {
      add('error', target instanceof Element ? target.outerHTML : message);
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => add('rejection', reason));
  document.addEventListener('securitypolicyviolation', (event) =>
    add('policy', `${event.effectiveDirective} ${event.blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const say = console[level];
    console[level] = (...words: unknown[]) => {
      add(level, words.join(' '));
      say.apply(console, words);
    };
  }
}

/** Has browsers say in the pages of the tab that come next that they have no network, or that they have. Runs in the page. */
export function setOffline(isOffline: boolean): void {
  if (isOffline) sessionStorage.setItem('no-network', '');
  else sessionStorage.removeItem('no-network');
}

/** What the pages of the tab reported since it was last asked. Runs in the page. */
export function recorded(): string[] {
  const found = JSON.parse(sessionStorage.getItem('recorded') ?? '[]') as string[];
  sessionStorage.removeItem('recorded');
  return found;
}

/**
 * Serves a built site whose pages tell what goes wrong in them. No browser may keep a page by itself: only the service worker
 * can show it without network.
 */
export const serveRecorded = (root: string): Promise<ChangedSite> =>
  serveChanged(root, (answer) => {
    const type = answer.headers['content-type'];
    if (!type?.startsWith('text/html')) return answer;
    const text = answer.body.toString().replace('<head>', `<head><script>(${record.toString()})()</script>`);
    const headers = { 'content-type': type, 'cache-control': 'no-store' };
    return { ...answer, headers, body: Buffer.from(text) };
  });
