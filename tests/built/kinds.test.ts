/** Every page of a kind equals what it is made from: each payload its page, each post its source, each table its releases. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { payloadFile, type WrittenPayload } from '../../packages/html-first/src/browser/payload';
import { openPattern, sharedStylesFile } from '../../packages/html-first/src/browser/sharedStyles';
import type { ContentDocument, ContentNode } from '../../src/lib/content/rules/types';
import { ROUTE_PATTERNS } from '../../src/runtime/patterns';
import { HASHED_FOLDERS } from '../../src/lib/addresses/hashed';
import { POSTS, TAGS } from '../routes';
import { builtPages } from '../support/builtPages';
import { all, fileAt, listHrefs, one, pageAt, listTexts } from '../support/builtDom';

const addresses = builtPages()
  .filter(({ file }) => file.endsWith('index.html'))
  .map(({ file }) => `/${file.replace(/index\.html$/, '')}`);
const packed = (text: string): string => text.replace(/[\s\u200b]+/g, '');

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

it('each page has the layout of its part of the site', () => {
  const wrong = addresses.filter((address) => {
    const html = fileAt(address);
    const [, layout] = /<footer[^>]* data-layout=(\w+)/.exec(html) ?? [];
    // What has moved leads on and shows nothing.
    return (
      !html.includes('http-equiv="refresh"') && layout !== (address.startsWith('/blog/') ? 'blog' : 'default')
    );
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

const [database = ''] = readdirSync(path.join('build', HASHED_FOLDERS.content));
const { documents } = JSON.parse(
  readFileSync(path.join('build', HASHED_FOLDERS.content, database), 'utf8'),
) as { documents: ContentDocument[] };
const written = documents.filter(({ collection }) => collection === 'posts' || collection === 'docs');
const listNodes = (node: ContentNode | string): ContentNode[] =>
  typeof node === 'string' ? [] : [node, ...node.children.flatMap(listNodes)];

const readText = (node: ContentNode | string): string =>
  typeof node === 'string' ? node : node.children.map(readText).join('');

it.each(written.map((document) => [document.path, document] as const))(
  '%s has the text, formulas, tasks and contents of its source',
  (address, { collection, body }) => {
    const page = pageAt(address);
    const nodes = body.children.flatMap(listNodes);
    const prose = one(page, '.markdown');
    const tex = all(prose, '.katex annotation').map(({ textContent }) => packed(textContent));
    const math = nodes.filter(({ tag }) => tag === 'math').map(({ props }) => packed(String(props['tex'])));
    expect(tex).toEqual(math);
    const boxes = all(prose, 'input[type="checkbox"]').map((box) => box.hasAttribute('checked'));
    const tasks = nodes.filter(({ tag }) => tag === 'input').map(({ props }) => props['checked'] === true);
    expect(boxes).toEqual(tasks);

    const ids = all(prose, 'h2[id], h3[id]').map(({ id }) => id);
    const listed = listHrefs(all(page, '.toc-link')).map((href) => decodeURIComponent(href.slice(1)));
    expect(listed).toEqual(ids.filter((id) => id !== 'footnote-label'));

    const source = packed(body.children.map(readText).join(''));
    // Components write paragraphs of their own in the documents of versions.
    const own = [...prose.children].filter(
      ({ localName }) => localName === 'h2' || (collection === 'posts' && localName === 'p'),
    );
    const foreign = own
      .filter((block) => block.id !== 'footnote-label' && all(block, '.katex, sup').length === 0)
      .filter(({ textContent }) => !source.includes(packed(textContent)));
    expect(own.length).toBeGreaterThan(0);
    expect(listTexts(foreign)).toEqual([]);
  },
);
