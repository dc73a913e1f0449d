import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadCatalogue } from '../../plugins/catalogue/load';
import { retiredIn } from 'rental-data/testing/retired';

const BUILD = path.resolve('build');
const catalogue = await loadCatalogue(process.cwd());
const headers = catalogue.columns.map((column) => column.header);

/** What readers type into the search; the only place where words that the site no longer uses are wanted. */
const WORDS_OF_READERS = /^_search\/data-/;

const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(html|json|jsonld|xml|csv|txt|cff|bib|ris|js|webmanifest)$/.test(file))
  .filter((file) => !WORDS_OF_READERS.test(file))
  .sort();

it('no page, feed or document uses a retired word', () => {
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    retiredIn(readFileSync(path.join(BUILD, file), 'utf8'), headers).map((words) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});

it('finds a retired word, and leaves the quoted name of a column alone', () => {
  expect(retiredIn('<p>這一期的月檔</p>', [])).toEqual(['…<p>這一期的月檔</p>…']);
  expect(retiredIn('欄位「月檔數」', ['月檔數'])).toEqual([]);
});

it('no page says the year of a span of days twice', () => {
  const twice = /(\d{4}年)\d+月\d+日(?:<[^>]*>)*到(?:<[^>]*>)*\1\d+月\d+日/g;
  const pages = files.filter((file) => file.endsWith('.html'));
  const found = pages.flatMap((file) =>
    [...readFileSync(path.join(BUILD, file), 'utf8').matchAll(twice)].map(([words]) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});

it('finds a limit that does not say whether it counts itself', () => {
  expect(retiredIn('請用2021年9月以前的期別', [])).toHaveLength(1);
  expect(retiredIn('請用2021年9月（含）以前的期別，使用以前先看說明', [])).toEqual([]);
});
