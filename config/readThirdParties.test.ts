import { describe, expect, it } from 'vitest';
import { readThirdParties } from './readThirdParties';

/** Made up for these tests. */
const ANALYTICS = { ANALYTICS_HOST: 'https://analytics.test', ANALYTICS_DOMAIN: 'site.test' };
const SENTRY = { SENTRY_DSN: 'https://public@sentry.test/1' };
const GISCUS = {
  GISCUS_REPO: 'owner/site',
  GISCUS_REPO_ID: 'R_test',
  GISCUS_CATEGORY: '留言',
  GISCUS_CATEGORY_ID: 'DIC_test',
};

describe('readThirdParties', () => {
  it.each([
    ['nothing', {}],
    [
      'empty variables',
      Object.fromEntries(Object.keys({ ...ANALYTICS, ...SENTRY, ...GISCUS }).map((k) => [k, ''])),
    ],
    ['variables of others', { SENTRY_AUTH_TOKEN: 'x', SENTRY_ORG: 'x', GISCUS: 'x', ANALYTICS: 'on' }],
  ])('switches nothing on for %s', (_what, env) => {
    expect(readThirdParties(env)).toEqual({});
  });

  it('switches each on by itself, with its defaults', () => {
    expect(readThirdParties(ANALYTICS)).toEqual({
      analytics: { host: 'https://analytics.test', domain: 'site.test', hashMode: false },
    });
    expect(readThirdParties(SENTRY)).toEqual({
      errors: {
        dsn: 'https://public@sentry.test/1',
        environment: 'production',
        release: expect.stringMatching(/^tw-rental-open-data-site@([0-9a-f]{40}|\d+\.\d+\.\d+)$/),
      },
    });
    expect(readThirdParties(GISCUS)).toEqual({
      comments: {
        repo: 'owner/site',
        repoId: 'R_test',
        category: '留言',
        categoryId: 'DIC_test',
        host: 'https://giscus.app',
      },
    });
  });

  it('takes what is optional', () => {
    const all = readThirdParties({
      ...ANALYTICS,
      ANALYTICS_HASH_MODE: 'on',
      ...SENTRY,
      SENTRY_ENVIRONMENT: 'staging',
      SENTRY_RELEASE: 'site@2',
      ...GISCUS,
      GISCUS_HOST: 'http://localhost:3001',
    });
    expect(all.analytics?.hashMode).toBe(true);
    expect(all.errors).toMatchObject({ environment: 'staging', release: 'site@2' });
    expect(all.comments?.host).toBe('http://localhost:3001');
  });

  it.each([
    ['造訪統計', ['ANALYTICS_DOMAIN'], ['ANALYTICS_HOST']],
    ['造訪統計', ['ANALYTICS_HASH_MODE'], Object.keys(ANALYTICS)],
    ['錯誤回報', ['SENTRY_ENVIRONMENT'], ['SENTRY_DSN']],
    ['錯誤回報', ['SENTRY_RELEASE'], ['SENTRY_DSN']],
    ['留言', ['GISCUS_REPO', 'GISCUS_CATEGORY_ID'], ['GISCUS_REPO_ID', 'GISCUS_CATEGORY']],
    ['留言', ['GISCUS_HOST'], Object.keys(GISCUS)],
  ])('stops when of %s only %j is set, and lists the others', (what, given, missing) => {
    const empty = Object.fromEntries(missing.map((name) => [name, '']));
    for (const others of [{}, empty])
      expect(() =>
        readThirdParties({ ...others, ...Object.fromEntries(given.map((name) => [name, 'on'])) }),
      ).toThrow(`${what}的環境變數不完整：設了${given.join('、')}，少了${missing.join('、')}。修正：`);
  });

  it.each([
    ['ANALYTICS_HOST', 'analytics.test', 'https://example.org'],
    ['ANALYTICS_HOST', 'https://analytics.test/js/script.js', 'https://example.org'],
    ['ANALYTICS_DOMAIN', 'https://site.test', 'example.org'],
    ['ANALYTICS_DOMAIN', 'my site', 'example.org'],
    ['ANALYTICS_HASH_MODE', 'true', 'on或off'],
    ['SENTRY_DSN', 'https://sentry.test/1', 'https://公開金鑰@主機/專案編號'],
    ['SENTRY_DSN', 'http://public@sentry.test/1', 'https://公開金鑰@主機/專案編號'],
    ['SENTRY_DSN', 'https://public:secret@sentry.test/1', 'https://公開金鑰@主機/專案編號'],
    ['SENTRY_DSN', 'https://public@sentry.test', 'https://公開金鑰@主機/專案編號'],
    ['SENTRY_DSN', 'https://public@sentry.test/project', 'https://公開金鑰@主機/專案編號'],
    ['SENTRY_DSN', 'https://public@sentry.test/1?x=1', 'https://公開金鑰@主機/專案編號'],
    ['SENTRY_ENVIRONMENT', 'a b', '最多64個字'],
    ['SENTRY_ENVIRONMENT', 'a/b', '最多64個字'],
    ['SENTRY_ENVIRONMENT', 'None', '最多64個字'],
    ['SENTRY_ENVIRONMENT', 'x'.repeat(65), '最多64個字'],
    ['SENTRY_RELEASE', 'feature/x', '最多200個字'],
    ['SENTRY_RELEASE', '..', '最多200個字'],
    ['SENTRY_RELEASE', 'x'.repeat(201), '最多200個字'],
    ['GISCUS_REPO', 'site', '擁有者/名稱'],
    ['GISCUS_REPO', 'owner/site/', '擁有者/名稱'],
    ['GISCUS_REPO', 'https://github.com/owner/site', '擁有者/名稱'],
    ['GISCUS_HOST', 'giscus.test', 'https://example.org'],
  ])('refuses %s=%s', (name, value, fix) => {
    const run = () => readThirdParties({ ...ANALYTICS, ...SENTRY, ...GISCUS, [name]: value });
    expect(run).toThrow(`環境變數${name}不對：「${value}」。修正：`);
    expect(run).toThrow(fix);
  });

  it.each([
    'https://0123abc@o1.ingest.sentry.io/450',
    'https://k_e-y@sentry.test:9000/1',
    'https://key@host/a/b/7',
  ])('takes the DSN %s', (dsn) => {
    expect(readThirdParties({ SENTRY_DSN: dsn }).errors?.dsn).toBe(dsn);
  });
});
