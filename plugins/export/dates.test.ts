import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { type Catalogue, toDayRange, FORMAT_CHANGES, MONTHS, nextDay, listSets } from 'rental-data';
import { toDataCatalogLd, toDatasetLd, toSetLd } from 'rental-data/formats';
import { isFull } from 'rental-data/testing/full';
import { catalogue, recorded } from 'rental-data/testing/realCatalogue';
import { SITE } from 'rental-data/testing/sampleSite';
import { publishedFilesFor, makePublishedFiles } from '@site/tests/support/publishedSample';
import { readFixture } from '@site/tests/support/readFixture';

const INVENTED = readFixture<(readonly [file: string, text: string])[]>('invented-dates');

/** Names under which documents say when something came out or changed, whatever vocabulary they use. */
const DATED =
  /^(dct:)?(date-?_?(modified|published|created|released)|sdDatePublished|created|modified|issued|updated|published)$/i;

/** The day by the clock of Taipei, in which all days of the dataset are counted. */
function toTaipeiDay(written: string): string {
  if (/^\d{4}(-\d{2}){0,2}$/.test(written)) return written;
  return new Date(new Date(written).getTime() + 8 * 3600_000).toISOString().slice(0, 10);
}

/** What a value below one of those names says: a text, a typed literal of JSON-LD or the parts of CSL-JSON. */
function writtenIn(value: unknown): string[] {
  if (typeof value === 'string') return [toTaipeiDay(value)];
  if (typeof value !== 'object' || value === null) return [];
  const literal = value as { '@value'?: string; 'date-parts'?: number[][] };
  if (literal['@value']) return [toTaipeiDay(literal['@value'])];
  return (literal['date-parts'] ?? []).map((parts) => parts.map((n) => String(n).padStart(2, '0')).join('-'));
}

function claimsOfJson(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(claimsOfJson);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    DATED.test(key) ? [...writtenIn(inner), ...claimsOfJson(inner)] : claimsOfJson(inner),
  );
}

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((m) => m[1] ?? '');

/** Every date on which a document says that something came out, or changed: a day, a month or a year. */
function listDateClaims(path: string, text: string): string[] {
  if (path.endsWith('.bib')) {
    const year = found(text, /^ {2}year = \{(.*)\},$/gm);
    const month = found(text, /^ {2}month = (.*),$/gm).map((m) =>
      String(MONTHS.indexOf(m) + 1).padStart(2, '0'),
    );
    return year.map((y) => [y, ...month].join('-'));
  }
  if (path.endsWith('.ris')) {
    const days = found(text, /^DA {2}- (.*)\/\r$/gm).map((d) => d.replaceAll('/', '-'));
    return [...found(text, /^PY {2}- (.*)\r$/gm), ...days];
  }
  if (path.endsWith('.cff')) return claimsOfJson(parseYaml(text));
  if (path.endsWith('.xml'))
    return found(text, /<(?:pubDate|lastBuildDate|updated|published)>(.*?)</g).map(toTaipeiDay);
  if (path === 'data/croissant.json') {
    const document = JSON.parse(text) as { citeAs: string };
    return [...claimsOfJson(document), ...listDateClaims('citeAs.bib', document.citeAs)];
  }
  return /\.json(ld)?$/.test(path) && !path.endsWith('.schema.json') ? claimsOfJson(JSON.parse(text)) : [];
}

/** Days that somebody recorded: those of files, and those on which a form of the documents changed. */
const recordedDays = (data: Catalogue): string[] => [
  ...listSets(data).flatMap(({ published }) => published ?? []),
  ...FORMAT_CHANGES.map(({ since }) => since),
];

/** The feed of updates lists dataset versions and the site's own corrections as well. */
const updateDays = (data: Catalogue): string[] => [
  ...data.versions.map(({ released }) => released),
  ...data.corrections.map(({ day }) => day),
];

/** Atom demands a date of every entry; without a recorded day it is the first after what the entry tells of. */
const demandedByAtom = (data: Catalogue): string[] => [
  ...data.releases.map(({ period }) => nextDay(toDayRange(period).end)),
  ...data.incidents.map(({ start, end }) => nextDay(end ?? start)),
];

/** Claims of the documents that no recorded day bears out, each with its document. */
function invented(data: Catalogue, documents: Iterable<readonly [path: string, text: string]>): string[] {
  const everyDay = recordedDays(data);
  return [...documents].flatMap(([path, text]) => {
    const set = listSets(data).find(({ period, variant }) => path.includes(`/${period}/${variant}`));
    const own = set?.published === undefined ? [] : [set.published];
    // The citation file of a set names the dataset too.
    const days = [
      ...(set && !path.endsWith('.cff') ? own : everyDay),
      ...(path.startsWith('feeds/updates.') ? updateDays(data) : []),
    ];
    const allowed = path.endsWith('.atom.xml') ? [...days, ...demandedByAtom(data)] : days;
    return listDateClaims(path, text).flatMap((claim) =>
      allowed.some((day) => day.startsWith(claim)) ? [] : `${path}: ${claim}`,
    );
  });
}

/** What pages say to search engines, as files. */
const listPages = (data: Catalogue): [string, string][] => [
  ['index.json', JSON.stringify(toDataCatalogLd(data, SITE))],
  ['download/index.json', JSON.stringify(toDatasetLd(data, SITE))],
  ...listSets(data).map((set): [string, string] => [
    `download/${set.period}/${set.variant}.json`,
    JSON.stringify(toSetLd(data, set, SITE)),
  ]),
];
const listDocuments = (data: Catalogue, files: Map<string, string>) => [...files, ...listPages(data)];

describe('the dates of the documents', () => {
  const documents = listDocuments(catalogue, publishedFilesFor('the catalogue'));

  it('are all days that somebody recorded', () => {
    expect(invented(catalogue, documents)).toEqual([]);
  });

  it('are the same wherever the whole dataset is dated', () => {
    const days = listSets(recorded)
      .flatMap(({ published }) => published ?? [])
      .sort();
    const newest = days.at(-1) as string;
    const files = makePublishedFiles(recorded);
    const claims = (path: string) => listDateClaims(path, files.get(path) ?? '');
    expect(newest).toBe('2026-08-31');
    expect(claims('cite/dataset.bib')).toEqual(['2026-08']);
    expect(claims('cite/dataset.ris')).toEqual(['2026', newest]);
    expect(claims('cite/dataset.csl.json')).toEqual([newest]);
    expect(claims('cite/dataset.cff')).toEqual([newest]);
    expect(claims('data/croissant.json')).toEqual([newest, '2026-08']);
    expect(new Set(claims('data/datapackage.json'))).toEqual(new Set([newest]));
    expect(new Set(claims('data/dcat.jsonld'))).toEqual(new Set(days));
    expect(claims('feeds/releases.xml')[0]).toBe(newest);
    expect(claims('feeds/releases.json')[0]).toBe(newest);
    expect(claims('feeds/releases.atom.xml')[0]).toBe(newest);
    for (const [path, text] of listPages(recorded).slice(0, 2))
      expect(listDateClaims(path, text)).toEqual([newest]);
    expect(claims('cite/2026-04/raw.bib')).toEqual([]);
    expect(claims('data/packages/2019/raw/datapackage.json')).toEqual([]);
  });

  // Makes every published document once more.
  it.runIf(isFull)('stay where they are when the record goes on', () => {
    const later = { ...recorded, dataset: { ...recorded.dataset, asOf: '2031-03' } };
    const claims = (data: Catalogue) =>
      listDocuments(data, makePublishedFiles(data)).map(([path, text]) => [path, listDateClaims(path, text)]);
    expect(claims(later)).toEqual(claims(recorded));
  });

  it.each(INVENTED)('are found when invented: %s %s', (path, text) => {
    expect(invented(recorded, [[path, text]])).toHaveLength(1);
  });
});
