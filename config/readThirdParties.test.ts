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

  it.each([
    [{ ...ANALYTICS, ANALYTICS_HASH_MODE: 'on' }, { analytics: { hashMode: true } }],
    [{ ...SENTRY, SENTRY_ENVIRONMENT: 'staging' }, { errors: { environment: 'staging' } }],
    [{ ...SENTRY, SENTRY_RELEASE: 'site@2' }, { errors: { release: 'site@2' } }],
    [{ ...GISCUS, GISCUS_HOST: 'http://localhost:3001' }, { comments: { host: 'http://localhost:3001' } }],
  ])('takes what is optional of %j', (given, expected) => {
    expect(readThirdParties(given)).toMatchObject(expected);
  });

  it.each([
    ['造訪統計', ['ANALYTICS_HASH_MODE'], Object.keys(ANALYTICS)],
    ['錯誤回報', ['SENTRY_ENVIRONMENT', 'SENTRY_RELEASE'], ['SENTRY_DSN']],
    ['留言', ['GISCUS_REPO', 'GISCUS_CATEGORY_ID'], ['GISCUS_REPO_ID', 'GISCUS_CATEGORY']],
    ['留言', ['GISCUS_HOST'], Object.keys(GISCUS)],
  ])('stops when of %s only %j is set, and lists the others', (what, given, missing) => {
    expect(() => readThirdParties(Object.fromEntries(given.map((name) => [name, 'on'])))).toThrow(
      `${what}的環境變數不完整：設了${given.join('、')}，少了${missing.join('、')}。修正：`,
    );
  });

  const KEY = 'https://public@sentry.test';
  it.each([
    ['ANALYTICS_HOST', ['https://analytics.test/js/script.js'], 'https://example.org'],
    ['ANALYTICS_DOMAIN', ['https://site.test', 'my site'], 'example.org'],
    ['ANALYTICS_HASH_MODE', ['true'], 'on或off'],
    ['SENTRY_DSN', ['https://sentry.test/1', 'http://public@sentry.test/1'], '形式是https://公開金鑰@'],
    ['SENTRY_DSN', ['https://public:secret@sentry.test/1'], '形式是https://公開金鑰@'],
    ['SENTRY_DSN', [KEY, `${KEY}/project`, `${KEY}/1?x=1`], '主機/專案編號'],
    ['SENTRY_ENVIRONMENT', ['a b', 'a/b', 'None', 'x'.repeat(65)], '最多64個字'],
    ['SENTRY_RELEASE', ['feature/x', '..', 'x'.repeat(201)], '最多200個字'],
    ['GISCUS_REPO', ['site', 'owner/site/', 'https://github.com/owner/site'], '擁有者/名稱'],
    ['GISCUS_HOST', ['giscus.test'], 'https://example.org'],
  ])('refuses %s=%j', (name, values, fix) => {
    for (const value of values) {
      const run = () => readThirdParties({ ...ANALYTICS, ...SENTRY, ...GISCUS, [name]: value });
      expect(run).toThrow(`環境變數${name}不對：「${value}」。修正：`);
      expect(run).toThrow(fix);
    }
  });
});
