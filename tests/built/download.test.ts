/** What the download page and the pages of files show, held against the catalogue and the record of what was published. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../plugins/catalogue/load';
import { environment } from '../../config/environment';
import { formatCount, listSets, listYears, recommendSets, snippetSource, writeSnippets } from 'rental-data';
import { DOCUMENTED_PAGES } from '../../src/lib/addresses/documentedPages';
import { attribute, builtPage, elementsIn, isElement, textIn, type Element } from '../support/builtPages';
import { all, fileAt, listHrefs, one, pageAt } from '../support/builtDom';

const catalogue = await loadCatalogue(process.cwd());
const { releases } = catalogue;

/** The published files by a list of their own, not by the catalogue that the site is made from. */
const PUBLISHED = readFileSync(
  path.resolve('packages/rental-data/tests/fixtures/published-files.csv'),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, , period, variant, version, , rows, , , , bytes, url] = line.split(',');
    return {
      address: `/download/${period}/${variant}/`,
      version,
      rows: Number(rows),
      bytes: Number(bytes),
      url,
    };
  });

const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

describe('the download page', () => {
  const page = pageAt('/download/');

  it.each(listYears(catalogue))('counts the files of %i above the fold of the year', (year) => {
    const files = releases.flatMap((r) => (r.year === year ? r.sets.flatMap((s) => s.files) : []));
    expect(one(page, `details#y${String(year)} > summary`).textContent).toContain(
      `${String(files.length)}個檔案`,
    );
  });

  it.each(releases)(
    'gives $period its version, its own figures and files, and no others',
    ({ period, year, version, sets }) => {
      const place = one(page, `details#y${String(year)} [id="${period}"]`);
      // What all periods of a table share stands above it.
      const caption = place.closest('table')?.querySelector('caption')?.textContent ?? '';
      expect(caption + place.textContent).toContain(version);
      const counts = [...place.textContent.matchAll(/(\d+,[\d,]+)列/g)].map(([, count]) => count);
      expect([...new Set(counts)].sort()).toEqual(sets.map(({ rows }) => formatCount(rows)).sort());
      const urls = sets.flatMap(({ files }) => files.map(({ url }) => url));
      expect(listHrefs(all(place, 'a[href*=".zip"]')).sort()).toEqual(urls.sort());
    },
  );

  it('offers the newest sound month, quarter and year first, both variants as real downloads', () => {
    const offers = all(page, 'ul[aria-label="建議的檔案"] > li');
    const { month, quarter, year } = recommendSets(catalogue);
    const wanted = [month, quarter, year].map((set) => releases.find(({ period }) => period === set?.period));
    expect(offers.map((offer) => listHrefs(all(offer, 'a.btn')))).toEqual(
      wanted.map((release) =>
        [...(release?.sets ?? [])].reverse().map(({ files }) => files[0]?.url.replaceAll(' ', '%20')),
      ),
    );
    for (const [index, offer] of offers.entries())
      for (const { rows } of wanted[index]?.sets ?? [])
        expect(offer.textContent).toContain(formatCount(rows));
  });

  it('gives the table of each year as JSON', () => {
    expect(listHrefs(all(page, 'a[href^="/download/"][href$=".json"]')).sort()).toEqual(
      listYears(catalogue)
        .map((year) => `/download/${String(year)}.json`)
        .sort(),
    );
  });
});

it('every published file can be had from its page, with its figures', () => {
  const pages = new Map(PUBLISHED.map(({ address }) => [address, fileAt(address)]));
  for (const { address, version, rows, bytes, url = '' } of PUBLISHED) {
    const html = pages.get(address);
    expect(html, address).toContain(grouped(rows));
    expect(html, address).toContain(grouped(bytes));
    expect(html, address).toContain(`/about-data-set/${version}/`);
    expect(html, address).toContain(`href=${encodeURI(url).replaceAll('[', '%5B').replaceAll(']', '%5D')}`);
  }
  expect(pages.size).toBe(211);
});

it('the page of a period that must not be used says so first', () => {
  const page = pageAt('/download/2021-10/raw/');
  const downloads = all(page, 'main a.btn[href*=".zip"]');
  expect(downloads.map(({ textContent, className }) => `${textContent} ${className}`)).toEqual(
    downloads.map(() => expect.stringMatching(/^仍要下載.*btnLine/)),
  );
  expect(listHrefs(all(page, 'main a.btn'))[0]).toBe('/download/2021-11/raw/');
  // One sentence, not 73 columns with one reason.
  expect(one(page, '#incidents').textContent).toBe('每一欄都不可用');
  expect(one(page, 'main').textContent).not.toContain('整份請勿使用（591分批改用新頁面，爬蟲讀不到明細）');
});

describe('how to open a file', () => {
  it.each(listSets(catalogue))(
    'the page of $period $variant has the code for its file, and its zone',
    (set) => {
      const source = snippetSource(catalogue, set, {
        siteUrl: environment.url,
        baseUrl: environment.baseUrl,
        pages: DOCUMENTED_PAGES,
      });
      const snippets = source ? writeSnippets(source) : [];
      const elements = elementsIn(builtPage(`/download/${set.period}/${set.variant}/`));
      const shown = elements
        .filter((element) => attribute(element, 'data-snippet') !== undefined)
        .flatMap((tool) => {
          const code = elementsIn(tool).find(({ tagName }) => tagName === 'code');
          return code ? { tool: attribute(tool, 'data-snippet'), code: textIn(code) } : [];
        });
      expect(shown).toEqual(snippets.map(({ tool, code }) => ({ tool, code })));
      expect(shown).toHaveLength(6);
      const main = elements.find(({ tagName }) => tagName === 'main');
      expect(main && textIn(main)).toMatch(
        set.version === '0.0' ? /時間後面寫著UTC\+08:00/ : /時間後面的CST/,
      );
    },
  );

  it('the steps for a spreadsheet warn where it is too small', () => {
    const short = pageAt('/download/2026-04/raw/');
    expect(listHrefs(all(short, '#excel a'))).toEqual(['/recipes/excel/']);
    expect(all(short, '[data-too-long]')).toEqual([]);
    const long = PUBLISHED.find(({ rows }) => rows >= 1_048_576);
    const warning = one(pageAt(long?.address ?? ''), '[data-too-long]').textContent;
    expect(warning).toContain(`${grouped(long?.rows ?? 0)}列`);
    expect(warning).toContain('放不下');
  });
});

it('a page of a file has at most 2,200 Han characters in the middle, folds and all', () => {
  /** The cells of made-up rows are looked at, not read. */
  const isRead = (element: Element): boolean => attribute(element, 'class') !== 'scroll';
  const countHan = (element: Element): number =>
    element.childNodes.reduce(
      (sum, node) =>
        isElement(node)
          ? sum + (isRead(node) ? countHan(node) : 0)
          : sum + ('value' in node ? (node.value.match(/\p{Script=Han}/gu) ?? []).length : 0),
      0,
    );
  const counts = [...new Set(PUBLISHED.map(({ address }) => address))]
    .flatMap((address) => elementsIn(builtPage(address)).filter(({ tagName }) => tagName === 'main'))
    .map(countHan)
    .sort((a, b) => a - b);
  expect(counts).toHaveLength(211);
  expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(2_200);
});
