// @vitest-environment happy-dom
/** What plugins/sentry/init.js gives to the SDK. The real SDK takes it in tests/browser/services.spec.ts. */
import type { Breadcrumb, BreadcrumbHint, BrowserOptions, ErrorEvent } from '@sentry/browser';
import { describe, expect, it, vi } from 'vitest';
import { toInit } from './settings';

/** Made up for these tests. */
const SETTINGS = { dsn: 'https://public@sentry.test/1', environment: 'production', release: 'test-release' };

const ready = vi.fn();
window.addEventListener('error-reporting-ready', ready);
const init = vi.fn<(options: BrowserOptions) => void>();
new Function('Sentry', toInit(SETTINGS))({ init });
const { integrations, denyUrls, beforeSend, beforeBreadcrumb, ...plain } = init.mock.calls[0]?.[0] ?? {};

const send = (event: object) => beforeSend?.(event as ErrorEvent, {}) as ErrorEvent;
const keepStep = (step: Breadcrumb, hint?: BreadcrumbHint) => beforeBreadcrumb?.(step, hint);

it('the SDK gets the limits of the specification, and takes neither traces, pages nor what tells who somebody is', () => {
  expect(ready).toHaveBeenCalledOnce();
  expect(Error.stackTraceLimit).toBe(50);
  // Named, so that it takes back what the settings of the Sentry project say.
  expect(plain).toStrictEqual({
    ...SETTINGS,
    tracesSampleRate: undefined,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 0,
    maxBreadcrumbs: 100,
    maxValueLength: 250,
    normalizeDepth: 3,
    transportOptions: { bufferSize: 30 },
    enhanceFetchErrorMessages: 'report-only',
    sendDefaultPii: false,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: { request: { allow: ['user-agent'] }, response: false },
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
    },
  });
});

it('the SDK leaves out what the site does better, and whatever browser extensions do', () => {
  const given = ['GlobalHandlers', 'Dedupe', 'BrowserApiErrors', 'CultureContext', 'BrowserSession'];
  const kept = typeof integrations === 'function' ? integrations(given.map((name) => ({ name }))) : [];
  expect(kept.map(({ name }) => name)).toEqual(['Dedupe', 'BrowserSession']);
  const isDenied = (file: string) => denyUrls?.some((url) => new RegExp(url).test(file));
  const extensions = ['chrome-extension://abc/content.js', 'moz-extension://abc/'];
  expect([...extensions, 'https://site.test/extension://'].filter(isDenied)).toEqual(extensions);
});

describe('an event', () => {
  it('has no queries and hashes, and nothing that tells who the visitor is', () => {
    const write = (secret: string, anchor: string) => ({
      message: `Failed: https://site.test/a/${secret} then "/b/${secret}" and ${secret}`,
      exception: {
        values: [{ stacktrace: { frames: [{ filename: `https://site.test/search/${secret}` }] } }],
      },
      breadcrumbs: [{ data: { from: `/search/${secret}${anchor}`, to: `https://site.test/blog/${anchor}` } }],
      extra: { at: `/c/${secret}`, nested: { list: [`/d/${anchor}`, null, 1] } },
    });
    const url = 'https://site.test/download/';
    const agent = { 'User-Agent': 'made up' };
    const event = send({
      ...write('?q=secret', '#secret'),
      user: { id: 'secret', ip_address: '203.0.113.1' },
      server_name: 'secret',
      request: {
        url: `${url}?q=secret#secret`,
        cookies: { name: 'secret' },
        query_string: 'q=secret',
        headers: { Referer: 'https://secret.test/', Cookie: 'secret', ...agent },
        data: 'secret',
      },
    });
    expect(event).toEqual({ ...write('', ''), request: { url, headers: agent } });
  });

  it('keeps what only looks like an address, and 250 characters of each text', () => {
    const whole = 'y'.repeat(250);
    const cut = `${'x'.repeat(249)}…`;
    const message = 'Minified React error #418; 什麼? 50 < 60 && a?b:c';
    const long = 'x'.repeat(251);
    const { tags, ...event } = send({ message, tags: { whole, long, [long]: 1, endless: '?a'.repeat(5e5) } });
    expect(event.message).toBe(message);
    expect(tags).toEqual({ whole, long: cut, [cut]: 1, endless: '' });
  });
});

it('a step before an error is the kind of an element, or the text of a message', () => {
  document.body.innerHTML = '<button class="menu open" title="a]secret" id="secret"><b>secret</b></button>';
  const click = { category: 'ui.click', message: 'button#secret.menu[title="a]secret"]' };
  for (const [target, kind] of [
    [document.querySelector('button'), 'button.menu.open'],
    [document, ''],
  ] as const)
    expect(keepStep({ ...click }, { event: { target } })?.message).toBe(kind);
  expect(keepStep({ ...click })?.message).toBe('');
  const said = {
    category: 'console',
    message: 'said',
    data: { arguments: [{ name: 'secret' }], logger: 'console' },
  };
  expect(keepStep(said)).toEqual({ category: 'console', message: 'said', data: { logger: 'console' } });
});
