/** The pages in English: what they say of themselves, and that nothing is left out which the Chinese pages have. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../plugins/catalogue/load';
import { TRANSLATED } from '../../src/dataset/addresses/english';
import { columnAnchor } from '../../src/dataset/catalogue/columns';
import { setsOf } from '../../src/dataset/catalogue/sets';
import { all, hrefsOf, one, pageAt, textsOf } from '../support/builtDom';

const catalogue = await loadCatalogue(process.cwd());
const SITE = 'https://rentalhouse.g0v.ddio.io';
const attributesOf = (path: string, selector: string, name: string) =>
  all(pageAt(path), selector).map((element) => element.getAttribute(name));

describe.each(TRANSLATED)('%s and %s', (chinese, english) => {
  it.each([
    [chinese, 'zh-Hant-TW'],
    [english, 'en'],
  ])('%s says its language, its address and both pages', (path, lang) => {
    expect(attributesOf(path, 'html', 'lang')).toEqual([lang]);
    expect(attributesOf(path, 'link[rel=canonical]', 'href')).toEqual([SITE + path]);
    const links = all(pageAt(path), 'link[rel=alternate][hreflang]');
    expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
      ['zh-Hant-TW', SITE + chinese],
      ['en', SITE + english],
      ['x-default', SITE + english],
    ]);
    expect(readFileSync('build/sitemap.xml', 'utf8')).toContain(`<loc>${SITE}${path}</loc>`);
  });

  it('lead to each other in their headers', () => {
    expect(hrefsOf(all(pageAt(chinese), 'header.navbar a[hreflang=en][lang=en]'))).toEqual(['/en/']);
    expect(hrefsOf(all(pageAt(english), 'header.navbar a[lang=zh-Hant-TW]'))).toEqual([chinese]);
  });

  it('the English one has a frame in English, and no island', () => {
    const page = pageAt(english);
    expect(hrefsOf(all(page, 'header nav[aria-label=Main] a'))).toEqual(TRANSLATED.map(([, to]) => to));
    expect(textsOf(all(page, 'header nav [aria-current=page]'))).toHaveLength(1);
    expect(one(page, 'section[aria-label="Skip to main content"]').textContent).toBe('Skip to main content');
    expect(all(page, '[data-island]')).toEqual([]);
    const titles = TRANSLATED.map(([, to]) => one(pageAt(to), 'title').textContent);
    const descriptions = TRANSLATED.map(([, to]) => attributesOf(to, 'meta[name=description]', 'content')[0]);
    expect(new Set(titles).size).toBe(TRANSLATED.length);
    expect(new Set(descriptions).size).toBe(TRANSLATED.length);
  });
});

it.each(TRANSLATED.slice(1).map(([, english]) => english))(
  '%s leads at its top to each of its sections',
  (path) => {
    const links = hrefsOf(all(pageAt(path), 'main > header nav[aria-label="On this page"] a'));
    expect(links.length).toBeGreaterThan(2);
    expect(links).toEqual(all(pageAt(path), 'main > section h2').map(({ id }) => `#${id}`));
  },
);

it('every column has its row', () => {
  const ids = all(pageAt('/en/columns/'), 'main tr[id]').map(({ id }) => id);
  expect(ids.sort()).toEqual([...new Set(catalogue.columns.map(columnAnchor))].sort());
});

it('every code is there', () => {
  const codes = catalogue.codeTables.flatMap(({ codes }) => codes.map(({ code }) => String(code)));
  const shown = textsOf(all(pageAt('/en/codes/'), 'main section li > code'));
  expect(shown.sort()).toEqual(codes.sort());
});

it('every incident has its entry', () => {
  const ids = all(pageAt('/en/quality/'), 'main li[id]').map(({ id }) => id);
  expect(ids.sort()).toEqual(catalogue.incidents.map(({ id }) => id).sort());
});

it('every file can be downloaded', () => {
  const urls = setsOf(catalogue).flatMap(({ files }) => files.map(({ url }) => url));
  const links = hrefsOf(all(pageAt('/en/files/'), 'main td a[href*=".zip"]'));
  expect([...links].sort()).toEqual([...urls].sort());
});
