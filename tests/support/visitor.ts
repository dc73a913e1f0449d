import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

interface Visitor {
  page: Page;
  context: BrowserContext;
  /** errors of the console, uncaught ones, and whatever the policy of a page refused */
  errors: string[];
  /** addresses elsewhere that were asked for; they are refused */
  foreign: string[];
}

/** Somebody who visits a site that is none of those of all tests. */
export async function openVisitor(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block', ...options });
  const errors: string[] = [];
  const foreign: string[] = [];
  const { host: own } = new URL(url);
  await context.route(
    (address) => /^https?:$/.test(address.protocol) && address.host !== own,
    async (route) => {
      foreign.push(route.request().url());
      // Whoever has left needs no answer.
      await route.abort('blockedbyclient').catch(() => undefined);
    },
  );
  context.on('console', (message) => {
    if (
      message.type() === 'error' ||
      /Content[- ]Security[- ]Policy|Permissions[- ]Policy/i.test(message.text())
    )
      errors.push(message.text());
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`refused by the policy: ${event.effectiveDirective} ${event.blockedURI}`),
    );
  });
  return { page: await context.newPage(), context, errors, foreign };
}
