/** An exported site under nginx, and raw answers of a server. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { exportSite } from '../../plugins/hosting/export';
import { startNginx, type Nginx } from '../../scripts/lib/nginx.mjs';
import { freePort } from '../../scripts/lib/port.mjs';

/** Enough to see that it works; the best effort would take minutes. */
const LIGHT = { brotli: 2, gzip: 1 };

export interface Hosted extends Nginx {
  folder: string;
}

/** Exports a build into a temporary folder and serves it by nginx with the configuration of the export. */
export async function host(build: string): Promise<Hosted> {
  const temporary = await mkdtemp(path.join(tmpdir(), 'hosted-'));
  await chmod(temporary, 0o755);
  const remove = () => rm(temporary, { recursive: true, force: true });
  try {
    const folder = path.join(temporary, 'export');
    const port = await freePort();
    await exportSite({ from: build, to: folder, listen: `127.0.0.1:${port}`, effort: LIGHT });
    const nginx = await startNginx({ folder, port });
    const stop = async () => {
      await nginx.stop();
      await remove();
    };
    return { ...nginx, folder, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** as it came, not decompressed */
  body: Buffer;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

/** Asks a server and changes nothing of what it says. @param target path and query, encoded */
export function ask(
  url: string,
  target: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: http.OutgoingHttpHeaders } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path: target, method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.once('error', reject);
    request.end();
  });
}

interface Visitor {
  page: Page;
  context: BrowserContext;
  /** errors of the console, uncaught ones, and whatever the policy of a page refused */
  errors: string[];
  /** addresses elsewhere that were asked for; they are refused */
  foreign: string[];
}

/** Somebody who visits a site that is none of those of all tests. */
export async function visitorOf(
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
      await route.abort('blockedbyclient');
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
