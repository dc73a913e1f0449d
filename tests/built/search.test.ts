/** The search calls pages and their sections as they call themselves, and what a section is called leads to its page. */
import { expect, it } from 'vitest';
import { TODAY } from '../../bench/search/judge';
import { loadVocabulary } from 'rental-search/build';
import { all, listTexts, one, pageAt } from '../support/builtDom';
import { data, search } from '../support/searchSite';
import { FIXED_ROUTES } from '../routes';

const { pages } = await loadVocabulary(process.cwd());

it.each(pages)('$path is headed 「$title」', ({ path, title }) => {
  // The newest month has no page of its own: its address leads on to that of the month.
  const [page = '', anchor] = path.replace('/latest/', '/2026-08/').split('#');
  const place = one(pageAt(page), anchor === undefined ? 'main h1' : `[id="${anchor}"]`);
  expect(place.getAttribute('aria-label') ?? place.textContent).toContain(title);
});

/** Pages that only repeat what others say: two versions against each other, and lists of posts and of tags. */
const DERIVED = /^\/(?:differences\/.|blog\/(?:post|tag)\/)/;

it('every page can be found', () => {
  const found = new Set(data.entries.map(({ path }) => path.replace(/#.*/, '')));
  const paths = FIXED_ROUTES.map(({ path }) => path.replace(/\/?$/, '/')).filter(
    (path) => !DERIVED.test(path),
  );
  expect(
    paths.filter((path) => !found.has(path)),
    '搜尋找不到這些頁面：加進catalogue/search.yaml的pages',
  ).toEqual([]);
});

/** They say nothing by themselves. */
const BLANK = /^(?:其他|還沒有檔案|\d{4}年)$/;

const headings = [
  '/download/',
  '/about-data-set/',
  '/data-quality/',
  '/data-quality/states/',
  '/open/',
  '/updates/',
  '/developers/',
  '/privacy/',
  '/accessibility/',
].flatMap((path) =>
  listTexts(all(pageAt(path), 'main h2[id]'))
    .filter((title) => !BLANK.test(title))
    .map((title) => [title, path] as const),
);

it.each(headings)('「%s」 leads to %s', (title, path) => {
  const first = search(title, TODAY).hits.slice(0, 5);
  expect(first.map(({ entry }) => entry.path)).toContainEqual(expect.stringContaining(path));
});
