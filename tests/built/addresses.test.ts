import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FILE_PATHS, PATHS, TAGS, UNLINKED_PATH, UNLISTED_ROUTES } from '../routes';
import { attribute, builtPages, elementsIn } from '../support/builtPages';

const BUILD = path.resolve('build');
const ORIGIN = 'https://site.test';
const ALL = [...PATHS, ...FILE_PATHS, ...UNLISTED_ROUTES.map((route) => route.path)];
const withSlash = (address: string) => (address.endsWith('/') ? address : `${address}/`);

/** The pages that each page links to. */
const links = new Map(
  builtPages().map(({ file, document }) => {
    const address = `/${file.replace(/index\.html$/, '')}`;
    const targets = elementsIn(document)
      .filter(({ tagName }) => tagName === 'a')
      .flatMap((link) => attribute(link, 'href') ?? [])
      .map((href) => new URL(href, ORIGIN + address))
      .filter(({ origin, pathname }) => origin === ORIGIN && pathname.endsWith('/'));
    return [address, targets.map(({ pathname }) => decodeURI(pathname))];
  }),
);

it('the list of addresses and the sitemap hold the same pages', () => {
  const sitemap = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
    decodeURI(new URL(loc).pathname),
  );
  expect(found.sort()).toEqual([...PATHS, ...FILE_PATHS].map(withSlash).sort());
});

it('tag addresses are kept letter for letter', () => {
  const tags = (links.get('/blog/tag/') ?? []).filter((address) => /^\/blog\/tag\/./.test(address));
  expect([...new Set(tags)].sort()).toEqual(TAGS.map((tag) => `/blog/tag/${tag}/`).sort());
});

it('every page can be reached from the home page', () => {
  const seen = new Set(['/']);
  // A set hands out what is added while it is gone through.
  for (const address of seen) for (const target of links.get(address) ?? []) seen.add(target);
  expect([...seen].sort()).toEqual(
    ALL.filter((address) => address !== UNLINKED_PATH)
      .map(withSlash)
      .sort(),
  );
});

it('no published file tells where it was built', () => {
  const texts = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:html|js|css|json|xml|txt|svg)$/.test(name),
  );
  expect(texts.length).toBeGreaterThan(50);
  const telling = texts.filter((name) =>
    readFileSync(path.join(BUILD, name), 'utf8').includes(process.cwd()),
  );
  expect(telling).toEqual([]);
});
