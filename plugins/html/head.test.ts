import { describe, expect, it } from 'vitest';
import { addStructuredData, formatHeadLinks, makeStructuredData } from './head';
import { BLOG_FEEDS } from '@site/src/lib/addresses/siteFiles';
import { changed } from 'html-first/testing/changedPage';
import { recorded } from 'rental-data/testing/realCatalogue';
import { SITE } from 'rental-data/testing/sampleSite';
import { makePublishedFiles } from '@site/tests/support/publishedSample';

const files = makePublishedFiles(recorded);

interface Link {
  rel: string;
  type?: string;
  href: string;
  hreflang?: string;
  title?: string;
}

/** The links of a page by their attributes. */
function parseLinks(path: string | null): Link[] {
  return [...formatHeadLinks(path, recorded, SITE).matchAll(/<link ([^>]*)>/g)].map(
    ([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/(\S+)="([^"]*)"/g)].map((m) => [m[1], m[2]]),
      ) as unknown as Link,
  );
}

const feeds = (path: string | null) =>
  parseLinks(path)
    .filter((link) => link.rel === 'alternate' && link.hreflang === undefined)
    .map(({ href }) => href);
const rss = (name: string) => `/sub/feeds/${name}.xml`;
const three = (name: string) => ['xml', 'atom.xml', 'json'].map((end) => `/sub/feeds/${name}.${end}`);
const POSTS = ['/sub/blog/rss.xml', '/sub/blog/atom.xml', '/sub/blog/feed.json'];

describe('a page names the feeds that its readers may want', () => {
  it.each([
    ['/', [rss('updates'), rss('incidents'), '/sub/blog/rss.xml']],
    ['/updates/', [rss('updates'), '/sub/blog/rss.xml']],
    ['/developers/', [...three('updates'), ...three('releases'), ...three('incidents'), ...POSTS]],
    ['/download/', [rss('releases'), rss('incidents')]],
    ['/download/2026-04/raw/', [rss('releases'), rss('incidents')]],
    ['/data-quality/', [rss('incidents')]],
    ['/blog/', ['/sub/blog/rss.xml']],
    ['/blog/post/2021-annual-data/', ['/sub/blog/rss.xml']],
    ['/about-data-set/0.3/', []],
    [null, []],
  ])('%s', (path, expected) => {
    expect(feeds(path)).toEqual(expected);
  });

  it('each with the type of its format and a title of its own feed', () => {
    const links = parseLinks('/developers/').filter(({ hreflang }) => hreflang === undefined);
    expect(links.map(({ type }) => type)).toEqual(
      Array.from({ length: 4 }, () => [
        'application/rss+xml',
        'application/atom+xml',
        'application/feed+json',
      ]).flat(),
    );
    expect(new Set(links.map(({ title }) => title)).size).toBe(4);
    for (const { href } of links) {
      const path = href.slice(SITE.baseUrl.length);
      expect(files.has(path) || Object.values(BLOG_FEEDS).includes(path), href).toBe(true);
    }
  });
});

describe('the page of a set', () => {
  it('says what to cite, where the set is described and under which licence it stands', () => {
    const links = parseLinks('/download/2026-04/raw/').filter(({ rel }) => rel !== 'alternate');
    expect(links.map(({ rel, href }) => [rel, href])).toEqual([
      ['cite-as', 'https://example.org/sub/download/2026-04/raw/'],
      ['describedby', '/sub/data/sets/2026-04/raw.json'],
      ['describedby', '/sub/cite/2026-04/raw.csl.json'],
      ['describedby', '/sub/cite/2026-04/raw.bib'],
      ['license', 'https://creativecommons.org/publicdomain/zero/1.0/'],
    ]);
    for (const { rel, href } of links.filter((link) => link.rel === 'describedby')) {
      expect(files.has(href.slice(SITE.baseUrl.length)), rel).toBe(true);
    }
  });

  it('is one that was published', () => {
    expect(parseLinks('/download/2031-01/raw/').filter(({ rel }) => rel !== 'alternate')).toEqual([]);
  });
});

describe('structured data', () => {
  it.each([
    ['/', 'DataCatalog'],
    ['/download/', 'Dataset'],
    ['/download/2026-04/raw/', 'Dataset'],
  ])('%s is a %s', (path, type) => {
    expect(makeStructuredData(path, recorded, SITE)).toMatchObject({ '@type': type });
  });

  it.each([null, '/blog/', '/download/2031-01/raw/'])('%s says nothing', (path) => {
    expect(makeStructuredData(path, recorded, SITE)).toBeNull();
  });

  it('stands in the head, whatever is in it', () => {
    const html = changed('<head></head><body></body>', (page) => {
      addStructuredData(page, { name: "</script>$&$'" });
    });
    expect(html).toMatch(
      /^<head><script data-rh="true" type="application\/ld\+json">[^<]*<\/script><\/head><body><\/body>$/,
    );
    const text = />(\{[^<]*)</.exec(html)?.[1] ?? '';
    expect(JSON.parse(text)).toEqual({ name: "</script>$&$'" });
  });
});
