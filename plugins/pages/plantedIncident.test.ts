/**
 * An incident is written down once and read everywhere. One is invented here, on a column and on the rows of two periods,
 * and looked for in everything that is made of the catalogue; without it, nothing may name it.
 */
import { render, renderPages, renderStatic } from '@site/tests/support/renderPage';
import { filePage } from '@site/src/lib/addresses/pages';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import KnownIncidents from '@site/src/features/quality/KnownIncidents';
import { toModules } from './modules';
import AnnualDownload from '@theme/AnnualDownload';
import ReleaseNotes from '@site/src/features/quality/IncidentMarks/ReleaseNotes';
import IncidentNote from '@site/src/features/quality/IncidentNote';
import {
  type Catalogue,
  describeCoverage,
  describeHistories,
  FEED_FORMATS,
  FILES,
  findRelease,
  listYears,
} from 'rental-data';
import { isFull } from 'rental-data/testing/full';
import { recorded } from 'rental-data/testing/realCatalogue';
import { sampleIncident, withIncidents } from 'rental-data/testing/usabilitySample';
import { columnDocuments, incidentDocuments } from '@site/plugins/content-db/records';
import { makeStructuredData } from '@site/plugins/html/head';
import { toPublishedFiles } from '@site/plugins/export/files';
import { DOCUMENTED_PAGES } from '@site/src/lib/addresses/documentedPages';
import { SITE_FILES } from '@site/src/lib/addresses/siteFiles';
import { ENGLISH_PAGES } from '@site/src/lib/addresses/english';
import { toEntries } from 'rental-search/build';
import { INDEX_SITE } from '@site/plugins/search/site';

const SITE = { siteUrl: 'https://example.org', baseUrl: '/', pages: DOCUMENTED_PAGES };

/** Test data: this never happened. */
const PLANTED = sampleIncident({
  id: 'planted-for-a-test',
  title: '測試資料：這件事沒有發生過',
  kinds: ['rows-missing', 'wrong-value'],
  rows: 'not-comparable',
  values: 'severe',
  severity: 'severe',
  countsAffected: true,
  // A month with a quarter and a year around it, and the newest one, which the feed of releases still holds.
  affects: ['2020-06', '2026-08'],
  start: '2020-06-10',
  end: '2020-06-20',
  columns: ['月租金'],
  rowsReasons: { '2020-06': '測試資料：少了十天', '2026-08': '測試資料：少了二十天' },
  effect: '測試資料：這兩期的月租金不要使用。',
  advice: '測試資料：改用2020年5月。',
});
const WHY = Object.values(PLANTED.rowsReasons);
const planted = withIncidents(recorded, PLANTED);

/** Periods that it reaches: the stated ones, and the quarter and year that contain the first. */
const REACHED = ['2020-06', '2026-08', '2020Q2', '2020'];
const SETS = REACHED.flatMap((period) => ['raw', 'deduplicated'].map((variant) => `${period}/${variant}`));
const VERSIONS = [
  ...new Set(REACHED.map((p) => recorded.releases.find((r) => r.period === p)?.version ?? '')),
];

/** Its id, its title, what its rows lack, what it did, what to do: none of them is in the catalogue itself. */
const OWN = [PLANTED.id, PLANTED.title, ...WHY, PLANTED.effect, PLANTED.advice];
const names = (text: string): boolean => OWN.some((own) => text.includes(own));

/** Keys of what names the incident, sorted. */
const telling = (parts: Iterable<[string, unknown]>): string[] =>
  [...parts]
    .filter(([, part]) => names(typeof part === 'string' ? part : JSON.stringify(part)))
    .map(([key]) => key)
    .sort();

/** Pages that are no kind of the catalogue, and that name every incident. */
const STATIC = ['index.tsx', 'about-data-set/index.tsx', 'download/index.tsx', 'data-quality/index.tsx'];
/** One that names none. */
const SILENT = 'en/index.tsx';
async function drawStatic(catalogue: Catalogue): Promise<[string, string][]> {
  const drawn: [string, string][] = [];
  for (const page of [...STATIC, SILENT]) drawn.push([page, await renderStatic(catalogue, page)]);
  return drawn;
}
const statics = { planted: await drawStatic(planted), recorded: await drawStatic(recorded) };
const chooseStatics = (catalogue: Catalogue) => (catalogue === planted ? statics.planted : statics.recorded);
/** The pages of files of years that it does not reach, which are most pages, are left to a full run. */
const isDrawn = (path: string): boolean => isFull || !/^\/download\/20(?!20|26)/.test(path);
const pages = {
  planted: await renderPages(planted, isDrawn),
  // What is kept of another catalogue would show where that one names it.
  recorded: await renderPages(recorded, (path) => REACHED.some((period) => path.includes(`/${period}/`))),
};
const exports = {
  planted: toPublishedFiles(planted, SITE),
  recorded: toPublishedFiles(recorded, SITE),
};
const chooseExport = (catalogue: Catalogue) => (catalogue === planted ? exports.planted : exports.recorded);
const choosePages = (catalogue: Catalogue) => (catalogue === planted ? pages.planted : pages.recorded);

/** Everything that is made of a catalogue, by kind and name. */
const MADE: Record<string, (catalogue: Catalogue) => Iterable<[string, unknown]>> = {
  'the export': (c) => chooseExport(c),
  'pages of the catalogue': (c) => choosePages(c),
  'modules for browsers': (c) => toModules(c),
  'pages with an address of their own': (c) => chooseStatics(c),
  'the map of coverage': (c) => Object.entries(describeCoverage(c).cells),
  'histories of columns': (c) =>
    describeHistories(c).map((h): [string, unknown] => [`${h.variant} ${h.columns.join()}`, h.states]),
  blocks: (c) => [
    ...c.releases.map(({ period }): [string, string] => [
      period,
      render(c, createElement(ReleaseNotes, { release: findRelease(c, period) })),
    ]),
    ...c.incidents.map(({ id }): [string, string] => [id, render(c, createElement(IncidentNote, { id }))]),
    ...listYears(c).map((year): [string, string] => [
      `year ${year}`,
      render(c, createElement(AnnualDownload, { year })),
    ]),
    ...c.versions.map(({ version }): [string, string] => [
      `version ${version}`,
      render(c, createElement(KnownIncidents, { version })),
    ]),
  ],
  'words for search engines': (c) =>
    [...choosePages(c).keys()].map((path): [string, unknown] => [path, makeStructuredData(path, c, SITE)]),
  'documents of columns and incidents': (c) =>
    [...columnDocuments(c), ...incidentDocuments(c)].map((d): [string, unknown] => [d.path, d]),
  'entries of the search': (c) =>
    toEntries({ documents: [], catalogue: c, site: INDEX_SITE }).map((e): [string, unknown] => [e.path, e]),
};

/** What of it names the incident. */
const EXPECTED: Record<keyof typeof MADE, string[]> = {
  'the export': [
    FILES.catalogue,
    FILES.columns,
    FILES.incidents,
    FILES.english,
    FILES.usability,
    FILES.monthlyRows,
    FILES.dcat,
    FILES.croissant,
    FILES.dataPackage,
    'data/sets/latest/deduplicated.json',
    'data/sets/latest/raw.json',
    FILES.yearTable(2020),
    FILES.yearTable(2026),
    // The newest sets, each with its verdict.
    SITE_FILES.llms,
    ...FEED_FORMATS.flatMap((format) =>
      (['incidents', 'releases', 'updates'] as const).map((name) => FILES.feed(name, format)),
    ),
    ...SETS.flatMap((set) => [
      `data/sets/${set}.json`,
      `data/packages/${set}/datapackage.json`,
      ...['bib', 'ris', 'csl.json', 'cff'].map((format) => `cite/${set}.${format}`),
    ]),
  ],
  'pages of the catalogue': [...SETS.map((set) => `/download/${set}/`), ENGLISH_PAGES.quality],
  // What /compare/ opens with may be compared: an incident leads to another pair instead of into it.
  'modules for browsers': ['catalogue.json', 'coverage.json', 'missing.json'],
  'pages with an address of their own': STATIC,
  'the map of coverage': REACHED,
  'histories of columns': ['raw 月租金', 'deduplicated 月租金'],
  blocks: [
    PLANTED.id,
    ...REACHED,
    ...VERSIONS.map((version) => `version ${version}`),
    // A year without an annual file only counts the incidents of its files, each of which names them.
    'year 2020',
  ],
  'words for search engines': SETS.map((set) => `/download/${set}/`),
  'documents of columns and incidents': [
    `/data-quality/#${PLANTED.id}`,
    '/data-quality/#restart-2026-08',
    ...VERSIONS.map((version) => `/about-data-set/${version}/#c-monthly_price`),
  ],
  'entries of the search': [
    `/data-quality/#${PLANTED.id}`,
    ...VERSIONS.map((version) => `/about-data-set/${version}/#c-monthly_price`),
    ...REACHED.map((period) => filePage(period, 'raw')),
  ],
};

describe.each(Object.keys(MADE))('%s', (kind) => {
  const make = MADE[kind] as (catalogue: Catalogue) => Iterable<[string, unknown]>;

  it('name the incident where it is of concern, and nowhere else', () => {
    expect(telling(make(planted))).toEqual([...(EXPECTED[kind] ?? [])].sort());
  });

  it('do not name it when it is not in the catalogue', () => {
    expect(telling(make(recorded))).toEqual([]);
  });
});

describe('a page tells', () => {
  it('in notes and on the map of coverage, that a longer period inherits it from some months', () => {
    const notes = (period: string) =>
      render(planted, createElement(ReleaseNotes, { release: findRelease(planted, period) })).replace(
        /<[^>]*>/g,
        '',
      );
    expect(notes('2020-06')).toContain(`嚴重${PLANTED.title}`);
    expect(notes('2020-06')).not.toContain('部分月份');
    expect(notes('2020')).toContain(`嚴重${PLANTED.title}（部分月份：2020-06）`);
    expect(notes('2020')).toContain('（測試資料：少了十天（2020年6月））');
    const { cells } = describeCoverage(planted);
    const state = { rows: 'not-comparable', columns: 'severe', columnsWhy: PLANTED.title };
    expect(cells['2020-06']).toMatchObject({ ...state, why: '測試資料：少了十天', columnsInPart: undefined });
    expect(cells['2020']).toMatchObject({
      ...state,
      why: '測試資料：少了十天（2020年6月）',
      columnsInPart: true,
    });
  });

  it('of a file, once among its incidents, what it touches and what to do', () => {
    const html = pages.planted.get('/download/2020-06/raw/') ?? '';
    const items = /aria-labelledby="incidents".*?<\/section>/.exec(html)?.[0].split('<li ') ?? [];
    const [item = '', ...others] = items.filter(names);
    expect(others).toEqual([]);
    for (const part of [PLANTED.title, PLANTED.advice, '列數，「月租金」', '嚴重'])
      expect(item).toContain(part);
  });

  it('in the feed of incidents, what it did and what to do', () => {
    const feed = String(exports.planted.get(FILES.feed('incidents', 'rss')));
    expect(feed).toContain(PLANTED.effect);
    expect(feed).toContain(`建議：${PLANTED.advice}`);
  });
});
