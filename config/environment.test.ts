import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment';
import { SITE_URL } from './site';
import { readFixture } from '@site/tests/support/readFixture';

const { wrongAddresses } = readFixture<{ wrongAddresses: string[] }>('environment');

describe('readEnvironment', () => {
  it.each([
    ['nothing', {}],
    ['empty settings', { SITE_URL: '', BASE_URL: '' }],
    ['other variables', { PORT: '4000', URL: 'https://example.org', PUBLIC_URL: '/x/' }],
  ])('takes the public address from %s', (_what, env) => {
    expect(readEnvironment(env)).toEqual({
      url: SITE_URL,
      baseUrl: '/',
      contentBaseUrl: '/',
      serviceWorker: true,
      preview: false,
      thirdParties: {},
    });
    expect(SITE_URL).toBe('https://rentalhouse.g0v.ddio.io');
  });

  it.each([
    [{ SITE_URL: 'https://example.org' }, { url: 'https://example.org', baseUrl: '/' }],
    [{ SITE_URL: 'http://localhost:3000' }, { url: 'http://localhost:3000', baseUrl: '/' }],
    [{ BASE_URL: '/sub/' }, { url: SITE_URL, baseUrl: '/sub/' }],
    [{ BASE_URL: '/' }, { url: SITE_URL, baseUrl: '/' }],
    [
      { SITE_URL: 'https://someone.github.io', BASE_URL: '/tw-rental/site/' },
      { url: 'https://someone.github.io', baseUrl: '/tw-rental/site/' },
    ],
  ])('takes %j', (env, expected) => {
    expect(readEnvironment(env)).toMatchObject(expected);
    expect(readEnvironment(env).contentBaseUrl).toBe(expected.baseUrl);
  });

  it.each(wrongAddresses)('refuses the address %j', (url) => {
    expect(() => readEnvironment({ SITE_URL: url })).toThrow(`環境變數SITE_URL不對：「${url}」。修正：`);
  });

  it.each(['sub', '/sub', 'sub/', 'https://example.org/sub/', '/a b/', ' /'])(
    'refuses the path %j',
    (path) => {
      expect(() => readEnvironment({ BASE_URL: path })).toThrow(`環境變數BASE_URL不對：「${path}」。修正：`);
    },
  );

  it.each(['/', '/content/', 'https://example.org/', 'https://example.org/content/'])(
    'takes %j as the base of the content database',
    (contentBaseUrl) => {
      expect(readEnvironment({ CONTENT_BASE_URL: contentBaseUrl })).toMatchObject({
        baseUrl: '/',
        contentBaseUrl,
      });
    },
  );

  it.each(['content', '/content', 'https://example.org', 'ftp://example.org/', '/a b/', '/x/?y/'])(
    'refuses %j as the base of the content database',
    (contentBaseUrl) => {
      expect(() => readEnvironment({ CONTENT_BASE_URL: contentBaseUrl })).toThrow(
        `環境變數CONTENT_BASE_URL不對：「${contentBaseUrl}」。修正：`,
      );
    },
  );

  it.each([
    [{}, true],
    [{ SERVICE_WORKER: '' }, true],
    [{ SERVICE_WORKER: 'on' }, true],
    [{ SERVICE_WORKER: 'off' }, false],
  ])('reads the switch of the service worker from %j', (env, expected) => {
    expect(readEnvironment(env).serviceWorker).toBe(expected);
  });

  it.each(['true', 'false', '0', 'ON', ' off'])('refuses %j as a switch', (value) => {
    expect(() => readEnvironment({ SERVICE_WORKER: value })).toThrow(
      `環境變數SERVICE_WORKER不對：「${value}」。修正：寫成on或off。`,
    );
  });
});
