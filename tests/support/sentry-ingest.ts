import type { Page, Route } from '@playwright/test';
import type { Event as SentryEvent } from '@sentry/browser';
import { version } from '@sentry/browser/package.json';
import { loaderScript } from './sentry-loader';
import { sdkBundle } from './sentry-sdk';

/** The DSN of the site with everything switched on: https://public@sentry.test/1. */
const KEY = 'public';
const HOST = 'https://sentry.test';

/** Where the page has to look for the loader, and the stand-in has it look for the SDK. */
export const LOADER = `${HOST}/js-sdk-loader/${KEY}.min.js`;
export const SDK = `https://browser.sentry-cdn.com/${version}/bundle.min.js`;

interface Item {
  type: string;
  payload: unknown;
}

interface Envelope {
  headers: Record<string, unknown>;
  items: Item[];
  /** as it was sent */
  text: string;
}

/** An envelope: lines of JSON, first its own headers, then for each item headers and payload. */
function parseEnvelope(text: string): Envelope {
  const [first = '{}', ...lines] = text.split('\n').filter((line) => line !== '');
  const items = lines.flatMap((line, index): Item[] => {
    if (index % 2 === 1) return [];
    const { type } = JSON.parse(line) as { type: string };
    return [{ type, payload: JSON.parse(lines[index + 1] ?? 'null') as unknown }];
  });
  return { headers: JSON.parse(first) as Record<string, unknown>, items, text };
}

type Answer = 'serve' | 'block';

interface Options {
  /** what becomes of the requests for each part, default serve */
  loader?: Answer;
  sdk?: Answer;
  ingest?: Answer;
  /** see loaderScript */
  project?: Record<string, unknown>;
}

export interface Ingest {
  /** what was sent, in order */
  envelopes: Envelope[];
  /** addresses of the loader and the SDK that were asked for, in order */
  scripts: string[];
  /** the events among what was sent */
  events(): SentryEvent[];
  /** leaves from now on what arrives without an answer */
  hold(): void;
  /** takes what arrives from now on, and asks for no more errors for an hour */
  limit(): void;
  /** answers what was held, and what comes */
  release(): Promise<void>;
}

/** Stands in for Sentry: its loader, its CDN with the real SDK, and the place where envelopes arrive. */
export async function interceptSentry(
  page: Page,
  { loader = 'serve', sdk = 'serve', ingest = 'serve', project = {} }: Options = {},
): Promise<Ingest> {
  const envelopes: Envelope[] = [];
  const scripts: string[] = [];
  let blocked: Route[] | null = null;
  let limited = false;

  const serveScript = (answer: Answer, body: () => string | Promise<string>) => async (route: Route) => {
    scripts.push(route.request().url());
    if (answer === 'block') await route.abort('blockedbyclient');
    else {
      const headers = { 'access-control-allow-origin': '*' };
      await route.fulfill({ contentType: 'text/javascript', headers, body: await body() });
    }
  };
  const accept = (route: Route) =>
    route.fulfill({
      json: {},
      headers: {
        'access-control-allow-origin': '*',
        ...(limited && {
          'access-control-expose-headers': 'x-sentry-rate-limits',
          'x-sentry-rate-limits': '3600:error:organization',
        }),
      },
    });

  await page.route(
    LOADER,
    serveScript(loader, () => loaderScript(KEY, SDK, { dsn: `https://${KEY}@sentry.test/1`, ...project })),
  );
  await page.route(SDK, serveScript(sdk, sdkBundle));
  await page.route(`${HOST}/api/1/envelope/**`, async (route) => {
    envelopes.push(parseEnvelope(route.request().postData() ?? ''));
    if (ingest === 'block') await route.abort('blockedbyclient');
    else if (blocked) blocked.push(route);
    else await accept(route);
  });

  return {
    envelopes,
    scripts,
    events: () =>
      envelopes.flatMap(({ items }) =>
        items.filter(({ type }) => type === 'event').map(({ payload }) => payload as SentryEvent),
      ),
    hold() {
      blocked = [];
    },
    limit() {
      limited = true;
    },
    async release() {
      const routes = blocked ?? [];
      blocked = null;
      await Promise.all(routes.map(accept));
    },
  };
}
