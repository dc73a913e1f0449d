/** What pages tell programs, and the files that they name. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { all, fileAt, listHrefs, one, pageAt } from '../support/builtDom';

it('the package that reads files is said to be unpublished as long as it is private', () => {
  const { private: isPrivate, engines } = JSON.parse(
    readFileSync('packages/rental-files/package.json', 'utf8'),
  ) as { private?: boolean; engines: { node: string } };
  const { textContent } = one(pageAt('/developers/'), 'section[aria-labelledby="command"]');
  expect(textContent.includes('還沒有發布到npm')).toBe(isPrivate === true);
  expect(textContent).toContain(`Node ${engines.node.replace('>=', '')}以上`);
  for (const [, file = ''] of textContent.matchAll(/(packages\/\S+?\.md)/g))
    expect(existsSync(file)).toBe(true);
});

it.each([
  ['/', 3],
  ['/developers/', 12],
  ['/download/', 2],
  ['/updates/', 2],
  ['/data-quality/', 1],
  ['/blog/', 1],
  ['/about-data-set/', 0],
])('the feeds that %s names are there, and there is no other', (path, count) => {
  const feeds = all(pageAt(path), 'link[rel="alternate"][type]');
  expect(feeds).toHaveLength(count);
  for (const feed of feeds) {
    const href = feed.getAttribute('href') ?? '';
    const text = fileAt(href);
    const isJson = feed.getAttribute('type') === 'application/feed+json';
    expect(text, href).toMatch(isJson ? /^\{[^]*"version": ?"https:\/\/jsonfeed/ : /^<\?xml/);
    expect(text, href).toMatch(/開放台灣民間租屋資料：(最近更新|新的檔案|品質事件|部落格)/);
  }
});

it.each([
  ['/download/', '/feeds/releases.xml'],
  ['/data-quality/', '/feeds/incidents.xml'],
])('%s has a visible link to its feed', (path, feed) => {
  const links = all(pageAt(path), 'main a').filter(({ textContent }) => textContent.includes('訂閱RSS'));
  expect(listHrefs(links)).toEqual([feed]);
});
