/**
 * An incident is written down once and read everywhere. One is invented here, on a column and on the rows of two periods,
 * and looked for in everything that is made of the catalogue; without it, nothing may name it.
 */
import { render, renderPages, renderStatic } from '@site/tests/support/renderPage';
import { filePage } from '@site/src/lib/addresses/pages';
import { createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import KnownIncidents from '@site/src/features/quality/KnownIncidents';
import { describeRuler, toModules } from './modules';
import { describeChart } from '@site/src/features/home/RowsChart/build';
import AnnualDownload from '@theme/AnnualDownload';
import DatasetCard from '@theme/DatasetCard';
import ReleaseNotes from '@site/src/features/quality/IncidentMarks/ReleaseNotes';
import IncidentNote from '@site/src/features/quality/IncidentNote';
import {
  type Catalogue,
  describeCoverage,
  describeVerdict,
  FEED_FORMATS,
  FILES,
  findRelease,
  findSet,
  releaseQuality,
  type Variant,
  listYears,
} from 'rental-data';
import type { toUsabilityJson } from 'rental-data/formats';
import { recorded } from 'rental-data/testing/realCatalogue';
import { sampleIncident, withIncidents } from 'rental-data/testing/usabilitySample';
import { describeHistories } from '@site/src/features/quality/ColumnHistories/build';
import { columnDocuments, incidentDocuments } from '@site/plugins/content-db/records';
import { makeStructuredData } from '@site/plugins/html/head';
import { toPublishedFiles } from '@site/plugins/export/files';
import { DOCUMENTED_PAGES } from '@site/src/lib/addresses/documentedPages';
import { SITE_FILES } from '@site/src/lib/addresses/siteFiles';
import { ENGLISH_PAGES } from '@site/src/lib/addresses/english';
import { toEntries } from '@site/src/features/search/rules/entries';
import { judgeColumns } from '@site/src/features/file/build';

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
const namesIt = (value: unknown): boolean => names(JSON.stringify(value));

/** Keys of what names the incident, sorted. */
const telling = (parts: Iterable<[string, unknown]>): string[] =>
  [...parts]
    .filter(([, part]) => names(typeof part === 'string' ? part : JSON.stringify(part)))
    .map(([key]) => key)
    .sort();

/** Pages that are no kind of the catalogue. */
const STATIC = ['index.tsx', 'download/index.tsx', 'data-quality/index.tsx'];
async function drawStatic(catalogue: Catalogue): Promise<[string, string][]> {
  const drawn: [string, string][] = [];
  for (const page of STATIC) drawn.push([page, await renderStatic(catalogue, page)]);
  return drawn;
}
const statics = { planted: await drawStatic(planted), recorded: await drawStatic(recorded) };
const chooseStatics = (catalogue: Catalogue) => (catalogue === planted ? statics.planted : statics.recorded);
const pages = {
  planted: await renderPages(planted),
  // What is kept of another catalogue would show where that one names it.
  recorded: await renderPages(recorded, (path) => REACHED.some((period) => path.includes(`/${period}/`))),
};
const exports = {
  planted: toPublishedFiles(planted, SITE),
  recorded: toPublishedFiles(recorded, SITE),
};
const chooseExport = (catalogue: Catalogue) => (catalogue === planted ? exports.planted : exports.recorded);
const choosePages = (catalogue: Catalogue) => (catalogue === planted ? pages.planted : pages.recorded);

/** The section of a file's page that compares it with others. */
const COMPARED = /<section class="part" aria-labelledby="changes">.*?<\/section>/;

/** Everything that is made of a catalogue, by kind and name. */
const MADE: Record<string, (catalogue: Catalogue) => Iterable<[string, unknown]>> = {
  'the export': (c) => chooseExport(c),
  // Compared with another period, a page also tells what that one suffered from.
  'pages of the catalogue': (c) =>
    [...choosePages(c)].map(([path, page]): [string, unknown] => [path, page.replace(COMPARED, '')]),
  'modules for browsers': (c) => toModules(c),
  'pages with an address of their own': (c) => chooseStatics(c),
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
    toEntries({ documents: [], catalogue: c }).map((e): [string, unknown] => [e.path, e]),
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
  'pages of the catalogue': [
    ...SETS.map((set) => `/download/${set}/`),
    '/about-data-set/',
    // The newest set, and all incidents, in English.
    ENGLISH_PAGES.home,
    ENGLISH_PAGES.quality,
  ],
  // What /compare/ opens with may be compared: an incident leads to another pair instead of into it.
  'modules for browsers': ['catalogue.json', 'coverage.json', 'missing.json'],
  'pages with an address of their own': STATIC,
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

describe('a page shows it', () => {
  it('in the chart, as a band over the months that it touched', () => {
    const chart = describeChart(planted);
    const number = chart.bands.findIndex(({ id }) => id === PLANTED.id) + 1;
    expect(chart.bands[number - 1]).toMatchObject({
      severity: 'severe',
      start: '2020-06-10',
      end: '2020-06-20',
    });
    const months = chart.months.filter(({ touched }) => touched?.includes(number)).map(({ month }) => month);
    expect(months).toEqual(['2020-06', '2026-08']);
    expect(describeChart(recorded).bands).toHaveLength(chart.bands.length - 1);
  });

  it('on the coverage map and the ruler, as a state with its reason; in part where a longer period inherits it', () => {
    const [before, after] = [describeCoverage(recorded).cells, describeCoverage(planted).cells];
    expect(before['2020-06']).toMatchObject({ rows: 'complete' });
    expect(before['2020-06']).not.toHaveProperty('why', expect.anything());
    expect(after['2020-06']).toEqual({
      ...before['2020-06'],
      rows: 'not-comparable',
      why: '測試資料：少了十天',
      columns: 'severe',
      columnsWhy: PLANTED.title,
    });
    for (const period of ['2020Q2', '2020']) {
      expect(after[period]).toEqual({
        ...before[period],
        rows: 'not-comparable',
        why: '測試資料：少了十天（2020年6月）',
        columns: 'severe',
        columnsInPart: true,
        columnsWhy: PLANTED.title,
      });
    }
    // What was not comparable already stays so, for two reasons; so does what was not usable.
    expect(after['2026-08']).toEqual({
      ...before['2026-08'],
      why: '涵蓋2026年8月25日到31日，8月25日只有部分縣市，8月26日起是全台；測試資料：少了二十天',
      columnsWhy: expect.stringContaining(PLANTED.title) as string,
    });
    const changed = Object.keys(after).filter((p) => JSON.stringify(after[p]) !== JSON.stringify(before[p]));
    expect(changed.sort()).toEqual([...REACHED].sort());
    const states = (catalogue: Catalogue) => [...describeRuler(catalogue).states];
    expect(states(planted).flatMap((state, i) => (state === states(recorded)[i] ? [] : [state]))).toEqual([
      'n',
    ]);
  });

  it('in notes, with the months from which a longer period inherits it, and on cards by number', () => {
    const drawn = (node: ReactNode) => render(planted, node).replace(/<[^>]*>/g, '');
    const card = (period: string) =>
      drawn(createElement(ReleaseNotes, { release: findRelease(planted, period) }));
    expect(drawn(createElement(DatasetCard, { period: '2020-06' }))).toMatch(/1件事件$/);
    expect(card('2020-06')).toContain(`嚴重${PLANTED.title}`);
    expect(card('2020-06')).not.toContain('部分月份');
    expect(card('2020')).toContain(`嚴重${PLANTED.title}（部分月份：2020-06）`);
    expect(card('2020-07')).not.toContain(PLANTED.title);
  });

  it('on cards and in the tables of a year, as the state of the rows with its reason, and as the level of the columns', () => {
    const card = (period: string) => {
      const release = planted.releases.find((r) => r.period === period);
      return release && releaseQuality(planted, release);
    };
    expect(card('2020-06')).toMatchObject({
      rows: { state: 'not-comparable' },
      why: '測試資料：少了十天',
      columns: { state: 'severe' },
    });
    expect(card('2020')).toMatchObject({
      rows: { state: 'not-comparable' },
      why: '測試資料：少了十天（2020年6月）',
      columns: { state: 'severe' },
    });
    expect(card('2020-07')).toMatchObject({ rows: { state: 'complete' }, why: '' });
    const drawn = render(planted, createElement(AnnualDownload, { year: 2020 })).replace(/<[^>]*>/g, '');
    expect(drawn).toContain('（測試資料：少了十天（2020年6月））');
    expect(drawn).toMatch(/2020-06列數不可比較168,115列.*?1欄不可用1件事件/);
  });

  it('in the history of the column that it touches, and of no other', () => {
    const naming = describeHistories(planted).filter(({ states }) =>
      states.some(({ level, reasons }) => level === 'severe' && reasons.some(namesIt)),
    );
    expect(naming.map(({ variant, columns }) => [variant, ...columns].join(' '))).toEqual([
      'raw 月租金',
      'deduplicated 月租金',
    ]);
    expect(
      describeHistories(recorded).some(({ states }) => states.some((s) => s.reasons.some(namesIt))),
    ).toBe(false);
  });

  it('on the page of a file: among its incidents, with its advice, and at its column, and at no other', () => {
    const html = pages.planted.get('/download/2020-06/raw/') ?? '';
    const items = /aria-labelledby="incidents".*?<\/section>/.exec(html)?.[0].split('<li ') ?? [];
    const [item = '', ...others] = items.filter(names);
    expect(others).toEqual([]);
    for (const part of [PLANTED.title, PLANTED.advice, '列數，「月租金」', '嚴重'])
      expect(item).toContain(part);
    expect(html).toMatch(/<th[^>]* data-state="severe"><span[^>]*>月租金</);
    const touched = judgeColumns(planted, findSet(planted, '2020-06', 'raw')).filter(({ care }) =>
      care.reasons.some(namesIt),
    );
    expect(touched.map(({ column, state }) => `${column.header} ${state}`)).toEqual(['月租金 severe']);
  });

  it('on the page of a file: in the verdict, in whole sentences, with what to use instead', () => {
    const verdict = (period: string, variant: Variant = 'raw') => describeVerdict(planted, period, variant);
    expect(verdict('2020-06')).toEqual({
      rows: 'not-comparable',
      rent: 'severe',
      title: '月租金不可用；列數不可比較。',
      headline: '月租金不可用；列數不能和其他月份比較。',
      below: '測試資料：少了十天。168,115列不要和其他月份比較。',
      rowsAnswer: '測試資料：少了十天。168,115列不要和其他月份比較。',
      columnsAnswer:
        '測試資料：這件事沒有發生過。測試資料：改用2020年5月。其他欄位：「月租金」不可用，其餘72欄可用。',
      insteadTitle: '要比較列數，請改用',
      instead: [
        {
          period: '2024-03',
          variant: 'raw',
          name: '2024年3月',
          why: '最新一個列數沒有已知缺漏的月份',
        },
        { period: '2023-06', variant: 'raw', name: '2023年6月', why: '最新一個列數沒有已知缺漏的6月' },
      ],
    });
    expect(verdict('2020Q2', 'deduplicated')).toMatchObject({
      rows: 'not-comparable',
      rent: 'severe',
      rowsAnswer: expect.stringMatching(/^測試資料：少了十天（2020年6月）。/) as string,
    });
    expect(verdict('2020-07')).toMatchObject({ rows: 'complete', rent: 'fine' });
    // Nobody is led to it any more.
    const led = planted.releases.flatMap(({ period, sets }) =>
      sets.flatMap(({ variant }) => verdict(period, variant).instead.map((other) => other.period)),
    );
    expect(led.filter((period) => REACHED.includes(period))).toEqual([]);
    const instead = (catalogue: Catalogue) =>
      describeVerdict(catalogue, '2019', 'raw').instead.map(({ period }) => period);
    expect([instead(recorded), instead(planted)]).toEqual([['2020'], ['2022']]);
  });

  it('in the JSON documents: the state of each set, its reasons, and what to do', () => {
    const json = (path: string) => JSON.parse(String(exports.planted.get(path))) as unknown;
    const stated = {
      id: PLANTED.id,
      rowsReasons: PLANTED.rowsReasons,
      effect: PLANTED.effect,
      advice: PLANTED.advice,
      missing: [],
      noted: {},
      periods: expect.arrayContaining(REACHED) as string[],
    };
    expect(json(FILES.incidents)).toMatchObject({
      incidents: expect.arrayContaining([expect.objectContaining(stated)]) as unknown,
    });
    expect(json('data/sets/2020-06/raw.json')).toMatchObject({
      incidents: [expect.objectContaining(stated) as unknown],
      verdict: {
        rows: 'not-comparable',
        text: '列數不可比較（測試資料：少了十天）',
        rent: 'severe',
        headline: describeVerdict(planted, '2020-06', 'raw').headline,
        columnsAnswer: expect.stringContaining(PLANTED.advice) as string,
      },
    });
    expect(json('data/sets/2020/raw.json')).toMatchObject({
      incidents: [expect.objectContaining({ ...stated, through: ['2020-06'] }) as unknown],
    });
    const usability = json(FILES.usability) as ReturnType<typeof toUsabilityJson>;
    const rows = (period: string) => usability.sets.find((s) => s.period === period)?.rows;
    expect(rows('2020-06')?.state).toBe('not-comparable');
    expect(rows('2020-06')?.reasons.map((id) => usability.reasons[id])).toEqual([
      {
        type: 'incident',
        scope: 'rows',
        incident: PLANTED.id,
        severity: 'severe',
        kinds: ['rows-missing'],
        why: '測試資料：少了十天',
        text: '測試資料：少了十天',
        gives: 'not-comparable',
      },
    ]);
    expect(
      rows('2026-08')
        ?.reasons.map((id) => usability.reasons[id]?.text)
        .slice(0, 2),
    ).toEqual(['測試資料：少了二十天', '涵蓋2026年8月25日到31日，8月25日只有部分縣市，8月26日起是全台']);
    const months = String(exports.planted.get(FILES.monthlyRows));
    expect(months).toContain(`2020-06,168115,131907,not-comparable,測試資料：少了十天,,${PLANTED.id}`);
  });

  it('in the feed of incidents, with what to do', () => {
    const feed = String(exports.planted.get(FILES.feed('incidents', 'rss')));
    expect(feed).toContain(PLANTED.effect);
    expect(feed).toContain(`建議：${PLANTED.advice}`);
  });

  it('on the pages of the files that are compared with it', () => {
    const comparing = [...pages.planted].filter(([, page]) =>
      // The table of the season tells of each set, compared or not.
      names(COMPARED.exec(page)?.[0].replace(/<table.*<\/table>/, '') ?? ''),
    );
    const others = comparing
      .map(([path]) => path)
      .filter((path) => !SETS.some((set) => path.includes(`/${set}/`)));
    // The next month and quarter say why they pass over it; the next year finds no other that it could be compared with.
    const compared = ['2020-07', '2020Q3', '2021'];
    expect(others.sort()).toEqual(
      compared.flatMap((p) => [filePage(p, 'raw'), filePage(p, 'deduplicated')]).sort(),
    );
  });

  it('on the page of a version: among the known problems', () => {
    for (const version of planted.versions) {
      const here = VERSIONS.includes(version.version);
      const problems = render(planted, createElement(KnownIncidents, { version: version.version }));
      expect(names(problems), version.version).toBe(here);
    }
  });

  it('in the search, as a mark at the files of the period', () => {
    const mark = (catalogue: Catalogue, period: string) =>
      toEntries({ documents: [], catalogue }).find((e) => e.period === period)?.mark;
    expect(mark(planted, '2020-06')).toEqual({
      state: 'severe',
      text: '列數不可比較（測試資料：少了十天）',
    });
    expect(mark(planted, '2020Q2')).toEqual({
      state: 'severe',
      text: '列數不可比較（測試資料：少了十天（2020年6月））',
    });
    expect(mark(recorded, '2020-06')).toEqual({ state: 'ok', text: '列數沒有已知缺漏' });
  });
});
