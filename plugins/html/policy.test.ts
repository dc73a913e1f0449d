import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Page } from './page';
import { addPolicy, hashesOf, policyOf, policyText, wholePolicy } from './policy';
import { changed } from '@site/tests/support/changedPage';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const none = { thirdParties: {}, contentBaseUrl: '/', fileHost: '/files' };

describe('policyOf', () => {
  it('allows nothing of others while nothing is switched on', () => {
    const text = policyText(policyOf(none));
    expect(text).not.toMatch(/https?:/);
    expect(text).toContain("default-src 'self'");
    expect(text).toContain("frame-src 'none'");
    expect(policyOf(none)['script-src']).toEqual(["'self'"]);
  });

  it('allows what is switched on where it is needed, and nowhere else', () => {
    const policy = policyOf({
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

  it('never allows scripts by unsafe-inline or unsafe-eval', () => {
    expect(policyOf(none)['script-src']?.join(' ')).not.toMatch(/unsafe/);
    expect(policyOf(none)['default-src']?.join(' ')).not.toMatch(/unsafe/);
  });
});

describe('addPolicy', () => {
  const text =
    '<!doctype html><html><head><meta charset=UTF-8><script>one()</script></head><body>' +
    '<script type="application/json" id="x">{"two":2}</script><script data-scripts="/a.js">three()</script>' +
    '<script src="/b.js"></script></body></html>';
  const known = hashesOf(Page.parse(text));
  const made = (html: string, hashes: readonly string[]) =>
    changed(html, (page) => {
      addPolicy(page, policyOf(none), hashes);
    });

  it('allows the scripts that stand in the page by their hashes; data and files have none', () => {
    expect(known).toEqual([hash('one()'), hash('three()')]);
    expect(made(text, known)).toContain(`script-src 'self' ${hash('one()')} ${hash('three()')};`);
  });

  it('is the same text as what hosts send', () => {
    expect(made(text, known)).toContain(`content="${wholePolicy(policyOf(none), known)}"`);
  });

  it('takes every type that browsers run for a script', () => {
    for (const type of ['module', 'text/javascript', 'application/javascript', 'importmap', ''])
      expect(hashesOf(Page.parse(`<script type="${type}">four()</script>`))).toEqual([hash('four()')]);
  });

  it('stands right behind the character set, before any script', () => {
    expect(made(text, known)).toMatch(
      /<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="[^"]*"><meta name="referrer" content="strict-origin-when-cross-origin"><script>/,
    );
  });

  it('refuses a script that other pages do not have', () => {
    expect(() => made(text, [hash('one()')])).toThrow(/別頁沒有的行內程式/);
  });

  it('says so when the page has no character set', () => {
    expect(() => made('<html></html>', [])).toThrow(/沒有<meta charset>/);
  });
});
