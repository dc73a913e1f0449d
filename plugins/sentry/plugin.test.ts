// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PluginContentLoadedActions } from '@docusaurus/types';
import packagePlugin from 'docusaurus-plugin-sentry';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import sentry, { toErrorScript } from '.';
import { LIMITS, toInit, toInitSettings } from './settings';
import { temporaryFolder } from 'rental-data/testing/temporary-site';
import { contextWith, SETTINGS } from '@site/tests/support/sentrySettings';

const context = contextWith({ errors: SETTINGS });

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

const script = () => toErrorScript(context, SETTINGS) ?? { path: '', text: '' };

describe('the limits of specification §9', () => {
  it('are the SDK’s options', () => {
    expect(toInitSettings(SETTINGS)).toMatchObject({
      maxFrames: 50,
      options: {
        dsn: 'https://public@sentry.test/1',
        environment: 'production',
        release: 'test-release',
        maxBreadcrumbs: 100,
        maxValueLength: 250,
        normalizeDepth: 3,
        transportOptions: { bufferSize: 30 },
      },
    });
    expect(LIMITS).toEqual({
      breadcrumbs: 100,
      valueLength: 250,
      normalizeDepth: 3,
      requests: 30,
      frames: 50,
    });
  });
});

describe('the script', () => {
  it('holds the code of docusaurus-plugin-sentry, letter for letter', () => {
    const options = { DSN: 'public', configuration: { sentry: { init: toInit(SETTINGS) }, script: {} } };
    const { headTags } = packagePlugin(context, options).injectHtmlTags?.({ content: undefined }) ?? {};
    const [inline] = headTags as { innerHTML: string }[];
    expect(inline?.innerHTML).toContain('window.sentryOnLoad');
    expect(script().text).toContain(inline?.innerHTML);
  });

  it('runs, and then asks for the loader, which is to go on at once', () => {
    new Function(script().text)();
    expect((window as { sentryOnLoad?: unknown }).sentryOnLoad).toBeTypeOf('function');
    const tags = [...document.head.querySelectorAll('script')];
    expect(tags.map((tag) => tag.getAttribute('src'))).toEqual([
      'https://sentry.test/js-sdk-loader/public.min.js',
    ]);
    expect(tags[0]?.getAttribute('data-lazy')).toBe('no');
    expect(tags[0]?.getAttribute('crossorigin')).toBe('anonymous');
  });

  it('has an address that goes with its content, and without the key by which loaders find their own tag', () => {
    const other = toErrorScript(context, { ...SETTINGS, release: 'another' });
    expect(script().path).toMatch(/^\/_errors\/load-[0-9a-f]{16}\.js$/);
    expect(script()).toEqual(script());
    expect(other?.path).not.toBe(script().path);
  });

  it('is not there while the site is edited', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(toErrorScript(context, SETTINGS)).toBeNull();
  });
});

describe('the plugin', () => {
  it('adds nothing where error reporting is off', () => {
    expect(sentry(contextWith({}))).toEqual({ name: 'sentry' });
    expect(sentry(contextWith(undefined))).toEqual({ name: 'sentry' });
  });

  it('adds nothing while the site is edited', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(sentry(context)).toEqual({ name: 'sentry' });
  });

  it('adds the client module, the address of the script and the script, and no tag', async () => {
    const plugin = sentry(context);
    const setGlobalData = vi.fn();
    const folder = await temporaryFolder();
    const modules = plugin.getClientModules?.() ?? [];
    await plugin.contentLoaded?.({
      content: undefined,
      actions: { setGlobalData } as unknown as PluginContentLoadedActions,
    });
    await plugin.postBuild?.({ outDir: folder } as never);
    expect(modules.map((file) => path.relative(process.cwd(), file))).toEqual([
      'src/runtime/client-modules/errorReporting.ts',
    ]);
    expect(setGlobalData).toHaveBeenCalledWith({ path: script().path });
    expect(await readFile(path.join(folder, script().path), 'utf8')).toBe(script().text);
    expect(plugin.injectHtmlTags).toBeUndefined();
  });
});
