import { render } from '@site/tests/support/renderPage';
import { createElement } from 'react';
import IncidentList from '@site/src/features/quality/IncidentList';
import AnnualDownload from '@theme/AnnualDownload';
import DatasetCard from '@theme/DatasetCard';
import { describe, expect, it } from 'vitest';
import { describeRuler } from './modules';
import { describeChart } from '@site/src/features/home/RowsChart/build';
import {
  columnAnchor,
  countFigures,
  describeCoverage,
  duePeriods,
  findRelease,
  formatReach,
  GRANULARITIES,
  listWorsened,
  matchColumns,
  monthBars,
  monthRange,
  newestRelease,
  newestSet,
  periodSpans,
  getReader,
  releaseQuality,
  releasesIn,
  rowsWhy,
  touchesRows,
  getVerdict,
  worsensRows,
  listYears,
} from 'rental-data';
import { encodedUrl, publishedFiles } from 'rental-data/testing/publishedFiles';
import { catalogue, recorded } from 'rental-data/testing/realCatalogue';

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

const release = (period: string) => findRelease(recorded, period);

/** Months in which nothing was published, April 2024 to July 2026, by the incident that kept each from it. */
const SILENT_BY: Record<string, string[]> = {
  'outage-2024': [...monthRange('2024-04', '2024-08'), ...monthRange('2024-11', '2025-09')],
  'trial-2025': monthRange('2025-12', '2026-02'),
  'restart-2026-08': monthRange('2026-05', '2026-07'),
};
const SILENT = Object.values(SILENT_BY).flat();

const BEGAN =
  '「約略地點_x」、「約略地點_y」、「約略地點範圍」從2018年9月起才完整；「出租所費天數」、「最大出租所費天數」意義改變；「刊登者編碼」、「最大刊登者編碼」從2018年8月起才完整';

describe('the coverage map', () => {
  const map = describeCoverage(recorded);

  it('has a cell for every published period, and for no other', () => {
    expect(Object.keys(map.cells).sort()).toEqual([...recordedPeriods].sort());
  });

  it.each(recordedPeriods)('shows the recorded rows of %s', (period) => {
    expect(map.cells[period]?.raw).toBe(recordedRows(period, 'raw'));
    expect(map.cells[period]?.deduplicated).toBe(recordedRows(period, 'deduplicated'));
  });

  it('leaves the de-duplicated rows out where there are none', () => {
    const raw = Object.keys(map.cells).filter((p) => map.cells[p]?.deduplicated === undefined);
    expect(raw.sort()).toEqual(['2018-05', '2018-06', '2021-10']);
  });

  it.each([
    // The whole set must not be used, so nothing is said of single columns.
    ['2021Q4', { rows: 'avoid', why: '混入四個月的物件' }],
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
        why: '涵蓋2018年5月1日到12月31日，六都以外從5月底開始',
        part: { from: 120 / 365, to: 1 },
        columns: 'caution',
        columnsWhy: BEGAN,
      },
    ],
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
    const later = describeCoverage({ ...recorded, dataset: { ...recorded.dataset, asOf: '2027-01' } });
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

describe('the ruler', () => {
  it('has a letter for every month from May 2018 to the month of the record', () => {
    const ruler = describeRuler(catalogue);
    expect(ruler.first).toBe('2018-05');
    expect(ruler.states).toHaveLength(monthRange('2018-05', catalogue.dataset.asOf).length);
    expect(ruler.states).toMatch(/^[cpna-]+$/);
  });

  it('tells the state of each month', () => {
    expect(describeRuler(recorded)).toEqual({
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
    expect(figures.files).toBe(catalogue.releases.flatMap((r) => r.sets.flatMap((s) => s.files)).length);
    const { annual, quarterly, monthly } = figures.periods;
    expect(annual + quarterly + monthly).toBe(catalogue.releases.length);
  });
});

describe('the chart of rows', () => {
  const chart = describeChart(recorded);

  it('spans the months from the first to that of the record', () => {
    const months = chart.months.map(({ month }) => month);
    expect([months[0], months.at(-1)]).toEqual(['2018-05', '2026-08']);
    const later = describeChart({ ...recorded, dataset: { ...recorded.dataset, asOf: '2026-10' } });
    // Nobody knows here why it was not published.
    expect(later.months.at(-1)).toEqual({ month: '2026-10' });
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
    expect(chart.bands[3]).toMatchObject({
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
      chart.months.filter(({ touched }) => touched?.includes(number)).map(({ month }) => month);
    expect(months(1)).toEqual(['2018-05']);
    expect(months(4)).toEqual(monthRange('2021-06', '2021-10'));
    expect(months(5)).toEqual(['2023-03', '2023-04']);
    // The months that it kept from being published, and the two that came out with gaps.
    expect(months(7)).toEqual(monthRange('2024-04', '2025-09'));
    expect(months(8)).toEqual(monthRange('2025-10', '2026-04'));
    expect(months(9)).toEqual(monthRange('2026-05', '2026-08'));
  });

  it('has no number that is no band', () => {
    const numbers = new Set(chart.months.flatMap(({ touched = [] }) => touched));
    expect([...numbers].sort()).toEqual(chart.bands.map((_, i) => i + 1));
  });
});

describe('a period on cards', () => {
  it('shows sets with their rows, shares and files', () => {
    const html = render(recorded, createElement(DatasetCard, { period: '2018-05' }));
    expect(html).toContain('135,160');
    expect(html).toContain(
      'href="https://twrh.s3.ap-northeast-3.amazonaws.com/2018/201805-TW-Rental-Data.zip"',
    );
    expect(html).toContain('測試版格式');
    expect(html).toContain('href="/about-data-set/0.0/"');
  });

  it('says why columns have their level where no incident does', () => {
    const unmarked = (period: string) => releaseQuality(recorded, release(period)).columns?.unmarked;
    // A note gives no care, and says nothing of why.
    expect(unmarked('2018-08')).toBe('「約略地點_x」、「約略地點_y」、「約略地點範圍」從2018年9月起才完整');
    expect(unmarked('2018Q3')).toBe(BEGAN);
    for (const period of ['2018-07', '2021-11', '2024-03', '2026-04'])
      expect(unmarked(period), period).toBeUndefined();
  });

  it('leaves no level of columns without a reason', () => {
    for (const one of catalogue.releases) {
      const { columns, incidents } = releaseQuality(catalogue, one);
      const passing = incidents.filter(({ incident: { standing } }) => !standing);
      if (columns) expect(columns.unmarked ?? passing[0], one.period).toBeDefined();
    }
  });
});

describe('a year of downloads', () => {
  const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026];

  it.each(years)('%i holds what was published, and nothing else', (year) => {
    const rows = publishedFiles.filter((f) => f.year === String(year));
    const periodsIn = (granularity: string) => [
      ...new Set(rows.filter((f) => f.granularity === granularity).map((f) => f.period)),
    ];
    const list = (granularity: (typeof GRANULARITIES)[number]) => releasesIn(recorded, year, granularity);
    for (const granularity of GRANULARITIES)
      expect(list(granularity).map((r) => r.period)).toEqual(periodsIn(granularity).reverse());
    expect(
      GRANULARITIES.flatMap(list)
        .flatMap((r) => r.sets.flatMap((s) => s.files.map((f) => f.url)))
        .sort(),
    ).toEqual(rows.map(encodedUrl).sort());
  });

  it.each(years)('%i has twelve bars, null where nothing was published', (year) => {
    const months = monthRange(`${year}-01`, `${year}-12`);
    expect(monthBars(recorded, year)).toHaveLength(12);
    expect(monthBars(recorded, year).map((bar) => bar?.rows)).toEqual(
      months.map((m) => recordedRows(m, 'raw')),
    );
  });

  it('has bars of the states that the ruler tells', () => {
    const { first, states } = describeRuler(recorded);
    const letters = { complete: 'c', partial: 'p', 'not-comparable': 'n', avoid: 'a' };
    const bars = years.flatMap((year) => monthBars(recorded, year));
    const told = bars.map((bar) => (bar ? letters[bar.state] : '-')).join('');
    expect(told.slice(Number(first.slice(5)) - 1).slice(0, states.length)).toBe(states);
  });

  it('2024 has no annual set, and says so', () => {
    expect(render(recorded, createElement(AnnualDownload, { year: 2024 }))).toContain('沒有發布年資料');
  });

  it('a year without releases is empty', () => {
    expect(monthBars(recorded, 2017)).toEqual(Array<null>(12).fill(null));
    for (const granularity of GRANULARITIES) expect(releasesIn(recorded, 2017, granularity)).toEqual([]);
  });
});

describe('the newest', () => {
  it('releases are one of each granularity', () => {
    expect(GRANULARITIES.map((g) => newestRelease(recorded, g).period)).toEqual([
      '2023',
      '2024Q1',
      '2026-08',
    ]);
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
    expect(newestSet(recorded, granularity)).toMatchObject(expected);
  });

  it('set is raw where it is nothing else', () => {
    const first = { ...recorded, releases: recorded.releases.filter((r) => r.period <= '2018-06') };
    expect(newestSet(first, 'monthly')).toMatchObject({ period: '2018-06', variant: 'raw', version: '0.0' });
  });
});

it('the years of the download page are those with releases, the newest first', () => {
  expect(listYears(recorded)).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018]);
  expect(recorded.dataset.fileHost).toBe('https://twrh.s3.ap-northeast-3.amazonaws.com');
});

describe('an incident', () => {
  const list = (id: string) => render(recorded, createElement(IncidentList, { incidents: [incident(id)] }));
  const judgeRows = (id: string) =>
    listWorsened(recorded, incident(id)).map((period) => {
      const rows = getReader(recorded).rows(period, 'raw');
      return [period, rows.state, rowsWhy(rows, recorded.incidents)];
    });

  it.each(recorded.incidents)('$id says what to do, and what became of it where the record does', (entry) => {
    const text = list(entry.id).replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
    for (const part of [entry.title, entry.cause, entry.effect, entry.advice]) expect(text).toContain(part);
    expect(text.includes('<dt>現況</dt>')).toBe(entry.status !== undefined);
    if (entry.status !== undefined) expect(text).toContain(entry.status);
  });

  it('tells the affected periods in words, and the verdict on the rows of each', () => {
    const { affects, estimatedLoss } = incident('2021-01');
    expect(formatReach({ affects })).toBe('2021年6月到10月、2021年第2季到第4季、2021年');
    expect(Array.isArray(affects) && periodSpans(affects)).toEqual([
      ['2021-06', '2021-10'],
      ['2021Q2', '2021Q4'],
      ['2021', '2021'],
    ]);
    expect(judgeRows('2021-01')).toEqual([
      ['2021-06', 'not-comparable', '估計短少6.02%'],
      ['2021-07', 'not-comparable', '估計短少34.96%'],
      ['2021-08', 'not-comparable', '估計短少36.82%'],
      ['2021-09', 'not-comparable', '估計短少45.42%'],
      ['2021-10', 'avoid', '混入四個月的物件'],
      ['2021Q2', 'not-comparable', '估計短少4.49%'],
      ['2021Q3', 'not-comparable', '估計短少39.06%'],
      ['2021Q4', 'avoid', '混入四個月的物件'],
      ['2021', 'not-comparable', '6月到9月短少，只補回8月與9月的大半'],
    ]);
    const html = list('2021-01');
    for (const [period = ''] of judgeRows('2021-01'))
      expect(html).toContain(`href="/download/${period}/raw/"`);
    for (const loss of Object.values(estimatedLoss)) expect(html).toContain(`--w:${String(loss / 100)}`);
    expect(html).toContain('href="/blog/post/data-issue-2021-01/"');
  });

  it('says of the rows of every period what the verdict says, where it touches rows and only there', () => {
    for (const known of recorded.incidents) {
      const periods = listWorsened(recorded, known);
      expect(periods.length > 0, known.id).toBe(worsensRows(known));
      const named = Array.isArray(known.affects) ? known.affects : [];
      if (periods.length > 0) expect(periods).toEqual(expect.arrayContaining(named));
      for (const [period = '', state, why] of judgeRows(known.id)) {
        const verdict = getVerdict(recorded, period, 'raw');
        expect(state, `${known.id} ${period}`).toBe(verdict.rows.state);
        expect(why, `${known.id} ${period}`).toBe(rowsWhy(verdict.rows, recorded.incidents));
      }
    }
  });

  it('tells the beginning of an incident that goes on for ever', () => {
    expect(formatReach(incident('nearby-columns-empty-2021'))).toBe('2021年11月起的每一期');
    expect(list('nearby-columns-empty-2021')).not.toContain('事件經過');
  });

  it('counts the columns that a pattern stands for', () => {
    const columns = (id: string) =>
      (incident(id).columns ?? []).map((pattern) => {
        const { text, count, first } = matchColumns(recorded, pattern);
        return { text, count, anchor: first && columnAnchor(first) };
      });
    expect(columns('nearby-columns-empty-2021')).toEqual([
      { text: '附近有_', count: 7, anchor: 'c-living_functions_school' },
      { text: '附近的', count: 5, anchor: 'c-transportation_subway' },
    ]);
    expect(columns('furniture-columns-2026')).toMatchObject([{ text: '提供家具_', count: 13 }]);
    expect(columns('crawler-gap-2018-12')).toMatchObject([{ text: '物件最後更新時間', count: 1 }]);
  });

  it('leads to columns that the dictionary has', () => {
    for (const { id, columns = [] } of recorded.incidents) {
      for (const pattern of columns)
        expect(matchColumns(recorded, pattern).first, `${id} ${pattern}`).toBeDefined();
    }
  });

  it('tells whole rows from columns', () => {
    const scope = (id: string) =>
      /<dt>影響什麼<\/dt><dd>(.*?)<\/dd>/.exec(list(id))?.[1]?.replace(/<[^>]*>/g, '');
    expect(scope('beta-2018-05')).toBe('列數');
    expect(scope('2019-00')).toMatch(/^列數/);
    expect(scope('flags-written-as-values-2021')).toMatch(/^所有.*欄位$/);
    expect(touchesRows(incident('flags-written-as-values-2021'))).toBe(false);
    expect(scope('nearby-columns-empty-2021')).toBe('「附近有_」開頭的7欄、「附近的」開頭的5欄');
  });
});
