import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Page } from './page';
import { addPolicy, hashInlineScripts, OWN_POLICY, wholePolicy } from './policy';
import { changed } from '../../../tests/support/changedPage';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('addPolicy', () => {
  const text =
    '<!doctype html><html><head><meta charset=UTF-8><script>one()</script></head><body>' +
    '<script type="application/json" id="x">{"two":2}</script><script data-scripts="/a.js">three()</script>' +
    '<script src="/b.js"></script></body></html>';
  const known = hashInlineScripts(Page.parse(text));
  const made = (html: string, hashes: readonly string[]) =>
    changed(html, (page) => {
      addPolicy('a/index.html', page, OWN_POLICY, hashes);
    });

  it('allows the scripts that stand in the page by their hashes; data and files have none', () => {
    expect(known).toEqual([hash('one()'), hash('three()')]);
    expect(made(text, known)).toContain(`script-src 'self' ${hash('one()')} ${hash('three()')};`);
  });

  it('is the same text as what hosts send', () => {
    expect(made(text, known)).toContain(`content="${wholePolicy(OWN_POLICY, known)}"`);
  });

  it('takes every type that browsers run for a script', () => {
    for (const type of ['module', 'text/javascript', 'application/javascript', 'importmap', ''])
      expect(hashInlineScripts(Page.parse(`<script type="${type}">four()</script>`))).toEqual([
        hash('four()'),
      ]);
  });

  it('stands right behind the character set, before any script', () => {
    expect(made(text, known)).toMatch(
      /<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="[^"]*"><meta name="referrer" content="strict-origin-when-cross-origin"><script>/,
    );
  });

  it('refuses a script that other pages do not have', () => {
    expect(() => made(text, [hash('one()')])).toThrow(
      /^a\/index\.html has an inline script that other pages have not: three\(\)… Fix: /,
    );
  });

  it('says so when the page has no character set', () => {
    expect(() => made('<html></html>', [])).toThrow(/^a\/index\.html has no <meta charset>/);
  });
});
