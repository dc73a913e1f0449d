import { policyText } from 'html-first/page';
import { describe, expect, it } from 'vitest';
import { makePolicy } from './policy';

const none = { thirdParties: {}, contentBaseUrl: '/', fileHost: '/files' };

describe('makePolicy', () => {
  it('allows nothing of others while nothing is switched on', () => {
    const text = policyText(makePolicy(none));
    expect(text).not.toMatch(/https?:/);
    expect(text).toContain("default-src 'self'");
    expect(text).toContain("frame-src 'none'");
    expect(makePolicy(none)['script-src']).toEqual(["'self'"]);
  });

  it('allows what is switched on where it is needed, and nowhere else', () => {
    const policy = makePolicy({
      contentBaseUrl: 'https://content.test/db/',
      fileHost: 'https://files.test/zips',
      thirdParties: {
        analytics: { host: 'https://plausible.test', domain: 'x', hashMode: false },
        errors: { dsn: 'https://key@sentry.test/1', environment: 'production', release: '1' },
        comments: { repo: 'a/b', repoId: '1', category: 'c', categoryId: '2', host: 'https://giscus.test' },
      },
    });
    expect(policy['connect-src']).toEqual([
      "'self'",
      'https://content.test',
      'https://files.test',
      'https://plausible.test',
      'https://sentry.test',
    ]);
    expect(policy['frame-src']).toEqual(['https://giscus.test']);
    expect(policy['script-src']).toContain('https://sentry.test');
    for (const directive of [
      'default-src',
      'style-src',
      'img-src',
      'object-src',
      'base-uri',
      'form-action',
    ]) {
      expect(policy[directive]?.join(' ')).not.toMatch(/https?:/);
    }
  });
});
