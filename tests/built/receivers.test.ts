/** What the site publishes, read by the rules of those who receive it: previews, feed readers, search engines. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { Window, type Document } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { all, pageAt } from '../support/builtDom';

const read = (file: string): string => readFileSync(`build/${file}`, 'utf8');
const htmlFiles = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);
const { DOMParser } = new Window();
const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

describe('the head of every page', () => {
  const metas = htmlFiles.map((file) => ({ file, tags: read(file).match(/<meta\b[^>]*>/g) ?? [] }));
  /** As programs that make previews read it: quoted attributes only. */
  const contents = (tags: readonly string[], property: string): string[] =>
    tags.flatMap((tag) =>
      new RegExp(` (?:property|name)="${property}"`).test(tag)
        ? (/ content="([^"]*)"/.exec(tag)?.[1] ?? [])
        : [],
    );

  it('quotes every attribute', () => {
    expect(metas.length).toBeGreaterThan(280);
    const bare = metas.flatMap(({ file, tags }) =>
      tags.filter((tag) => /=[^"]/.test(tag.replace(/"[^"]*"/g, '""'))).map((tag) => `${file} ${tag}`),
    );
    expect(bare).toEqual([]);
  });

  it('begins with the character set and the policy that keeps foreign scripts out', () => {
    for (const { file, tags } of metas)
      expect(tags.slice(0, 2), file).toEqual([
        '<meta charset="UTF-8">',
        expect.stringMatching(
          /^<meta http-equiv="Content-Security-Policy" content="default-src 'self';script-src 'self' 'sha256-/,
        ),
      ]);
  });

  it('says language and territory as Open Graph writes them, once', () => {
    for (const { file, tags } of metas) {
      const locale = contents(tags, 'og:locale');
      if (contents(tags, 'og:title').length === 0) continue;
      expect(locale, file).toEqual([expect.stringMatching(/^[a-z]{2}_[A-Z]{2}$/)]);
    }
    expect(contents(metas.find(({ file }) => file === 'index.html')?.tags ?? [], 'og:locale')).toEqual([
      'zh_TW',
    ]);
  });

  it('has one tag a tag', () => {
    const tags = metas.flatMap(({ tags: ownTags }) => contents(ownTags, 'article:tag'));
    expect(new Set(tags).size).toBeGreaterThan(4);
    expect(tags.filter((tag) => /[,、]/.test(tag))).toEqual([]);
  });
});

describe('the feed of the blog, read without style sheet and script', () => {
  const rss = parseRssFeed(read('blog/rss.xml'));
  const atom = parseAtomFeed(read('blog/atom.xml'));
  const json = parseJsonFeed(read('blog/feed.json'));
  const posts = (json.items ?? []).map(({ url = '', content_html: html = '' }) => ({
    url,
    document: parse(html),
  }));
  const findFaults = (find: (document: Document) => string[]): string[] =>
    posts.flatMap(({ url, document }) => find(document).map((fault) => `${url} ${fault}`));

  it('has every post, in each format', () => {
    const addresses = [...read('sitemap.xml').matchAll(/<loc>([^<]*\/blog\/post\/[^<]+)<\/loc>/g)].map(
      ([, at]) => at,
    );
    expect(posts.map(({ url }) => url).sort()).toEqual(addresses.sort());
    expect([rss.items?.length, atom.entries?.length]).toEqual([addresses.length, addresses.length]);
  });

  it('shows each formula of a page once', () => {
    for (const { url, document } of posts) {
      const inPage = all(pageAt(new URL(url).pathname), '.katex').length;
      expect(all(document, 'math').length, url).toBe(inPage);
    }
    expect(findFaults((d) => all(d, 'annotation, [class]').map((e) => e.outerHTML.slice(0, 80)))).toEqual([]);
  });

  it('says the size of every drawing, and has one of each', () => {
    const sized = (e: { getAttribute: (name: string) => string | null }) =>
      ['width', 'height'].every((side) => Number(e.getAttribute(side)) > 0);
    expect(posts.flatMap(({ document }) => all(document, 'svg')).length).toBeGreaterThan(10);
    expect(
      findFaults((d) =>
        all(d, 'svg')
          .filter((e) => !sized(e))
          .map((e) => e.outerHTML.slice(0, 80)),
      ),
    ).toEqual([]);
    const names = (d: Document) => all(d, 'svg[role=img]').map((e) => e.getAttribute('aria-label') ?? '');
    expect(findFaults((d) => names(d).filter((name, i, list) => list.indexOf(name) !== i))).toEqual([]);
  });

  it('points at nothing that is not there', () => {
    expect(
      findFaults((d) => {
        const ids = new Set(all(d, '[id]').map(({ id }) => id));
        return ['aria-describedby', 'aria-labelledby', 'aria-controls', 'for', 'headers'].flatMap((name) =>
          all(d, `[${name}]`).flatMap((e) =>
            (e.getAttribute(name) ?? '').split(' ').filter((id) => !ids.has(id)),
          ),
        );
      }),
    ).toEqual([]);
    expect(
      findFaults((d) =>
        all(d, 'a[href], img')
          .map((e) => e.getAttribute('href') ?? e.getAttribute('src') ?? '')
          .filter((at) => !/^(?:https:|mailto:)/.test(at)),
      ),
    ).toEqual([]);
  });

  it('has no control that would do nothing, and no hidden character', () => {
    expect(
      findFaults((d) => all(d, 'button, select, [tabindex], script').map((e) => e.outerHTML.slice(0, 80))),
    ).toEqual([]);
    expect(
      findFaults((d) => (/[\u200b\ufeff]/.test(d.body.textContent) ? ['hidden character'] : [])),
    ).toEqual([]);
  });
});

describe('the site map', () => {
  const entries = [...read('sitemap.xml').matchAll(/<url>(.*?)<\/url>/gs)].map(([, text = '']) => text);

  it('says addresses and days, and nothing that search engines disregard', () => {
    expect(entries.length).toBeGreaterThan(250);
    for (const entry of entries)
      expect(entry).toMatch(/^<loc>[^<]+<\/loc>(?:<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>)?$/);
  });

  it('says the day of every post, and of sets of which it was recorded', () => {
    const dated = entries.filter((entry) => entry.includes('<lastmod>'));
    expect(entries.filter((entry) => /\/blog\/post\/[^<]/.test(entry) && !dated.includes(entry))).toEqual([]);
    expect(dated.filter((entry) => entry.includes('/download/2026-08/')).join()).toContain(
      '<lastmod>2026-08-31</lastmod>',
    );
  });
});

describe('what is copied', () => {
  it('from a heading is the heading', () => {
    for (const path of ['/about-data-set/0.3/', '/blog/post/2021-annual-data/', '/data-quality/'])
      for (const { textContent } of all(pageAt(path), 'h2, h3, h4'))
        expect(textContent).not.toMatch(/[\u200b\ufeff]/);
  });

  it('from the heads of the map of periods is each name once', () => {
    const heads = all(pageAt('/download/'), 'th').map(({ textContent }) => textContent.trim());
    expect(heads).toEqual(expect.arrayContaining(['1月', '11月', 'Q1季', '全年']));
    expect(heads.filter((head) => head !== '11月' && /^(\d\d?)\1月$|^Q\d第/.test(head))).toEqual([]);
  });
});
