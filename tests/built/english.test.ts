/** The pages in English: what they say of themselves, and that nothing is left out which the Chinese pages have. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../plugins/catalogue/load';
import { TRANSLATED } from '../../src/lib/addresses/english';
import {
  byCounty,
  columnAnchor,
  ENGLISH_ROWS_STATE,
  englishCode,
  englishColumn,
  englishHeader,
  englishIncident,
  englishMissing,
  englishPeriod,
  englishRowsWhy,
  englishUnit,
  englishHeadline,
  listRetiredEnglish,
  newestRelease,
  getReader,
  listSets,
  SITE_NAME,
  SITE_NAME_EN,
  TOWNSHIPS,
  VARIANT_NAME,
} from 'rental-data';
import { PAGE } from '../../src/lib/addresses/names';
import { attribute, builtPage, isElement, type Element } from '../support/builtPages';
import { all, listHrefs, one, pageAt, listTexts } from '../support/builtDom';

const catalogue = await loadCatalogue(process.cwd());
const SITE = 'https://rentalhouse.g0v.ddio.io';
/** The text of an element, spaces as one. */
const readText = ({ textContent }: { textContent: string }) => textContent.replaceAll(/\s+/g, ' ').trim();
const listAttributes = (path: string, selector: string, name: string) =>
  all(pageAt(path), selector).map((element) => element.getAttribute(name));

describe.each(TRANSLATED)('%s and %s', (chinese, english) => {
  it.each([chinese, english])('%s says its address and those of both pages', (path) => {
    expect(listAttributes(path, 'link[rel=canonical]', 'href')).toEqual([SITE + path]);
    const links = all(pageAt(path), 'link[rel=alternate][hreflang]');
    expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
      ['zh-Hant-TW', SITE + chinese],
      ['en', SITE + english],
      ['x-default', SITE + english],
    ]);
  });

  it('lead to each other in their headers', () => {
    expect(listHrefs(all(pageAt(chinese), 'header.navbar a[hreflang=en][lang=en]'))).toEqual(['/en/']);
    expect(listHrefs(all(pageAt(english), 'header.navbar a[lang=zh-Hant-TW]'))).toEqual([chinese]);
  });

  it('the English one has a frame in English, and no island', () => {
    const page = pageAt(english);
    expect(listHrefs(all(page, 'header nav[aria-label=Main] a'))).toEqual(TRANSLATED.map(([, to]) => to));
    expect(listTexts(all(page, 'header nav [aria-current=page]'))).toHaveLength(1);
    expect(one(page, 'section[aria-label="Skip to main content"]').textContent).toBe('Skip to main content');
    expect(all(page, '[data-island]')).toEqual([]);
  });
});

it.each(TRANSLATED.slice(1).map(([, english]) => english))(
  '%s leads at its top to each of its sections',
  (path) => {
    const links = listHrefs(all(pageAt(path), 'main > header nav[aria-label="On this page"] a'));
    expect(links.length).toBeGreaterThan(2);
    expect(links).toEqual(all(pageAt(path), 'main > section h2').map(({ id }) => `#${id}`));
  },
);

/** The text of each element by its id, spaces as one. */
const textsById = (path: string, selector: string) =>
  new Map(all(pageAt(path), selector).map((element) => [element.id, readText(element)]));

/** What of the words does not stand in the text. */
const lacking = (text: string | undefined, words: readonly (string | undefined)[]) =>
  words.filter((word) => word !== undefined && !text?.includes(word));

it('every column has its row, with its names and all that is said of it', () => {
  const page = pageAt('/en/columns/');
  const rows = textsById('/en/columns/', 'main tr[id]');
  // What all columns of a family say, the section says once above them.
  const above = new Map(
    all(page, 'main > section').flatMap((section) =>
      all(section, 'tr[id]').map(({ id }) => [id, listTexts(all(section, 'details > p')).join(' ')] as const),
    ),
  );
  expect([...rows.keys()].sort()).toEqual([...new Set(catalogue.columns.map(columnAnchor))].sort());
  const absent = catalogue.columns.flatMap((column) => {
    const { meaning, special = [] } = englishColumn(catalogue, column);
    const anchor = columnAnchor(column);
    return lacking(`${rows.get(anchor) ?? ''} ${above.get(anchor) ?? ''}`, [
      column.header,
      column.key,
      englishHeader(catalogue, column.header),
      column.unit && englishUnit(column.unit),
      ...meaning.split(/(?<=\.) (?=[A-Z\d“])/),
      ...(englishMissing(catalogue, column)?.split(/(?<=\.) (?=[A-Z\d“])/) ?? []),
      ...special.map((one) => `${one.value} ${one.meaning}`),
    ]);
  });
  expect(absent).toEqual([]);
});

it('a sentence that all columns of a family say is written once', () => {
  const [main] = listTexts(all(pageAt('/en/columns/'), 'main'));
  for (const words of [
    'The draft of version 1.0 deprecates the “Nearby” columns',
    'The page does not mention it',
    'pages no longer give it',
  ])
    expect(main?.split(words), words).toHaveLength(2);
});

/** What people read of a page, and hear of it; code is none of it. */
function* proseIn(element: Element): Generator<string> {
  for (const name of ['aria-label', 'data-label', 'content', 'alt', 'summary'])
    yield attribute(element, name) ?? '';
  for (const node of element.childNodes) {
    if (isElement(node)) {
      if (attribute(node, 'http-equiv') !== undefined) continue;
      if (!['code', 'pre', 'script', 'style'].includes(node.tagName)) yield* proseIn(node);
    } else if (node.nodeName === '#text') yield (node as { value: string }).value;
  }
}
const listProse = (path: string): string[] =>
  builtPage(path)
    .childNodes.filter(isElement)
    .flatMap((root) => [...proseIn(root)].filter(Boolean));

it.each(TRANSLATED.map(([, english]) => english))('%s uses no word that the English has given up', (path) => {
  expect(listProse(path).length).toBeGreaterThan(20);
  expect(
    listProse(path).flatMap((text) => listRetiredEnglish(text).map(({ found }) => `${found}: ${text}`)),
  ).toEqual([]);
});

it.each([
  ['/en/', 'Property type'],
  ['/en/files/', ''],
])('%s says that 華廈 is left out of the de-duplicated variant, and /en/ every condition', (path, name) => {
  const text = readText(one(pageAt(path), 'main'));
  expect(text).toContain(`${englishCode(catalogue, 'building_type', 3)} (華廈) is left out.`);
  expect(text).toContain(name);
});

it('the first page names the versions, the columns that de-duplication compares, and how many files there are', () => {
  const text = readText(one(pageAt('/en/'), 'main'));
  const sets = listSets(catalogue);
  const keys = new Set(catalogue.columns.filter(({ dedupKey }) => dedupKey).map(({ header }) => header));
  expect(
    lacking(text, [
      ...(catalogue.english?.versions ?? []).flatMap(({ version, summary }) => [`${version} (`, summary]),
      `${String(sets.length)} datasets`,
      `${String(sets.flatMap(({ files }) => files).length)} files`,
      `same values in ${String(keys.size)} columns`,
      'JSON, in which a ZIP holds one file for each county',
      'Its times are in UTC',
      ...catalogue.dataset.dwellingFilters.flatMap(({ floorArea }) =>
        'below' in floorArea ? [`below ${String(floorArea.below)} ping`] : [],
      ),
    ]),
  ).toEqual([]);
});

it('every period of which no file may be used is named on the first page', () => {
  const limits = readText(one(pageAt('/en/'), 'section[aria-labelledby=limits]'));
  const avoided = catalogue.incidents.flatMap(({ avoid }) => avoid);
  expect(avoided.length).toBeGreaterThan(0);
  expect(lacking(limits, avoided.map(englishPeriod))).toEqual([]);
});

it('the site has one name in English', () => {
  for (const [, path] of TRANSLATED) {
    expect(one(pageAt(path), 'title').textContent).toMatch(/ \| Open Taiwan Rental Listings$/);
    const [data = ''] = listTexts(all(pageAt(path), 'script[type="application/ld+json"]'));
    expect(JSON.parse(data)).toMatchObject({ name: SITE_NAME_EN, inLanguage: 'en' });
  }
  const named = JSON.parse(readFileSync('build/data/catalogue.json', 'utf8')) as { alternateName: string[] };
  expect(named.alternateName).toContain(SITE_NAME_EN);
});

it('every code stands in its table, with its name in both languages', () => {
  for (const { id, codes } of catalogue.codeTables) {
    const shown = listTexts(all(pageAt('/en/codes/'), `section[aria-labelledby="${id}"] li`));
    // Districts stand below their counties, and leave them out.
    const { groups, rest } = id === TOWNSHIPS ? byCounty(catalogue, codes) : { groups: [], rest: codes };
    const names = [...groups.flatMap((group) => group.codes), ...rest].map(
      ({ code, label }) => `${String(code)} ${englishCode(catalogue, id, code)} ${label}`,
    );
    expect(shown.sort(), id).toEqual(names.sort());
  }
});

it('every incident has its entry, with all that is said of it', () => {
  const entries = textsById('/en/quality/', 'main details[id]');
  expect([...entries.keys()].sort()).toEqual(catalogue.incidents.map(({ id }) => id).sort());
  const absent = catalogue.incidents.flatMap(({ id }) => {
    const { title, cause, effect, advice, status } = englishIncident(catalogue, id);
    return lacking(entries.get(id), [title, cause, effect, advice, status]);
  });
  expect(absent).toEqual([]);
});

it('every state says in English which and why', () => {
  const wrong = ['/en/files/', '/en/quality/'].flatMap((path) =>
    all(pageAt(path), 'main [data-verdict]:not([aria-hidden])').filter((element) => {
      const period = element.getAttribute('data-period') ?? '';
      const rows = getReader(catalogue).rows(period, 'raw');
      // A cell of the map has no text.
      const text = element.getAttribute('aria-label') ?? readText(element);
      return (
        lacking(text, [ENGLISH_ROWS_STATE[rows.state], englishRowsWhy(catalogue, period, rows)]).length > 0
      );
    }),
  );
  expect(listTexts(wrong)).toEqual([]);
});

it('the headline answers for the newest file, and so does the citation', () => {
  const headline = englishHeadline(catalogue, newestRelease(catalogue, 'monthly').period, 'raw');
  for (const section of ['newest', 'cite'])
    expect(readText(one(pageAt('/en/'), `section[aria-labelledby=${section}]`))).toContain(headline);
});

/** Names that are Chinese in any language: of the project, its contents, its columns and what codes stand for. */
const NAMES = new Set([
  ...[SITE_NAME, ...Object.values(VARIANT_NAME), '中文', '中文首頁', '華廈', PAGE.quality.name],
  ...catalogue.columns.map(({ header }) => header),
  ...catalogue.incidents.flatMap(({ columns = [] }) => columns),
  ...catalogue.codeTables
    .flatMap(({ codes }) => {
      const { groups, rest } = byCounty(catalogue, codes);
      return [...groups.flatMap((group) => [...group.codes, { label: group.title }]), ...rest, ...codes];
    })
    .map(({ label }) => label),
]);
/** What the English of the catalogue says in Chinese is names alone (packages/rental-data/src/load/check/english.ts). */
const WRITTEN = JSON.stringify(catalogue.english);

it.each(TRANSLATED.map(([, english]) => english))('what is Chinese on %s is a name', (path) => {
  const marked = listTexts(all(pageAt(path), 'body [lang=zh-Hant-TW]'));
  expect(marked.length).toBeGreaterThan(1);
  expect(marked.filter((text) => !NAMES.has(text) && !WRITTEN.includes(text))).toEqual([]);
});

it('every file can be downloaded', () => {
  const urls = listSets(catalogue).flatMap(({ files }) => files.map(({ url }) => url));
  const links = listHrefs(all(pageAt('/en/files/'), 'main td a[href*=".zip"]'));
  expect([...links].sort()).toEqual([...urls].sort());
});
