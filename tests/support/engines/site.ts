import http from 'node:http';
import { createPagesServer } from '../../../scripts/lib/pages-server.mjs';
import { ask } from '../hosted';

/**
 * Runs before all else of a page, even before its policy: keeps what goes wrong for {@link recorded}, over all pages of the
 * tab. WebKit's driver tells nothing of the console.
 */
function record(): void {
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

/** What the pages of the tab reported since it was last asked. Runs in the page. */
export function recorded(): string[] {
  const found = JSON.parse(sessionStorage.getItem('recorded') ?? '[]') as string[];
  sessionStorage.removeItem('recorded');
  return found;
}

export interface EngineSite {
  url: string;
  /** Nobody answers any more. */
  disappear(): Promise<void>;
  /** Answers again, at the same address. */
  comeBack(): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Serves a built site whose pages tell what goes wrong in them. No browser may keep a page by itself: only the service worker
 * can show it without network.
 */
export async function serveRecorded(root: string): Promise<EngineSite> {
  const pages = createPagesServer({ root });
  const inner = await pages.listen();
  const server = http.createServer((request, response) => {
    const answered = ask(inner.url, request.url ?? '/', { headers: request.headers }).then(
      ({ status, headers, body }) => {
        const isPage = headers['content-type']?.startsWith('text/html') ?? false;
        if (!isPage) {
          response.writeHead(status, headers).end(body);
          return;
        }
        const text = body.toString().replace('<head>', `<head><script>(${record.toString()})()</script>`);
        response
          .writeHead(status, { 'content-type': headers['content-type'], 'cache-control': 'no-store' })
          .end(text);
      },
    );
    answered.catch((error: unknown) => response.destroy(error as Error));
  });
  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
    });
  const disappear = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const port = await listen(0);
  return {
    url: `http://127.0.0.1:${port}`,
    disappear,
    comeBack: () => listen(port),
    async close() {
      await disappear();
      await pages.close();
    },
  };
}
