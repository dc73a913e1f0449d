import { describe, expect, it } from 'vitest';
import { toHeadersFile } from 'html-first/files';
import { makePublishedFiles } from '@site/tests/support/publishedSample';
import { readHeadersFile } from '@site/tests/support/hostHeaders';
import { listRules } from './headers';
import { recorded } from 'rental-data/testing/realCatalogue';

const files = [
  'index.html',
  'download/index.html',
  'assets/js/main.01234567.js',
  'assets/images/picture-0123456789abcdef0123456789abcdef.png',
  '_nuxt/content/db-0123456789abcdef.json',
  '_nuxt/static/0123456789abcdef/payload.js',
  'blog/rss.xml',
  'img/favicon.svg',
  'robots.txt',
  'sw.js',
  ...makePublishedFiles(recorded).keys(),
];
const years = [...new Set(recorded.releases.map(({ year }) => year))];
const text = toHeadersFile({ baseUrl: '/sub/', policy: '', noIndex: false }, listRules(years));
const headersFor = readHeadersFile(text);
const headers = (file: string, name: string) => headersFor(`/sub/${file}`)[name]?.[0];

describe('_headers', () => {
  it('keeps for ever what is named by its content, and nothing else', () => {
    expect(files.filter((file) => headers(file, 'cache-control')?.includes('immutable')).sort()).toEqual(
      files.filter((file) => /^(?:assets|_nuxt)\//.test(file)).sort(),
    );
  });

  it('stays within what the hosts read: 100 rules, 2,000 characters a line', () => {
    expect(text.split('\n\n').length).toBeLessThan(100);
    for (const line of text.split('\n')) expect(line.length).toBeLessThan(2_000);
  });
});
