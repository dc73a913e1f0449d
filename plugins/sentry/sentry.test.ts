// @vitest-environment happy-dom
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '@site/tests/support/happyDom';
import { readThirdParties } from '../../config/readThirdParties';
import sentry, { toErrorScript } from '.';
import { listOrigins, resolveLoader } from './addresses';

/** Made up for these tests. */
const ERRORS = { dsn: 'https://public@sentry.test/1', environment: 'production', release: 'test-release' };

/** docusaurus-plugin-sentry reports from built sites only, and asks this. */
beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => vi.unstubAllEnvs());

/** As much of Docusaurus' context as the plugin looks at. */
const makeContext = (thirdParties?: object) =>
  ({ siteConfig: { customFields: { thirdParties } } }) as unknown as LoadContext;
const write = (errors = ERRORS) => toErrorScript(makeContext(), errors) ?? { path: '', text: '' };

it('the plugin adds a module and a file where error reporting is on, and nothing while the site is edited', () => {
  expect(sentry(makeContext({}))).toEqual({ name: 'sentry' });
  // A module for browsers and a file; no tag on any page.
  const parts = ['name', 'getClientModules', 'contentLoaded', 'postBuild'];
  expect(Object.keys(sentry(makeContext({ errors: ERRORS })))).toEqual(parts);
  vi.stubEnv('NODE_ENV', 'development');
  expect(sentry(makeContext({ errors: ERRORS }))).toEqual({ name: 'sentry' });
});

it('the script goes by its content, and asks for the loader, which is to go on at once', () => {
  const { path, text } = write();
  expect(path).toMatch(/^\/_errors\/load-[0-9a-f]{16}\.js$/);
  expect(write().path).toBe(path);
  expect(write({ ...ERRORS, release: 'another' }).path).not.toBe(path);
  document.head.replaceChildren();
  new Function(text)();
  expect((window as { sentryOnLoad?: unknown }).sentryOnLoad).toBeTypeOf('function');
  const loader =
    'crossorigin="anonymous" src="https://sentry.test/js-sdk-loader/public.min.js" data-lazy="no"';
  expect(document.head.innerHTML).toBe(`<script ${loader}></script>`);
});

it.each([
  ['o1.ingest.sentry.io', 'https://js.sentry-cdn.com/a-b_1.min.js'],
  ['sentry.io', 'https://js.sentry-cdn.com/a-b_1.min.js'],
  ['o1.ingest.de.sentry.io', 'https://js-de.sentry-cdn.com/a-b_1.min.js'],
  ['not-sentry.io', 'https://not-sentry.io/js-sdk-loader/a-b_1.min.js'],
  ['errors.test:8443/a/b', 'https://errors.test:8443/a/b/js-sdk-loader/a-b_1.min.js'],
])('the DSN at %s is taken, and tells where the loader is and what a policy must allow', (host, loader) => {
  const dsn = `https://a-b_1@${host}/42`;
  expect(readThirdParties({ SENTRY_DSN: dsn }).errors?.dsn).toBe(dsn);
  expect(resolveLoader(dsn)).toBe(loader);
  expect(listOrigins(dsn)).toEqual({
    scripts: [new URL(loader).origin, 'https://browser.sentry-cdn.com'],
    connections: [`https://${host.replace(/\/.*/, '')}`],
  });
});
