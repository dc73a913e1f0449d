import { describe, expect, it } from 'vitest';
import type { Chunks } from './chunks';
import { toPrecached } from './serviceWorker';

const WORKER = { offline: '/offline/', chunks: ['island-kept-pages'] };

/** Chunks made up for these tests. */
const chunks = (baseUrl: string): Chunks => ({
  manifest: {
    assets: {
      1: { js: [{ file: 'assets/js/runtime.1.js' }] },
      2: { js: [{ file: 'assets/js/main.2.js' }] },
      3: { css: [{ file: 'assets/css/styles.3.css' }] },
      4: { css: [{ file: 'assets/css/offline.4.css' }], js: [{ file: 'assets/js/offline.4.js' }] },
      5: { js: [{ file: 'assets/js/island.5.js' }] },
      6: { js: [{ file: 'assets/js/navigation.6.js' }] },
      8: { js: [{ file: 'assets/js/other.8.js' }] },
    },
    origins: {
      main: ['3', '1', '2'],
      offlinePage: ['3', '4'],
      'island-kept-pages': ['5'],
      navigation: ['6'],
      otherPage: ['8'],
    },
  },
  pages: new Map([
    [`${baseUrl}offline`, ['offlinePage', 'inMain']],
    [`${baseUrl}other`, ['otherPage']],
  ]),
});

describe.each(['/', '/sub/'])('below %s', (baseUrl) => {
  it('precaches the frame, the code of route changes, and the offline page with its styles and its island, and nothing else', () => {
    const [page, ...files] = toPrecached(chunks(baseUrl), baseUrl, WORKER, '<html>');
    expect(page).toEqual({ url: `${baseUrl}offline/`, revision: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(files).toEqual(
      [
        'assets/css/offline.4.css',
        'assets/css/styles.3.css',
        'assets/js/island.5.js',
        'assets/js/main.2.js',
        'assets/js/navigation.6.js',
        'assets/js/runtime.1.js',
      ].map((file) => ({ url: baseUrl + file, revision: null })),
    );
  });
});

it('gives the offline page another revision when it changes, and only then', () => {
  const revision = (html: string) => toPrecached(chunks('/'), '/', WORKER, html)[0]?.revision;
  expect(revision('a')).toBe(revision('a'));
  expect(revision('a')).not.toBe(revision('b'));
});

it('says so when there is no offline page', () => {
  const broken = chunks('/');
  broken.pages.delete('/offline');
  expect(() => toPrecached(broken, '/', WORKER, '')).toThrow(/the page \/offline\/\. Fix: /);
});

it('says so when the code of route changes has another name', () => {
  const broken = chunks('/');
  delete broken.manifest.origins['navigation'];
  expect(() => toPrecached(broken, '/', WORKER, '')).toThrow(/no chunk navigation.*Fix: /);
});
