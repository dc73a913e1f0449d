// @vitest-environment happy-dom
/** The text of plugins/sentry/init.js with the SDK from the registry; only what it would send is kept back. */
import * as Sentry from '@sentry/browser';
import type { BrowserOptions, Event as SentryEvent } from '@sentry/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toInit } from './settings';

/** Made up for these tests. */
const SETTINGS = { dsn: 'https://public@sentry.test/1', environment: 'production', release: 'test-release' };

/** Pairs of what an item is and what is in it, as they were sent. */
let sent: [type: string, payload: unknown][] = [];
let answer: () => Promise<Response>;
let options: BrowserOptions = {};
const ready = vi.fn();

/** Takes what is sent: lines of JSON, the envelope's own and two for each item, the first of which says what it is. */
const keepBack = ((_, { body } = {}) => {
  const lines = String(body).split('\n').slice(1).filter(Boolean);
  for (let n = 0; n < lines.length; n += 2) {
    const { type } = JSON.parse(lines[n] ?? '') as { type: string };
    sent.push([type, JSON.parse(lines[n + 1] ?? 'null')]);
  }
  return answer();
}) satisfies typeof fetch;

function start(): void {
  const sdk = {
    ...Sentry,
    init(given: BrowserOptions) {
      options = given;
      // A loader mixes in what the settings of the Sentry project say; what is given wins.
      const transport: BrowserOptions['transport'] = (transportOptions) =>
        Sentry.makeFetchTransport(transportOptions, keepBack);
      return Sentry.init({ tracesSampleRate: 1, replaysOnErrorSampleRate: 1, ...given, transport });
    },
  };
  window.addEventListener('error-reporting-ready', ready, { once: true });
  new Function('Sentry', toInit(SETTINGS))(sdk);
}

/** What the SDK sent as events. */
async function events(): Promise<SentryEvent[]> {
  await Sentry.flush();
  return sent.filter(([type]) => type === 'event').map(([, payload]) => payload as SentryEvent);
}

async function onlyEvent(): Promise<SentryEvent> {
  const all = await events();
  expect(all).toHaveLength(1);
  return all[0] as SentryEvent;
}

beforeEach(() => {
  sent = [];
  answer = () => Promise.resolve(new Response('{}'));
  window.history.replaceState(null, '', '/download/?q=%E7%A7%9F%E9%87%91#q=secret');
  start();
  Sentry.getIsolationScope().clearBreadcrumbs();
});

afterEach(async () => {
  await Sentry.close();
  vi.restoreAllMocks();
});

it('the SDK takes no traces and records nothing, whatever the settings of the Sentry project say', () => {
  expect(ready).toHaveBeenCalled();
  expect('tracesSampleRate' in options).toBe(true);
  expect(options.tracesSampleRate).toBeUndefined();
  expect(options).toMatchObject({
    environment: 'production',
    release: 'test-release',
    sendDefaultPii: false,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 0,
  });
});

it('the SDK has the parts that nobody else has, and leaves out what the site does better', async () => {
  const client = Sentry.getClient();
  const has = (name: string) => client?.getIntegrationByName(name) !== undefined;
  expect(['GlobalHandlers', 'BrowserApiErrors', 'CultureContext'].filter(has)).toEqual([]);
  const kept = ['Breadcrumbs', 'Dedupe', 'LinkedErrors', 'BrowserSession'];
  expect(kept.filter(has)).toEqual(kept);
  Sentry.captureMessage('made up');
  expect(await onlyEvent()).not.toMatchObject({ contexts: { culture: {} } });
});

it('what could not be sent is counted and told', async () => {
  const headers = { 'x-sentry-rate-limits': '3600:error:organization' };
  answer = () => Promise.resolve(new Response('{}', { headers }));
  for (const message of ['one too many', 'dropped']) {
    Sentry.captureMessage(message);
    await Sentry.flush();
  }
  expect(await events()).toHaveLength(1);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect
    .poll(() => sent.find(([type]) => type === 'client_report')?.[1])
    .toMatchObject({ discarded_events: [{ reason: 'ratelimit_backoff', category: 'error', quantity: 1 }] });
});

describe('the limits', () => {
  it('are 30 of 31 requests at once', async () => {
    // The first error changes what was told of the visit, which is a request too.
    Sentry.captureMessage('the first', 'error');
    await Sentry.flush();
    sent = [];
    const open: (() => void)[] = [];
    answer = () => new Promise((resolve) => open.push(() => resolve(new Response('{}'))));
    for (let n = 1; n <= 31; n++) Sentry.captureException(new Error(`made up ${n}`));
    await expect.poll(() => sent).toHaveLength(30);
    for (const end of open) end();
    expect(await events()).toHaveLength(30);
  });

  it('are the last 100 of 101 steps before it, 250 characters of a text and three levels of a value', async () => {
    const long = 'x'.repeat(251);
    const cut = `${'x'.repeat(249)}…`;
    const whole = 'y'.repeat(250);
    for (let n = 1; n <= 100; n++) Sentry.addBreadcrumb({ message: `step ${n}` });
    Sentry.addBreadcrumb({ message: long, data: { long } });
    const deep = { a: { b: { c: 'too deep' } } };
    Sentry.captureException(new Error(long), { tags: { long, whole }, extra: { long, [long]: 1, deep } });
    const { exception, breadcrumbs = [], tags, extra } = await onlyEvent();
    expect(breadcrumbs).toHaveLength(100);
    expect(breadcrumbs[0]?.message).toBe('step 2');
    expect(breadcrumbs[99]).toMatchObject({ message: cut, data: { long: cut } });
    expect(exception?.values?.[0]?.value).toBe(cut);
    expect(tags).toEqual({ long: cut, whole });
    expect(extra).toEqual({ long: cut, [cut]: 1, deep: { a: { b: '[Object]' } } });
  });

  it('are the innermost 50 of 60 frames, which browsers have to keep', async () => {
    expect(Error.stackTraceLimit).toBe(50);
    const error = new Error('made up');
    const lines = Array.from(
      { length: 60 },
      (_, n) => `    at frame${n + 1} (https://site.test/a.js:${n}:1)`,
    );
    error.stack = ['Error: made up', ...lines].join('\n');
    Sentry.captureException(error);
    const frames = (await onlyEvent()).exception?.values?.[0]?.stacktrace?.frames ?? [];
    expect(frames).toHaveLength(50);
    expect(frames.at(-1)?.function).toBe('frame1');
  });

  it('are one report of an error, by whoever told it first', async () => {
    const error = new Error('made up');
    Sentry.captureException(error, { captureContext: { tags: { kind: 'boundary' } } });
    Sentry.captureException(error, { captureContext: { tags: { kind: 'uncaught' } } });
    expect((await onlyEvent()).tags).toEqual({ kind: 'boundary' });
  });
});

describe('what is taken out', () => {
  it('is queries and hashes, whoever the visitor is, and what stands on the page or in the console besides text', async () => {
    document.body.innerHTML = '<button class="menu open" title="a]secret" id="secret"><b>secret</b></button>';
    const message = 'button#secret.menu[title="a]secret"]';
    for (const target of [document.querySelector('button'), document])
      Sentry.addBreadcrumb({ category: 'ui.click', message }, { event: { target } });
    Sentry.addBreadcrumb({ category: 'ui.click', message });
    Sentry.addBreadcrumb({ category: 'console', message: 'said', data: { arguments: [{ name: 'secret' }] } });
    Sentry.addBreadcrumb({
      category: 'navigation',
      data: { from: '/search/?q=secret#secret', to: 'https://site.test/blog/#secret' },
    });
    Sentry.captureEvent({
      message: 'Failed: https://site.test/a/?q=secret, then "/b/?q=secret" and ?q=secret',
      exception: {
        values: [{ stacktrace: { frames: [{ filename: 'https://site.test/search/?q=secret' }] } }],
      },
      extra: { at: '/c/?q=secret', nested: { list: ['/d/#secret'] } },
      user: { id: 'secret', ip_address: '203.0.113.1' },
      server_name: 'secret',
      request: {
        cookies: { name: 'secret' },
        query_string: 'q=secret',
        headers: { Referer: 'https://secret.test/', Cookie: 'secret', 'User-Agent': 'made up' },
        data: 'secret',
      },
    });
    const event = await onlyEvent();
    expect(JSON.stringify(event)).not.toContain('secret');
    expect(event).toMatchObject({
      message: 'Failed: https://site.test/a/ then "/b/" and ',
      exception: { values: [{ stacktrace: { frames: [{ filename: 'https://site.test/search/' }] } }] },
      extra: { at: '/c/', nested: { list: ['/d/'] } },
    });
    expect(event.user).toBeUndefined();
    expect(event.request).toEqual({
      url: `${window.location.origin}/download/`,
      headers: { 'User-Agent': expect.any(String) as string },
    });
    expect(event.breadcrumbs?.map((step) => step.message ?? step.data)).toEqual([
      'button.menu.open',
      '',
      '',
      'said',
      { from: '/search/', to: 'https://site.test/blog/' },
    ]);
  });

  it('is not what only looks like an address', async () => {
    const text = 'Minified React error #418; 什麼? 50 < 60 && a?b:c';
    Sentry.captureMessage(text);
    expect((await onlyEvent()).message).toBe(text);
  });

  it('is done in a moment, whatever the text', async () => {
    for (const text of ['/'.repeat(1e6), '?a'.repeat(5e5), '#'.repeat(1e6)]) Sentry.captureMessage(text);
    expect(await events()).toHaveLength(3);
  });

  it('is every event of a browser extension', async () => {
    const error = new Error('made up');
    error.stack = 'Error: made up\n    at run (chrome-extension://abc/content.js:1:2)';
    Sentry.captureException(error);
    expect(await events()).toEqual([]);
  });
});
