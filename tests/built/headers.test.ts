/** What `_headers` says of every file that is published. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attribute, builtPages, elementsIn } from '../support/builtPages';
import { filesBelow } from '../support/filesBelow';
import { readHeadersFile } from '../support/hostHeaders';

const headersFor = readHeadersFile(readFileSync('build/_headers', 'utf8'));

test('no file gets a header twice, and every kind gets what it needs', async () => {
  const files = await filesBelow('build');
  const twice = files.flatMap((file) =>
    Object.entries(headersFor(`/${file}`)).flatMap(([name, { length }]) =>
      length > 1 ? [`${file}: ${name}`] : [],
    ),
  );
  expect(twice).toEqual([]);
  const FOREVER = 'public, max-age=31536000, immutable';
  const DATA = 'public, max-age=300, must-revalidate';
  const KINDS: [RegExp, string | undefined, string | undefined, string | undefined][] = [
    [/^(?:.*\/)?index\.html$/, undefined, undefined, undefined],
    [/^assets\/(?:js|css|fonts)\//, undefined, FOREVER, undefined],
    // With CONTENT_BASE_URL, pages of another host ask for them.
    [/^_nuxt\/static\//, undefined, FOREVER, '*'],
    [/^_search\//, undefined, FOREVER, '*'],
    [/^_nuxt\/content\//, undefined, FOREVER, '*'],
    [/^sw\.js$/, undefined, 'no-cache', undefined],
    [/^data\/catalogue\.json$/, undefined, DATA, '*'],
    [/^data\/.*\.schema\.json$/, 'application/schema+json; charset=utf-8', DATA, '*'],
    [/^data\/croissant\.json$/, 'application/ld+json; charset=utf-8', DATA, '*'],
    [/^cite\/.*\.(?:bib|ris|cff)$/, undefined, DATA, '*'],
    [/^cite\/.*\.csl\.json$/, 'application/vnd.citationstyles.csl+json; charset=utf-8', DATA, '*'],
    [/^(?:feeds\/\w+|blog\/rss)\.xml$/, 'application/rss+xml; charset=utf-8', DATA, '*'],
    [/^(?:feeds|blog)\/.*atom\.xml$/, 'application/atom+xml; charset=utf-8', DATA, '*'],
    [/^(?:feeds|blog)\/[\w-]+\.json$/, 'application/feed+json; charset=utf-8', DATA, '*'],
    [/^download\/\d{4}\.json$/, undefined, DATA, '*'],
    [/^img\//, undefined, 'public, max-age=86400', '*'],
  ];
  for (const [kind, type, cache, readers] of KINDS) {
    const named = files.filter((file) => kind.test(file));
    expect(named.length, String(kind)).toBeGreaterThan(0);
    const wrong = named.filter((file) => {
      const headers = headersFor(`/${file}`);
      const found = ['content-type', 'cache-control', 'access-control-allow-origin'].map(
        (name) => headers[name]?.[0],
      );
      return String(found) !== String([type, cache, readers]);
    });
    expect(wrong, String(kind)).toEqual([]);
  }
});

test('hosts send the policy that every page has, and keep others from framing one', () => {
  const policies = new Set(
    builtPages().map(({ document }) => {
      const tags = elementsIn(document).filter(
        (element) => attribute(element, 'http-equiv') === 'Content-Security-Policy',
      );
      return tags.map((tag) => attribute(tag, 'content')).join(' and ');
    }),
  );
  const [policy = ''] = headersFor('/')['content-security-policy'] ?? [];
  expect([...policies].map((text) => `${text};frame-ancestors 'none'`)).toEqual([policy]);
});
