import { describe, expect, it } from 'vitest';
import { toRecommendedProp } from '../../../plugins/pages/data/about';
import { toIncidentProp } from '../../../plugins/pages/data/incident';
import {
  toChartProp,
  toDownloadProp,
  toHomeProp,
  toQualityProp,
  toYearBars,
  toYearProp,
} from '../../../plugins/pages/data/pages';
import {
  duePeriods,
  newestReleases,
  toMapProp,
  toNewestProp,
  toReleaseProp,
  toRulerProp,
} from '../../../plugins/pages/data/release';
import { columnAnchor } from '../../../src/domain/catalogue/columns';
import { countFigures } from '../../../src/domain/catalogue/figures';
import { newestRelease, yearsOf } from '../../../src/domain/catalogue/sets';
import { monthRange } from '../../../src/domain/period';
import { touchesRows } from '../../../src/domain/catalogue/reach';
import { rowsWhy } from '../../../src/domain/usability/words';
import { verdictOf } from '../../../src/domain/verdict/verdict';
import { SITE } from '../citation/sample';
import { encodedUrl, publishedFiles } from '../catalogue/published-files';
import { catalogue, recorded } from '../catalogue/real-catalogue';

/** Rows of a set by the independent record; undefined when it was not published. */
function recordedRows(period: string, variant: string): number | undefined {
  const file = publishedFiles.find((f) => f.period === period && f.variant === variant);
  return file && Number(file.row_count);
}

const recordedPeriods = [...new Set(publishedFiles.map((f) => f.period))];

function incident(id: string) {
  const found = recorded.incidents.find((i) => i.id === id);
  if (!found) throw new Error(`no incident ${id}`);
  return found;
}

function release(period: string) {
  const found = recorded.releases.find((r) => r.period === period);
  if (!found) throw new Error(`no release ${period}`);
  return found;
}

/** Months in which nothing was published, April 2024 to July 2026, by the incident that kept each from it. */
const SILENT_BY: Record<string, string[]> = {
  'outage-2024': [...monthRange('2024-04', '2024-08'), ...monthRange('2024-11', '2025-09')],
  'trial-2025': monthRange('2025-12', '2026-02'),
  'restart-2026-08': monthRange('2026-05', '2026-07'),
};
const SILENT = Object.values(SILENT_BY).flat();

const BEGAN =
  '「約略地點_x」、「約略地點_y」、「約略地點範圍」從2018年9月起才完整；「刊登者編碼」、「最大刊登者編碼」從2018年8月起才完整';

describe('toMapProp', () => {
  const map = toMapProp(recorded);

  it('has a cell for every published period, and for no other', () => {
    expect(Object.keys(map.cells).sort()).toEqual([...recordedPeriods].sort());
  });

  it.each(recordedPeriods)('shows the recorded rows of %s', (period) => {
    expect(map.cells[period]?.raw).toBe(recordedRows(period, 'raw'));
    expect(map.cells[period]?.deduplicated).toBe(recordedRows(period, 'deduplicated'));
  });

  it('leaves the de-duplicated rows out where there are none', () => {
    const raw = Object.keys(map.cells).filter((p) => !('deduplicated' in (map.cells[p] ?? {})));
    expect(raw.sort()).toEqual(['2018-05', '2018-06', '2021-10']);
  });

  it.each([
    ['2019-06', { rows: 'complete' }],
    [
      '2018-05',
      {
        rows: 'not-comparable',
        why: '涵蓋2018年5月1日到31日，只有六都，其他縣市到5月底才開始收錄',
        columns: 'caution',
        columnsWhy: '只有六都，要比較的另一期也請先篩選這些縣市',
      },
    ],
    [
      '2018-07',
      { rows: 'complete', columns: 'severe', columnsWhy: incident('letting-columns-2018-07').title },
    ],
    [
      '2018-08',
      {
        rows: 'complete',
        columns: 'caution',
        columnsWhy: '「約略地點_x」、「約略地點_y」、「約略地點範圍」從2018年9月起才完整',
      },
    ],
    ['2021-06', { rows: 'not-comparable', why: '估計短少6.02%' }],
    // The whole set must not be used, so nothing is said of single columns.
    ['2021-10', { rows: 'avoid', why: '混入四個月的物件' }],
    ['2021Q4', { rows: 'avoid', why: '混入四個月的物件' }],
    [
      '2021',
      {
        rows: 'not-comparable',
        why: '6月到9月短少，只補回8月與9月的大半',
        columns: 'caution',
        columnsWhy: incident('2021-00').title,
      },
    ],
    ['2021Q3', { rows: 'not-comparable', why: '估計短少39.06%' }],
    [
      '2018Q4',
      {
        rows: 'complete',
        columns: 'note',
        columnsWhy: `${incident('crawler-gap-2018-12').title}；${incident('furniture-columns-twice-2018').title}`,
      },
    ],
    // Made after July was mended; the places began incomplete whatever the incident.
    ['2018Q3', { rows: 'complete', columns: 'caution', columnsWhy: BEGAN }],
    [
      '2018',
      {
        rows: 'not-comparable',
        why: '涵蓋2018年5月1日到12月31日，5月只有六都',
        part: { from: 120 / 365, to: 1 },
        columns: 'caution',
        columnsWhy: BEGAN,
      },
    ],
    ['2022', { rows: 'complete' }],
    [
      '2024-09',
      {
        rows: 'not-comparable',
        why: '涵蓋2024年9月8日到30日',
        part: { from: 7 / 30, to: 1 },
        columns: 'caution',
        columnsWhy: incident('outage-2024').title,
      },
    ],
    [
      '2025-10',
      {
        rows: 'not-comparable',
        why: '涵蓋2025年10月26日到31日；試行收錄，只有兩輪',
        part: { from: 25 / 31, to: 1 },
        columns: 'empty',
        columnsWhy: incident('listing-url-empty-2025').title,
      },
    ],
    [
      '2026-04',
      {
        rows: 'not-comparable',
        why: '試行收錄，大約每週一輪',
        columns: 'severe',
        columnsWhy: `${incident('letting-signal-2026').title}；${incident('furniture-columns-2026').title}`,
      },
    ],
  ])('says how far %s can be trusted', (period, expected) => {
    const { raw: _raw, deduplicated: _deduplicated, ...states } = map.cells[period] ?? {};
    expect(states).toEqual(expected);
  });

  it('does not repeat a standing incident in every cell', () => {
    expect(map.cells['2023-06']).toEqual({
      raw: recordedRows('2023-06', 'raw'),
      deduplicated: recordedRows('2023-06', 'deduplicated'),
      rows: 'complete',
    });
  });

  it('lists the periods that were due and never came', () => {
    const quarters = [
      '2024Q2',
      '2024Q3',
      '2024Q4',
      '2025Q1',
      '2025Q2',
      '2025Q3',
      '2025Q4',
      '2026Q1',
      '2026Q2',
    ];
    expect(Object.keys(map.unpublished).sort()).toEqual(
      [...SILENT, '2018Q2', ...quarters, '2024', '2025'].sort(),
    );
  });

  it('says why they never came, where somebody recorded it', () => {
    for (const [id, months] of Object.entries(SILENT_BY))
      for (const month of months) expect(map.unpublished[month], month).toBe(incident(id).title);
    expect(map.unpublished['2024']).toBe(incident('outage-2024').title);
    // One month of three is no reason, and of 2018 nothing is known.
    expect(map.unpublished['2025Q4']).toBe('');
    expect(map.unpublished['2018Q2']).toBe('');
  });

  it('spans the years of the releases and of the record', () => {
    expect([map.first, map.last]).toEqual([2018, 2026]);
    const later = toMapProp({ ...recorded, dataset: { ...recorded.dataset, asOf: '2027-01' } });
    expect([later.first, later.last]).toEqual([2018, 2027]);
    const gaps = Object.keys(later.unpublished);
    expect(gaps).toContain('2027-01');
    expect(gaps).toContain('2026Q4');
    expect(gaps).not.toContain('2027-02');
    expect(gaps).not.toContain('2027Q1');
    expect(gaps).not.toContain('2027');
    // Nobody knows here why.
    expect(later.unpublished['2027-01']).toBe('');
  });

  it('takes a period as due once it is over', () => {
    const due = (asOf: string) =>
      duePeriods({ ...recorded, dataset: { ...recorded.dataset, since: '2025-11', asOf } });
    expect(due('2025-11')).toEqual(['2025-11']);
    expect(due('2025-12')).toEqual(['2025-11', '2025-12', '2025Q4', '2025']);
    expect(due('2026-03').slice(4)).toEqual(['2026-01', '2026-02', '2026-03', '2026Q1']);
  });
});

describe('toRulerProp', () => {
  it('has a letter for every month from May 2018 to the month of the record', () => {
    const ruler = toRulerProp(catalogue);
    expect(ruler.first).toBe('2018-05');
    expect(ruler.states).toHaveLength(monthRange('2018-05', catalogue.dataset.asOf).length);
    expect(ruler.states).toMatch(/^[cpna-]+$/);
  });

  it('tells the state of each month', () => {
    expect(toRulerProp(recorded)).toEqual({
      first: '2018-05',
      states: [
        'nccccccc', // 2018: May holds six cities only
        'ccpccccccccc', // 2019: crawler and disk in March
        'cccccccccccc', // 2020
        'cpcccnnnnacc', // 2021: disk in February, new pages from June, not to be used in October
        'cccccccccccc', // 2022
        'ccnpcccccpcc', // 2023: March ends on the 24th, no connection in April, disk in October
        'ccc-----nn--', // 2024: outage
        '---------nn-', // 2025: trial
        '--nn---n', // 2026: trial, and the last week of August
      ].join(''),
    });
  });

  it('has a gap exactly where no month was published', () => {
    const { states } = toRulerProp(recorded);
    const months = monthRange('2018-05', '2026-08');
    expect(months.filter((_, i) => states[i] === '-')).toEqual(SILENT);
    expect(months.filter((_, i) => states[i] !== '-')).toEqual(
      recordedPeriods.filter((p) => p.includes('-')).sort(),
    );
  });
});

describe('the figures', () => {
  it('counts what the record counts', () => {
    expect(countFigures(recorded)).toEqual({
      periods: { annual: 6, quarterly: 23, monthly: 78 },
      files: 388,
      months: { published: 78, due: 100, until: '2026-08' },
      sound: expect.objectContaining({ period: '2024-03', variant: 'raw', rows: 204420 }) as unknown,
      columns: { version: '0.3', count: 73 },
    });
  });

  it('counts the months up to that of the record', () => {
    const later = { ...recorded, dataset: { ...recorded.dataset, asOf: '2026-10' } };
    expect(countFigures(later).months).toEqual({ published: 78, due: 102, until: '2026-10' });
  });

  it('counts every incident and every file of the whole catalogue', () => {
    const figures = countFigures(catalogue);
    const { severe, caution, note } = toQualityProp(catalogue).counts;
    expect(severe + caution + note).toBe(catalogue.incidents.length);
    expect(toQualityProp(recorded).counts).toEqual({ severe: 9, caution: 4, note: 11 });
    expect(figures.files).toBe(catalogue.releases.flatMap((r) => r.sets.flatMap((s) => s.files)).length);
    const { annual, quarterly, monthly } = figures.periods;
    expect(annual + quarterly + monthly).toBe(catalogue.releases.length);
  });
});

describe('toChartProp', () => {
  const chart = toChartProp(recorded);

  it('spans the months from the first to that of the record', () => {
    expect([chart.first, chart.last]).toEqual(['2018-05', '2026-08']);
    const later = toChartProp({ ...recorded, dataset: { ...recorded.dataset, asOf: '2026-10' } });
    expect(later.last).toBe('2026-10');
    // Nobody knows here why it was not published.
    expect(later.touched['2026-10']).toBeUndefined();
    expect(chart.csv).toBe('/data/monthly-rows.csv');
  });

  it('bands the incidents that touch the number of rows, oldest first', () => {
    expect(chart.bands.map((band) => band.id)).toEqual([
      'beta-2018-05',
      '2019-00',
      '2021-00',
      '2021-01',
      '2023-00',
      '2023-01',
      'outage-2024',
      'trial-2025',
      'restart-2026-08',
    ]);
    expect(chart.bands[3]).toEqual({
      id: '2021-01',
      severity: 'severe',
      title: incident('2021-01').title,
      start: '2021-06-17',
      end: '2021-10-30',
    });
    expect(chart.bands.at(-1)?.end).toBe('2026-08-24');
  });

  it('says which months each of them touched, published or not', () => {
    const months = (number: number) =>
      Object.keys(chart.touched).filter((month) => chart.touched[month]?.includes(number));
    expect(months(1)).toEqual(['2018-05']);
    expect(months(4)).toEqual(monthRange('2021-06', '2021-10'));
    expect(months(5)).toEqual(['2023-03', '2023-04']);
    // The months that it kept from being published, and the two that came out with gaps.
    expect(months(7)).toEqual(monthRange('2024-04', '2025-09'));
    expect(months(8)).toEqual(monthRange('2025-10', '2026-04'));
    expect(months(9)).toEqual(monthRange('2026-05', '2026-08'));
  });

  it('has no number that is no band', () => {
    const numbers = new Set(Object.values(chart.touched).flat());
    expect([...numbers].sort()).toEqual(chart.bands.map((_, i) => i + 1));
  });
});

describe('toReleaseProp', () => {
  it('tells the sets of a period with their sources by name', () => {
    expect(toReleaseProp(recorded, release('2018-05'))).toEqual({
      period: '2018-05',
      granularity: 'monthly',
      version: '0.0',
      beta: true,
      sets: [
        {
          variant: 'raw',
          rows: 135160,
          sources: [['591租屋網', 135160]],
          files: [
            {
              format: 'csv',
              bytes: 40765154,
              url: 'https://twrh.s3.ap-northeast-3.amazonaws.com/2018/201805-TW-Rental-Data.zip',
            },
          ],
        },
      ],
      marks: [
        { id: 'beta-2018-05', severity: 'severe', title: incident('beta-2018-05').title },
        { id: 'floor-99-2018', severity: 'note', title: incident('floor-99-2018').title },
      ],
      standing: [],
      rowState: 'not-comparable',
      why: '涵蓋2018年5月1日到31日，只有六都，其他縣市到5月底才開始收錄',
      columns: 'caution',
      columnsWhy: '只有六都，要比較的另一期也請先篩選這些縣市',
    });
  });

  it('marks the incidents of the period, worst first, without the standing ones', () => {
    const prop = toReleaseProp(recorded, release('2026-04'));
    expect(prop.marks.map((m) => m.id)).toEqual([
      'furniture-columns-2026',
      'letting-signal-2026',
      'trial-2025',
      'listing-url-empty-2025',
    ]);
    expect(toReleaseProp(recorded, release('2023-06')).marks).toEqual([]);
  });

  it('says through which months a longer period inherits an incident', () => {
    const { id, severity, title } = incident('floor-99-2018');
    const mark = { id, severity, title };
    expect(toReleaseProp(recorded, release('2018-07')).marks).toContainEqual(mark);
    expect(toReleaseProp(recorded, release('2018Q3')).marks).toContainEqual({
      ...mark,
      through: '2018-07～08',
    });
    expect(toReleaseProp(recorded, release('2018')).marks).toContainEqual({
      ...mark,
      through: '2018-05～08',
    });
    // Named as unaffected: their files were made after it was mended.
    for (const period of ['2018Q3', '2018'])
      expect(toReleaseProp(recorded, release(period)).marks.map((m) => m.id)).not.toContain(
        'letting-columns-2018-07',
      );
    for (const period of ['2022Q3', '2022']) {
      expect(toReleaseProp(recorded, release(period)).marks).toEqual([]);
    }
  });

  it('keeps the standing incidents apart', () => {
    expect(toReleaseProp(recorded, release('2024Q1')).standing.map((i) => i.id)).toEqual([
      'nearby-columns-empty-2021',
      'listing-url-interface-2021',
    ]);
  });

  it('says why columns have their level where no incident does', () => {
    const places = '「約略地點_x」、「約略地點_y」、「約略地點範圍」從2018年9月起才完整';
    expect(toReleaseProp(recorded, release('2018-08'))).toMatchObject({
      // A note gives no care, and says nothing of why.
      marks: [{ id: 'floor-99-2018' }],
      columns: 'caution',
      columnsWhy: places,
    });
    expect(toReleaseProp(recorded, release('2018Q3')).columnsWhy).toBe(BEGAN);
    for (const period of ['2018-07', '2021-11', '2024-03', '2026-04']) {
      expect(toReleaseProp(recorded, release(period)), period).not.toHaveProperty('columnsWhy');
    }
  });

  it('leaves no level of columns without a reason', () => {
    for (const one of catalogue.releases) {
      const { columns, columnsWhy, marks } = toReleaseProp(catalogue, one);
      if (columns) expect(columnsWhy ?? marks[0], one.period).toBeDefined();
    }
  });

  it('says why the rows have their state: by the estimated loss where there is one, and not at all of complete ones', () => {
    expect(toReleaseProp(recorded, release('2021-09'))).toMatchObject({
      why: '估計短少45.42%',
      rowState: 'not-comparable',
    });
    expect(toReleaseProp(recorded, release('2021-10'))).toMatchObject({
      why: '混入四個月的物件',
      rowState: 'avoid',
    });
    expect(toReleaseProp(recorded, release('2021-11'))).not.toHaveProperty('why');
  });

  it('tells the level of the columns, and none where the whole set must not be used', () => {
    expect(toReleaseProp(recorded, release('2026-04'))).toMatchObject({ columns: 'severe' });
    expect(toReleaseProp(recorded, release('2025-11'))).toMatchObject({ columns: 'empty' });
    expect(toReleaseProp(recorded, release('2024-09'))).toMatchObject({ columns: 'caution' });
    expect(toReleaseProp(recorded, release('2018-12'))).toMatchObject({ columns: 'note' });
    for (const period of ['2021-10', '2020-06', '2022']) {
      expect(toReleaseProp(recorded, release(period))).not.toHaveProperty('columns');
    }
  });

  it('shows a source without a name by its id', () => {
    const nameless = { ...recorded, dataset: { ...recorded.dataset, sources: [] } };
    expect(toReleaseProp(nameless, release('2018-06')).sets[0]?.sources).toEqual([['591', 128857]]);
  });
});

describe('toYearProp', () => {
  const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026];

  it.each(years)('%i holds what was published, and nothing else', (year) => {
    const prop = toYearProp(recorded, year);
    const rows = publishedFiles.filter((f) => f.year === String(year));
    const shown = [...(prop.annual ? [prop.annual] : []), ...prop.quarterly, ...prop.monthly];
    const of = (granularity: string) => [
      ...new Set(rows.filter((f) => f.granularity === granularity).map((f) => f.period)),
    ];
    expect(prop.annual?.period).toBe(of('annual')[0]);
    expect(prop.quarterly.map((r) => r.period)).toEqual(of('quarterly').reverse());
    expect(prop.monthly.map((r) => r.period)).toEqual(of('monthly').reverse());
    expect(prop.files).toBe(rows.length);
    expect(shown.flatMap((r) => r.sets.flatMap((s) => s.files.map((f) => f.url))).sort()).toEqual(
      rows.map(encodedUrl).sort(),
    );
  });

  it.each(years)('%i has twelve bars, null where nothing was published', (year) => {
    const months = monthRange(`${year}-01`, `${year}-12`);
    expect(toYearProp(recorded, year).months).toHaveLength(12);
    expect(toYearBars(recorded, year).map((bar) => bar?.rows)).toEqual(
      months.map((m) => recordedRows(m, 'raw')),
    );
  });

  it('2021 tells the state of each month', () => {
    expect(toYearProp(recorded, 2021).months.map((bar) => bar?.state)).toEqual([
      'complete',
      'partial',
      'complete',
      'complete',
      'complete',
      'not-comparable',
      'not-comparable',
      'not-comparable',
      'not-comparable',
      'avoid',
      'complete',
      'complete',
    ]);
  });

  it('2024 has no annual set', () => {
    expect(toYearProp(recorded, 2024)).not.toHaveProperty('annual');
  });

  it('a year without releases is empty', () => {
    const empty = { year: 2017, quarterly: [], monthly: [], files: 0, months: Array<null>(12).fill(null) };
    expect(toYearProp(recorded, 2017)).toEqual(empty);
  });
});

describe('the newest', () => {
  it('releases are one of each granularity', () => {
    expect(newestReleases(recorded).map((r) => r.period)).toEqual(['2023', '2024Q1', '2026-08']);
  });

  it('release of a granularity that has none is an error with a fix', () => {
    const none = { ...recorded, releases: recorded.releases.filter((r) => r.granularity !== 'annual') };
    expect(() => newestRelease(none, 'annual')).toThrow(/catalogue\/releases\/.*annual.*修正：/);
  });

  it.each([
    ['annual', { period: '2023', variant: 'deduplicated', version: '0.3' }],
    ['quarterly', { period: '2024Q1', variant: 'deduplicated', version: '0.3' }],
    ['monthly', { period: '2026-08', variant: 'deduplicated', version: '0.3' }],
  ] as const)('%s set is de-duplicated where it is', (granularity, expected) => {
    expect(toNewestProp(recorded, granularity)).toEqual(expected);
  });

  it('set is raw where it is nothing else', () => {
    const first = { ...recorded, releases: recorded.releases.filter((r) => r.period <= '2018-06') };
    expect(toNewestProp(first, 'monthly')).toEqual({ period: '2018-06', variant: 'raw', version: '0.0' });
  });
});

describe('pages', () => {
  it('the home page gathers map, newest sets and chart', () => {
    expect(toHomeProp(recorded)).toEqual({
      map: toMapProp(recorded),
      newest: newestReleases(recorded),
      recommended: toRecommendedProp(recorded),
      chart: toChartProp(recorded),
    });
  });

  it('the download page has every year, newest first, and with them every file', () => {
    const { years } = toDownloadProp(recorded, SITE);
    expect(years.map((y) => y.year)).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018]);
    expect(years.map((y) => y.year)).toEqual(yearsOf(recorded));
    expect(years.reduce((sum, y) => sum + y.files, 0)).toBe(388);
    expect(toDownloadProp(recorded, SITE).fileHost).toBe('https://twrh.s3.ap-northeast-3.amazonaws.com');
  });

  it('the quality page has every incident, newest first', () => {
    const { incidents, counts } = toQualityProp(recorded);
    expect(incidents.map((i) => i.id)).toEqual(recorded.incidents.map((i) => i.id));
    expect(incidents.at(-1)?.id).toBe('floor-99-2018');
    expect(counts).toEqual({ severe: 9, caution: 4, note: 11 });
  });
});

describe('toIncidentProp', () => {
  const prop = (id: string) => toIncidentProp(recorded, incident(id));

  it.each(recorded.incidents)('$id says what to do, and what became of it where the record does', (entry) => {
    expect(prop(entry.id)).toMatchObject({
      title: entry.title,
      cause: entry.cause,
      effect: entry.effect,
      advice: entry.advice,
    });
    expect(prop(entry.id).status).toBe(entry.status);
    if (entry.status === undefined) expect(prop(entry.id)).not.toHaveProperty('status');
  });

  it('tells the affected periods in words, and the verdict on the rows of each', () => {
    expect(prop('2021-01')).toMatchObject({
      periods: '2021年6月到10月、2021年第2季到第4季、2021年',
      spans: [
        ['2021-06', '2021-10'],
        ['2021Q2', '2021Q4'],
        ['2021', '2021'],
      ],
      rows: [
        { period: '2021-06', state: 'not-comparable', why: '估計短少6.02%', loss: 6.02 },
        { period: '2021-07', state: 'not-comparable', why: '估計短少34.96%', loss: 34.96 },
        { period: '2021-08', state: 'not-comparable', why: '估計短少36.82%', loss: 36.82 },
        { period: '2021-09', state: 'not-comparable', why: '估計短少45.42%', loss: 45.42 },
        { period: '2021-10', state: 'avoid', why: '混入四個月的物件' },
        { period: '2021Q2', state: 'not-comparable', why: '估計短少4.49%', loss: 4.49 },
        { period: '2021Q3', state: 'not-comparable', why: '估計短少39.06%', loss: 39.06 },
        { period: '2021Q4', state: 'avoid', why: '混入四個月的物件' },
        { period: '2021', state: 'not-comparable', why: '6月到9月短少，只補回8月與9月的大半' },
      ],
      wholeRows: true,
      columns: [],
      post: 'data-issue-2021-01',
    });
    expect(prop('2021-01')).not.toHaveProperty('from');
  });

  it('says of the rows of every period what the verdict says, where it touches rows and only there', () => {
    for (const known of recorded.incidents) {
      const { rows, wholeRows } = prop(known.id);
      expect(rows.length > 0, known.id).toBe(known.rows === 'partial' || known.rows === 'not-comparable');
      expect(wholeRows, known.id).toBe(touchesRows(known));
      const named = Array.isArray(known.affects) ? known.affects : [];
      if (rows.length > 0) expect(rows.map((r) => r.period)).toEqual(expect.arrayContaining(named));
      for (const { period, state, why } of rows) {
        const verdict = verdictOf(recorded, period, 'raw');
        expect(state, `${known.id} ${period}`).toBe(verdict.rows.state);
        expect(why, `${known.id} ${period}`).toBe(rowsWhy(verdict.rows, recorded.incidents));
      }
    }
  });

  it('gives what to do, and how things stand only where the record does', () => {
    for (const known of recorded.incidents) expect(prop(known.id).advice).toBe(known.advice);
    expect(prop('beta-2018-05')).not.toHaveProperty('status');
    expect(prop('2021-01').status).toBe(incident('2021-01').status);
  });

  it('tells the beginning of an incident that goes on for ever', () => {
    expect(prop('nearby-columns-empty-2021')).toMatchObject({
      periods: '',
      from: '2021-11',
      wholeRows: false,
    });
    expect(prop('nearby-columns-empty-2021')).not.toHaveProperty('post');
  });

  it('counts the columns that a pattern stands for', () => {
    expect(prop('nearby-columns-empty-2021').columns).toEqual([
      { text: '附近有_', count: 7, anchor: 'c-living_functions_school' },
      { text: '附近的', count: 5, anchor: 'c-transportation_subway' },
    ]);
    expect(prop('furniture-columns-2026').columns).toMatchObject([{ text: '提供家具_', count: 13 }]);
    expect(prop('crawler-gap-2018-12').columns).toMatchObject([{ text: '物件最後更新時間', count: 1 }]);
  });

  it('leads to columns that the dictionary has', () => {
    const anchors = recorded.columns.map(columnAnchor);
    for (const { id } of recorded.incidents) {
      for (const { text, anchor } of prop(id).columns) expect(anchors, `${id} ${text}`).toContain(anchor);
    }
  });

  it('tells whole rows from columns', () => {
    expect(prop('beta-2018-05')).toMatchObject({ wholeRows: true, columns: [], columnTypes: [] });
    expect(prop('2019-00')).toMatchObject({ wholeRows: true });
    expect(prop('flags-written-as-values-2021')).toMatchObject({
      wholeRows: false,
      columns: [],
      columnTypes: ['integer', 'number', 'code'],
    });
  });
});
