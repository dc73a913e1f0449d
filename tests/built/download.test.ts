/** What the download page and the pages of files show, held against the catalogue and the record of what was published. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../plugins/catalogue/load';
import { formatCount, listYears, recommendSets } from 'rental-data';
import { attribute, builtPage, elementsIn, isElement, type Element } from '../support/builtPages';
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

  it.each(listYears(catalogue))(
    'links every file of %i once, in the fold of the year, and counts them',
    (year) => {
      const fold = one(page, `details#y${String(year)}`);
      const urls = releases
        .filter((release) => release.year === year)
        .flatMap((r) => r.sets.flatMap((s) => s.files.map((f) => f.url)));
      expect(listHrefs(all(fold, 'a[href*="TW-Rental-Data.zip"]')).sort()).toEqual(urls.sort());
      expect(one(page, `details#y${String(year)} > summary`).textContent).toContain(
        `${String(urls.length)}個檔案`,
      );
    },
  );

  it.each(releases)(
    'gives $period its version, its own figures and files, and no others',
    ({ period, version, sets }) => {
      const place = one(page, `[id="${period}"]`);
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

  it('gives the table of each year as JSON, and the list of all addresses', () => {
    const links = listHrefs(all(page, 'a[href^="/download/"][href$=".json"]'));
    const years = [...new Set(releases.map((r) => r.year))];
    expect(links.sort()).toEqual(years.map((year) => `/download/${year}.json`).sort());
    let files = 0;
    for (const link of links) {
      const json = JSON.parse(fileAt(link)) as {
        year: number;
        sets: { period: string; rows: number; files: unknown[] }[];
      };
      const expected = releases.filter((r) => r.year === json.year).flatMap((r) => r.sets);
      expect(json.sets.map((s) => [s.period, s.rows])).toEqual(expected.map((s) => [s.period, s.rows]));
      files += json.sets.reduce((sum, s) => sum + s.files.length, 0);
    }
    expect(fileAt('/download/urls.txt').trim().split('\n')).toHaveLength(files);
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

it('the page of the newest recorded set says what may be used and what not', () => {
  const page = pageAt('/download/2026-08/deduplicated/');
  expect(one(page, 'h1').textContent).toBe('2026-08 消除重複住宅');
  const rows = all(page, 'th[scope="col"]');
  // Behind it stands the state, for those who do not see its colour.
  const row = (header: string) => rows.find(({ textContent }) => textContent.split('（')[0] === header);
  expect(row('提供家具_床？')?.textContent).toBe('提供家具_床？（不可用）');
  // The columns of a family stand together, with their incident once.
  const cautions = all(page, 'section[aria-labelledby="incidents"] > ul > li');
  const furniture = cautions.filter(({ textContent }) => textContent.includes('「提供家具」13欄'));
  expect(furniture.map((entry) => listHrefs(all(entry, 'a')))).toEqual([
    ['/data-quality/#furniture-columns-2026'],
  ]);
  one(page, '#incidents');
  const months = releases.filter(({ granularity }) => granularity === 'monthly').map(({ period }) => period);
  const at = months.indexOf('2026-08');
  expect(listHrefs(all(page, 'nav[aria-label="前後期"] a'))).toEqual(
    ['2026-04', ...months.slice(at + 1, at + 2)].map((period) => `/download/${period}/deduplicated/`),
  );
});

it('the page of a period that must not be used says so first', () => {
  const page = pageAt('/download/2021-10/raw/');
  expect(one(page, 'main').textContent).toContain('請勿使用');
  expect(one(page, '#verdict').textContent).toBe('請勿使用：混入四個月的物件。');
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
  const TOOLS = ['curl', 'pandas', 'polars', 'DuckDB', 'R', 'ClickHouse local'];

  it.each([
    { address: '/download/2018-05/raw/', inside: '201805-TW-Rental-Data/*.csv', yes: '= 1' },
    { address: '/download/2020-06/deduplicated/', inside: 'tw-rental-data/202006-deduplicated.csv', yes: '' },
    { address: '/download/2026-04/raw/', inside: 'tw-rental-data/202604-raw.csv', yes: '' },
  ])('$address has code for six tools that fits its dataset version', ({ address, inside, yes }) => {
    const page = pageAt(address);
    expect(all(page, '[data-snippet]').map((tool) => tool.getAttribute('data-snippet'))).toEqual(TOOLS);
    // One at a time is open.
    expect(all(page, 'details[name="tool"]')).toHaveLength(TOOLS.length);
    const code = (tool: string) => one(page, `[data-snippet="${tool}"] code`).textContent;
    for (const table of ['top_region', 'sub_region'])
      for (const tool of TOOLS.slice(1))
        expect(code(tool)).toContain(`https://rentalhouse.g0v.ddio.io/data/codes/${table}.csv`);
    // The name under which the button saves the file.
    const saved = decodeURIComponent(listHrefs(all(page, 'a.btn[href*=".zip"]'))[0]?.split('/').at(-1) ?? '');
    for (const tool of ['curl', 'pandas', 'polars', 'R']) expect(code(tool)).toContain(saved);
    expect(code('ClickHouse local')).toContain(saved.replace('.zip', ''));
    // Where Windows unpacks it: DuckDB would take brackets for a pattern.
    if (inside.startsWith('tw-')) expect(code('DuckDB')).toContain(`'*/${inside}'`);
    expect(code('DuckDB')).toContain(`'${inside}'`);
    expect(code('DuckDB')).toContain(`count_if("可炊？"${yes && ` ${yes}`})`);
    for (const tool of ['pandas', 'R']) expect(code(tool)).toContain('"-"');
    // Every table of codes can be had.
    expect(all(page, 'a[href^="/data/codes/"]').length).toBeGreaterThan(6);
    expect(one(page, 'main').textContent).not.toContain('[object');
  });

  it.each([
    // Whether the hours of the first two months are Taiwan's was not recorded.
    {
      address: '/download/2018-06/raw/',
      words: '時間後面寫著UTC+08:00，但鐘點是不是台灣時間沒有紀錄。',
      other: 'CST',
    },
    { address: '/download/2018-07/raw/', words: '時間後面的CST是台灣時間。', other: 'UTC+08:00' },
  ])('$address names the zone that its times are written in', ({ address, words, other }) => {
    const text = one(pageAt(address), '[aria-labelledby="open"]').textContent;
    expect(text).toContain(words);
    expect(text).not.toContain(other);
  });

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

describe('Han characters', () => {
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
  const countAt = (address: string): number => {
    const main = [...elementsIn(builtPage(address))].find(({ tagName }) => tagName === 'main');
    if (!main) throw new Error(`${address} has no main`);
    return countHan(main);
  };

  it('of the download page, folds and all, are at most 5,000', () => {
    expect(countAt('/download/')).toBeLessThanOrEqual(5_000);
  });

  it('of the page of a file, folds and all, are at most 2,200 in the middle', () => {
    const addresses = [...new Set(PUBLISHED.map(({ address }) => address))];
    const counts = addresses.map(countAt).sort((a, b) => a - b);
    expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(2_200);
  });
});
