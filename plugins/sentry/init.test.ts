// @vitest-environment happy-dom
/** The text of plugins/sentry/init.js with the SDK from the registry; only what it would send is kept back. */
import * as Sentry from '@sentry/browser';
import type { BrowserOptions, Event as SentryEvent } from '@sentry/browser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toInit } from './settings';
import { SETTINGS } from '@site/tests/support/sentrySettings';

type Item = [headers: { type: string }, payload: SentryEvent];
type Envelope = [headers: Record<string, unknown>, items: Item[]];

let sent: Envelope[] = [];
let options: BrowserOptions = {};
let isReady = false;

const keepBack: NonNullable<BrowserOptions['transport']> = () => ({
  send: async (envelope) => {
    sent.push(JSON.parse(JSON.stringify(envelope)) as Envelope);
    return {};
  },
  flush: async () => true,
});

function start(): void {
  const sdk = {
    ...Sentry,
    init(given: BrowserOptions) {
      options = given;
      // A loader mixes in what the settings of the Sentry project say; what is given wins.
      return Sentry.init({ tracesSampleRate: 1, replaysOnErrorSampleRate: 1, ...given, transport: keepBack });
    },
  };
  window.addEventListener('error-reporting-ready', () => (isReady = true), { once: true });
  new Function('Sentry', toInit(SETTINGS))(sdk);
}

/** What the SDK would have sent as events. */
async function events(): Promise<SentryEvent[]> {
  await Sentry.flush();
  return sent.flatMap(([, items]) =>
    items.filter(([{ type }]) => type === 'event').map(([, payload]) => payload),
  );
}

async function onlyEvent(): Promise<SentryEvent> {
  const all = await events();
  expect(all).toHaveLength(1);
  return all[0] as SentryEvent;
}

beforeEach(() => {
  sent = [];
  window.history.replaceState(null, '', '/download/?q=%E7%A7%9F%E9%87%91#q=secret');
  start();
  Sentry.getIsolationScope().clearBreadcrumbs();
});

afterEach(() => Sentry.close());

describe('what is set', () => {
  it('says when it is done', () => {
    expect(isReady).toBe(true);
  });

  it('takes back tracing and recording, whatever the settings of the Sentry project say', () => {
    expect('tracesSampleRate' in options).toBe(true);
    expect(options.tracesSampleRate).toBeUndefined();
    expect(options).toMatchObject({ replaysSessionSampleRate: 0, replaysOnErrorSampleRate: 0 });
  });

  it('has the SDK send nothing personal by itself', async () => {
    Sentry.captureMessage('made up');
    const event = await onlyEvent();
    expect(options).toMatchObject({ sendDefaultPii: false });
    expect(Sentry.getClient()?.getSdkMetadata()?.sdk?.settings).toMatchObject({ infer_ip: 'never' });
    expect(event.user).toBeUndefined();
    expect(event.contexts?.['culture']).toBeUndefined();
  });

  it('leaves out what the site does better', () => {
    const client = Sentry.getClient();
    for (const name of ['GlobalHandlers', 'BrowserApiErrors', 'CultureContext']) {
      expect(client?.getIntegrationByName(name)).toBeUndefined();
    }
    for (const name of ['Breadcrumbs', 'Dedupe', 'LinkedErrors', 'BrowserSession']) {
      expect(client?.getIntegrationByName(name)).toBeDefined();
    }
  });
});

describe('the limits', () => {
  it('sends the last 100 of 101 breadcrumbs', async () => {
    for (let n = 1; n <= 101; n++) Sentry.addBreadcrumb({ message: `step ${n}` });
    Sentry.captureMessage('made up');
    const { breadcrumbs = [] } = await onlyEvent();
    expect(breadcrumbs).toHaveLength(100);
    expect(breadcrumbs[0]?.message).toBe('step 2');
  });

  it('sends 250 characters of a text, wherever it is', async () => {
    const long = 'x'.repeat(1_000);
    Sentry.addBreadcrumb({ message: long, data: { long } });
    Sentry.captureException(new Error(long), { tags: { long }, extra: { long, [long]: 1 } });
    const { exception, breadcrumbs, tags, extra } = await onlyEvent();
    const cut = `${'x'.repeat(249)}…`;
    expect(exception?.values?.[0]?.value).toBe(cut);
    expect(breadcrumbs?.[0]?.message).toBe(cut);
    expect(breadcrumbs?.[0]?.data?.['long']).toBe(cut);
    expect(tags?.['long']).toBe(cut);
    expect(extra).toEqual({ long: cut, [cut]: 1 });
  });

  it('leaves 250 characters as they are', async () => {
    Sentry.captureMessage('x'.repeat(250));
    expect((await onlyEvent()).message).toBe('x'.repeat(250));
  });

  it('sends three levels of a nested value', async () => {
    Sentry.captureMessage('made up', { extra: { a: { b: { c: { d: 'too deep' } } } } });
    expect((await onlyEvent()).extra).toEqual({ a: { b: { c: '[Object]' } } });
  });

  it('tells an error once, by whoever told it first', async () => {
    const error = new Error('made up');
    Sentry.captureException(error, { captureContext: { tags: { kind: 'boundary' } } });
    Sentry.captureMessage('between');
    Sentry.captureException(error, { captureContext: { tags: { kind: 'uncaught' } } });
    const [event, ...others] = await events();
    expect(event?.tags).toEqual({ kind: 'boundary' });
    expect(others.map(({ message }) => message)).toEqual(['between']);
  });

  it('sends the innermost 50 of 60 frames', async () => {
    const error = new Error('made up');
    const lines = Array.from(
      { length: 60 },
      (_, n) => `    at frame${n + 1} (https://site.test/main.js:${n + 1}:1)`,
    );
    error.stack = ['Error: made up', ...lines].join('\n');
    Sentry.captureException(error);
    const frames = (await onlyEvent()).exception?.values?.[0]?.stacktrace?.frames ?? [];
    expect(frames.map((frame) => frame.function)).toEqual(
      Array.from({ length: 50 }, (_, n) => `frame${50 - n}`),
    );
  });

  it('has browsers keep 50 frames', () => {
    expect(Error.stackTraceLimit).toBe(50);
  });
});

describe('what is taken out', () => {
  it('is queries and hashes of every address', async () => {
    Sentry.addBreadcrumb({
      category: 'navigation',
      data: { from: '/search/?q=secret#secret', to: '/blog/#secret' },
    });
    Sentry.addBreadcrumb({ category: 'fetch', data: { url: 'https://site.test/data.json?q=secret' } });
    const error = new Error('Failed: https://site.test/a/?q=secret, then "/b/?q=secret" and ?q=secret');
    error.stack = 'Error: made up\n    at run (https://site.test/search/?q=secret:1:2)';
    Sentry.captureException(error, { extra: { at: '/c/?q=secret', nested: { list: ['/d/#secret'] } } });
    const event = await onlyEvent();
    expect(JSON.stringify(event)).not.toContain('secret');
    expect(event.request?.url).toBe(`${window.location.origin}/download/`);
    expect(event.exception?.values?.[0]?.value).toBe('Failed: https://site.test/a/ then "/b/" and ');
    expect(event.exception?.values?.[0]?.stacktrace?.frames?.[0]?.filename).toBe('https://site.test/search/');
    expect(event.breadcrumbs?.map(({ data }) => data)).toEqual([
      { from: '/search/', to: '/blog/' },
      { url: 'https://site.test/data.json' },
    ]);
    expect(event.extra).toEqual({ at: '/c/', nested: { list: ['/d/'] } });
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

  it('is whoever somebody says that the visitor is', async () => {
    Sentry.captureEvent({
      message: 'made up',
      user: { id: '1', ip_address: '203.0.113.1' },
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
    expect(event.user).toBeUndefined();
    expect(event.request?.headers).toEqual({ 'User-Agent': expect.any(String) as string });
  });

  it('is the text of elements that were clicked, and what was written to the console besides text', async () => {
    document.body.innerHTML =
      '<nav aria-label="secret"><button class="menu open" title="a]secret" id="secret"><b>secret</b></button></nav>';
    const target = document.querySelector('button');
    const message = 'nav[aria-label="secret"] > button#secret.menu[title="a]secret"]';
    Sentry.addBreadcrumb({ category: 'ui.click', message }, { event: { target } });
    Sentry.addBreadcrumb({ category: 'ui.input', message }, { event: { target: document } });
    Sentry.addBreadcrumb({ category: 'ui.input', message });
    Sentry.addBreadcrumb({
      category: 'console',
      message: 'said',
      data: { arguments: ['said', { name: 'secret' }], logger: 'console' },
    });
    Sentry.captureMessage('made up');
    const event = await onlyEvent();
    expect(JSON.stringify(event)).not.toContain('secret');
    expect(event.breadcrumbs?.map((step) => step.message)).toEqual(['button.menu.open', '', '', 'said']);
  });

  it('is every event of a browser extension', async () => {
    const error = new Error('made up');
    error.stack = 'Error: made up\n    at run (chrome-extension://abc/content.js:1:2)';
    Sentry.captureException(error);
    expect(await events()).toEqual([]);
  });
});
