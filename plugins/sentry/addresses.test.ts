import { describe, expect, it } from 'vitest';
import { resolveLoader, listOrigins, parsePublicKey } from './addresses';

describe('the addresses that a DSN tells', () => {
  it.each([
    ['https://abc123@o1.ingest.sentry.io/42', 'https://js.sentry-cdn.com/abc123.min.js'],
    ['https://abc123@o1.ingest.us.sentry.io/42', 'https://js.sentry-cdn.com/abc123.min.js'],
    ['https://abc123@sentry.io/42', 'https://js.sentry-cdn.com/abc123.min.js'],
    ['https://abc123@o1.ingest.de.sentry.io/42', 'https://js-de.sentry-cdn.com/abc123.min.js'],
    ['https://abc123@errors.example.org/42', 'https://errors.example.org/js-sdk-loader/abc123.min.js'],
    [
      'https://abc123@errors.example.org:8443/a/b/42',
      'https://errors.example.org:8443/a/b/js-sdk-loader/abc123.min.js',
    ],
    ['https://abc123@not-sentry.io/42', 'https://not-sentry.io/js-sdk-loader/abc123.min.js'],
  ])('%s', (dsn, loader) => {
    expect(resolveLoader(dsn)).toBe(loader);
  });

  it('gives the public key', () => {
    expect(parsePublicKey('https://abc123@o1.ingest.sentry.io/42')).toBe('abc123');
  });

  it('names every origin that a policy must allow', () => {
    expect(listOrigins('https://abc123@o1.ingest.de.sentry.io/42')).toEqual({
      scripts: ['https://js-de.sentry-cdn.com', 'https://browser.sentry-cdn.com'],
      connections: ['https://o1.ingest.de.sentry.io'],
    });
  });
});
