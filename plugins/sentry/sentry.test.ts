// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import sentry from '.';
import { listOrigins, resolveLoader } from './addresses';
import { temporaryFolder } from 'rental-data/testing/temporary-site';

/** Made up for these tests. */
const ERRORS = { dsn: 'https://public@sentry.test/1', environment: 'production', release: 'test-release' };

// The loader's address is nobody's; happy-dom would complain about every script that it is not to load.
Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
  handleDisabledFileLoadingAsSuccess: true,
});

/** docusaurus-plugin-sentry reports from built sites only, and asks this. */
beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => {
  vi.unstubAllEnvs();
  document.head.replaceChildren();
});

/** As much of Docusaurus' context as the plugin looks at. */
const makePlugin = (thirdParties: unknown) =>
  sentry({ siteConfig: { customFields: { thirdParties } } } as unknown as LoadContext);

/** What a build of the site writes: the script and its address. */
async function write(errors = ERRORS) {
  const plugin = makePlugin({ errors });
  const setGlobalData = vi.fn<(data: { path: string }) => void>();
  const folder = await temporaryFolder();
  await plugin.contentLoaded?.({ content: undefined, actions: { setGlobalData } } as never);
  await plugin.postBuild?.({ outDir: folder } as never);
  const address = setGlobalData.mock.calls[0]?.[0].path ?? '';
  return { plugin, address, text: await readFile(path.join(folder, address), 'utf8') };
}

describe('the plugin', () => {
  it('adds nothing where error reporting is off, or the site is edited', () => {
    expect(makePlugin({})).toEqual({ name: 'sentry' });
    expect(makePlugin(undefined)).toEqual({ name: 'sentry' });
    vi.stubEnv('NODE_ENV', 'development');
    expect(makePlugin({ errors: ERRORS })).toEqual({ name: 'sentry' });
  });

  it('adds a client module and a script that goes by its content, and no tag', async () => {
    const { plugin, address } = await write();
    expect(plugin.getClientModules?.().map((file) => path.relative(process.cwd(), file))).toEqual([
      'src/runtime/client-modules/errorReporting.ts',
    ]);
    expect(plugin.injectHtmlTags).toBeUndefined();
    expect(address).toMatch(/^\/_errors\/load-[0-9a-f]{16}\.js$/);
    expect((await write()).address).toBe(address);
    expect((await write({ ...ERRORS, release: 'another' })).address).not.toBe(address);
  });

  it('writes a script that asks for the loader, which is to go on at once', async () => {
    new Function((await write()).text)();
    expect((window as { sentryOnLoad?: unknown }).sentryOnLoad).toBeTypeOf('function');
    const [tag, ...others] = document.head.querySelectorAll('script');
    expect(others).toEqual([]);
    expect(tag?.getAttribute('src')).toBe('https://sentry.test/js-sdk-loader/public.min.js');
    expect(tag?.getAttribute('data-lazy')).toBe('no');
    expect(tag?.getAttribute('crossorigin')).toBe('anonymous');
  });
});

describe('the addresses that a DSN tells', () => {
  it.each([
    ['o1.ingest.sentry.io', 'https://js.sentry-cdn.com/abc123.min.js'],
    ['o1.ingest.us.sentry.io', 'https://js.sentry-cdn.com/abc123.min.js'],
    ['sentry.io', 'https://js.sentry-cdn.com/abc123.min.js'],
    ['o1.ingest.de.sentry.io', 'https://js-de.sentry-cdn.com/abc123.min.js'],
    ['not-sentry.io', 'https://not-sentry.io/js-sdk-loader/abc123.min.js'],
    ['errors.test:8443/a/b', 'https://errors.test:8443/a/b/js-sdk-loader/abc123.min.js'],
  ])('%s', (host, loader) => {
    expect(resolveLoader(`https://abc123@${host}/42`)).toBe(loader);
  });

  it('are the origins that a policy must allow', () => {
    expect(listOrigins('https://abc123@o1.ingest.de.sentry.io/42')).toEqual({
      scripts: ['https://js-de.sentry-cdn.com', 'https://browser.sentry-cdn.com'],
      connections: ['https://o1.ingest.de.sentry.io'],
    });
  });
});
