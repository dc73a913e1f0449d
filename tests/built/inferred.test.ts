import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { INFERRED, INFERRED_MARK } from 'rental-data';

const BUILD = path.resolve('build');
const MARK = /<a [^>]*href="?([^ ">]*)#inferred"?[^>]*>([^<]*)<\/a>/g;
const LEGEND = /<p id="?inferred\b/;

/** The content of each page that says of something that it is inferred. */
const pages = readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .flatMap((file) => {
    const html = readFileSync(path.join(BUILD, file), 'utf8');
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const marks = [...main.matchAll(MARK)].map(([, page, word]) => ({ page, word }));
    return marks.length > 0 || main.includes(INFERRED) ? [{ file, main, marks }] : [];
  });

it('a page with the mark of what is inferred explains it once, or links to a page that does', () => {
  const marked = pages.filter(({ marks }) => marks.length > 0);
  expect(marked.length).toBeGreaterThan(100);
  const wrong = marked.filter(
    ({ main, marks }) =>
      marks.some(({ word }) => word !== INFERRED_MARK) ||
      LEGEND.test(main) !== marks.some(({ page }) => page === ''),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

it('no page of columns, versions, codes or incidents writes the explanation out a second time', () => {
  const repeated = pages.filter(
    ({ file, main }) =>
      /^(?:about-data-set|codes|data-quality)\//.test(file) && main.split(INFERRED).length > 2,
  );
  expect(repeated.map(({ file }) => file)).toEqual([]);
});
