import { describe, expect, it } from 'vitest';
import type { Chunks } from '../../../plugins/docusaurus/chunks';
import { LATE_CHUNKS, toPrecached, toWarmed } from '../../../plugins/service-worker/files';

/** Chunks made up for these tests, in the form that Docusaurus writes. */
const chunks = (baseUrl: string): Chunks => ({
  manifest: {
    assets: {
      1: { js: [{ file: 'assets/js/runtime.1.js' }] },
      2: { js: [{ file: 'assets/js/main.2.js' }] },
      3: { css: [{ file: 'assets/css/styles.3.css' }] },
      4: { js: [{ file: 'assets/js/offline.4.js' }] },
      5: { js: [{ file: 'assets/js/search.5.js' }] },
      6: { js: [{ file: 'assets/js/shared.6.js' }] },
      7: { js: [{ file: 'assets/js/dialog.7.js' }] },
      8: { js: [{ file: 'assets/js/other.8.js' }] },
    },
    origins: {
      main: ['3', '1', '2'],
      offlinePage: ['3', '4'],
      searchPage: [5, 6],
      'search-dialog': ['6', '7'],
      'search-engine': ['6'],
      'near-pages': ['6'],
      otherPage: ['8'],
    },
  },
  chunkNames: {
    [`${baseUrl}offline/-1a2`]: { __comp: 'offlinePage', __context: { plugin: 'inMain' } },
    [`${baseUrl}search/-3b4`]: { __comp: 'searchPage' },
    [`${baseUrl}other/-5c6`]: { __comp: 'otherPage' },
  },
});

describe.each(['/', '/sub/'])('below %s', (baseUrl) => {
  it('precaches the offline page with all that it needs, and nothing else', () => {
    const [page, ...files] = toPrecached(chunks(baseUrl), baseUrl, '<html>');
    expect(page).toEqual({ url: `${baseUrl}offline/`, revision: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(files).toEqual(
      [
        'assets/css/styles.3.css',
        'assets/js/main.2.js',
        'assets/js/offline.4.js',
        'assets/js/runtime.1.js',
      ].map((file) => ({ url: baseUrl + file, revision: null })),
    );
  });

  it('warms the search and the data, each file once, the data last', () => {
    expect(toWarmed(chunks(baseUrl), baseUrl, ['/_search/data-1.json', '/_nuxt/content/db-2.json'])).toEqual(
      [
        'search/',
        'assets/js/dialog.7.js',
        'assets/js/search.5.js',
        'assets/js/shared.6.js',
        '_search/data-1.json',
        '_nuxt/content/db-2.json',
      ].map((file) => baseUrl + file),
    );
  });
});

it('gives the offline page another revision when it changes, and only then', () => {
  const revision = (html: string) => toPrecached(chunks('/'), '/', html)[0]?.revision;
  expect(revision('a')).toBe(revision('a'));
  expect(revision('a')).not.toBe(revision('b'));
});

it.each(LATE_CHUNKS)('says so when there is no chunk %s, and what to do', (name) => {
  const broken = chunks('/');
  broken.manifest.origins[name] = [];
  expect(() => toWarmed(broken, '/', [])).toThrow(
    new RegExp(`「${name}」.*修正：.*webpackChunkName: "${name}"`),
  );
});

it('says so when there is no offline page', () => {
  const broken = chunks('/');
  delete broken.chunkNames['/offline/-1a2'];
  expect(() => toPrecached(broken, '/', '')).toThrow(/沒有\/offline\/這一頁.*修正：/);
});
