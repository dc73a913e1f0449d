/** Every page of a kind equals what it is made from: each payload its page, each list of a tag its posts. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { payloadFile, type WrittenPayload } from '../../packages/html-first/src/browser/payload';
import { openPattern, sharedStylesFile } from '../../packages/html-first/src/browser/sharedStyles';
import { ROUTE_PATTERNS } from '../../src/runtime/patterns';
import { HASHED_FOLDERS } from '../../src/lib/addresses/hashed';
import { POSTS, TAGS } from '../routes';
import { builtPages } from '../support/builtPages';
import { all, fileAt, listHrefs, pageAt } from '../support/builtDom';

const addresses = builtPages()
  .filter(({ file }) => file.endsWith('index.html'))
  .map(({ file }) => `/${file.replace(/index\.html$/, '')}`);

it('each payload has the title and the text of its page', () => {
  const folder = path.join('build', HASHED_FOLDERS.payloads);
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('payload.js'),
  );
  const payloads = scripts.map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    return JSON.parse(text.slice(text.indexOf(']={') + 2, -1)) as WrittenPayload;
  });
  const wrong = payloads.filter(({ path: address, head, main, first, rest }) => {
    const html = fileAt(address === '/404/' ? '/404.html' : address);
    const title = /<title.*?<\/title>/.exec(html)?.[0] ?? '';
    const start = html.indexOf(main);
    let at = start + main.length;
    // Between its pieces the page has end tags alone.
    const isRead = [first, ...rest].every((piece) => {
      const next = html.indexOf(piece, at);
      const between = html.slice(at, next);
      at = next + piece.length;
      return next >= 0 && /^(?:<\/[\w-]+>)*$/.test(between);
    });
    return (
      !title ||
      !head.includes(title) ||
      start < 0 ||
      !isRead ||
      !/^(?:<\/[\w-]+>)*<\/main>/.test(html.slice(at, at + 500))
    );
  });
  expect(payloads.length).toBeGreaterThan(250);
  expect(wrong.map(({ path: address }) => address)).toEqual([]);
});

it('each payload has the style sheets that its page links, in their order, those of its kind beside it', () => {
  const folder = path.join('build', HASHED_FOLDERS.payloads);
  const release = readdirSync(folder)[0] ?? '';
  const read = <T>(name: string): T => {
    const text = readFileSync(path.join(folder, release, name), 'utf8');
    return JSON.parse(text.slice(text.indexOf(']=') + 2, -1)) as T;
  };
  const patterns = ROUTE_PATTERNS.map(({ path: pattern }) => pattern);
  const shared = new Map<string, number>();
  const wrong = addresses.filter((address) => {
    const html = fileAt(address);
    if (html.includes('http-equiv="refresh"')) return false;
    const pattern = openPattern(patterns, decodeURI(address));
    const common = pattern && read<Record<string, string>>(sharedStylesFile(pattern));
    const styles = Object.entries(read<WrittenPayload>(payloadFile(decodeURI(address))).styles);
    for (const [href, text] of styles) if (text === null) shared.set(href, (shared.get(href) ?? 0) + 1);
    // The first is the site's own, which stays.
    const linked = [...html.matchAll(/<link rel="?stylesheet"? href="?([^" >]+)/g)].slice(1);
    return (
      JSON.stringify(styles.map(([href]) => href)) !== JSON.stringify(linked.map(([, href]) => href)) ||
      styles.some(
        ([href, text]) => (text ?? (common || {})[href]) !== readFileSync(path.join('build', href), 'utf8'),
      )
    );
  });
  expect(wrong).toEqual([]);
  // Without this each of more than two hundred files would have them once more.
  expect(Math.max(...shared.values())).toBeGreaterThan(200);
});

it('each page has the layout of its part of the site, with its own licence', () => {
  const wrong = addresses.filter((address) => {
    const html = fileAt(address);
    const [, layout, licence] = /<footer[^>]* data-layout=(\w+).*? rel=license>([^<]+)/.exec(html) ?? [];
    const [wanted, own] = address.startsWith('/blog/') ? ['blog', 'CC BY 4.0'] : ['default', 'CC0 1.0'];
    // What has moved leads on and shows nothing.
    return !html.includes('http-equiv="refresh"') && (layout !== wanted || licence !== own);
  });
  expect(wrong).toEqual([]);
});

it('each tag page lists the posts that have its tag, newest first, and no others', () => {
  for (const tag of TAGS) {
    const page = pageAt(`/blog/tag/${tag}/`);
    const dates = all(page, 'main article time').map((time) => time.getAttribute('datetime') ?? '');
    expect(dates, tag).toEqual([...dates].sort().reverse());
    const listed = listHrefs(all(page, 'main article h2 a'));
    const tagged = POSTS.filter(({ tags }) => tags.includes(tag)).map(({ slug }) => `/blog/post/${slug}/`);
    expect([...listed].sort(), tag).toEqual([...tagged].sort());
  }
});
