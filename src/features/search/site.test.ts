import { filePage } from '@site/src/lib/addresses/pages';
import { gzipSync } from 'node:zlib';
import { Converter } from 'opencc-js';
import { describe, expect, it } from 'vitest';
import { engineCode } from '@site/bench/search/program.mjs';
import { judge, summarise, TODAY, type LabelledQuery } from '@site/bench/search/judge';
import { NEWEST_VERSION } from '@site/config/site';
import { columnAnchor } from 'rental-data';
import { catalogue } from 'rental-data/testing/realCatalogue';
import { fold } from 'rental-search';
import { readFixture } from '@site/tests/support/readFixture';
import { data, packed, queries, search } from '@site/tests/support/searchSite';

const CASES =
  readFixture<Record<'named' | 'english' | 'alike', readonly (readonly [query: string, wanted: string])[]>>(
    'search-cases',
  );

describe('entries of the site', () => {
  const paths = data.entries.map((e) => e.path);

  it('stand at one address each', () => {
    expect(paths.filter((p, i) => paths.indexOf(p) !== i)).toEqual([]);
  });

  it('hold every column, incident and published period', () => {
    const newest = catalogue.versions.at(-1)?.version ?? '';
    for (const c of catalogue.columns.filter((c) => !c.until)) {
      expect(paths).toContain(`/about-data-set/${newest}/#${columnAnchor(c)}`);
    }
    for (const { id } of catalogue.incidents) expect(paths).toContain(`/data-quality/#${id}`);
    for (const { period } of catalogue.releases) expect(paths).toContain(filePage(period, 'raw'));
  });

  it('do not repeat columns or code tables in the text of documents', () => {
    const prices = data.entries.find((e) => e.path === '/about-data-set/0.3/#columns-price');
    expect(prices?.text).not.toContain('monthly_price');
    expect(paths.filter((p) => p.includes('#code-') && !p.endsWith('#code-tables'))).toEqual([]);
    for (const { id } of catalogue.codeTables) expect(paths).toContain(`/codes/${id}/`);
  });

  it('have no gap in an excerpt after wide punctuation, which brings its own', () => {
    expect(
      data.entries
        .map(({ text }) => /.{0,9}[，。、；：？！」』）…]\s.{0,9}/u.exec(text)?.[0])
        .filter(Boolean),
    ).toEqual([]);
  });

  it('stay small enough to be loaded when the search opens', () => {
    // A page more takes 80; the everyday words for what the site calls otherwise, 500.
    expect(gzipSync(JSON.stringify(packed), { level: 9 }).length).toBeLessThanOrEqual(53_000);
  });
});

describe('the folding of characters', () => {
  it('finds every character of the site in its simplified form', () => {
    const simplified = Converter({ from: 'tw', to: 'cn' });
    const characters = [...new Set(JSON.stringify(packed).match(/\p{Script=Han}/gu))];
    expect(characters.length).toBeGreaterThan(900);
    const missing = characters.filter((c) => fold(simplified(c)) !== fold(c));
    // What is listed here is to be added to PAIRS, simplified before traditional.
    expect(missing.map((c) => simplified(c) + c)).toEqual([]);
  });
});

describe('the code of the search', () => {
  it('stays within 11.3 KB', async () => {
    expect(gzipSync(await engineCode(process.cwd()), { level: 9 }).length).toBeLessThanOrEqual(11_300);
  });
});

describe('notes of search.yaml', () => {
  it.each([
    ['房租合理嗎', '/about-data-set/#unanswered'],
    ['二房東', '/about-data-set/#unanswered'],
    ['範例檔', '/open/#practice'],
  ])('have what says more right below them: %s', (query, to) => {
    const { hits, notes } = search(query);
    expect(notes).toHaveLength(1);
    expect(hits[0]?.to).toBe(to);
  });

  const headers = catalogue.columns.map(({ header }) => header);
  const drafted = catalogue.drafts.flatMap(({ columns }) => columns.map(({ header }) => header));

  it.each(
    data.synonyms.filter(({ note }) => note).map(({ words, note = '' }) => [words[0], words, note] as const),
  )('are true of 「%s」', (_, words, note) => {
    for (const word of words) {
      if (!note.includes('檢查碼')) expect(headers.filter((header) => header.includes(word))).toEqual([]);
    }
    if (note.includes('草案'))
      expect(drafted.some((header) => words.some((word) => header.includes(word)))).toBe(true);
    for (const [, named = ''] of note.matchAll(/「([^」]+)」/g))
      expect([...headers, ...drafted]).toContain(named);
  });

  it('name no file with a checksum', () => {
    expect(JSON.stringify(catalogue.releases)).not.toContain('sha256');
  });
});

describe('labelled queries', () => {
  const tune = queries.filter((q) => q.part === 'tune');

  it('keep every third query apart', () => {
    expect(queries.length).toBeGreaterThanOrEqual(130);
    const isFitted = ({ kind }: LabelledQuery) => kind === 'user';
    const apart = queries.filter((q) => !isFitted(q));
    expect(apart.every((q, i) => (q.part === 'held') === (i % 3 === 2))).toBe(true);
    // Written together with the words that answer them, they judge nothing.
    expect(queries.filter(isFitted).map(({ part }) => part)).not.toContain('held');
  });

  it('expect places that the site has', () => {
    const paths = data.entries.map(({ path }) => path);
    const isThere = (expected: string): boolean =>
      expected.endsWith('*') && !expected.includes('?')
        ? paths.some((path) => path.startsWith(expected.slice(0, -1)))
        : // What stands behind the question mark is filled in by the search.
          paths.includes(expected.replace(/\?.*/, ''));
    expect(queries.flatMap(({ expect: expected }) => expected.filter((one) => !isThere(one)))).toEqual([]);
  });

  const asked = tune.filter(
    (q, i) => q.expect.length > 0 && (['reader', 'user'].includes(q.kind) || i % 4 === 0),
  );
  it.each(asked.map((q) => [q.query, q] as const))('finds 「%s」 among the first five', (_, query) => {
    const { rank, top } = judge(query, search(query.query, TODAY));
    expect(rank, top.slice(0, 5).join('\n')).toBeGreaterThanOrEqual(1);
    expect(rank, top.slice(0, 5).join('\n')).toBeLessThanOrEqual(5);
  });

  it.each(CASES.named)('puts first what 「%s」 names', (query, path) => {
    expect(search(query).hits[0]?.entry.path).toBe(path.replace('{newest}', NEWEST_VERSION));
  });

  it.each(CASES.english)('answers 「%s」 with a page in English among the first five', (query, name) => {
    const first = search(query).hits.slice(0, 5);
    expect(first.map(({ entry }) => entry.path)).toContain(`/en/${name}${name && '/'}`);
  });

  it.each(CASES.alike)('answers 「%s」 and 「%s」 alike', (one, other) => {
    const paths = (query: string) => search(query).hits.map((h) => h.entry.path);
    expect(paths(one).length).toBeGreaterThan(0);
    expect(paths(other)).toEqual(paths(one));
  });

  it.each(tune.filter((q) => q.expect.length === 0).map((q) => q.query))(
    'gives no answer to 「%s」',
    (query) => {
      expect(search(query).hits.map((h) => h.entry.path)).toEqual([]);
    },
  );

  it('lose no more of those that nobody tunes by than a shorter text may cost', () => {
    const untuned = queries.filter(({ part }) => part === 'held');
    const { recall, silent } = summarise(untuned.map((q) => judge(q, search(q.query, TODAY))));
    expect(recall).toBeGreaterThanOrEqual(0.93);
    expect(silent).toBe(1);
  });

  it('reach the targets on the tuned part', () => {
    const { recall, recall3, mrr, silent } = summarise(tune.map((q) => judge(q, search(q.query, TODAY))));
    expect(recall3).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.95);
    expect(mrr).toBeGreaterThanOrEqual(0.92);
    expect(silent).toBe(1);
  });
});
