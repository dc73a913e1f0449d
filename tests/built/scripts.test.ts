import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commitDay } from '../../config/release';
import { ISLANDS } from '../../src/runtime/islands';
import { DOCUMENTED_PAGES } from '../../src/lib/addresses/documentedPages';
import { type Catalogue, listUpdates } from 'rental-data';
import { catalogue } from 'rental-data/testing/realCatalogue';

const FOLDER = 'build/assets/js';

it('no script that browsers load holds zod: the schemas are for the build, browsers have their types only', () => {
  const scripts = readdirSync(FOLDER).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  // Every schema keeps its workings under this name, which no minifier changes.
  expect(scripts.filter((name) => readFileSync(`${FOLDER}/${name}`, 'utf8').includes('_zod'))).toEqual([]);
});

it('browsers know addresses of HTML pages, and code of none: React draws no whole page', () => {
  const pages = readFileSync('.docusaurus/html-first/browser-pages.js', 'utf8');
  const html = JSON.parse(/^html: (\[.*\]),?$/m.exec(pages)?.[1] ?? '') as string[];
  expect(html).toContain('/download/');
  // A page more of a kind for which there is a pattern is no entry more.
  expect(html.filter((address) => /^\/(?:download|blog\/post|differences)\/./.test(address))).toEqual([]);
  const react = [...pages.matchAll(/\{ path: "([^"]+)"/g)].map(([, address]) => address);
  expect(react).toEqual([]);
});

it('no script holds the day of the commit, which would send all of it anew, and each page says it', () => {
  const day = commitDay();
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  const files = readdirSync('build', { recursive: true, encoding: 'utf8' });
  const holds = (name: string) => readFileSync(`build/${name}`, 'utf8').includes(`${day}`);
  // One page is about it, and what the catalogue dates with the same day stands on two.
  const listed = listUpdates(catalogue, DOCUMENTED_PAGES).some((update) => update.day === day);
  const isAbout = (name: string) =>
    /\/accessibility\/payload\.js$/.test(name) ||
    (listed && /^_nuxt\/static\/[^/]+\/(?:updates\/)?payload\.js$/.test(name));
  expect(files.filter((name) => name.endsWith('.js') && !isAbout(name) && holds(name))).toEqual([]);
  const pages = files.filter((name) => name.endsWith('index.html') && !name.startsWith('blog/archive'));
  const isMoved = (name: string) => readFileSync(`build/${name}`, 'utf8').includes('http-equiv="refresh"');
  expect(pages.filter((name) => !isMoved(name) && !holds(name))).toEqual([]);
});

it('no script holds the catalogue, nor code that asks for it', () => {
  const all = readdirSync(FOLDER)
    // What the page that compares two periods begins with is made for it.
    .filter((name) => name.endsWith('.js') && !name.startsWith('island-compare.'))
    .map((name) => [name, readFileSync(`${FOLDER}/${name}`, 'utf8')] as const);
  const published = JSON.parse(readFileSync('.docusaurus/pages/default/catalogue.json', 'utf8')) as Catalogue;
  const parts = [
    // What stands in its place in browsers (plugins/pages/access/noCatalogue.ts) says this; it would throw there.
    '@catalogue',
    ...published.incidents.map(({ cause }) => cause),
    ...published.columns.map(({ description }) => description),
  ];
  const found = all.flatMap(([name, text]) =>
    parts.filter((part) => part !== '' && text.includes(part)).map((part) => `${name}: ${part}`),
  );
  expect(found).toEqual([]);
});

it('scripts hold no words of the theme: they stand in the HTML', () => {
  const scripts = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'));
  const found = (pattern: RegExp) =>
    [...new Set(scripts.flatMap((text) => [...text.matchAll(pattern)].map(([, id]) => id)))].sort();
  expect(found(/\bid:"(theme\.[^"]+)"/g)).toEqual([]);
  expect(found(/"(theme\.[\w.-]+)":"/g)).toEqual([]);
});

it('no script holds a page that is HTML', () => {
  const all = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'));
  // Words that stand on one page of each kind, and in its component.
  for (const words of [
    '這一頁回答三個問題',
    '按年份由新到舊排列',
    '各版本先後用過',
    '檔案裡仍然有；使用前請看原因',
  ])
    expect(
      all.filter((text) => text.includes(words)),
      words,
    ).toEqual([]);
  expect(readdirSync(FOLDER).filter((name) => name.includes('html-pages'))).toEqual([]);
});

it('every island that has code stands on a page', () => {
  if (!existsSync('build-wired')) throw new Error('沒有build-wired。請先執行npm test -- --only wired。');
  // With every service, since the parts of these are islands too.
  const pages = readdirSync('build-wired', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(`build-wired/${name}`, 'utf8'));
  const isOnPage = (name: string) =>
    pages.some((html) => new RegExp(`data-island="?${name}[ ">]`).test(html));
  expect(Object.keys(ISLANDS).filter((name) => !isOnPage(name))).toEqual([]);
});
