/** Stand-ins for the hosts of the three services, which do not exist (scripts/lib/test-steps.mjs). Made up for these tests. */
import type { BrowserContext } from '@playwright/test';
import type { Event as SentryEvent } from '@sentry/browser';
import { version } from '@sentry/browser/package.json';
import { rolldown } from 'rolldown';
import { WIRED_BASE, wiredUrl } from './test';

/** Nothing is counted on 127.0.0.1, so the wired site stands here too. */
const HOST = 'http://site.test';
export const SITE = HOST + WIRED_BASE;
export const STATISTICS = 'https://analytics.test';
export const COMMENTS = 'https://giscus.test';
const ERRORS = 'https://sentry.test';
/** Where the page has to look for Sentry's loader, and the loader for the SDK. */
export const LOADER = `${ERRORS}/js-sdk-loader/public.min.js`;
const SDK = `https://browser.sentry-cdn.com/${version}/bundle.min.js`;

export async function serveSite(context: BrowserContext): Promise<void> {
  await context.route(`${HOST}/**`, async (route) => {
    await route.continue({ url: route.request().url().replace(HOST, new URL(wiredUrl()).origin) });
  });
}

/** A thread that tells its height, as giscus does. @returns the addresses that were asked for, in order */
export async function serveComments(context: BrowserContext, height: number): Promise<URL[]> {
  const asked: URL[] = [];
  await context.route(`${COMMENTS}/**`, async (route) => {
    asked.push(new URL(route.request().url()));
    await route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>Stand-in</title><p>測試用的留言</p>
        <script>parent.postMessage({ giscus: { resizeHeight: ${height} } }, '*')</script>`,
    });
  });
  return asked;
}

/** The SDK as its CDN serves it. The registry has no bundles: it is put together from the package, the code in it is the real one. */
async function bundleSdk(): Promise<string> {
  const building = await rolldown({ input: '@sentry/browser', platform: 'browser' });
  const { output } = await building.generate({ format: 'iife', name: 'Sentry' });
  await building.close();
  return output[0].code;
}

/** What the settings of a Sentry project may add; what the page gives to the SDK wins. */
const PROJECT = { sendDefaultPii: true, tracesSampleRate: 1, replaysOnErrorSampleRate: 1 };

/** What docs.sentry.io/platforms/javascript/install/loader/ promises of the loader, which Sentry's server makes for each key. */
const LOAD = `
  const tag = Object.assign(document.createElement('script'), { src: ${JSON.stringify(SDK)}, crossOrigin: 'anonymous' });
  tag.addEventListener('load', () => {
    const { init } = Sentry;
    Sentry.init = (options) => init({ ...${JSON.stringify(PROJECT)}, ...options });
    sentryOnLoad();
  });
  document.head.append(tag);`;

const headers = { 'access-control-allow-origin': '*' };

/** Sentry's loader, its CDN and the place where errors arrive. @returns the envelopes, each as it was sent, and the events in them */
export async function serveErrors(context: BrowserContext) {
  const envelopes: string[] = [];
  for (const [address, body] of Object.entries({ [LOADER]: LOAD, [SDK]: await bundleSdk() }))
    await context.route(address, (route) => route.fulfill({ contentType: 'text/javascript', headers, body }));
  await context.route(`${ERRORS}/api/1/envelope/**`, async (route) => {
    envelopes.push(route.request().postData() ?? '');
    await route.fulfill({ headers, json: {} });
  });
  return {
    envelopes,
    // Lines of JSON: the envelope's own, and two for each item, the first of which says what it is.
    events: () =>
      envelopes
        .map((text) => text.split('\n').map((line) => JSON.parse(line || 'null') as { type?: string }))
        .flatMap((lines) => lines.filter((_, index) => lines[index - 1]?.type === 'event') as SentryEvent[]),
  };
}
